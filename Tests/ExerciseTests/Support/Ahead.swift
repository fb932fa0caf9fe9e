import Foundation
import LessonKit
import Streams

/// Finds verdicts, several at the same time, and before they are asked for.
///
/// A proof plays as many answers at the same time as the machine has cores. That is too few for answers that do nothing but wait.
final class Ahead: @unchecked Sendable {
    private static let width = 4

    private let verdicts: [() -> Verdict]
    /// Guards what follows.
    private let lock = NSLock()
    private var begun = 0
    private var found: [Int: Verdict] = [:]
    private var waiting: [Int: CheckedContinuation<Verdict, Never>] = [:]

    init(_ verdicts: [() -> Verdict]) { self.verdicts = verdicts }

    /// Begins, if it has not begun.
    func begin() {
        lock.withLock {
            if begun == 0 { for _ in 0..<Self.width { start() } }
        }
    }

    /// The verdict with that number. It is waited for without a thread, and by one part.
    func verdict(_ index: Int) async -> Verdict {
        begin()
        return await withCheckedContinuation { continuation in
            let verdict = lock.withLock {
                if found[index] == nil { waiting[index] = continuation }
                return found[index]
            }
            if let verdict { continuation.resume(returning: verdict) }
        }
    }

    /// Finds the next verdict on a thread of its own, and then the one after that. Called under the lock.
    private func start() {
        guard begun < verdicts.count else { return }
        let index = begun
        begun += 1
        Thread.detachNewThread { [self] in
            let verdict = verdicts[index]()
            let continuation = lock.withLock {
                found[index] = verdict
                start()
                return waiting.removeValue(forKey: index)
            }
            continuation?.resume(returning: verdict)
        }
    }
}

extension Check {
    /// All that the author knows: the solution, the wrong answers, the right ones. What they report as a mistake of the program is
    /// heard by those checks that ask for it.
    private var known: [() -> Verdict] {
        ([(line, solution)] + (wrong + right).map { ($0.line, $0.verdict) }).map { line, verdict in
            { Hooks.listen(toMisuses: { _ in }) { Played.noting("\(file.path):\(line)", verdict) } }
        }
    }

    /// Has several answers that the author knows played at the same time, and no part keep a thread while it waits.
    mutating func playTogether() { ahead = Ahead(known) }

    /// The verdict on one that the author knows.
    func verdict(onKnown index: Int) async -> Verdict { await ahead?.verdict(index) ?? known[index]() }

    /// Finds the verdict on the learner's answer: where it is asked for, or, if most of a run is waiting, on a thread of its own. Swift
    /// has one thread for each core for all tests, and the tasks of an answer run on them, too.
    func onThread<Found: Sendable>(_ find: @escaping @Sendable () -> Found) async -> Found {
        guard ahead != nil else { return find() }
        return await withCheckedContinuation { found in
            Thread.detachNewThread { found.resume(returning: find()) }
        }
    }
}
