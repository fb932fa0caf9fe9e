import Foundation
import Streams
import Testing

@Suite("Names of RxSwift")
struct SchedulerAliasTests {
    @Test func `a scheduler names its time`() {
        #expect(SerialDispatchQueueScheduler.TimeInterval.self == Foundation.TimeInterval.self)
        #expect(SerialDispatchQueueScheduler.Time.self == Date.self)
        #expect(ConcurrentDispatchQueueScheduler.TimeInterval.self == Foundation.TimeInterval.self)
        #expect(ConcurrentDispatchQueueScheduler.Time.self == Date.self)
        #expect(ConcurrentMainScheduler.TimeInterval.self == Foundation.TimeInterval.self)
        #expect(ConcurrentMainScheduler.Time.self == Date.self)
        #expect(MainScheduler.Time.self == Date.self)
    }

    @Test func `an observable by its other name`() {
        let numbers: RxObservable<Int> = .of(1, 2)
        #expect(numbers.atOnce == "1 2 | .")
    }
}
