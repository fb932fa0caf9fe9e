import Streams
import Testing

@Suite("ControlProperty", .counted)
struct ControlPropertyTests {
    private let typed = HandDriven<String?>()
    private let log = Log()

    @Test @MainActor func `values come out and elements go in, and one can be bound to another`() {
        _ = property.map { $0 ?? "-" }.note(in: log)
        typed.send("a", nil)
        property.onNext("b")
        typed.complete()
        #expect(log.text == "a - shown: b | .")
        #expect(typed.disposals == 1)
        let subscription = property.asControlProperty().bind(to: property)
        typed.send("c")
        subscription.dispose()
        #expect(log.list.last == "shown: c")
    }

    @Test @MainActor func `a completion goes in as well, an error is a mistake that is reported`() {
        let misuse = misuses { property.onError(Failure.lost) }
        #expect(misuse.map(\.consequence) == [.stopsDebugBuild])
        property.onCompleted()
        #expect(log.text == "shown: completed")
    }

    @Test @MainActor func `changed leaves out what was there on subscribing, for each subscriber`() {
        let changed = property.changed
        for _ in 1...2 {
            let subscription = changed.map { $0 ?? "-" }.note(in: log)
            typed.send("a", "b", "c")
            subscription.dispose()
        }
        #expect(log.text == "b c . b c .")
        #expect(typed.subscriptions == 2)
    }

    @Test @MainActor func `orEmpty has an empty text for none, and both ways`() {
        let text = property.orEmpty
        let subscription = text.map { "<\($0)>" }.note(in: log)
        typed.send("a", nil)
        text.onNext("b")
        subscription.dispose()
        #expect(log.text == "<a> <> shown: b .")
    }

    @Test func `from another queue it is subscribed to on the main queue`() async {
        let subscription = await MainActor.run {
            let subscription = elsewhere { property.subscribe() }
            #expect(typed.subscriptions == 0)
            return Carried(subscription)
        }.value
        await mainQueueIsIdle()
        #expect(typed.subscriptions == 1)
        subscription.dispose()
        await mainQueueIsIdle()
        #expect(typed.disposals == 1)
    }

    private var property: ControlProperty<String?> { ControlProperty(values: typed.observable, valueSink: shown) }

    private var shown: AnyObserver<String?> {
        AnyObserver { [log] event in
            log.note("shown: " + (event.element.map { $0 ?? "-" } ?? event.debugDescription))
        }
    }
}
