import Foundation

/// The file of a class's page.
enum ClassFile {
    /// The first lines of each page. They tell it from a file that somebody else made.
    static let marker = """
        <!DOCTYPE html>
        <!-- Written by swift run workbook class. It may be replaced. -->

        """

    static let kind = OwnFile.Kind(start: marker, name: "page of a class", option: .html)

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

    struct NoStyle: Error, CustomStringConvertible {
        let path: String

        var description: String { "\(path) cannot be read. Get it back: git checkout \(path)" }
    }
}
