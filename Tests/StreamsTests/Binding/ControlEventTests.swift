import Dispatch
import Streams
import Testing

@Suite("ControlEvent", .counted)
struct ControlEventTests {
    private let taps = HandDriven<Int>()
    private let log = Log()

    @Test @MainActor func `on the main queue it is subscribed to and let go at once, or ends with the control`() {
        let event = ControlEvent(events: noted)
        let subscription = event.note(in: log)
        taps.send(1, 2)
        subscription.dispose()
        taps.send(3)
        #expect(log.text == "main subscribes 1 2 main disposes .")
        _ = event.note(in: log)
        taps.complete()
        #expect(log.text == "main subscribes 1 2 main disposes . main subscribes | . main disposes")
        #expect(taps.disposals == 2)
    }

    @Test func `from another queue it is subscribed to and let go on the main queue, later`() async {
        let subscription = await MainActor.run {
            let subscription = elsewhere { ControlEvent(events: noted).note(in: log) }
            #expect(log.text == "")
            return Carried(subscription)
        }.value
        await mainQueueIsIdle()
        #expect(log.text == "main subscribes")
        await MainActor.run {
            elsewhere { subscription.dispose() }
            taps.send(1)
            #expect(log.text == "main subscribes .")
        }
        await mainQueueIsIdle()
        #expect(log.text == "main subscribes . main disposes")
    }

    @Test func `disposed of before the main queue has come to it, it is never subscribed to`() async {
        await MainActor.run {
            elsewhere { ControlEvent(events: noted).note(in: log).dispose() }
        }
        await mainQueueIsIdle()
        #expect(taps.subscriptions == 0)
        #expect(log.text == ".")
    }

    @Test @MainActor func `each subscription is one of its own`() {
        let event = ControlEvent(events: taps.observable)
        let subscriptions = [
            event.note(in: log), event.asObservable().note(in: log), event.asControlEvent().note(in: log),
        ]
        #expect(taps.subscriptions == 3)
        for subscription in subscriptions { subscription.dispose() }
        #expect(taps.disposals == 3)
    }

    private var noted: Observable<Int> {
        taps.observable.do(
            onSubscribe: { [log] in log.note(DispatchQueue.isMain ? "main subscribes" : "subscribes") },
            onDispose: { [log] in log.note(DispatchQueue.isMain ? "main disposes" : "disposes") })
    }
}
