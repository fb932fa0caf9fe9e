import Foundation
import Streams
import Testing

@Suite("VirtualTimeScheduler", .counted)
struct VirtualTimeSchedulerTests {
    private let scheduler = Steps()
    private let log = Log()

    @Test func `actions run in the order of their times, and the clock shows them`() {
        for time in [30, 10, 20] { note("", at: time) }
        scheduler.start()
        #expect(log.text == "@10 @20 @30")
    }

    @Test func `at one time the first scheduled comes first`() {
        for name in ["a", "b", "c", "d"] { note(name, at: 10) }
        scheduler.start()
        #expect(log.text == "a@10 b@10 c@10 d@10")
    }

    @Test func `thousands of actions come in order`() {
        var random = SystemRandomNumberGenerator()
        let times = (0..<5000).map { _ in Int.random(in: 0..<500, using: &random) }
        for (number, time) in times.enumerated() { note("\(number)", at: time) }
        scheduler.start()
        let sorted = times.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
        #expect(log.list == sorted.map { "\($0.offset)@\($0.element)" })
    }

    @Test func `what an action schedules comes in its time`() {
        at(10) {
            self.note("b", at: 20)
            self.note("a", at: 10)
        }
        note("c", at: 30)
        scheduler.start()
        #expect(log.text == "a@10 b@20 c@30")
    }

    @Test func `schedule and a due time count from now`() {
        at(10) {
            _ = self.scheduler.schedule("now") { self.noteNow($0) }
            _ = self.scheduler.scheduleRelative("soon", dueTime: .seconds(5)) { self.noteNow($0) }
            _ = self.scheduler.scheduleRelativeVirtual("later", dueTime: 7) { self.noteNow($0) }
            _ = self.scheduler.scheduleRelative("never", dueTime: .never) { self.noteNow($0) }
        }
        scheduler.start()
        #expect(log.text == "now@10 soon@15 later@17")
    }

    @Test func `a due time may be in any unit`() {
        let units: [RxTimeInterval] = [
            .seconds(2), .milliseconds(2000), .microseconds(2_000_000), .nanoseconds(2_000_000_000),
        ]
        for unit in units { _ = scheduler.scheduleRelative("", dueTime: unit, action: noteNow) }
        scheduler.start()
        #expect(log.text == "@2 @2 @2 @2")
    }

    @Test func `a time that is past is now, and does not turn the clock back`() {
        at(10) { self.note("late", at: 3) }
        scheduler.start()
        #expect(log.text == "late@10")
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

    @Test func `sleep moves the clock and runs nothing`() {
        note("a", at: 10)
        scheduler.sleep(15)
        #expect(scheduler.clock == 15)
        #expect(log.text == "")
        scheduler.start()
        #expect(log.text == "a@15")
    }

    @Test func `stop keeps the rest for the next start`() {
        at(10) { self.scheduler.stop() }
        note("a", at: 20)
        scheduler.start()
        #expect(log.text == "")
        #expect(scheduler.clock == 10)
        scheduler.start()
        #expect(log.text == "a@20")
    }

    @Test func `what is disposed of does not run, and does not move the clock`() {
        note("a", at: 10)
        scheduler.scheduleAbsoluteVirtual("b", time: 20, action: noteNow).dispose()
        scheduler.start()
        #expect(log.text == "a@10")
        #expect(scheduler.clock == 10)
    }

    @Test func `an action can be taken back by one before it`() {
        let second = scheduler.scheduleAbsoluteVirtual("b", time: 20, action: noteNow)
        at(20) {}
        at(10) { second.dispose() }
        scheduler.start()
        #expect(log.text == "")
        #expect(scheduler.clock == 20)
    }

    @Test func `disposing after the run disposes of what the action returned`() {
        let returned = BooleanDisposable()
        let disposable = scheduler.schedule(()) { _ in returned }
        scheduler.start()
        #expect(!returned.isDisposed)
        disposable.dispose()
        #expect(returned.isDisposed)
    }

    @Test func `a start inside an action does nothing`() {
        at(10) {
            self.scheduler.start()
            self.log.note("inside")
        }
        note("a", at: 20)
        scheduler.start()
        #expect(log.text == "inside a@20")
    }

    @Test func `periodic actions count on, and pass their state along`() {
        let periodic = scheduler.schedulePeriodic(1, startAfter: .seconds(3), period: .seconds(2)) { state in
            self.log.note("\(state)@\(self.scheduler.clock)")
            return state * 2
        }
        scheduler.advanceTo(8)
        #expect(log.text == "1@3 2@5 4@7")
        periodic.dispose()
        scheduler.advanceTo(20)
        #expect(log.text == "1@3 2@5 4@7")
    }

    @Test func `a periodic action can end itself`() {
        let held = SerialDisposable()
        held.disposable = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) { state in
            self.log.note(state)
            if state == 3 { held.dispose() }
            return state + 1
        }
        scheduler.start()
        #expect(log.text == "1 2 3")
    }

    @Test func `now is the clock as a date`() {
        scheduler.sleep(60)
        #expect(scheduler.now == Date(timeIntervalSince1970: 60))
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

    @Test func `it describes its clock and what waits`() {
        for time in [30, 10, 20] { note("", at: time) }
        #expect(scheduler.debugDescription == "0: [10, 20, 30]")
    }

    @Test func `advancing from inside an action stops the program`() async {
        await #expect(processExitsWith: .failure) {
            let scheduler = Steps()
            _ = scheduler.schedule(()) { _ in
                scheduler.advanceTo(10)
                return Disposables.create()
            }
            scheduler.start()
        }
    }

    @Test func `sleeping into the past stops the program`() async {
        await #expect(processExitsWith: .failure) { Steps().sleep(-1) }
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
