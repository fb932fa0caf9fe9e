import Foundation
import LessonKit
import Terminal

/// Explains why an exercise or a sketch ended its program, or had to be ended.
///
/// Read from the standard error of the program: the runtime's last words, then its backtrace.
struct CrashReport {
    /// The runtime's message: `Index out of range`.
    let message: String?
    /// The line of the learner's file that the program had reached.
    let line: Int?
    private let path: String
    private let signal: Int32?
    /// Whether the runtime has begun to report the crash.
    private let isReported: Bool

    /// - Parameter path: The learner's file, as seen from the checkout; empty if it is not known.
    init(output: String, path: String, checkout: Checkout) {
        let all = StandIns.named(output).split(whereSeparator: \.isNewline)
        let telling = all.indices.filter { Self.mayTell(all[$0]) }
        let lines = telling.map { all[$0] }
        let message =
            telling.lazy.reversed().compactMap { Self.message(in: all[$0...]) }.first
            ?? lines.compactMap {
                $0.firstMatch(of: #/Swift runtime failure: (.+?) in /#).map { String($0.1).drawable }
            }
            .first
        let plain = message ?? lines.compactMap { Self.cast($0) ?? Self.accesses($0) }.last?.drawable
        // An address is another one in each run.
        self.message = plain?.replacing(#/ (?:to )?0x[0-9a-fA-F]+/#, with: "")
        isReported = lines.contains { $0.contains(Self.beginning) }
        // SwiftPM reports the signal, if SwiftPM has started the program.
        signal = lines.compactMap { $0.firstMatch(of: /unexpected signal code ([0-9]+)/).flatMap { Int32($0.1) } }.last
        self.path = path
        let file = " at " + checkout.root.appendingPathComponent(path).path
        let frames = path.isEmpty ? [] : lines.map(String.init).filter { $0.contains(file) }
        // The line that called it all is named only where nothing in it was reached. A bare loop has no line.
        let own = frames.filter { !$0.contains("_main + ") }
        line = (own.isEmpty ? frames : own).compactMap { Self.number(after: file + ":", in: $0) }.first
    }

    /// The last words that begin in the first of `lines`, with the lines that they have before the report of the crash.
    private static func message(in lines: ArraySlice<Substring>) -> String? {
        guard let first = lines.first,
            let match = first.firstMatch(of: /(?:Fatal error|Precondition failed|Assertion failed): (.+)/)
        else { return nil }
        let more = lines.dropFirst().prefix(9).prefix { line in
            // The runtime's own line says what it could not do for its backtrace.
            !["***", "error: ", "swift-runtime: "].contains(where: line.hasPrefix) && !line.contains(beginning)
        }
        return ([match.1] + more).map { String($0).drawable }.joined(separator: "\n")
    }

    /// Whether one of the wanted words is in `line`. A regular expression finds this out slowly, and an exercise may have printed
    /// very many lines.
    private static func mayTell(_ line: Substring) -> Bool {
        String(line).withCString { line in words.contains { strstr(line, $0) != nil } }
    }

    private static let beginning = "Backtracing from "
    private static let words = [
        beginning, "error: ", "failed: ", "failure: ", "signal code ", " at /", castWords, accessWords,
    ]
    private static let castWords = "Could not cast value of type"
    private static let accessWords = "Simultaneous accesses to "

    /// What is wrong where a variable is changed while it is used.
    private static func accesses(_ line: Substring) -> String? { line.hasPrefix(accessWords) ? String(line) : nil }

    /// The types of a cast with `as!` that failed, without their modules.
    private static func cast(_ line: Substring) -> String? {
        line.firstMatch(of: /Could not cast value of type '(?:[^']+\.)?([^']+)' .+ to '(?:[^']+\.)?([^']+)'/)
            .map { "\(castWords) \($0.1) to \($0.2)" }
    }

    private static func number(after place: String, in line: String) -> Int? {
        line.range(of: place).flatMap { Int(line[$0.upperBound...].prefix(while: \.isNumber)) }
    }

    /// For a program that ended by itself with `status`.
    func died(_ status: ChildProcess.Status) -> Diagnosis {
        let unowned = message?.contains("unowned reference") == true ? Self.unowned : ""
        return Diagnosis(message.map { "It crashed: \($0)\(unowned)" } ?? meaning(of: real(status)), place: place)
    }

    private static let unowned =
        ". The object of an `unowned` reference was gone, and the reference was used. Who holds that object?"

    /// For a program that ended itself, and said why.
    func ended(_ remarks: [String]) -> Diagnosis { Diagnosis(remarks.joined(separator: "\n"), place: place) }

    /// For a program that had to be ended after `limit` seconds. The number of printed lines varies, so it is not told.
    func hung(after limit: Double, linesPrinted: Int) -> Diagnosis {
        let printed = linesPrinted < 1000 ? "" : " Meanwhile it printed line after line."
        return Diagnosis(
            "It was not done after \(limit.formatted()) \(limit == 1 ? "second" : "seconds"), and was ended. "
                + "Something waits or repeats without end.\(printed)", place: place)
    }

    /// For a program that ended badly when its exercise already had its verdict.
    func afterTheVerdict(_ failure: CheckRun.Failure) -> Diagnosis {
        let what =
            switch failure {
            case .hung: "kept the program from ending"
            case .died where message != nil: "crashed: \(message ?? "")"
            case .died(let status):
                switch real(status) {
                case .exited(let code): "ended the program with exit(\(code))"
                case .signalled: "crashed with \(real(status))"
                }
            }
        return Diagnosis("After its verdict, something that it had left running \(what).", place: place)
    }

    private func real(_ status: ChildProcess.Status) -> ChildProcess.Status {
        signal.map { .signalled($0) } ?? status
    }

    private func meaning(of status: ChildProcess.Status) -> String {
        switch status {
        case .exited(let code):
            "It ended the program with exit(\(code)). An exercise returns or throws; it does not end the program, nor "
                + "close a file that it has not opened."
        case .signalled(SIGABRT):
            "It crashed with \(status). A call of abort() does this."
        case .signalled(SIGSEGV), .signalled(SIGBUS):
            "It crashed with \(status). A function that calls itself without end does this."
        case .signalled(SIGILL) where !isReported:
            // macOS sends this signal where a thread's stack is full and the report has no other.
            "It crashed with \(status). A queue that calls sync on itself does this: it waits for itself. A function that calls "
                + "itself without end does it, too."
        case .signalled(SIGILL), .signalled(SIGTRAP):
            "It crashed with \(status). A queue that calls sync on itself does this: it waits for itself."
        case .signalled:
            "It crashed with \(status)."
        }
    }

    var place: SourcePlace? { line.map { SourcePlace(path, line: $0) } }
}
