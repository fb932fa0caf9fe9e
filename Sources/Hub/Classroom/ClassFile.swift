import Foundation
import Marbles

/// The file of a class's page. It replaces an earlier page, and nothing else.
struct ClassFile {
    let url: URL
    private let name: String

    /// - Parameter name: What was typed for it, as seen from `folder`.
    init(_ name: String, in folder: URL) {
        self.name = name
        url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appendingPathComponent(name)
    }

    /// The first lines of each page. They tell it from a file that somebody else made.
    static let marker = """
        <!DOCTYPE html>
        <!-- Written by swift run workbook class. It may be replaced. -->

        """

    /// The style sheets: that of the book, and what a class has besides.
    static func style(of checkout: Checkout) throws(NoStyle) -> String {
        var sheets = ""
        for path in ["Sources/Hub/Book/book.css", "Sources/Hub/Classroom/class.css"] {
            guard let text = try? String(contentsOf: checkout.root.appendingPathComponent(path), encoding: .utf8) else {
                throw NoStyle(path: path)
            }
            sheets += text + "\n"
        }
        return sheets
    }

    /// - Throws: `NotOurs` if something else stands there; nothing is changed then. `NotWritten`.
    func write(_ page: String) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
            guard !isFolder.boolValue else { throw NotOurs(name: name, what: "is a folder") }
            guard isPage else { throw NotOurs(name: name, what: "is another file, and no page of a class") }
        }
        do { try Data(page.utf8).write(to: url, options: .atomic) } catch { throw NotWritten(name: name) }
    }

    /// Whether the file that is there begins as our pages do.
    private var isPage: Bool {
        let own = Data(Self.marker.utf8)
        guard let file = try? FileHandle(forReadingFrom: url) else { return false }
        return file.readData(ofLength: own.count) == own
    }

    struct NotOurs: Error, CustomStringConvertible {
        let name: String
        let what: String

        var description: String { "\(name.printable) \(what). It was not changed. Name another file after --html." }
    }

    struct NotWritten: Error, CustomStringConvertible {
        let name: String

        var description: String {
            "The file \(name.printable) cannot be written. Is its folder there, and may you write in it?"
        }
    }

    struct NoStyle: Error, CustomStringConvertible {
        let path: String

        var description: String { "\(path) cannot be read. Get it back: git checkout \(path)" }
    }
}
