import Marbles
import Streams
import Testing

@Suite("Single", .counted)
struct SingleTests {
    @Test func `create: a success is an element and an end, a failure is an error`() {
        #expect(told(.success(1)).asObservable().atOnce == "1 | .")
        #expect(told(.failure(Failure.lost)).asObservable().atOnce == "#lost .")
        #expect(told().asObservable().atOnce == "! .")
    }

    @Test func `create: only the first event counts`() {
        #expect(told(.success(1), .success(2), .failure(Failure.lost)).asObservable().atOnce == "1 | .")
        #expect(told(.failure(Failure.lost), .success(1)).asObservable().atOnce == "#lost .")
    }

    @Test func `create: it cleans up right after the event, once`() {
        let log = Log()
        let source = Told()
        let subscription = source.single(cleanUp: { log.note("clean") }).subscribe { log.note($0) }
        source.tell(.success(1))
        #expect(log.text == "success(1) clean")
        subscription.dispose()
        source.tell(.success(2))
        #expect(log.text == "success(1) clean")
    }

    @Test func `create: after a dispose nothing arrives, and it cleans up`() {
        let log = Log()
        let source = Told()
        source.single(cleanUp: { log.note("clean") }).subscribe { log.note($0) }.dispose()
        source.tell(.success(1))
        #expect(log.text == "clean")
    }

    @Test func `create: each subscription runs it anew`() {
        let log = Log()
        let single = Single<Int>.create { observer in
            log.note("run")
            observer(.success(1))
            return Disposables.create()
        }
        #expect(log.text == "")
        _ = single.subscribe()
        _ = single.subscribe()
        #expect(log.text == "run run")
    }

    @Test func `subscribe: one closure is told the end, once`() {
        let log = Log()
        _ = Single.just(1).subscribe { log.note($0) }
        _ = Single<Int>.error(Failure.lost).subscribe { log.note($0.mapError { $0 as! Failure }) }
        #expect(log.text == "success(1) failure(StreamsTests.Failure.lost)")
    }

    @Test func `subscribe: onDisposed comes right after the event, before the source is left`() {
        let log = Log()
        let source = Told()
        let subscription = { source.single(cleanUp: { log.note("clean") }).note(in: log) }
        _ = subscription()
        source.tell(.success(1))
        #expect(log.text == "1 . clean")
        _ = subscription()
        source.tell(.failure(Failure.lost))
        #expect(log.text == "1 . clean #lost . clean")
    }

    @Test func `subscribe: on a dispose the source is left first, and onDisposed comes once`() {
        let log = Log()
        let subscription = Told().single(cleanUp: { log.note("clean") }).note(in: log)
        subscription.dispose()
        subscription.dispose()
        #expect(log.text == "clean .")
    }

    @Test func `subscribe: every closure can be left out`() {
        let log = Log()
        _ = Single.just(1).subscribe(onSuccess: { log.note($0) })
        _ = Single.just(1).subscribe(onFailure: { log.note($0) })
        _ = Single.just(1).subscribe(onDisposed: { log.note("disposed") })
        _ = Single<Int>.error(Failure.lost).subscribe(onFailure: { log.note($0) })
        #expect(log.text == "1 disposed lost")
    }

