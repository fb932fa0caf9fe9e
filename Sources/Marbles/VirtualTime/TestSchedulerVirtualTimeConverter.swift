import Foundation
import Streams

/// Counts virtual time in ticks of some seconds each.
///
/// Source: RxTest, `TestSchedulerVirtualTimeConverter`.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
    private let resolution: TimeInterval

    /// A clock whose ticks are `resolution` seconds long.
    init(resolution: TimeInterval) { self.resolution = resolution }

    /// The date of a tick, where tick 0 is the beginning of 1970.
    public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
        Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// The tick that is nearest to a date.
    public func convertToVirtualTime(_ time: RxTime) -> TestTime {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }

    /// The seconds that a number of ticks take.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> TimeInterval {
        TimeInterval(virtualTimeInterval) * resolution
    }

    /// The number of ticks that is nearest to a number of seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TestTime {
        TestTime((timeInterval / resolution).rounded())
    }

    /// The tick `offset` ticks after `time`.
    public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime { time + offset }

    /// Which of two ticks comes first.
    public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
        if lhs < rhs { return .lessThan }
        return lhs == rhs ? .equal : .greaterThan
    }
}
