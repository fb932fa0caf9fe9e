import Marbles
import Streams
import Testing

@Suite("Maybe", .counted)
struct MaybeTests {
    @Test(
        arguments: [
            ([.success(1)], "1 | ."), ([.error(Failure.lost)], "#lost ."), ([.completed], "| ."), ([], "! ."),
            ([.success(1), .completed, .success(2), .error(Failure.lost)], "1 | ."),
            ([.error(Failure.lost), .success(1)], "#lost ."), ([.completed, .success(1)], "| ."),
        ] as [([MaybeEvent<Int>], String)])
    func `create: only the first event counts`(_ events: [MaybeEvent<Int>], _ seen: String) {
        let maybe = Maybe<Int>.create { observer in
            for event in events { observer(event) }
            return Disposables.create()
        }
        #expect(maybe.asObservable().atOnce == seen)
    }

    @Test func `an observer need not be sendable`() {
        var results: [String] = []
        let observer: Maybe<Int>.MaybeObserver = { results.append("\($0)") }
        observer(.completed)
        #expect(results == ["completed"])
    }

    @Test func `create: it cleans up right after the event, and on a dispose`() {
        let log = Log()
        let told = Locked<Maybe<Int>.MaybeObserver?>(nil)
        let maybe = Maybe<Int>.create { observer in
            _ = told.exchange(observer)
            return Disposables.create { log.note("clean") }
        }
        _ = maybe.note(in: log)
        told.value?(.completed)
        told.value?(.success(1))
        #expect(log.text == "| . clean")
        maybe.note(in: log).dispose()
        told.value?(.success(1))
        #expect(log.text == "| . clean clean .")
    }

    @Test func `subscribe: one closure is told the end, once`() {
        #expect(events(.just(1)) == [.success(1)])
        #expect(events(.empty()) == [.completed])
        #expect(events(.error(Failure.lost)) == [.error(Failure.lost)])
        #expect(events(.never()) == [])
    }

    @Test func `subscribe: of the closures for the end one is called, then onDisposed`() {
        let log = Log()
        _ = Maybe.just(1).note(in: log)
        _ = Maybe<Int>.empty().note(in: log)
        _ = Maybe<Int>.error(Failure.lost).note(in: log)
        #expect(log.text == "1 . | . #lost .")
    }

    @Test func `subscribe: every closure can be left out`() {
        let log = Log()
        _ = Maybe.just(1).subscribe(onSuccess: { log.note($0) })
        _ = Maybe.just(1).subscribe(onCompleted: { log.note("|") })
        _ = Maybe<Int>.empty().subscribe(onCompleted: { log.note("|") })
        _ = Maybe<Int>.error(Failure.lost).subscribe(onError: { log.note($0) })
        _ = Maybe<Int>.empty().subscribe(onDisposed: { log.note(".") })
        #expect(log.text == "1 | lost .")
    }

    @Test func `subscribe: without onError an error goes to the hook`() {
        let log = Log()
        let standard = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, error in if error is Failure { log.note(error) } }
        defer { Hooks.defaultErrorHandler = standard }
        _ = Maybe<Int>.error(Failure.lost).subscribe()
        #expect(log.text == "lost")
    }

    @Test func `subscribe(with:): the object is given and not kept`() {
        let log = Log()
        for maybe in [Maybe.just(1), .empty(), .error(Failure.lost)] {
            _ = maybe.subscribe(
                with: log, onSuccess: { $0.note($1) }, onError: { $0.note($1) }, onCompleted: { $0.note("|") },
                onDisposed: { $0.note(".") })
        }
        #expect(log.text == "1 . | . lost .")
        let source = HandDriven<Int>()
        var owner: Log? = Log()
        _ = source.observable.asMaybe().subscribe(with: owner!, onCompleted: { _ in log.note("late") })
        owner = nil
        source.complete()
        #expect(log.text == "1 . | . lost .")
    }

    @Test func `just, error, never, empty`() {
        #expect(Maybe.just(1).asObservable().atOnce == "1 | .")
        #expect(Maybe.just(1, scheduler: CurrentThreadScheduler.instance).asObservable().atOnce == "1 | .")
        #expect(Maybe<Int>.error(Failure.lost).asObservable().atOnce == "#lost .")
        #expect(Maybe<Int>.never().asObservable().atOnce == "! .")
        #expect(Maybe<Int>.empty().asObservable().atOnce == "| .")
    }

    @Test func `do: after an element onCompleted runs too, as the end of the observable it is`() {
        let log = Log()
        _ = everything(of: .just(1), log).note(in: log)
        #expect(
            log.text
                == "onSubscribe onNext(1) 1 . afterNext(1) onCompleted afterCompleted onSubscribed onDispose")
        let empty = Log()
        _ = everything(of: .empty(), empty).note(in: empty)
        #expect(empty.text == "onSubscribe onCompleted | . afterCompleted onSubscribed onDispose")
        let failure = Log()
        _ = everything(of: .error(Failure.lost), failure).note(in: failure)
        #expect(failure.text == "onSubscribe onError(lost) #lost . afterError(lost) onSubscribed onDispose")
    }

    @Test func `map, filter, flatMap`() {
        let lost: (Int) throws -> Bool = { _ in throw Failure.lost }
        #expect(Maybe.just(1).map { $0 + 1 }.asObservable().atOnce == "2 | .")
        #expect(Maybe<Int>.empty().map(lost).asObservable().atOnce == "| .")
        #expect(Maybe.just(1).map(lost).asObservable().atOnce == "#lost .")
        #expect(Maybe.just(1).filter { $0 == 1 }.asObservable().atOnce == "1 | .")
        #expect(Maybe.just(1).filter { $0 == 2 }.asObservable().atOnce == "| .")
        #expect(Maybe.just(1).filter(lost).asObservable().atOnce == "#lost .")
        #expect(Maybe.just(1).flatMap { .just($0 + 1) }.asObservable().atOnce == "2 | .")
        #expect(Maybe.just(1).flatMap { _ in Maybe<Int>.empty() }.asObservable().atOnce == "| .")
        #expect(Maybe<Int>.empty().flatMap { .just($0 + 1) }.asObservable().atOnce == "| .")
    }

    private func events(_ maybe: Maybe<Int>) -> [MaybeEvent<Int>] {
        var events: [MaybeEvent<Int>] = []
        maybe.subscribe { events.append($0) }.dispose()
        return events
    }

    private func everything(of source: Maybe<Int>, _ log: Log) -> Maybe<Int> {
        source.do(
            onNext: { log.note("onNext(\($0))") }, afterNext: { log.note("afterNext(\($0))") },
            onError: { log.note("onError(\($0))") }, afterError: { log.note("afterError(\($0))") },
            onCompleted: { log.note("onCompleted") }, afterCompleted: { log.note("afterCompleted") },
            onSubscribe: { log.note("onSubscribe") }, onSubscribed: { log.note("onSubscribed") },
            onDispose: { log.note("onDispose") })
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Notes the element, `|` for an end without one, `#offline` for an error, and `.` for `onDisposed`.
    func note(in log: Log) -> Disposable {
        subscribe(
            onSuccess: { log.note($0) }, onError: { log.note("#\($0)") }, onCompleted: { log.note("|") },
            onDisposed: { log.note(".") })
    }
}
