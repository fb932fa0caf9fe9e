import Foundation
import Streams
import Testing

/// Every operator is left at once, from wherever that is asked for.
@Suite("Dispose", .counted)
struct DisposeTests {
    enum Way: CaseIterable { case once, twice, onAnotherThread }

    @Test(arguments: PassingOperator.all, Way.allCases)
    func `a dispose inside onNext, once, twice, or on another thread for which onNext waits`(
        _ operation: PassingOperator, _ way: Way
    ) {
        let run = Leaving(operation) { subscription in
            guard way == .onAnotherThread else {
                for _ in 0..<(way == .once ? 1 : 2) { subscription.dispose() }
                return
            }
            let (subscription, done) = (Carried(subscription), DispatchSemaphore(value: 0))
            Thread.detachNewThread {
                subscription.value.dispose()
                done.signal()
            }
            done.wait()
        }
        #expect(run.seen == Array(run.undisturbed.prefix(2)))
        #expect(run.left == 1)
    }
}

/// What comes when the second element makes a subscriber leave.
private struct Leaving {
    private(set) var seen: [Int] = []
    /// What comes when it stays.
    private(set) var undisturbed: [Int] = []
    /// How many times the source was left, before the last subscription was disposed of once more.
    private(set) var left = 0

    init(_ operation: PassingOperator, leave: @escaping (Disposable) -> Void) {
        undisturbed = Self.play(operation, leave: nil).seen
        (seen, left) = Self.play(operation, leave: leave)
    }

    private static func play(
        _ operation: PassingOperator, leave: ((Disposable) -> Void)?
    ) -> (seen: [Int], left: Int) {
        let (source, steps) = (HandDriven<Int>(), Steps())
        var seen: [Int] = []
        let subscription = SingleAssignmentDisposable()
        subscription.setDisposable(
            operation.apply(source.observable, steps).subscribe(onNext: { element in
                seen.append(element)
                if seen.count == 2 { leave?(subscription) }
            }))
        for element in 1...6 {
            steps.advanceTo(steps.clock + 10)
            source.send(element)
        }
        steps.advanceTo(steps.clock + 10)
        let left = source.disposals
        subscription.dispose()
        steps.advanceTo(steps.clock + 10)
        return (seen, left)
    }
}
