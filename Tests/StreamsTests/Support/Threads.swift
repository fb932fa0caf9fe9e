import Dispatch
import Foundation
import Streams
import Testing

/// Runs `body` on `count` threads of their own at the same time, and waits for them.
func onThreads(_ count: Int, _ body: @escaping (Int) -> Void) {
    let body = Carried(body)
    let start = Meeting(of: count)
    let all = DispatchGroup()
    for number in 0..<count {
        all.enter()
        Thread {
            start.come()
            body.value(number)
            all.leave()
        }.start()
    }
    all.wait()
}

/// Threads that wait until all of them have come.
final class Meeting: Sendable {
    private let missing: Locked<Int>
    private let isComplete = DispatchSemaphore(value: 0)

    init(of count: Int) { missing = Locked(count) }

    func come() {
        let isLast = missing.withLock { missing in
            missing -= 1
            return missing == 0
        }
        if !isLast { isComplete.wait() }
        isComplete.signal()
    }
}

/// Waits until `isTrue`, and fails if that is never so. It asks again and again, because no thread can say that it has begun to wait.
func waitUntil(_ isTrue: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    let patience = ContinuousClock.now + .seconds(20)
    while !isTrue() {
        guard ContinuousClock.now < patience else {
            Issue.record("This never happens.", sourceLocation: sourceLocation)
            return
        }
        sched_yield()
    }
}

/// What has arrived, in its order, and on which thread. It sees whether two events overlap, and whether one follows an end.
final class Arrivals: Sendable {
    private struct State {
        var threads: [Int: ObjectIdentifier] = [:]
        var values: [Int] = []
        var ends = 0
        /// The thread that delivers, and how many events of it, one inside the other.
        var inside: ObjectIdentifier?
        var depth = 0
        var faults: [String] = []
    }

    private let state = Locked(State())
    private let hold: @Sendable (Int) -> Void

    /// - Parameter hold: Called with each value that arrives, while its sender is inside the operator.
    init(hold: @escaping @Sendable (Int) -> Void = { _ in }) { self.hold = hold }

    var values: [Int] { state.withLock { $0.values } }
    var faults: [String] { state.withLock { $0.faults } }
    var ends: Int { state.withLock { $0.ends } }

    /// Whether `value` has arrived on this thread.
    func hasHere(_ value: Int) -> Bool { state.withLock { $0.threads[value] == .thisThread } }

    func subscribe(to observable: Observable<[Int]>) -> Disposable {
        observable.subscribe(onNext: next, onError: { _ in self.end() }, onCompleted: end)
    }

    private func next(_ values: [Int]) {
        enter()
        let fresh = state.withLock { state in
            let fresh = values.filter { state.threads[$0] == nil }
            for value in fresh { state.threads[value] = .thisThread }
            state.values += fresh
            return fresh
        }
        for value in fresh { hold(value) }
        leave()
    }

    private func end() {
        enter()
        state.withLock { $0.ends += 1 }
        leave()
    }

    private func enter() {
        state.withLock { state in
            if let inside = state.inside, inside != .thisThread { state.faults.append("two at once") }
            if state.ends > 0 { state.faults.append("after the end") }
            state.inside = .thisThread
            state.depth += 1
        }
    }

    private func leave() {
        state.withLock { state in
            state.depth -= 1
            if state.depth == 0 { state.inside = nil }
        }
    }
}

extension ObjectIdentifier {
    fileprivate static var thisThread: Self { Self(Thread.current) }
}
