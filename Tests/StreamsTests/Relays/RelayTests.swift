import Streams
import Testing

@Suite("Relays", .counted)
struct RelayTests {
    @Test func `a publish relay tells what it accepts from then on`() {
        let relay = PublishRelay<Int>()
        let log = Log()
        relay.accept(1)
        let subscription = relay.note(in: log)
        relay.accept(2)
        subscription.dispose()
        relay.accept(3)
        #expect(log.text == "2 .")
        #expect(relay.asObservable().atOnce == "! .")
    }

    @Test func `a behavior relay has a value, and tells it first; in a subscription it is the one just told`() {
        let relay = BehaviorRelay(value: 1)
        let log = Log()
        relay.accept(2)
        #expect(relay.value == 2)
        let subscriptions = [
            relay.subscribe(onNext: { log.note("\($0)=\(relay.value)") }),
            relay.subscribe(AnyObserver<Int> { log.note($0) }), relay.map { $0 * 10 }.note(in: log),
        ]
        relay.accept(3)
        for subscription in subscriptions { subscription.dispose() }
        #expect(log.text == "2=2 next(2) 20 3=3 next(3) 30 .")
        #expect(relay.asObservable().atOnce == "3 ! .")
    }

    @Test func `a replay relay remembers`() {
        let (two, all) = (ReplayRelay<Int>.create(bufferSize: 2), ReplayRelay<Int>.createUnbound())
        for element in 1...3 {
            two.accept(element)
            all.accept(element)
        }
        #expect(two.atOnce == "2 3 ! .")
        #expect(all.asObservable().atOnce == "1 2 3 ! .")
    }
}
