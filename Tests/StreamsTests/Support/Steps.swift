import Foundation
import Streams

/// A virtual clock that counts whole seconds.
final class Steps: VirtualTimeScheduler<Steps.Seconds>, @unchecked Sendable {
    convenience init() { self.init(initialClock: 0, converter: Seconds()) }

    struct Seconds: VirtualTimeConverterType {
        func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { RxTime(timeIntervalSince1970: Double(virtualTime)) }

        func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970.rounded()) }

        func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) }

        func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval.rounded()) }

        func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

        func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
            lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
        }
    }
}

extension Steps {
    /// Everything that happens to `observable` until `end`, each with its time: `1@10 2@20 |@20`.
    func times<Element>(until end: Int = 1000, _ observable: Observable<Element>) -> String {
        let log = Log()
        let subscription = observable.subscribe(
            onNext: { log.note("\($0)@\(self.clock)") }, onError: { log.note("#\($0)@\(self.clock)") },
            onCompleted: { log.note("|@\(self.clock)") }, onDisposed: { log.note(".@\(self.clock)") })
        advanceTo(end)
        subscription.dispose()
        return log.text
    }
}
