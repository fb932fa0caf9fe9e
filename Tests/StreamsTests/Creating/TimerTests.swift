import Streams
import Testing

@Suite("timer and interval", .counted)
struct TimerTests {
    @Test func `a timer sends 0 once, with a period it counts, and an interval waits for its first period`() {
        func times<Number>(_ source: (Steps) -> Observable<Number>) -> String {
            let scheduler = Steps()
            return scheduler.times(until: 8, source(scheduler))
        }
        #expect(times { Observable<Int>.timer(.seconds(3), scheduler: $0) } == "0@3 |@3 .@3")
        #expect(
            times { Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: $0) } == "0@3 1@5 2@7 .@8")
        #expect(times { Observable<Int>.interval(.seconds(3), scheduler: $0) } == "0@3 1@6 .@8")
        #expect(times { Observable<UInt8>.interval(.seconds(4), scheduler: $0) } == "0@4 1@8 .@8")
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
}
