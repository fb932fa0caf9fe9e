import Streams
import Testing

@Suite("Single, Maybe, Completable: subscribed to", .counted)
struct SubscribeTraitTests {
    private let log = Log()
    private let single = [Single.just(1), .error(Failure.lost)]
    private let maybe = [Maybe.just(1), .empty(), .error(Failure.lost)]
    private let completable = [Completable.empty(), .error(Failure.lost)]

    @Test func `one closure is told the end, once`() {
        for single in single + [.never()] { single.subscribe { log.note($0.mapError { $0 as! Failure }) }.dispose() }
        #expect(log.text == "success(1) failure(StreamsTests.Failure.lost)")
        var ends: [MaybeEvent<Int>] = []
        for maybe in maybe + [.never()] { maybe.subscribe { ends.append($0) }.dispose() }
        #expect(ends == [.success(1), .completed, .error(Failure.lost)])
        var events: [CompletableEvent] = []
        for completable in completable + [.never()] { completable.subscribe { events.append($0) }.dispose() }
        #expect(events == [.completed, .error(Failure.lost)])
    }

    @Test func `of the closures for the end one is called, then onDisposed`() {
        for single in single { _ = single.note(in: log) }
        for maybe in maybe { _ = maybe.note(in: log) }
        for completable in completable { _ = completable.note(in: log) }
        #expect(log.text == "1 . #lost . 1 . | . #lost . | . #lost .")
    }

    @Test func `every closure can be left out, and without onError an error goes to the hook`() {
        let standard = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { [log] _, error in if error is Failure { log.note("hook") } }
        defer { Hooks.defaultErrorHandler = standard }
        for single in single {
            _ = single.subscribe(onSuccess: { log.note($0) })
            _ = single.subscribe(onFailure: { log.note($0) })
            _ = single.subscribe(onDisposed: { log.note(".") })
        }
        #expect(log.text == "1 . hook lost hook .")
        for maybe in maybe {
            _ = maybe.subscribe(onSuccess: { log.note($0) })
            _ = maybe.subscribe(onError: { log.note($0) })
            _ = maybe.subscribe(onCompleted: { log.note("|") })
            _ = maybe.subscribe(onDisposed: { log.note(".") })
        }
        #expect(log.list.dropFirst(6).joined(separator: " ") == "1 . | . hook lost hook hook .")
        for completable in completable {
            _ = completable.subscribe(onCompleted: { log.note("|") })
            _ = completable.subscribe(onError: { log.note($0) })
            _ = completable.subscribe(onDisposed: { log.note(".") })
        }
        #expect(log.list.suffix(6).joined(separator: " ") == "| . hook lost hook .")
    }

    @Test func `subscribe(with:): the object is given and not kept`() {
        let (one, perhaps, done) = (HandDriven<Int>(), HandDriven<Int>(), HandDriven<Never>())
        var owner: Log? = Log()
        weak let seen = owner
        func subscribe(to single: Single<Int>, _ maybe: Maybe<Int>, _ completable: Completable) {
            _ = single.subscribe(
                with: owner!, onSuccess: { [log] in log.note("\($1)") }, onFailure: { [log] in log.note($1) },
                onDisposed: { [log] _ in log.note(".") })
            _ = maybe.subscribe(
                with: owner!, onSuccess: { [log] in log.note($1) }, onError: { [log] in log.note($1) },
                onCompleted: { [log] _ in log.note("|") }, onDisposed: { [log] _ in log.note(".") })
            _ = completable.subscribe(
                with: owner!, onCompleted: { [log] _ in log.note("|") }, onError: { [log] in log.note($1) },
                onDisposed: { [log] _ in log.note(".") })
        }
        subscribe(to: .just(1), .just(1), .empty())
        subscribe(to: .error(Failure.lost), .empty(), .error(Failure.lost))
        subscribe(to: .just(1), .error(Failure.lost), .empty())
        #expect(log.text == "1 . 1 . | . lost . | . lost . 1 . lost . | .")
        let before = log.text
        subscribe(to: one.observable.asSingle(), perhaps.observable.asMaybe(), done.observable.asCompletable())
        owner = nil
        #expect(seen == nil)
        one.send(1)
        one.complete()
        perhaps.complete()
        done.complete()
        #expect(log.text == before)
    }

    @Test func `do: the closures run around the end, in this order`() {
        func note(_ name: String) -> () -> Void { { [log] in log.note(name) } }
        func note<Value>(_ name: String) -> (Value) -> Void { { [log] in log.note("\(name)(\($0))") } }
        for single in single {
            _ = single.do(
                onSuccess: note("onSuccess"), afterSuccess: note("afterSuccess"), onError: note("onError"),
                afterError: note("afterError"), onSubscribe: note("onSubscribe"), onSubscribed: note("onSubscribed"),
                onDispose: note("onDispose")
            ).note(in: log)
            log.note("/")
        }
        for maybe in maybe {
            _ = maybe.do(
                onNext: note("onNext"), afterNext: note("afterNext"), onError: note("onError"),
                afterError: note("afterError"), onCompleted: note("onCompleted"),
                afterCompleted: note("afterCompleted"), onSubscribe: note("onSubscribe"),
                onSubscribed: note("onSubscribed"), onDispose: note("onDispose")
            ).note(in: log)
            log.note("/")
        }
        for completable in completable {
            _ = completable.do(
                onError: note("onError"), afterError: note("afterError"), onCompleted: note("onCompleted"),
                afterCompleted: note("afterCompleted"), onSubscribe: note("onSubscribe"),
                onSubscribed: note("onSubscribed"), onDispose: note("onDispose")
            ).note(in: log)
            log.note("/")
        }
        #expect(
            log.text.split(separator: " /").map { $0.trimmingPrefix(" ") } == [
                "onSubscribe onSuccess(1) 1 . afterSuccess(1) onSubscribed onDispose",
                "onSubscribe onError(lost) #lost . afterError(lost) onSubscribed onDispose",
                // After an element of a maybe onCompleted runs too, as the end of the observable that it is.
                "onSubscribe onNext(1) 1 . afterNext(1) onCompleted afterCompleted onSubscribed onDispose",
                "onSubscribe onCompleted | . afterCompleted onSubscribed onDispose",
                "onSubscribe onError(lost) #lost . afterError(lost) onSubscribed onDispose",
                "onSubscribe onCompleted | . afterCompleted onSubscribed onDispose",
                "onSubscribe onError(lost) #lost . afterError(lost) onSubscribed onDispose",
            ])
    }

    @Test func `do: what onSuccess throws is the failure, what afterSuccess throws comes too late`() {
        #expect(Single.just(1).do(onSuccess: { _ in throw Failure.lost }).atOnce == "#lost .")
        _ = Single.just(1).do(afterSuccess: { _ in throw Failure.lost }).note(in: log)
        #expect(log.text == "1 .")
    }
}
