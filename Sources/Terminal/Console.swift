/// Where a program writes its lines and gets its keys: a terminal, a pipe, or a test.
package protocol Console: AnyObject {
    /// The columns, when they are known.
    var columns: Int? { get }
    /// Whether somebody is there to press a key.
    var isInteractive: Bool { get }
    /// Whether the output is seen as it comes, and does not go into a pipe or a file.
    var hasScreen: Bool { get }
    /// Whether colour is wanted and would be seen.
    var hasColour: Bool { get }
    /// Whether it is known to show more than ASCII.
    var hasUnicode: Bool { get }
    /// Whether a key arrives without Enter after it.
    var hasKeys: Bool { get }
    /// The lines, when they are known and a drawing can be covered by the next.
    var drawableLines: Int? { get }
    /// Writes one line.
    func write(_ line: String)
    /// Writes an error, folded so that it fits.
    func complain(_ line: String)
    /// Shows `text` where a prompt would be, until the next output; does nothing where the text could not be erased.
    ///
    /// A key that is pressed before the next question is not an answer to that question.
    func busy(_ text: String)
    /// Takes away what `busy` shows.
    func idle()
    /// Makes the keys that are pressed before the next question no answer to it.
    func ignoreKeys()
    /// Shows `prompt` until a key is pressed that means something.
    ///
    /// - Parameters:
    ///   - prompt: The line to show, painted.
    ///   - meaning: What a key means; nil for a key that means nothing.
    /// - Returns: The first meaning; nil when no more keys can come.
    func ask<Meaning>(_ prompt: String, _ meaning: (Key) -> Meaning?) -> Meaning?
    /// Shows `lines` on a page of their own until a key is pressed. Where there is no such page, they stay below the others.
    ///
    /// - Parameter prompt: The line below them, painted.
    func showAside(_ lines: [String], _ prompt: String)
    /// Writes `text` as it is. Only where `drawableLines` is not nil.
    func draw(_ text: String)
    /// Lets time pass until a key is pressed. Only where `drawableLines` is not nil.
    ///
    /// - Parameter milliseconds: The longest time; nil for any.
    /// - Returns: The key; nil where none came.
    func pause(milliseconds: Int?) -> Key?
}

extension Console {
    package func idle() {}
    package func ignoreKeys() {}
    package var drawableLines: Int? { nil }
    package func showAside(_ lines: [String], _ prompt: String) { lines.forEach(write) }
    package func draw(_ text: String) {}
    package func pause(milliseconds: Int?) -> Key? { milliseconds == nil ? .endOfInput : nil }
}

extension Console {
    /// The columns to lay a page out for: those of the console, within what is pleasant to read.
    package var pageWidth: Int { min(100, max(40, columns ?? 80)) }
}
