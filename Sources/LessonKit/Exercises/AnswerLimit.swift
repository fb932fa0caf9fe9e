import Foundation

/// A limit for an answer in a plain `swift test`, where no hub ends what has no end.
enum AnswerLimit {
    /// The seconds that an answer may take. The machine may be busy with all the other tests; an answer takes milliseconds.
    private static let seconds = 60

    /// Does `work`. If that takes too long, says so on standard error and ends the program: nobody can end a thread alone.
    static func limiting<Result>(_ exercise: ExerciseID, _ title: String, _ work: () -> Result) -> Result {
        limiting(ticks: seconds, of: 1, work) {
            let words = """

                ✗ \(exercise) · \(title): it was not done after \(seconds) seconds, and the tests were ended.
                  Something waits or repeats without end.
                  To see its line, and the verdicts on the others: swift run workbook check

                """
            FileHandle.standardError.write(Data(words.utf8))
            _exit(1)
        }
    }

    /// Whether so many programs want to run that one which does nothing wrong may wait for long.
    private static let isBusy: @Sendable () -> Bool = {
        var load = 0.0
        return getloadavg(&load, 1) == 1 && load > 2 * Double(ProcessInfo.processInfo.activeProcessorCount)
    }

    /// Does `work`, and calls `late` on another thread if it is not done after that many ticks of `seconds`; on a busy machine after
    /// ten times as many. While a debugger holds the program, no ticks are counted.
    static func limiting<Result>(
        ticks: Int, of seconds: Double, isBusy: @escaping @Sendable () -> Bool = isBusy, _ work: () -> Result,
        late: @escaping @Sendable () -> Void
    ) -> Result {
        let done = DispatchSemaphore(value: 0)
        defer { done.signal() }
        // A thread of its own: the learner's code may keep all threads of Dispatch busy.
        Thread.detachNewThread {
            for tick in 1...10 * ticks {
                if done.wait(timeout: .now() + seconds) == .success { return }
                if tick >= ticks, !isBusy() { break }
            }
            late()
        }
        return work()
    }
}
