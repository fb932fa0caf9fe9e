import Foundation
import Marbles
import Terminal

/// The compiler's errors in the output of a build, each once.
struct BuildErrors: Error {
    struct Entry: Equatable {
        let path: String
        let line: Int
        /// Counted in bytes, from 1.
        let column: Int
        let message: String
    }

    private(set) var entries: [Entry] = []
    /// Errors without a place; where there are none, the last lines of the build.
    let others: [String]

    init(in output: String) {
        // A build may be told to use colours, also where it writes into a file.
        let lines = output.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "").split(whereSeparator: \.isNewline)
        for line in lines {
            guard let match = line.firstMatch(of: #/(/[^:]+):([0-9]+):([0-9]+): (?:fatal )?error: (.+)/#),
                let number = Int(match.2), let column = Int(match.3)
            else { continue }
            // The group of a diagnostic helps nobody who is new: `[#no-usage]`.
            let message = match.4.replacing(#/ \[#[\w-]+\]$/#, with: "")
            let entry = Entry(path: String(match.1), line: number, column: column, message: String(message))
            if !entries.contains(entry) { entries.append(entry) }
        }
        let words = lines.filter { !$0.contains(#/^(\[[0-9]+/[0-9]+\] |Building for )/#) }.map(String.init)
        let errors = words.filter { $0.contains("error: ") }
        others = Array(errors.isEmpty ? words.suffix(3) : errors.prefix(3))
    }

    /// The first three errors, each with its line and a mark below its column; fewer where they have no room.
    ///
    /// - Parameter room: How many lines there are; nil for any number.
    func lines(on page: Page, room: Int?) -> [StyledLine] {
        guard !entries.isEmpty else { return page.parts([others.flatMap { page.output("", $0) }]) }
        func first(_ count: Int) -> [StyledLine] {
            let more = entries.count - count
            let rest = more > 0 ? page.output("", "and \(more) more") : []
            return page.parts(entries.prefix(count).map { lines(of: $0, on: page) } + [rest])
        }
        let counts = (1...min(3, entries.count)).reversed()
        return counts.lazy.map(first).first { room == nil || $0.count <= room ?? 0 } ?? first(1)
    }

    private func lines(of entry: Entry, on page: Page) -> [StyledLine] {
        let file = URL(fileURLWithPath: entry.path)
        let said = page.output("", "\(file.lastPathComponent), line \(entry.line): \(entry.message)")
        let source = SourceFile.text(of: file).sourceLines
        guard source.indices.contains(entry.line - 1) else { return said }
        let line = source[entry.line - 1]
        let indent = line.prefix(while: \.isWhitespace)
        let before = String(decoding: line.utf8.prefix(entry.column - 1).dropFirst(indent.utf8.count), as: UTF8.self)
        let code = Evidence.code(String(line.dropFirst(indent.count)), mark: before.count)
        let style: Timeline.Style = page.letters.isASCII ? .ascii : .unicode
        return said + code.lines(width: page.room - 2, style: style).map { [.spaces(page.indent + 2), StyledText($0)] }
    }
}
