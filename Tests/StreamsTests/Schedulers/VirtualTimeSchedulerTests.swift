import Foundation
import Streams
import Testing

@Suite("VirtualTimeScheduler", .counted)
struct VirtualTimeSchedulerTests {
    private let scheduler = Steps()
    private let log = Log()

    @Test func `actions run in the order of their times, at one time the first scheduled first`() {
        for (name, time) in [("c", 30), ("a", 10), ("b", 20), ("d", 30), ("e", 10)] { note(name, at: time) }
        #expect(scheduler.debugDescription == "0: [10, 10, 20, 30, 30]")
        scheduler.start()
        #expect(log.text == "a@10 e@10 b@20 c@30 d@30")
    }

    @Test func `thousands of actions come in order`() {
        var random = SystemRandomNumberGenerator()
        let times = (0..<5000).map { _ in Int.random(in: 0..<500, using: &random) }
        for (number, time) in times.enumerated() { note("\(number)", at: time) }
        scheduler.start()
        let sorted = times.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
        #expect(log.list == sorted.map { "\($0.offset)@\($0.element)" })
    }

    @Test func `what an action schedules comes in its time, a time that is past is now`() {
        at(10) {
            self.note("b", at: 20)
            self.note("a", at: 10)
            self.note("late", at: 3)
        }
        note("c", at: 30)
        scheduler.start()
        #expect(log.text == "late@10 a@10 b@20 c@30")
    }

    @Test func `schedule and a due time count from now, in any unit`() {
        at(10) {
            _ = self.scheduler.schedule("now") { self.noteNow($0) }
            let units: [RxTimeInterval] = [
                .seconds(2), .milliseconds(3000), .microseconds(4_000_000), .nanoseconds(5_000_000_000),
            ]
            for unit in units { _ = self.scheduler.scheduleRelative("soon", dueTime: unit) { self.noteNow($0) } }
            _ = self.scheduler.scheduleRelativeVirtual("later", dueTime: 7) { self.noteNow($0) }
            _ = self.scheduler.scheduleRelative("never", dueTime: .never) { self.noteNow($0) }
        }
        scheduler.start()
        #expect(log.text == "now@10 soon@12 soon@13 soon@14 soon@15 later@17")
    }

    @Test func `advanceTo runs what is due up to then, and stays there`() {
        for time in [10, 20, 21] { note("", at: time) }
        scheduler.advanceTo(20)
        #expect(log.text == "@10 @20")
        #expect(scheduler.clock == 20)
        scheduler.advanceTo(20)
        scheduler.advanceTo(25)
        #expect(log.text == "@10 @20 @21")
        #expect(scheduler.clock == 25)
    }

    @Test func `stop keeps the rest for the next start, and a start inside an action does nothing`() {
        at(10) {
            self.scheduler.start()
            self.log.note("inside")
            self.scheduler.stop()
        }
        note("a", at: 20)
        scheduler.start()
        #expect(log.text == "inside")
        #expect(scheduler.clock == 10)
        scheduler.start()
        #expect(log.text == "inside a@20")
    }

    @Test func `what is disposed of does not run, and does not move the clock`() {
        let second = scheduler.scheduleAbsoluteVirtual("b", time: 20, action: noteNow)
        scheduler.scheduleAbsoluteVirtual("c", time: 30, action: noteNow).dispose()
        at(10) { second.dispose() }
        scheduler.start()
        #expect(log.text == "")
        #expect(scheduler.clock == 10)
    }

    @Test func `disposing after the run disposes of what the action returned`() {
        let returned = BooleanDisposable()
        let disposable = scheduler.schedule(()) { _ in returned }
        scheduler.start()
        #expect(!returned.isDisposed)
        disposable.dispose()
        #expect(returned.isDisposed)
    }

    @Test func `periodic actions count on, pass their state along, and can end themselves`() {
        let held = SerialDisposable()
        held.disposable = scheduler.schedulePeriodic(1, startAfter: .seconds(3), period: .seconds(2)) { state in
            self.log.note("\(state)@\(self.scheduler.clock)")
            if state == 4 { held.dispose() }
            return state * 2
        }
        let other = scheduler.schedulePeriodic((), startAfter: .seconds(4), period: .seconds(1)) {
            self.log.note("-")
        }
        scheduler.advanceTo(5)
        other.dispose()
        scheduler.start()
        #expect(log.text == "1@3 - 2@5 - 4@7")
    }

    @Test func `sleep moves the clock and runs nothing, and now is the clock as a date`() {
        note("a", at: 10)
        scheduler.sleep(15)
        #expect(scheduler.clock == 15)
        #expect(scheduler.now == Date(timeIntervalSince1970: 15))
        #expect(log.text == "")
        scheduler.start()
        #expect(log.text == "a@15")
    }

    @Test func `a subclass may move what is asked for relative to now, but not what is asked for a time`() {
        final class Late: VirtualTimeScheduler<Steps.Seconds>, @unchecked Sendable {
            override func adjustScheduledTime(_ time: Int) -> Int { time + 1 }
        }
        let scheduler = Late(initialClock: 0, converter: Steps.Seconds())
        let note: (String) -> Disposable = {
            self.log.note("\($0)@\(scheduler.clock)")
            return Disposables.create()
        }
        _ = scheduler.schedule("now", action: note)
        _ = scheduler.scheduleRelative("relative", dueTime: .seconds(5), action: note)
        _ = scheduler.scheduleAbsoluteVirtual("absolute", time: 7, action: note)
        _ = scheduler.scheduleRelativeVirtual("virtual", dueTime: 8, action: note)
        scheduler.start()
        #expect(log.text == "now@1 relative@6 absolute@7 virtual@8")
    }

    private func at(_ time: Int, _ action: @escaping () -> Void) {
        _ = scheduler.scheduleAbsoluteVirtual((), time: time) {
            action()
            return Disposables.create()
        }
    }

    private func note(_ name: String, at time: Int) {
        _ = scheduler.scheduleAbsoluteVirtual(name, time: time, action: noteNow)
    }

    private func noteNow(_ name: String) -> Disposable {
        log.note("\(name)@\(scheduler.clock)")
        return Disposables.create()
    }
}
