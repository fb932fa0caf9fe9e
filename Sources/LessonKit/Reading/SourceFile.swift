import Foundation

/// Reads a file that a person writes.
package enum SourceFile {
    /// The text of a file; nil where it cannot be read. Bytes that are not UTF-8 are replaced: a learner's editor may write any.
    package static func read(_ file: URL) -> String? {
        (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The same; empty where the file cannot be read.
    package static func text(of file: URL) -> String { read(file) ?? "" }
}
