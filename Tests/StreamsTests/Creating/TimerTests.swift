import Streams
import Testing

@Suite("timer and interval", .counted)
struct TimerTests {
    @Test func `a timer without a period sends 0 once`() {
        let scheduler = Steps()
        #expect(scheduler.times(Observable<Int>.timer(.seconds(3), scheduler: scheduler)) == "0@3 |@3 .@3")
    }

    @Test func `a timer with a period counts`() {
        let scheduler = Steps()
        let timer = Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: scheduler)
        #expect(scheduler.times(until: 8, timer) == "0@3 1@5 2@7 .@8")
    }

    @Test func `an interval waits for its first period`() {
        let scheduler = Steps()
        let interval = Observable<Int>.interval(.seconds(5), scheduler: scheduler)
        #expect(scheduler.times(until: 15, interval) == "0@5 1@10 2@15 .@15")
    }

    @Test func `each subscription counts from 0`() {
        let scheduler = Steps()
        let interval = Observable<Int>.interval(.seconds(5), scheduler: scheduler)
        #expect(scheduler.times(until: 10, interval) == "0@5 1@10 .@10")
        #expect(scheduler.times(until: 20, interval) == "0@15 1@20 .@20")
    }

    @Test func `an interval stops under a take, and leaves nothing scheduled`() {
        let scheduler = Steps()
        let log = Log()
        _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(2).note(in: log)
        scheduler.start()
        #expect(log.text == "0 1 | .")
        #expect(scheduler.clock == 2)
    }

    @Test func `disposing takes a timer back`() {
        let scheduler = Steps()
        let log = Log()
        Observable<Int>.timer(.seconds(3), scheduler: scheduler).note(in: log).dispose()
        Observable<Int>.interval(.seconds(3), scheduler: scheduler).note(in: log).dispose()
        scheduler.start()
        #expect(log.text == ". .")
        #expect(scheduler.clock == 0)
    }

    @Test func `any whole number counts`() {
        let scheduler = Steps()
        let interval = Observable<UInt8>.interval(.seconds(1), scheduler: scheduler)
        #expect(scheduler.times(until: 2, interval) == "0@1 1@2 .@2")
    }

    @Test func `a timer on a real queue`() async {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        #expect(await Observable<Int>.timer(.milliseconds(1), scheduler: scheduler).inTime == "0 |")
        let interval = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler)
        #expect(await interval.take(3).inTime == "0 1 2 |")
    }
}
