import Foundation
import Platform
import Synchronization

/// What a plain `swift test` says where an answer crashes, in place of the registers of all threads: no hub is there to read those.
enum LastWords {
    private struct State: @unchecked Sendable {
        /// The exercises whose answers run.
        var running: [String] = []
        /// What the program does at the signals while none runs.
        var usual: [sigaction] = []
    }

    private static let state = Mutex(State())
    /// The address of what the handler of a signal writes: it may not make a string.
    private static let words = Atomic(0)
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    /// Does `work`. If it crashes, says so on standard error.
    static func saying<Result>(_ exercise: ExerciseID, _ title: String, _ work: () -> Result) -> Result {
        let name = "\(exercise) · \(title)"
        SignalStack.prepare()
        state.withLock { state in
            state.running.append(name)
            prepare(state.running)
            if state.running.count == 1 {
                state.usual = signals.map { sigaction(of: $0) }
                for number in signals { answer(number, by: sigaction { LastWords.end($0) }) }
            }
        }
        defer {
            state.withLock { state in
                state.running.remove(at: state.running.firstIndex(of: name) ?? 0)
                prepare(state.running)
                if state.running.isEmpty {
                    for (number, action) in zip(signals, state.usual) { answer(number, by: action) }
                }
            }
        }
        return work()
    }

    private static func prepare(_ running: [String]) {
        let text = """

            ✗ \(running.joined(separator: " or ")): it crashed, and the tests were ended.
              To see its line, and the verdicts on the others: swift run workbook check

            """
        let before = words.exchange(Int(bitPattern: strdup(text)), ordering: .sequentiallyConsistent)
        free(UnsafeMutablePointer<CChar>(bitPattern: before))
    }

    private static func answer(_ number: Int32, by action: sigaction) {
        var action = action
        sigaction(number, &action, nil)
    }

    /// Writes the words, and lets the signal end the program.
    private static func end(_ number: Int32) {
        if let text = UnsafePointer<CChar>(bitPattern: words.load(ordering: .sequentiallyConsistent)) {
            _ = write(STDERR_FILENO, text, strlen(text))
        }
        signal(number, SIG_DFL)
        raise(number)
    }
}
