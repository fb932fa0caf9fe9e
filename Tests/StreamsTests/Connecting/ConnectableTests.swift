import Streams
import Testing

@Suite("Connectable observables", .counted)
struct ConnectableTests {
    @Test func `nothing happens before connect, and connecting twice is connecting once`() {
        let source = HandDriven<Int>()
        let connectable = source.observable.publish()
        let log = Log()
        _ = connectable.note(in: log)
        #expect(source.subscriptions == 0)
        let connection = connectable.connect()
        _ = connectable.connect()
        #expect(source.subscriptions == 1)
        source.send(1)
        _ = connectable.note(in: log)
        source.send(2)
        source.complete()
        #expect(log.text == "1 2 2 | . | .")
        #expect(source.disposals == 1)
        connection.dispose()
    }

    @Test func `disposing of the connection stops the elements and leaves the subscribers waiting`() {
        let source = HandDriven<Int>()
        let connectable = source.observable.publish()
        let log = Log()
        let subscription = connectable.note(in: log)
        let connection = connectable.connect()
        source.send(1)
        connection.dispose()
        connection.dispose()
        #expect(source.disposals == 1)
        let again = connectable.connect()
        source.send(2)
        #expect(log.text == "1")
        #expect(source.subscriptions == 2)
        again.dispose()
        subscription.dispose()
    }

    @Test func `with a given subject those who wait hear the next connection too`() {
        let source = HandDriven<Int>()
        let connectable = source.observable.multicast(PublishSubject<Int>())
        let log = Log()
        _ = connectable.note(in: log)
        connectable.connect().dispose()
        let again = connectable.connect()
        source.send(1)
        source.complete()
        #expect(log.text == "1 | .")
        #expect(connectable.atOnce == "| .")
        again.dispose()
    }

    @Test func `an error goes to all, and the source is let go before it`() {
        let log = Log()
        let source = HandDriven<Int>()
        let connectable = source.observable.do(onDispose: { log.note("let go") }).publish()
        _ = connectable.note(in: log)
        let connection = connectable.connect()
        source.fail(.lost)
        #expect(log.text == "let go #lost .")
        connection.dispose()
    }

    @Test func `a subject is made for each connection`() {
        var made = 0
        let connectable = Observable.of(1, 2).multicast(makeSubject: {
            made += 1
            return ReplaySubject<Int>.createUnbounded()
        })
        let log = Log()
        _ = connectable.note(in: log)
        _ = connectable.connect()
        _ = connectable.note(in: log)
        _ = connectable.connect()
        #expect(log.text == "1 2 | . 1 2 | .")
        #expect(made == 2)
    }

    @Test func `multicast with a selector subscribes to the source once, and to nothing if the selector throws`() {
        let source = HandDriven<Int>()
        let result = source.observable.multicast(
            { PublishSubject<Int>() }, selector: { Observable.of($0, $0.map { $0 * 10 }).flatMap { $0 } })
        let log = Log()
        let subscription = result.note(in: log)
        source.send(1, 2)
        #expect(source.subscriptions == 1)
        #expect(log.text == "1 10 2 20")
        subscription.dispose()
        #expect(source.disposals == 1)
        let failing = source.observable.multicast(
            { () throws -> PublishSubject<Int> in throw Failure.lost }, selector: { $0 })
        #expect(failing.atOnce == "#lost .")
        let failingLater = source.observable.multicast(
            { PublishSubject<Int>() }, selector: { _ -> Observable<Int> in throw Failure.lost })
        #expect(failingLater.atOnce == "#lost .")
        let endless = Observable.repeatElement(1).multicast({ PublishSubject<Int>() }, selector: { $0.take(2) })
        #expect(endless.atOnce == "1 1 | .")
        #expect(source.subscriptions == 1)
    }

    @Test func `replay: who joins a connection hears the last elements, or all, who comes after its end none`() {
        let source = HandDriven<Int>()
        let connectable = source.observable.replay(2)
        let connection = connectable.connect()
        source.send(1, 2, 3)
        #expect(connectable.atOnce == "2 3 ! .")
        source.complete()
        #expect(connectable.atOnce == "! .")
        let again = connectable.connect()
        #expect(source.subscriptions == 2)
        again.dispose()
        connection.dispose()
        let all = source.observable.replayAll()
        let other = all.connect()
        source.send(1, 2, 3)
        #expect(all.atOnce == "1 2 3 ! .")
        other.dispose()
    }
}
