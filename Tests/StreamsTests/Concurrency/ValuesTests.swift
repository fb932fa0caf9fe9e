import Dispatch
import Streams
import Testing

@Suite("values and value", .counted)
struct ValuesTests {
    @Test func `values: the loop sees every element, from whatever queue, and ends with the observable`() async throws {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for (source, count) in [
            (Observable.of(0, 1, 2), 3), (.range(start: 0, count: 1000, scheduler: scheduler), 1000),
        ] {
            var seen: [Int] = []
            for try await element in source.values { seen.append(element) }
            #expect(seen == Array(0..<count))
        }
    }

    @Test func `values: an error is thrown after the elements before it`() async {
        let source = HandDriven<Int>()
        let values = source.observable.values
        source.send(1, 2)
        source.fail(.lost)
        var seen: [Int] = []
        await #expect(throws: Failure.lost) { for try await element in values { seen.append(element) } }
        #expect(seen == [1, 2])
    }

    @Test func `values: reading it subscribes, and the elements wait for the loop`() async throws {
        let source = HandDriven<Int>()
        let values = source.observable.values
        #expect(source.subscriptions == 1)
        source.send(1, 2)
        var iterator = values.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        #expect(try await iterator.next() == 2)
        source.complete()
        #expect(try await iterator.next() == nil)
        #expect(source.disposals == 1)
    }

    @Test func `values: cancelling the task throws and disposes`() async {
        let source = HandDriven<Int>()
        let values = source.observable.values
        let task = Task(executorPreference: Counted.elsewhere) { for try await _ in values {} }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(source.disposals == 1)
    }

    @Test func `values: an end that came before the cancelling stands`() async throws {
        let values = Observable.of(1, 2).values
        let task = Task(executorPreference: Counted.elsewhere) {
            var seen: [Int] = []
            for try await element in values { seen.append(element) }
            return seen
        }
        let seen = try await task.value
        task.cancel()
        #expect(seen == [1, 2])
    }

    @Test func `values: leaving the loop disposes, and so does letting the sequence go`() async throws {
        let source = HandDriven<Int>()
        func first() async throws -> Int? {
            let values = source.observable.values
            source.send(1, 2)
            for try await element in values { return element }
            return nil
        }
        #expect(try await first() == 1)
        #expect(source.disposals == 1)
        _ = source.observable.values
        #expect([source.subscriptions, source.disposals] == [2, 2])
        source.forget()
    }

    @Test func `value: the element, nil of an empty maybe, nothing of a completable, or the error is thrown`()
        async throws
    {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        #expect(try await Single.just(1).value == 1)
        #expect(try await Single.just(2, scheduler: scheduler).value == 2)
        #expect(try await Maybe.just(1).value == 1)
        #expect(try await Maybe<Int>.empty().value == nil)
        try await Completable.empty().value
        await #expect(throws: Failure.lost) { try await Single<Int>.error(Failure.lost).value }
        await #expect(throws: Failure.lost) { try await Maybe<Int>.error(Failure.lost).value }
        await #expect(throws: Failure.lost) { try await Completable.error(Failure.lost).value }
    }

    @Test func `value subscribes when it is awaited, each time`() async throws {
        let source = Locked(0)
        let single = Single<Int>.create { observer in
            observer(
                .success(
                    source.withLock {
                        $0 += 1
                        return $0
                    }))
            return Disposables.create()
        }
        #expect(try await single.value == 1)
        #expect(try await single.value == 2)
    }

    @Test(arguments: ["Single", "Maybe", "Completable"])
    func `value: cancelling the task throws and disposes`(_ trait: String) async {
        let (isSubscribed, subscribed) = AsyncStream.makeStream(of: Void.self)
        let log = Log()
        let source = Observable<Int>.create { _ in
            subscribed.yield()
            return Disposables.create { log.note("disposed") }
        }
        let task = Task(executorPreference: Counted.elsewhere) {
            switch trait {
            case "Single": _ = try await source.asSingle().value
            case "Maybe": _ = try await source.asMaybe().value
            default: try await source.ignoreElements().asCompletable().value
            }
        }
        for await _ in isSubscribed { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(log.text == "disposed")
    }

    @Test func `value: in a task that has been cancelled it throws, and disposes of what it began`() async {
        let source = HandDriven<Int>()
        let single = source.observable.asSingle()
        let task = Task(executorPreference: Counted.elsewhere) {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await single.value
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(source.subscriptions == source.disposals)
    }

    @Test func `value: an element and a cancelling race, and one wins`() async {
        let queue = DispatchQueue(label: "elements")
        for _ in 0..<200 {
            let single = Single<Int>.create { observer in
                queue.async { observer(.success(1)) }
                return Disposables.create()
            }
            let task = Task(executorPreference: Counted.elsewhere) { try await single.value }
            task.cancel()
            switch await task.result {
            case .success(let element): #expect(element == 1)
            case .failure(let error): #expect(error is CancellationError)
            }
        }
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }

    @Test func `an element that is not sendable can be awaited`() async throws {
        final class Photo { var title = "harbour" }
        #expect(try await Single.just(Photo()).value.title == "harbour")
        for try await photo in Observable.just(Photo()).values { #expect(photo.title == "harbour") }
    }
}
