import Foundation
import Platform

/// The signal at which the runtime prints where a thread is, as it does at a crash.
struct BacktraceSignal {
    /// The runtime answers several signals. Dispatch lets only this one through to its threads.
    private static let number = SIGTRAP
    /// What the runtime does at the signal. It gives that up before each backtrace, and a learner's code may change it.
    private let answer = sigaction(of: number)

    /// Prints a few backtraces of `thread`. One that begins inside of a function without a frame pointer, such as `malloc`, ends
    /// there. The thread goes on after each, so the next one finds it somewhere else.
    func print(of thread: pthread_t) {
        for _ in 1...5 {
            guard printOnce(of: thread) else { return }
            usleep(2000)
        }
    }

    /// - Returns: False if the thread has not answered in four seconds. On a busy machine it takes long.
    private func printOnce(of thread: pthread_t) -> Bool {
        var answer = answer
        sigaction(Self.number, &answer, nil)
        pthread_kill(thread, Self.number)
        for _ in 1...4000 {
            // While it prints, the runtime holds all other threads, this one too.
            if sigaction(of: Self.number).isDefault { return true }
            usleep(1000)
        }
        return false
    }
}
