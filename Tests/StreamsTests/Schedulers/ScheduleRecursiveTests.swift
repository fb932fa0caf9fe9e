import Streams
import Testing

@Suite("scheduleRecursive", .counted)
struct ScheduleRecursiveTests {
    @Test func `each run is given what the one before passed on, and several calls make several runs`() {
        let scheduler = Steps()
        let log = Log()
        _ = scheduler.scheduleRecursive(1) { state, recurse in
            log.note(state)
            if state < 4 {
                recurse(state * 2)
                recurse(state * 2 + 1)
            }
        }
        #expect(log.text == "")
        scheduler.start()
        #expect(log.text == "1 2 3 4 5 6 7")
    }

    @Test func `disposing stops the recursion`() {
        let scheduler = Steps()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = scheduler.scheduleRecursive(1) { state, recurse in
            log.note(state)
            if state == 3 { held.dispose() }
            recurse(state + 1)
        }
        scheduler.start()
        #expect(log.text == "1 2 3")
    }

    @Test func `on a real queue the runs come one after another`() async {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let log = Log()
        await withCheckedContinuation { continuation in
            _ = scheduler.scheduleRecursive(1) { state, recurse in
                log.note(state)
                if state < 100 { recurse(state + 1) } else { continuation.resume() }
            }
        }
        #expect(log.list == (1...100).map { "\($0)" })
    }
}
