import Foundation
import LessonKit

/// Finds verdicts, several at the same time, and before they are asked for.
///
/// The gate plays as many answers at the same time as the machine has cores. That is too few for answers that do nothing but wait.
final class Ahead: @unchecked Sendable {
    private static let width = 4

    private let verdicts: [() -> Verdict]
    /// Guards what follows, and wakes those who wait for a verdict.
    private let news = NSCondition()
    private var begun = 0
    private var found: [Verdict?]

    init(_ verdicts: [() -> Verdict]) {
        self.verdicts = verdicts
        found = verdicts.map { _ in nil }
    }

    /// Begins, if it has not begun.
    func begin() {
        news.lock()
        defer { news.unlock() }
        if begun == 0 { for _ in 0..<Self.width { start() } }
    }

    /// The verdict with that number. Waits for it.
    func verdict(_ index: Int) -> Verdict {
        begin()
        news.lock()
        defer { news.unlock() }
        while true {
            if let verdict = found[index] { return verdict }
            news.wait()
        }
    }

    /// Finds the next verdict on a thread of its own, and then the one after that. Called under the lock.
    private func start() {
        guard begun < verdicts.count else { return }
        let index = begun
        begun += 1
        Thread.detachNewThread { [self] in
            let verdict = verdicts[index]()
            news.lock()
            found[index] = verdict
            start()
            news.broadcast()
            news.unlock()
        }
    }
}

extension Check {
    /// Plays several of the answers that the author knows at the same time.
    mutating func playTogether() {
        let ahead = Ahead((wrong + right).map(\.verdict))
        beginGate = { ahead.begin() }
        for index in wrong.indices { wrong[index].verdict = { ahead.verdict(index) } }
        for index in right.indices { right[index].verdict = { [count = wrong.count] in ahead.verdict(count + index) } }
    }
}
