import Foundation
import LessonKit

/// Takes what exercises printed out of their test program's output, as it comes, and keeps no more than is shown of it.
struct PrintedReader {
    /// By the number and title of the exercise.
    private(set) var printed: [String: Printed] = [:]
    /// What the test program itself had to say.
    private(set) var remarks: [String] = []
    private let mark: [UInt8]
    private var current = Printed()
    /// The exercise that runs.
    private var exercise: String?
    private var line: [UInt8] = []
    private var blanks = 0
    /// What a line begins with that is more than one more line of an exercise.
    private let firstLetters: Set<UInt8>

    private static let width = 800

    /// - Parameter mark: begins the line before what an exercise prints, and is the line after it.
    init(mark: String) {
        self.mark = Array(mark.utf8)
        firstLetters = Set(([self.mark] + Self.lastWords).compactMap(\.first))
    }

    /// Takes the next part of the output. It may be part of a flood, so most of it is only looked at by the C library.
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

    /// Whether a line that begins so is one of those that are not shown any more.
    private func isCountedOnly(_ first: UInt8) -> Bool {
        exercise != nil && current.lines.count >= Printed.limit && !firstLetters.contains(first)
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
            let said = line.dropFirst(mark.count)
            if said.first == UInt8(ascii: "!") {
                remarks.append(String(decoding: said.dropFirst(), as: UTF8.self))
                return
            }
            endExercise()
            if !said.isEmpty { exercise = String(decoding: said.dropFirst(), as: UTF8.self) }
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
