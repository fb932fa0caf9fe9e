import Foundation
import Streams
import Testing

@Suite("CurrentThreadScheduler", .counted)
struct CurrentThreadSchedulerTests {
    private let scheduler = CurrentThreadScheduler.instance

    @Test func `the first action runs at once, what it schedules after it`() {
        let log = Log()
        run {
            log.note("<1")
            run {
                log.note("<2")
                run { log.note("3") }
                log.note("2>")
            }
            run { log.note("4") }
            log.note("1>")
        }
        log.note("end")
        #expect(log.text == "<1 1> <2 2> 4 3 end")
    }

    @Test func `the action is given the state, and disposing after the run disposes of what it returned`() {
        let log = Log()
        let returned = BooleanDisposable()
        let disposable = scheduler.schedule("state") { state in
            log.note(state)
            return returned
        }
        #expect(log.text == "state")
        #expect(!returned.isDisposed)
        disposable.dispose()
        #expect(returned.isDisposed)
    }

    @Test func `an action that waits can be taken back`() {
        let log = Log()
        run {
            let first = scheduler.schedule(()) { _ in
                log.note("first")
                return Disposables.create()
            }
            run { log.note("second") }
            first.dispose()
        }
        #expect(log.text == "second")
    }

    @Test func `scheduling is required outside an action only`() {
        #expect(CurrentThreadScheduler.isScheduleRequired)
        run { #expect(!CurrentThreadScheduler.isScheduleRequired) }
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    @Test func `a deep recursion does not grow the stack`() {
        var depth = 0
        let recursion = scheduler.scheduleRecursive(0) { state, recurse in
            depth = state
            if state < 100_000 { recurse(state + 1) }
        }
        #expect(depth == 100_000)
        recursion.dispose()
    }

    @Test func `each thread has a trampoline of its own`() async {
        let log = Log()
        let other = SerialDispatchQueueScheduler(qos: .userInitiated)
        let observable = Observable.just(1, scheduler: other).map { _ in CurrentThreadScheduler.isScheduleRequired }
        run { log.note(CurrentThreadScheduler.isScheduleRequired) }
        #expect(await observable.inTime == "true |")
        #expect(log.text == "false")
    }

    private func run(_ action: @escaping () -> Void) {
        _ = scheduler.schedule(()) { _ in
            action()
            return Disposables.create()
        }
    }
}
