import Marbles
import Streams
import Testing

@Suite("share", .counted)
struct ShareTests {
    @Test(arguments: [0, 1, 2], [SubjectLifetimeScope.whileConnected, .forever])
    func `one subscription serves all who are there`(replay: Int, scope: SubjectLifetimeScope) {
        let source = HandDriven<Int>()
        let shared = source.observable.share(replay: replay, scope: scope)
        let log = Log()
        let first = shared.subscribe(onNext: { log.note("a\($0)") })
        source.send(1, 2)
        let second = shared.subscribe(onNext: { log.note("b\($0)") })
        source.send(3)
        #expect(source.subscriptions == 1)
        let replayed = ["", "b2 ", "b1 b2 "][replay]
        #expect(log.text == "a1 a2 \(replayed)a3 b3")
        first.dispose()
        #expect(source.disposals == 0)
        second.dispose()
        #expect(source.disposals == 1)
    }

    @Test(arguments: [
        (0, SubjectLifetimeScope.whileConnected, ""), (1, .whileConnected, ""), (2, .whileConnected, ""),
        (0, .forever, ""), (1, .forever, "2"), (2, .forever, "1 2"),
    ])
    func `when all have left the next starts the source again`(
        replay: Int, scope: SubjectLifetimeScope, expected: String
    ) {
        let source = HandDriven<Int>()
        let shared = source.observable.share(replay: replay, scope: scope)
        let subscription = shared.subscribe()
        source.send(1, 2)
        subscription.dispose()
        let log = Log()
        let next = shared.note(in: log)
        #expect(log.text == expected)
        #expect(source.subscriptions == 2)
        next.dispose()
        #expect(source.disposals == 2)
    }

    @Test(arguments: [
        (0, SubjectLifetimeScope.whileConnected, "| .", 3), (1, .whileConnected, "| .", 3),
        (2, .whileConnected, "| .", 3), (0, .forever, "| .", 1), (1, .forever, "2 | .", 1), (2, .forever, "1 2 | .", 1),
    ])
    func `after the source has completed`(
        replay: Int, scope: SubjectLifetimeScope, expected: String, subscriptions: Int
    ) {
        var count = 0
        let shared = Observable<Int>.deferred {
            count += 1
            return .of(1, 2)
        }.share(replay: replay, scope: scope)
        #expect(shared.atOnce == "1 2 | .")
        let later = scope == .forever ? expected : "1 2 | ."
        #expect(shared.atOnce == later)
        #expect(shared.atOnce == later)
        #expect(count == subscriptions)
    }
}