    @Test func `subscribe: without onFailure an error goes to the hook`() {
        let log = Log()
        let standard = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, error in if error is Failure { log.note(error) } }
        defer { Hooks.defaultErrorHandler = standard }
        _ = Single<Int>.error(Failure.lost).subscribe(onSuccess: { log.note($0) })
        #expect(log.text == "lost")
    }

    @Test func `subscribe(with:): the object is given and not kept`() {
        let log = Log()
        let source = Told()
        var owner: Log? = Log()
        let subscribe = {
            source.single().subscribe(
                with: owner!, onSuccess: { log.note($1) }, onFailure: { log.note($1) },
                onDisposed: { _ in log.note(".") })
        }
        _ = subscribe()
        source.tell(.success(1))
        _ = subscribe()
        source.tell(.failure(Failure.lost))
        #expect(log.text == "1 . lost .")
        _ = subscribe()
        owner = nil
        source.tell(.success(2))
        #expect(log.text == "1 . lost .")
    }

    @Test func `just, error, never`() {
        #expect(Single.just(1).asObservable().atOnce == "1 | .")
        #expect(Single<Int>.error(Failure.lost).asObservable().atOnce == "#lost .")
        #expect(Single<Int>.never().asObservable().atOnce == "! .")
        #expect(Single.just(1, scheduler: CurrentThreadScheduler.instance).asObservable().atOnce == "1 | .")
    }

    @Test func `do: the closures run around the end, in this order`() {
        let log = Log()
        _ = everything(of: .just(1), log).note(in: log)
        #expect(log.text == "onSubscribe onSuccess(1) 1 . afterSuccess(1) onSubscribed onDispose")
        let failure = Log()
        _ = everything(of: .error(Failure.lost), failure).note(in: failure)
        #expect(failure.text == "onSubscribe onError(lost) #lost . afterError(lost) onSubscribed onDispose")
    }

    @Test func `do: what onSuccess throws is the failure`() {
        let single = Single.just(1).do(onSuccess: { _ in throw Failure.lost })
        #expect(single.asObservable().atOnce == "#lost .")
    }

    @Test func `do: what afterSuccess throws comes too late`() {
        let log = Log()
        _ = Single.just(1).do(afterSuccess: { _ in throw Failure.lost }).note(in: log)
        #expect(log.text == "1 .")
    }

    @Test func `map, filter`() {
        let lost: (Int) throws -> Bool = { _ in throw Failure.lost }
        #expect(Single.just(1).map { "<\($0)>" }.asObservable().atOnce == "<1> | .")
        #expect(Single.just(1).map(lost).asObservable().atOnce == "#lost .")
        #expect(Single.just(1).filter { $0 == 1 }.asObservable().atOnce == "1 | .")
        #expect(Single.just(1).filter { $0 == 2 }.asObservable().atOnce == "| .")
        #expect(Single.just(1).filter(lost).asObservable().atOnce == "#lost .")
        #expect(Single<Int>.error(Failure.offline).map { $0 }.asObservable().atOnce == "#offline .")
    }

    @Test func `flatMap subscribes to the second when the first has its element`() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let first = scheduler.createColdObservable("--(1|)")
        let second = scheduler.createColdObservable("---(2|)")
        let recording = scheduler.record(first.asSingle().flatMap { _ in second.asSingle() })
        scheduler.start()
        #expect(recording.events == marbles("-----(2|)"))
        #expect(first.subscriptions == [Subscription(0, 2)])
        #expect(second.subscriptions == [Subscription(2, 5)])
    }

    @Test func `flatMap: an error of either, and what the closure throws`() {
        let lost: (Int) throws -> Single<Int> = { _ in throw Failure.lost }
        #expect(Single.just(1).flatMap(lost).asObservable().atOnce == "#lost .")
        #expect(Single.just(1).flatMap { _ in Single<Int>.error(Failure.lost) }.asObservable().atOnce == "#lost .")
        #expect(Single<Int>.error(Failure.offline).flatMap(lost).asObservable().atOnce == "#offline .")
    }

    @Test func `flatMap: a dispose leaves whichever is running`() {
        let first = HandDriven<Int>()
        let second = HandDriven<Int>()
        let chain = first.observable.asSingle().flatMap { _ in second.observable.asSingle() }
        chain.subscribe().dispose()
        #expect(first.disposals == 1)
        let subscription = chain.subscribe()
        first.send(1)
        first.complete()
        subscription.dispose()
        #expect([first.disposals, second.subscriptions, second.disposals] == [2, 1, 1])
    }

    @Test func `flatMapMaybe, flatMapCompletable`() {
        #expect(Single.just(1).flatMapMaybe { .just($0 + 1) }.asObservable().atOnce == "2 | .")
        #expect(Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }.asObservable().atOnce == "| .")
        #expect(Single.just(1).flatMapCompletable { _ in .empty() }.asObservable().atOnce == "| .")
        #expect(Single.just(1).flatMapCompletable { _ in .error(Failure.lost) }.asObservable().atOnce == "#lost .")
    }

    @Test func `asMaybe, asCompletable`() {
        #expect(Single.just(1).asMaybe().asObservable().atOnce == "1 | .")
        #expect(Single.just(1).asCompletable().asObservable().atOnce == "| .")
        #expect(Single<Int>.error(Failure.lost).asMaybe().asObservable().atOnce == "#lost .")
        #expect(Single<Int>.error(Failure.lost).asCompletable().asObservable().atOnce == "#lost .")
        #expect(Single<Int>.never().asCompletable().asObservable().atOnce == "! .")
    }

    @Test func `a type of one's own that is a single has its operators`() {
        struct Request: PrimitiveSequenceType {
            var primitiveSequence: Single<Int> { .just(1) }
        }
        #expect(Request().map { $0 + 1 }.asObservable().atOnce == "2 | .")
    }

    @Test func `an observer need not be sendable, and create hands out one that is`() {
        var results: [Int] = []
        let observer: Single<Int>.SingleObserver = { if case .success(let element) = $0 { results.append(element) } }
        observer(.success(1))
        let recipe: (@escaping Single<Int>.SingleObserver) -> Disposable = { observer in
            observer(.success(2))
            return Disposables.create()
        }
        _ = Single.create(subscribe: recipe).subscribe(onSuccess: { results.append($0) })
        _ = Single<Int>.create { observer in
            let send: @Sendable () -> Void = { observer(.success(3)) }
            send()
            return Disposables.create()
        }.subscribe(onSuccess: { results.append($0) })
        #expect(results == [1, 2, 3])
    }

    private func told(_ events: SingleEvent<Int>...) -> Single<Int> {
        .create { observer in
            for event in events { observer(event) }
            return Disposables.create()
        }
    }

    private func everything(of source: Single<Int>, _ log: Log) -> Single<Int> {
        source.do(
            onSuccess: { log.note("onSuccess(\($0))") }, afterSuccess: { log.note("afterSuccess(\($0))") },
            onError: { log.note("onError(\($0))") }, afterError: { log.note("afterError(\($0))") },
            onSubscribe: { log.note("onSubscribe") }, onSubscribed: { log.note("onSubscribed") },
            onDispose: { log.note("onDispose") })
    }
}

/// A single whose end the test tells, to whoever subscribed last.
private final class Told: @unchecked Sendable {
    private var observer: Single<Int>.SingleObserver?

    func single(cleanUp: @escaping () -> Void = {}) -> Single<Int> {
        .create { observer in
            self.observer = observer
            return Disposables.create(with: cleanUp)
        }
    }

    func tell(_ event: SingleEvent<Int>) { observer?(event) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Notes the element, `#offline` for an error, and `.` for `onDisposed`.
    func note(in log: Log) -> Disposable {
        subscribe(
            onSuccess: { log.note($0) }, onFailure: { log.note("#\($0)") }, onDisposed: { log.note(".") })
    }
}
