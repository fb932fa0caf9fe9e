import Foundation
import Streams
import Testing

@Suite("HistoricalScheduler")
struct HistoricalSchedulerTests {
    private let moonLanding = Date(timeIntervalSince1970: -14_182_940)

    @Test func `its clock shows dates, and goes from one to the next`() {
        let scheduler = HistoricalScheduler(initialClock: moonLanding)
        let log = Log()
        for hours in [6.0, 2.0] {
            _ = scheduler.scheduleAbsoluteVirtual(hours, time: moonLanding + hours * 3600) { hours in
                log.note("\(hours) \(scheduler.now == moonLanding + hours * 3600)")
                return Disposables.create()
            }
        }
        _ = scheduler.scheduleRelative("3", dueTime: .seconds(3 * 3600)) { name in
            log.note(name)
            return Disposables.create()
        }
        _ = scheduler.scheduleRelativeVirtual("4", dueTime: 4 * 3600) { name in
            log.note(name)
            return Disposables.create()
        }
        scheduler.start()
        #expect(log.text == "2.0 true 3 4 6.0 true")
        #expect(scheduler.clock == moonLanding + 6 * 3600)
    }

    @Test func `it begins in 1970`() {
        #expect(HistoricalScheduler().clock == Date(timeIntervalSince1970: 0))
    }
}
