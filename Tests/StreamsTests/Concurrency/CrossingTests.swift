import Dispatch
import Foundation
import Streams
import Testing

/// Threads inside one operator each, which send into another one: no two wait for each other for ever.
@Suite("Operators that cross", .counted)
struct CrossingTests {
    /// Merges in a ring: an element that arrives in one is sent on into the next, `hops` times.
    private final class Ring: Sendable {
        let sources: [Carried<PublishSubject<Int>>]
        let arrivals: [Arrivals]
        private let subscriptions: Carried<Disposable>

        /// - Parameter meet: Called with each element inside its first merge.
        init(_ size: Int, hops: Int, meet: @escaping @Sendable (Int) -> Void = { _ in }) {
            let sources = (0..<size).map { _ in Carried(PublishSubject<Int>()) }
            let links = (0..<size).map { _ in Carried(PublishSubject<Int>()) }
            let arrivals = (0..<size).map { place in
                Arrivals { element in
                    let hop = element / 100_000
                    if hop == 0 { meet(element) }
                    if hop < hops { links[(place + 1) % size].value.onNext(element + 100_000) }
                }
            }
            (self.sources, self.arrivals) = (sources, arrivals)
            subscriptions = Carried(
                Disposables.create(
                    (0..<size).map { place in
                        arrivals[place].subscribe(
                            to: Observable.merge(sources[place].value, links[place].value).map { [$0] })
                    }))
        }

        /// What of `element`, which was sent into `place`, has not arrived.
        func missing(_ element: Int, sentInto place: Int, hops: Int) -> [Int] {
            (0...hops).filter { !arrivals[(place + $0) % arrivals.count].values.contains(element + 100_000 * $0) }
        }

        func dispose() { subscriptions.value.dispose() }
    }

    @Test(arguments: [2, 3, 8])
    func `each is inside one and sends into the next: all of it has arrived when the first send returns`(_ count: Int) {
        let all = Meeting(of: count)
        let ring = Ring(count, hops: 1) { _ in all.come() }
        let before = Hooks.circleCount
        let missing = Locked<[Int]>([])
        let told = misuses {
            onThreads(count) { thread in
                ring.sources[thread].value.onNext(thread)
                let late = ring.missing(thread, sentInto: thread, hops: 1)
                missing.withLock { $0 += late }
            }
        }
        ring.dispose()
        #expect(missing.value == [])
        #expect(ring.arrivals.flatMap(\.faults) == [])
        #expect(Hooks.circleCount > before)
        #expect(told.count <= 1)
        #expect(told.allSatisfy { $0.description.contains("Two operators wait for each other") })
    }

    /// What a thread leaves to another one may be left once more on its way: so it is the first hop that has arrived.
    @Test(arguments: [2, 3, 8], [1, 5])
    func `at full speed nothing is lost, and each element has arrived in the next when its send returns`(
        _ count: Int, _ hops: Int
    ) {
        let ring = Ring(count, hops: hops)
        let missing = Locked<[Int]>([])
        _ = misuses {
            onThreads(count) { thread in
                for number in 0..<100 {
                    ring.sources[thread].value.onNext(thread * 1000 + number)
                    let late = ring.missing(thread * 1000 + number, sentInto: thread, hops: 1)
                    missing.withLock { $0 += late }
                }
            }
        }
        ring.dispose()
        #expect(missing.value == [])
        #expect(ring.arrivals.flatMap(\.faults) == [])
        #expect(ring.arrivals.map(\.values.count).reduce(0, +) == count * 100 * (hops + 1))
    }
}
