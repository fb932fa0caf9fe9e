/// What an exercise printed: its first lines, and how many more there were.
struct Printed: Equatable, Sendable {
    /// At most `limit`, without empty ones at the end. A very long one is cut.
    private(set) var lines: [String] = []
    private(set) var more = 0

    var isEmpty: Bool { lines.isEmpty && more == 0 }

    static let limit = 20

    init() {}

    fileprivate mutating func add(_ line: String?) {
        if let line, lines.count < Self.limit { lines.append(line) } else { more += 1 }
    }
}

/// Takes what exercises printed out of their test program's output, as it comes, and keeps no more than is shown of it.
struct PrintedReader {
    /// By the number and title of the exercise.
    private(set) var printed: [String: Printed] = [:]
    private let mark: [UInt8]
    private var current = Printed()
    /// The exercise that runs.
    private var exercise: String?
    private var line: [UInt8] = []
    private var blanks = 0

    private static let width = 800

    /// - Parameter mark: begins the line before what an exercise prints, and is the line after it.
    init(mark: String) { self.mark = Array(mark.utf8) }

    /// Takes the next part of the output.
    mutating func read(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            line += rest[..<end].prefix(Self.width - line.count)
            endLine()
            rest = rest[(end + 1)...]
        }
        line += rest.prefix(Self.width - line.count)
    }

    /// The output has ended, perhaps in the middle of a line.
    mutating func finish() {
        if !line.isEmpty { endLine() }
        endExercise()
    }

    private mutating func endExercise() {
        if let exercise, !current.isEmpty { printed[exercise] = current }
        (exercise, current, blanks) = (nil, Printed(), 0)
    }

    private mutating func endLine() {
        defer { line.removeAll(keepingCapacity: true) }
        if line.starts(with: mark) {
            endExercise()
            if line.count > mark.count { exercise = String(decoding: line.dropFirst(mark.count + 1), as: UTF8.self) }
        } else if exercise == nil {
            return
        } else if line.isEmpty {
            blanks += 1
        } else if isLastWord {
            endExercise()
        } else {
            for _ in 0..<blanks { current.add("") }
            blanks = 0
            current.add(current.lines.count < Printed.limit ? text : nil)
        }
    }

    /// Whether the runtime speaks, or SwiftPM, and no longer the exercise.
    private var isLastWord: Bool {
        if Self.lastWords.contains(where: line.starts) { return true }
        guard current.lines.count < Printed.limit else { return false }
        return text.contains(/\.swift:[0-9]+: (?:Fatal error|Precondition failed|Assertion failed)/)
    }

    private static let lastWords = ["*** Signal ", "*** Program crashed", "error: Exited with "].map { Array($0.utf8) }

    /// The line without what would steer a terminal.
    private var text: String {
        String(decoding: line, as: UTF8.self).replacing("\t", with: "    ")
            .filter { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } }
    }
}
