import Foundation
import LessonKit
import Marbles

/// Takes two things out of a test program's output as it comes: what its exercises print, of which it keeps no more than is
/// shown, and what the program reports to the hub.
struct OutputReader {
    /// What has been reported of one exercise.
    struct Report: Equatable {
        let title: String
        /// What its answer was tried with last.
        var tried: String?
        var verdict: Verdict?
        /// Its further mistakes; nil until they are searched for.
        var others: [Diagnosis]?
        var hasEnded = false
        var printed = Printed()
    }

    private(set) var reports: [ExerciseID: Report] = [:]
    /// What the exercises did beside their verdicts, in sentences.
    private(set) var remarks: [String] = []
    /// What a sketch has done so far.
    private(set) var sketch: SketchReport?
    /// The exercise that has begun and not ended.
    private(set) var running: ExerciseID?
    private let mark: [UInt8]
    private var current = Printed()
    /// The exercise that prints.
    private var printing: ExerciseID?
    /// The parts of a message that have come.
    private var message: [UInt8] = []
    private var line: [UInt8] = []
    private var blanks = 0
    /// The first bytes of lines that are not only counted: those for the hub, and the runtime's.
    private let firstLetters: Set<UInt8>

    private static let width = 800

    /// - Parameter mark: Begins each line that is a part of a message.
    init(mark: String) {
        self.mark = Array(mark.utf8)
        firstLetters = Set(([self.mark] + Self.lastWords).compactMap(\.first))
    }

    /// Takes the next part of the output. There may be very much of it, so only the C library looks at most of it.
    mutating func read(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            var (next, left) = (start, bytes.count)
            while left > 0, let end = memchr(next, 10, left) {
                let length = UnsafeRawPointer(end) - next
                if line.isEmpty, length > 0, isCountedOnly(next.load(as: UInt8.self)) {
                    current.count(1)
                } else {
                    add(next, length)
                    endLine()
                }
                (next, left) = (next + length + 1, left - length - 1)
            }
            add(next, left)
        }
    }

    private mutating func add(_ bytes: UnsafeRawPointer, _ count: Int) {
        line += UnsafeRawBufferPointer(start: bytes, count: min(count, Self.width - line.count))
    }

    /// Whether a line that begins with `first` is only counted, and not shown any more.
    private func isCountedOnly(_ first: UInt8) -> Bool {
        printing != nil && current.lines.count >= Printed.limit && !firstLetters.contains(first)
    }

    /// The output has ended, perhaps in the middle of a line.
    mutating func finish() {
        if !line.isEmpty { endLine() }
        endExercise()
    }

    private mutating func endExercise() {
        if let printing { reports[printing]?.printed = current }
        (printing, current, blanks) = (nil, Printed(), 0)
    }

    private mutating func take(_ part: ArraySlice<UInt8>) {
        // A message begins on a new line, which may have left an empty one.
        if blanks > 0 { blanks -= 1 }
        message += part.dropFirst()
        guard part.first != UInt8(ascii: ",") else { return }
        let whole = HubMessage(message)
        message = []
        switch whole {
        case .begins(let exercise, let title):
            endExercise()
            reports[exercise] = Report(title: title)
            (running, printing) = (exercise, exercise)
        case .tries(let input):
            if let running { reports[running]?.tried = input }
        case .verdict(let verdict):
            if let running { reports[running]?.verdict = verdict }
        case .remark(let sentence):
            remarks.append(sentence)
        case .others(let found):
            // What it prints from here on it has printed before.
            endExercise()
            if let running { reports[running]?.others = found }
        case .sketch(let json):
            sketch = (try? JSONDecoder().decode(SketchReport.self, from: json)) ?? sketch
        case .ends:
            endExercise()
            if let running { reports[running]?.hasEnded = true }
            running = nil
        case nil:
            break
        }
    }

    private mutating func endLine() {
        defer { line.removeAll(keepingCapacity: true) }
        if line.starts(with: mark) {
            take(line[mark.count...])
        } else if printing == nil {
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

    /// Whether the line is from the runtime or from SwiftPM, and not from the exercise.
    private var isLastWord: Bool {
        if Self.lastWords.contains(where: line.starts) { return true }
        // SwiftPM on macOS names the program first.
        if line.starts(with: "error: ".utf8), text.contains("exited with unexpected signal code") { return true }
        guard current.lines.count < Printed.limit else { return false }
        return text.contains(/\.swift:[0-9]+: (?:Fatal error|Precondition failed|Assertion failed)/)
    }

    private static let lastWords = ["*** Signal ", "*** Program crashed", "error: Exited with "].map { Array($0.utf8) }

    /// The line without characters that would control a terminal.
    private var text: String {
        String(decoding: line, as: UTF8.self).replacing("\t", with: "    ")
            .filter { !$0.unicodeScalars.contains(where: \.movesCursor) }
    }
}
