import Streams
import Testing

@Suite("bind", .counted)
struct BindTests {
    private let log = Log()
    private let source = HandDriven<Int>()

    @Test func `every event goes to every observer, in their order, of one subscription, up to an end or a dispose`() {
        _ = source.observable.bind(to: observer("a"), observer("b"))
        source.send(1)
        source.complete()
        #expect(log.text == "a next(1) b next(1) a completed b completed")
        #expect(source.subscriptions == 1)
        #expect(source.disposals == 1)
        _ = source.observable.bind(to: observer("c"))
        source.fail(.lost)
        source.observable.bind(to: observer("d")).dispose()
        source.send(1)
        #expect(log.list.dropFirst(4) == ["c error(lost)"])
        #expect(source.disposals == 3)
    }

    @Test func `observers of an optional take it too`() {
        let optional = AnyObserver<Int?> { [log] in log.note($0) }
        _ = source.observable.bind(to: optional, optional)
        source.send(1)
        source.complete()
        #expect(log.text == "next(Optional(1)) next(Optional(1)) completed completed")
    }

    @Test func `a function makes of the observable what it wants`() {
        #expect(Observable.of(1, 2).bind(to: { $0.map { $0 * 10 }.atOnce }) == "10 20 | .")
        let times = { (observable: Observable<Int>) in { factor in observable.map { $0 * factor }.atOnce } }
        #expect(Observable.of(1, 2).bind(to: times, curriedArgument: 3) == "3 6 | .")
    }

    @Test func `onNext is called with each element on its thread`() {
        let subscription = elsewhere { source.observable.bind(onNext: { [log] in log.note($0) }) }
        source.send(1, 2)
        subscription.dispose()
        source.send(3)
        #expect(log.text == "1 2")
        #expect(source.disposals == 1)
    }

    @Test func `with an object onNext is given it, while it lives`() {
        var label: Label? = Label(log)
        weak let seen = label
        _ = source.observable.bind(with: label!, onNext: { label, number in label.log.note(number) })
        source.send(1)
        label = nil
        #expect(seen == nil)
        source.send(2)
        #expect(log.text == "1")
        source.complete()
    }

    @Test func `an error without an observer for it is a mistake that is reported`() {
        let label = Label(log)
        let misuse = misuses {
            _ = source.observable.bind(onNext: { [log] in log.note($0) })
            source.fail(.offline)
            _ = source.observable.bind(with: label, onNext: { label, number in label.log.note(number) })
            source.fail(.lost)
        }
        #expect(misuse.map(\.consequence) == [.stopsDebugBuild, .stopsDebugBuild])
        #expect(misuse[0].description.hasPrefix("Binding error: offline. "))
        #expect(misuse[1].description.hasPrefix("Binding error: lost. "))
    }

    @Test func `the mistake names the relay as RxSwift does`() {
        let misuse = misuses {
            for bind: (Observable<Int>) -> Disposable in [
                { $0.bind(to: PublishRelay()) }, { $0.bind(to: BehaviorRelay(value: 0)) },
                { $0.bind(to: ReplayRelay.create(bufferSize: 1)) },
            ] {
                _ = bind(source.observable)
                source.fail(.lost)
            }
        }
        let kinds = ["publish", "behavior", "behavior"]
        #expect(
            misuse.map { $0.description.prefix { $0 != "." } } == kinds.map { "Binding error to \($0) relay: lost" })
    }

    private func observer(_ name: String) -> AnyObserver<Int> {
        AnyObserver { [log] in log.note("\(name) \($0)") }
    }
}
