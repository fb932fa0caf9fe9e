import Streams
import Testing

@Suite("do", .counted)
struct DoTests {
    @Test func `the closures run around each event, in this order, also if a source sends before it is subscribed to`()
    {
        let (atOnce, inTurn, failed) = (Log(), Log(), Log())
        _ = everything(of: .just(1), atOnce).note(in: atOnce)
        let events = ["onNext 1", "1", "afterNext 1", "onCompleted", "|", ".", "afterCompleted"]
        #expect(atOnce.list == ["onSubscribe"] + events + ["onSubscribed", "onDispose"])
        _ = everything(of: .of(1), inTurn).note(in: inTurn)
        #expect(inTurn.list == ["onSubscribe", "onSubscribed"] + events + ["onDispose"])
        let source = HandDriven<Int>()
        _ = everything(of: source.observable, failed).note(in: failed)
        source.fail(.lost)
        #expect(
            failed.list == [
                "onSubscribe", "onSubscribed", "onError lost", "#lost", ".", "afterError lost", "onDispose",
            ])
    }

    @Test func `onDispose comes once, after the source's: on a dispose before onDisposed, on a completion after it`() {
        let log = Log()
        let source = HandDriven<Int>()
        let chain = source.observable.do(onDispose: { log.note("upper") }).do(onDispose: { log.note("lower") })
        let subscription = chain.note(in: log)
        subscription.dispose()
        subscription.dispose()
        #expect(log.text == "upper lower .")
        _ = chain.note(in: log)
        source.complete()
        #expect(log.text == "upper lower . | . upper lower")
        let recipe = Observable<Int>.create { _ in Disposables.create { log.note("source") } }
        recipe.do(onDispose: { log.note("do") }).subscribe().dispose()
        #expect(log.list.suffix(2) == ["source", "do"])
    }

    /// As in RxSwift: most operators dispose of a source inside its end.
    @Test(arguments: ["map", "merge", "concat", "share", "subscriber"])
    func `the after-closures run when an operator below has disposed of the source`(_ below: String) {
        let log = Log()
        let source = HandDriven<Int>()
        let noted = source.observable.do(
            afterCompleted: { log.note("after") }, onDispose: { log.note("dispose") })
        let result: Observable<Int> =
            switch below {
            case "map": noted.map { $0 }
            case "merge": .merge(noted, .empty())
            case "concat": noted.concat(Observable.empty())
            case "share": noted.share()
            default: noted
            }
        let subscription = result.note(in: log)
        source.complete()
        switch below {
        case "share", "subscriber": #expect(log.text == "| . after dispose")
        case "concat", "merge": #expect(log.text == "dispose | . after")
        default: #expect(log.text == "| . dispose after")
        }
        subscription.dispose()
    }

    @Test func `no onCompleted and no onError on a dispose`() {
        let log = Log()
        let source = HandDriven<Int>()
        let subscription = everything(of: source.observable, log).subscribe()
        subscription.dispose()
        source.complete()
        #expect(log.text == "onSubscribe onSubscribed onDispose")
    }

    @Test(arguments: ["onNext", "afterNext", "onError", "onCompleted"])
    func `what a closure throws ends the result and leaves the source`(_ name: String) {
        let log = Log()
        let source = HandDriven<Int>()
        let thrower: () throws -> Void = { throw Failure.offline }
        let observable = source.observable.do(
            onNext: { _ in if name == "onNext" { try thrower() } },
            afterNext: { _ in if name == "afterNext" { try thrower() } },
            onError: { _ in if name == "onError" { try thrower() } },
            onCompleted: { if name == "onCompleted" { try thrower() } })
        _ = observable.note(in: log)
        source.send(1)
        if name == "onError" { source.fail(.lost) } else { source.complete() }
        source.send(2)
        #expect(log.text == (name == "onNext" ? "#offline ." : "1 #offline ."))
        #expect(source.disposals == 1)
    }

    @Test func `each subscription runs the closures, and what onNext throws does not come to the onError beside it`() {
        let log = Log()
        let observable = Observable.just(1).do(
            onNext: { _ in throw Failure.offline }, onError: { log.note("onError \($0)") },
            onSubscribe: { log.note("subscribe") })
        #expect(log.text == "")
        for _ in 1...2 { #expect(observable.atOnce == "#offline .") }
        #expect(log.text == "subscribe subscribe")
    }

    private func everything(of source: Observable<Int>, _ log: Log) -> Observable<Int> {
        source.do(
            onNext: { log.note("onNext \($0)") }, afterNext: { log.note("afterNext \($0)") },
            onError: { log.note("onError \($0)") }, afterError: { log.note("afterError \($0)") },
            onCompleted: { log.note("onCompleted") }, afterCompleted: { log.note("afterCompleted") },
            onSubscribe: { log.note("onSubscribe") }, onSubscribed: { log.note("onSubscribed") },
            onDispose: { log.note("onDispose") })
    }
}
