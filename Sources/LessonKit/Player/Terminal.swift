/// What the player says things on, and hears keys from.
package protocol Terminal: AnyObject {
    /// The columns, when they are known.
    var columns: Int? { get }
    /// Whether someone is there to press a key.
    var isInteractive: Bool { get }
    /// Whether what is put out is seen as it comes, and goes into no pipe or file.
    var hasScreen: Bool { get }
    /// Whether colour is wanted and would be seen.
    var hasColour: Bool { get }
    /// Whether it is known to show more than ASCII.
    var hasUnicode: Bool { get }
    /// Whether a key is heard without Enter behind it.
    var hasKeys: Bool { get }
    /// Puts out one line.
    func write(_ line: String)
    /// Puts out one line of an error.
    func complain(_ line: String)
    /// Shows `text` where a prompt would be, until something else is put out; nothing where it could not be erased.
    ///
    /// A key pressed before the next question is shown is not an answer to it.
    func busy(_ text: String)
    /// Shows `prompt` until a key is pressed that means something.
    func ask(_ prompt: String) -> Key
}

/// What a key asks for in `--walk`.
package enum Key: Equatable {
    case on
    case back
    case again
    case quit
}

extension Terminal {
    /// The columns to lay a page out for: those there are, within what is pleasant to read.
    package var pageWidth: Int { min(100, max(40, columns ?? 80)) }
}
