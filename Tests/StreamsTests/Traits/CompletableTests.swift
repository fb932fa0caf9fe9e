import Marbles
import Streams
import Testing

@Suite("Completable", .counted)
struct CompletableTests {
    @Test(
        arguments: [
            ([.completed], "| ."), ([.error(Failure.lost)], "#lost ."), ([], "! ."),
            ([.completed, .error(Failure.lost)], "| ."), ([.error(Failure.lost), .completed], "#lost ."),
        ] as [([CompletableEvent], String)])
    func `create: only the first event counts`(_ events: [CompletableEvent], _ seen: String) {
        let completable = Completable.create { observer in
            for event in events { observer(event) }
            return Disposables.create()
        }
        #expect(completable.asObservable().atOnce == seen)
    }

    @Test func `an observer need not be sendable`() {
        var results: [String] = []
        let observer: Completable.CompletableObserver = { results.append("\($0)") }
        observer(.completed)
        #expect(results == ["completed"])
    }

    @Test func `create: it cleans up right after the event, and on a dispose`() {
        let log = Log()
        let told = Locked<Completable.CompletableObserver?>(nil)
        let completable = Completable.create { observer in
            _ = told.exchange(observer)
            return Disposables.create { log.note("clean") }
        }
        _ = completable.note(in: log)
        told.value?(.completed)
        told.value?(.error(Failure.lost))
        #expect(log.text == "| . clean")
        completable.note(in: log).dispose()
        told.value?(.completed)
        #expect(log.text == "| . clean clean .")
    }

    @Test func `subscribe: one closure is told the end, once`() {
        #expect(events(.empty()) == [.completed])
        #expect(events(.error(Failure.lost)) == [.error(Failure.lost)])
        #expect(events(.never()) == [])
    }

    @Test func `subscribe: every closure can be left out`() {
        let log = Log()
        _ = Completable.empty().note(in: log)
        _ = Completable.error(Failure.lost).note(in: log)
        _ = Completable.empty().subscribe(onCompleted: { log.note("|") })
        _ = Completable.empty().subscribe(onDisposed: { log.note(".") })
        _ = Completable.error(Failure.lost).subscribe(onError: { log.note($0) })
        #expect(log.text == "| . #lost . | . lost")
    }

    @Test func `subscribe: without onError an error goes to the hook`() {
        let log = Log()
        let standard = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, error in if error is Failure { log.note(error) } }
        defer { Hooks.defaultErrorHandler = standard }
        _ = Completable.error(Failure.lost).subscribe()
        #expect(log.text == "lost")
    }

    @Test func `subscribe(with:): the object is given and not kept`() {
        let log = Log()
        for completable in [Completable.empty(), .error(Failure.lost)] {
            _ = completable.subscribe(
                with: log, onCompleted: { $0.note("|") }, onError: { $0.note($1) }, onDisposed: { $0.note(".") })
        }
        #expect(log.text == "| . lost .")
        let source = HandDriven<Never>()
        var owner: Log? = Log()
        _ = source.observable.asCompletable().subscribe(with: owner!, onCompleted: { _ in log.note("late") })
        owner = nil
        source.complete()
        #expect(log.text == "| . lost .")
    }

    @Test func `do: the closures run around the end, in this order`() {
        let log = Log()
        _ = everything(of: .empty(), log).note(in: log)
        #expect(log.text == "onSubscribe onCompleted | . afterCompleted onSubscribed onDispose")
        let failure = Log()
        _ = everything(of: .error(Failure.lost), failure).note(in: failure)
        #expect(failure.text == "onSubscribe onError(lost) #lost . afterError(lost) onSubscribed onDispose")
    }

    private func events(_ completable: Completable) -> [CompletableEvent] {
        var events: [CompletableEvent] = []
        completable.subscribe { events.append($0) }.dispose()
        return events
    }

    private func everything(of source: Completable, _ log: Log) -> Completable {
        source.do(
            onError: { log.note("onError(\($0))") }, afterError: { log.note("afterError(\($0))") },
            onCompleted: { log.note("onCompleted") }, afterCompleted: { log.note("afterCompleted") },
            onSubscribe: { log.note("onSubscribe") }, onSubscribed: { log.note("onSubscribed") },
            onDispose: { log.note("onDispose") })
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Notes `|` for the end, `#offline` for an error, and `.` for `onDisposed`.
    func note(in log: Log) -> Disposable {
        subscribe(
            onCompleted: { log.note("|") }, onError: { log.note("#\($0)") }, onDisposed: { log.note(".") })
    }
}
