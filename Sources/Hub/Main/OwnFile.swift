import Foundation
import Marbles

/// A file that a command writes. It replaces an earlier one of ours, and nothing else.
struct OwnFile: Sendable {
    /// What is written, and how it is known again.
    struct Kind: Sendable {
        /// The first characters of each.
        let start: String
        /// "picture of a marble diagram"
        let name: String
        /// The option that names the file.
        let option: HubOption
    }

    let url: URL
    /// As it was typed.
    let name: String
    private let kind: Kind

    /// - Parameter name: What was typed for it, as seen from `folder`.
    init(_ name: String, in folder: URL, _ kind: Kind) {
        (self.name, self.kind) = (name, kind)
        url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appendingPathComponent(name)
    }

    /// Whether something of this name is there.
    var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// - Throws: `NotOurs` if something else stands there; nothing is changed then. `NotWritten`.
    func write(_ text: String) throws {
        try check()
        try replace(by: text)
    }

    /// - Throws: `NotOurs` if something else stands there.
    func check() throws {
        // A pipe must not be opened: that waits for somebody at its other end.
        var facts = stat()
        if stat(url.path, &facts) == 0 {
            let kind = facts.st_mode & S_IFMT
            guard kind == S_IFREG else { throw NotOurs(file: self, what: kind == S_IFDIR ? "a folder" : "no file") }
            guard isOurs else { throw NotOurs(file: self, what: "another file, and no \(self.kind.name)") }
        }
    }

    /// Writes it, whatever stands there: somebody was asked. A link stays one.
    func replace(by text: String) throws(NotWritten) {
        do {
            try Data(text.utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
        } catch {
            throw NotWritten(name: name)
        }
    }

    private var isOurs: Bool {
        let own = Data(kind.start.utf8)
        guard let file = try? FileHandle(forReadingFrom: url) else { return false }
        return file.readData(ofLength: own.count) == own
    }

    struct NotOurs: Error, CustomStringConvertible {
        let description: String

        fileprivate init(file: OwnFile, what: String) {
            description =
                "\(file.name.printable) is \(what). It was not changed. "
                + "Name another file after \(file.kind.option.name)."
        }
    }

    struct NotWritten: Error, CustomStringConvertible {
        let name: String

        var description: String {
            "The file \(name.printable) cannot be written. Is its folder there, and may you write in it?"
        }
    }
}
