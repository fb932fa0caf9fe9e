import Dispatch
import Streams
import Testing

@Suite("Binder", .counted)
struct BinderTests {
    @Test func `from another queue it arrives on the main queue, later and in order`() async {
        let label = Label()
        let binder = label.binder
        await MainActor.run {
            elsewhere { for text in ["a", "b"] { binder.onNext(text) } }
            #expect(label.log.text == "")
        }
        await mainQueueIsIdle()
        #expect(label.log.text == "a on main b on main")
    }

    @Test @MainActor func `an element that comes while one is put in waits for it`() async {
        let label = Label()
        let slot = Locked<Binder<Int>?>(nil)
        let binder = Binder<Int>(label) { label, number in
            label.log.note("<\(number)")
            if number > 0 { slot.value?.onNext(number - 1) }
            label.log.note("\(number)>")
        }
        _ = slot.exchange(binder)
        binder.onNext(1)
        #expect(label.log.text == "<1 1>")
        await mainQueueIsIdle()
        #expect(label.log.text == "<1 1> <0 0>")
        _ = slot.exchange(nil)
    }

    @Test @MainActor func `on the main queue an element arrives at once, and a completion changes nothing`() {
        let label = Label()
        label.binder.onNext("a")
        label.binder.onCompleted()
        label.binder.onNext("b")
        #expect(label.log.text == "a on main b on main")
    }

    @Test func `an error is a mistake that is reported`() {
        let label = Label()
        let misuse = misuses { label.binder.onError(Failure.offline) }
        #expect(misuse.map(\.consequence) == [.stopsDebugBuild])
        #expect(misuse[0].description.hasPrefix("Binding error: offline. "))
        #expect(label.log.text == "")
    }

    @Test func `it works on the scheduler that it is given, and neither it nor an element on its way keeps the object`()
    {
        let scheduler = Steps()
        let log = Log()
        var label: Label? = Label(log)
        weak let seen = label
        let binder = Binder<String>(label!, scheduler: scheduler) { label, text in label.log.note(text) }
        binder.onNext("a")
        #expect(log.text == "")
        scheduler.start()
        #expect(log.text == "a")
        binder.onNext("b")
        label = nil
        #expect(seen == nil)
        binder.onNext("c")
        scheduler.start()
        #expect(log.text == "a")
    }
}

/// Notes what is put into it.
final class Label: Sendable {
    let log: Log

    init(_ log: Log = Log()) { self.log = log }

    var binder: Binder<String> {
        Binder(self) { label, text in label.log.note(DispatchQueue.isMain ? "\(text) on main" : text) }
    }
}
