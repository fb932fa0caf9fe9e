import Dispatch
import Foundation
import Marbles
import Synchronization

/// Hands in what a class reads, away from the loop: a shared folder may be slow, or gone for a moment.
final class WatchHandIn: Sendable {
    private let write: @Sendable () throws -> Void
    private let name: String
    private let post: @Sendable (String) -> Void
    private let later: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let queue = DispatchQueue(label: "workbook.hand-in")
    /// Whether there is something that is not handed in, and what the learner was last told.
    private let state = Mutex((isWaiting: false, isTrying: false, told: Told.nothing))

    private enum Told { case nothing, failure, success }

    /// - Parameters:
    ///   - name: The file, as it was typed.
    ///   - post: Called with a sentence for the learner.
    ///   - later: Does something after a while.
    ///   - write: Writes the file.
    init(
        _ name: String, post: @escaping @Sendable (String) -> Void,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = {
            DispatchQueue.global().asyncAfter(deadline: .now() + 5, execute: $0)
        }, write: @escaping @Sendable () throws -> Void
    ) {
        (self.name, self.post, self.later, self.write) = (name, post, later, write)
    }

    /// Hands in what is known now. If that does not work, it tries again until it does.
    func handIn() {
        state.withLock { $0.isWaiting = true }
        queue.async { [self] in attempt() }
    }

    /// Waits until all is handed in, or for a moment.
    func end() {
        let isDone = DispatchSemaphore(value: 0)
        queue.async { isDone.signal() }
        _ = isDone.wait(timeout: .now() + 2)
    }

    private func attempt() {
        // Several verdicts in a row are handed in once.
        guard state.withLock({ $0.isWaiting }) else { return }
        do {
            state.withLock { $0.isWaiting = false }
            try write()
            tell(.success, "Handed in: \(name.printable)")
        } catch {
            tell(.failure, "Not handed in: \(error) It is tried again; your verdicts are kept.")
            tryAgain()
        }
    }

    private func tell(_ told: Told, _ text: String) {
        let isNews = state.withLock { state in
            defer { state.told = told }
            return state.told != told
        }
        if isNews { post(text) }
    }

    private func tryAgain() {
        let isFirst = state.withLock { state in
            state.isWaiting = true
            defer { state.isTrying = true }
            return !state.isTrying
        }
        guard isFirst else { return }
        later { [weak self] in
            self?.state.withLock { $0.isTrying = false }
            self?.queue.async { [weak self] in self?.attempt() }
        }
    }
}
