import Marbles
import Streams
import Testing

@Suite("Single, Maybe, Completable: made", .counted)
struct CreateTraitTests {
    private static func single(_ events: SingleEvent<Int>...) -> Single<Int> {
        .create { observer in
            for event in events { observer(event) }
            return Disposables.create()
        }
    }

    private static func maybe(_ events: MaybeEvent<Int>...) -> Maybe<Int> {
        .create { observer in
            for event in events { observer(event) }
            return Disposables.create()
        }
    }

    private static func completable(_ events: CompletableEvent...) -> Completable {
        .create { observer in
            for event in events { observer(event) }
            return Disposables.create()
        }
    }

    @Test func `create: a success is an element and an end, and only the first event counts`() {
        let lost = Failure.lost
        #expect(Self.single(.success(1), .success(2), .failure(lost)).atOnce == "1 | .")
        #expect(Self.single(.failure(lost), .success(1)).atOnce == "#lost .")
        #expect(Self.single().atOnce == "! .")
        #expect(Self.maybe(.success(1), .completed, .success(2), .error(lost)).atOnce == "1 | .")
        #expect(Self.maybe(.error(lost), .success(1)).atOnce == "#lost .")
        #expect(Self.maybe(.completed, .success(1)).atOnce == "| .")
        #expect(Self.maybe().atOnce == "! .")
        #expect(Self.completable(.completed, .error(lost)).atOnce == "| .")
        #expect(Self.completable(.error(lost), .completed).atOnce == "#lost .")
        #expect(Self.completable().atOnce == "! .")
    }

    /// Makes a trait that cleans up so. It is subscribed to by `note`, and ended by `end`.
    typealias Recipe = @Sendable (_ cleanUp: @escaping () -> Void) -> (note: (Log) -> Disposable, end: () -> Void)

    private static func recipe<Event, Made>(
        _ event: Event, _ create: (@escaping (@escaping @Sendable (Event) -> Void) -> Disposable) -> Made,
        _ note: (Made) -> (Log) -> Disposable, _ cleanUp: @escaping () -> Void
    ) -> (note: (Log) -> Disposable, end: () -> Void) {
        let told = Locked<((Event) -> Void)?>(nil)
        let made = create { observer in
            _ = told.exchange(observer)
            return Disposables.create(with: cleanUp)
        }
        return (note(made), { told.value?(event) })
    }

    @Test(
        arguments: [
            Row("Single", gives: "1 .") { recipe(.success(1), Single<Int>.create(subscribe:), { $0.note }, $0) },
            Row("Single that fails", gives: "#lost .") {
                recipe(.failure(Failure.lost), Single<Int>.create(subscribe:), { $0.note }, $0)
            },
            Row("Maybe", gives: "| .") { recipe(.completed, Maybe<Int>.create(subscribe:), { $0.note }, $0) },
            Row("Completable", gives: "| .") { recipe(.completed, Completable.create(subscribe:), { $0.note }, $0) },
        ] as [Row<Recipe>])
    func `create: it cleans up once: right after onDisposed at an end, before it on a dispose`(_ row: Row<Recipe>) {
        let log = Log()
        let (note, end) = row.make { log.note("clean") }
        let subscription = note(log)
        end()
        end()
        subscription.dispose()
        #expect(log.text == "\(row.result) clean")
        let other = note(log)
        other.dispose()
        other.dispose()
        end()
        #expect(log.text == "\(row.result) clean clean .")
    }

    @Test func `create and deferred: each subscription runs it anew, and none before`() {
        let log = Log()
        let created = Single<Int>.create { observer in
            log.note("create")
            observer(.success(1))
            return Disposables.create()
        }
        let deferred = Single<Int>.deferred {
            log.note("deferred")
            return .just(2)
        }
        #expect(log.text == "")
        for _ in 1...2 { #expect([created.atOnce, deferred.atOnce] == ["1 | .", "2 | ."]) }
        #expect(log.text == "create deferred create deferred")
        #expect(Single<Int>.deferred { throw Failure.lost }.atOnce == "#lost .")
        #expect(Completable.deferred { throw Failure.lost }.atOnce == "#lost .")
    }

    @Test func `an observer need not be sendable, and create hands out one that is`() {
        var results: [String] = []
        let single: Single<Int>.SingleObserver = { results.append("\($0)") }
        let maybe: Maybe<Int>.MaybeObserver = { results.append("\($0)") }
        let completable: Completable.CompletableObserver = { results.append("\($0)") }
        single(.success(1))
        maybe(.completed)
        completable(.completed)
        let recipe: (@escaping Single<Int>.SingleObserver) -> Disposable = { observer in
            observer(.success(2))
            return Disposables.create()
        }
        _ = Single.create(subscribe: recipe).subscribe(onSuccess: { results.append("\($0)") })
        _ = Single<Int>.create { observer in
            let send: @Sendable () -> Void = { observer(.success(3)) }
            send()
            return Disposables.create()
        }.subscribe(onSuccess: { results.append("\($0)") })
        #expect(results == ["success(1)", "completed", "completed", "2", "3"])
    }

    @Test func `just, error, never, empty`() {
        let here = CurrentThreadScheduler.instance
        #expect([Single.just(1), .just(1, scheduler: here)].map(\.atOnce) == ["1 | .", "1 | ."])
        #expect([Maybe.just(1), .just(1, scheduler: here)].map(\.atOnce) == ["1 | .", "1 | ."])
        #expect([Single<Int>.error(Failure.lost), .never()].map(\.atOnce) == ["#lost .", "! ."])
        #expect([Maybe<Int>.error(Failure.lost), .never(), .empty()].map(\.atOnce) == ["#lost .", "! .", "| ."])
        #expect([Completable.error(Failure.lost), .never(), .empty()].map(\.atOnce) == ["#lost .", "! .", "| ."])
    }

    @Test func `timer gives 0, once, unless it is disposed of`() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let single = scheduler.record(Single<Int>.timer(.seconds(3), scheduler: scheduler))
        let maybe = scheduler.record(Maybe<Int>.timer(.seconds(2), scheduler: scheduler))
        let disposed = scheduler.record(Single<Int>.timer(.seconds(3), scheduler: scheduler), until: 2)
        scheduler.start()
        #expect(single.events == marbles("---(0|)"))
        #expect(maybe.events == marbles("--(0|)"))
        #expect(disposed.events == [])
        #expect(disposed.subscription == Subscription(0, 2))
    }
}
