import Dispatch
import Foundation

extension DispatchTimeInterval {
    /// The span in seconds; `never` is without end.
    var inSeconds: TimeInterval {
        switch self {
        case .seconds(let value): TimeInterval(value)
        case .milliseconds(let value): TimeInterval(value) / 1e3
        case .microseconds(let value): TimeInterval(value) / 1e6
        case .nanoseconds(let value): TimeInterval(value) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }

    /// From one point in time to another, or no time at all if that is past.
    static func span(from start: RxTime, to end: RxTime) -> DispatchTimeInterval {
        span(end.timeIntervalSince(start))
    }

    /// So many seconds, or no time at all if that is less than none; `never` if it is without end.
    static func span(_ seconds: TimeInterval) -> DispatchTimeInterval {
        seconds < .infinity ? .nanoseconds(Int((max(0, seconds) * 1e9).rounded())) : .never
    }
}
