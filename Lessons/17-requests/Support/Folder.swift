import Foundation
import Streams

/// A real folder, with documents of text in it.
struct Folder: Sendable {
    let url: URL
    private let isFull: Bool

    init(_ url: URL, isFull: Bool = false) {
        self.url = url
        self.isFull = isFull
    }

    var name: String { url.lastPathComponent }

    func make() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    func remove() throws { try FileManager.default.removeItem(at: url) }

    /// Saves `text` as the draft, for each subscriber anew: completes, or fails with a `SaveError`.
    func save(_ text: String) -> Completable {
        .deferred {
            try write(text, to: "draft.txt")
            return .empty()
        }
    }

    /// Writes a document. It replaces the document of that name.
    func write(_ text: String, to document: String) throws {
        let file = url.appendingPathComponent(document)
        do {
            if isFull {
                try FullDisk.write(Data(text.utf8), to: file)
            } else {
                try Data(text.utf8).write(to: file)
            }
        } catch {
            throw SaveError(error)
        }
    }
}

/// Why a document could not be saved.
enum SaveError: Error, CustomStringConvertible {
    case noFolder
    case noSpace
    case notAFolder
    case other(String)

    /// Translates an error of Foundation.
    init(_ error: any Error) {
        let cause = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile: self = .noFolder
        case .fileWriteOutOfSpace: self = .noSpace
        case _ where cause?.domain == NSPOSIXErrorDomain && cause?.code == Int(EFBIG): self = .noSpace
        case _ where cause?.domain == NSPOSIXErrorDomain && cause?.code == Int(ENOTDIR): self = .notAFolder
        default: self = .other(error.localizedDescription)
        }
    }

    var description: String {
        switch self {
        case .noFolder: "there is no such folder"
        case .noSpace: "there is no room"
        case .notAFolder: "a file stands in its place"
        case .other(let text): text
        }
    }
}
