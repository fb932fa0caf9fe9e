import Foundation
import Marbles

/// Where text goes: how wide it may be and whether it may be coloured.
struct Page {
    let width: Int
    let isColoured: Bool
    let write: (String) -> Void

    enum Colour: String {
        case green = "32"
        case red = "31"
        case yellow = "33"
        case bold = "1"
        case dim = "2"
    }

    /// Standard output: as wide as its terminal, or 80 columns; coloured in a terminal unless NO_COLOR says no.
    static var standardOutput: Page {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
        var size = winsize()
        let columns =
            isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
            ? Int(size.ws_col) : environment["COLUMNS"].flatMap { Int($0) } ?? 80
        return Page(
            width: max(columns, 40), isColoured: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty,
            write: { print($0) })
    }

    func coloured(_ text: String, _ colour: Colour) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Prose, broken between words. `first` stands before the first line, `rest` before the others.
    func prose(_ text: String, first: String = "", rest: String = "") {
        for line in Self.wrapped(text, first: first, rest: rest, width: width) { write(line) }
    }

    /// Lines that belong one above the other, such as marbles. Those too long are cut at one column, all of them, and go on below.
    func block(_ lines: [String]) {
        var rows = lines.map { $0[...] }
        while rows.contains(where: { $0.displayWidth > width }) {
            let cuts = rows.map { Self.cut($0, at: width) }
            for cut in cuts where cut.allSatisfy({ $0 == " " }) == false { write(String(cut)) }
            rows = zip(rows, cuts).map { $0.dropFirst($1.count) }
        }
        for row in rows where !row.isEmpty || rows.count == lines.count { write(String(row)) }
    }

    static func wrapped(_ text: String, first: String, rest: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = first
        var isEmpty = true
        for word in text.split(separator: " ") {
            if !isEmpty, line.displayWidth + 1 + word.displayWidth > width {
                lines.append(line)
                (line, isEmpty) = (rest, true)
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }

    private static func cut(_ row: Substring, at width: Int) -> Substring {
        var end = row.startIndex
        var used = 0
        while end < row.endIndex {
            used += String(row[end]).displayWidth
            if used > width { break }
            end = row.index(after: end)
        }
        return row[..<end]
    }
}

/// One line that says what takes time, in a terminal only, and goes away.
struct Status {
    let isShown: Bool

    static var standardError: Status {
        Status(isShown: isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb")
    }

    func show(_ text: String) {
        guard isShown else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
    }
}
