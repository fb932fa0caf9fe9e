import Foundation

/// The folder that the book is written into. It knows by a list which of its files are the book's.
struct BookFolder {
    /// The file with the names of all that belongs to the book.
    static let marker = ".workbook-book"
    /// Where the pages stand until all are there.
    private static let staging = ".workbook-book-new"

    let url: URL
    /// As it was typed.
    let name: String

    private var files: FileManager { .default }

    /// - Parameters:
    ///   - typed: The name of a folder, as seen from `directory`; nil for the usual place in the checkout.
    ///   - usual: The usual place, in `.workbook`.
    init(_ typed: String?, in directory: URL, _ checkout: Checkout, usually usual: String = "book") {
        name = typed ?? ".workbook/\(usual)"
        url =
            typed.map {
                $0.hasPrefix("/")
                    ? URL(fileURLWithPath: $0, isDirectory: true)
                    : directory.appendingPathComponent($0).standardizedFileURL
            }
            ?? checkout.root.appendingPathComponent(name)
    }

    /// - Throws: `NotOurs` if something stands there that is no book; nothing is changed then.
    func check(for pages: [String] = []) throws(NotOurs) {
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else { throw NotOurs(name: name, what: "is a file") }
        let present = Set((try? files.contentsOfDirectory(atPath: url.path)) ?? []).subtracting([
            Self.staging, ".DS_Store",
        ])
        guard let own else {
            if !present.isEmpty { throw NotOurs(name: name, what: "has other files in it") }
            return
        }
        if let strange = pages.first(where: { present.contains($0) && !own.contains($0) }) {
            throw NotOurs(name: name, what: "has a file \(strange) that is not the book's")
        }
    }

    /// The names that the last book wrote; nil if there is none.
    private var own: [String]? {
        let list = try? String(contentsOf: url.appendingPathComponent(Self.marker), encoding: .utf8)
        // Somebody else may have written the list: a name with a folder in it is none of a book's.
        return list?.split(whereSeparator: \.isNewline).map(String.init)
            .filter { !$0.hasPrefix("#") && !$0.contains("/") && $0 != "." && $0 != ".." }
    }

    /// Puts the pages into the folder, and removes those of the last book that are no more. Until all are written beside them, the
    /// old ones stay.
    ///
    /// - Returns: the bytes of all.
    func write(_ pages: [(name: String, data: Data)]) throws -> Int {
        try check(for: pages.map(\.name))
        let isNew = !files.fileExists(atPath: url.path)
        let staging = url.appendingPathComponent(Self.staging)
        do {
            try? files.removeItem(at: staging)
            try files.createDirectory(at: staging, withIntermediateDirectories: true)
            for page in pages {
                try Interruption.check()
                try page.data.write(to: staging.appendingPathComponent(page.name))
            }
            let old = own ?? []
            let new = pages.map(\.name)
            // Between two books all files of both are known as ours.
            try write(names: Set(old + new).sorted())
            for name in new {
                guard rename(staging.appendingPathComponent(name).path, url.appendingPathComponent(name).path) == 0
                else {
                    throw NotWritten(name: self.name)
                }
            }
            // A folder is no page, and stays.
            for name in old where !new.contains(name) { unlink(url.appendingPathComponent(name).path) }
            try write(names: new.sorted())
            try files.removeItem(at: staging)
        } catch {
            try? files.removeItem(at: isNew ? url : staging)
            if error is CheckError { throw error }
            throw NotWritten(name: name)
        }
        return pages.map(\.data.count).reduce(0, +)
    }

    /// `1.2 MB`
    static func text(ofBytes count: Int) -> String { String(format: "%.1f MB", Double(count) / 1_000_000) }

    private func write(names: [String]) throws {
        let intro = ["# Written by swift run workbook book. It may replace or remove these files."]
        try Data((intro + names).map { $0 + "\n" }.joined().utf8)
            .write(to: url.appendingPathComponent(Self.marker), options: .atomic)
    }

    /// Something that is no book stands in the way.
    struct NotOurs: Error, CustomStringConvertible {
        let name: String
        let what: String

        var description: String {
            "\(name) \(what). Nothing was written. Name a new or an empty folder: swift run workbook book --to my-book"
        }
    }

    struct NotWritten: Error, CustomStringConvertible {
        let name: String

        var description: String {
            "The book cannot be written into \(name). May you write there, and is there room on the disk?"
        }
    }
}
