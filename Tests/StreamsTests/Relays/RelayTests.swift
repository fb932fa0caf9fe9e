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

    @Test func `a behavior relay has a value, and tells it first`() {
        let relay = BehaviorRelay(value: 1)
        #expect(relay.value == 1)
        relay.accept(2)
        #expect(relay.value == 2)
        let log = Log()
        let subscription = relay.map { $0 * 10 }.note(in: log)
        relay.accept(3)
        subscription.dispose()
        #expect(log.text == "20 30 .")
        #expect(relay.asObservable().atOnce == "3 ! .")
    }

    @Test func `in a subscription the value of a behavior relay is the one just told`() {
        let relay = BehaviorRelay(value: 1)
        let log = Log()
        let subscription = relay.subscribe(onNext: { log.note("\($0)=\(relay.value)") })
        relay.accept(2)
        #expect(log.text == "1=1 2=2")
        subscription.dispose()
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

    @Test func `a relay can be subscribed to with an observer`() {
        let relay = BehaviorRelay(value: 1)
        let log = Log()
        let subscription = relay.subscribe(AnyObserver<Int> { log.note($0) })
        relay.accept(2)
        #expect(log.text == "next(1) next(2)")
        subscription.dispose()
    }
}
