import Observation
import Streams
import Testing

/// A run for each row of the table, by the name of the row. Nothing here waits for time: each line waits for the one before.
enum Equivalents {
    typealias Run = @Sendable () async throws -> Void

    static let runs = starting.merging(combining) { first, _ in first }.merging(ending) { first, _ in first }

    struct Lost: Error {}

    private static let starting: [String: Run] = [
        "Observable": {
            try await expect(Observable.of(1, 2).values, [1, 2])
            try await expect(stream(1, 2), [1, 2])
        },
        "subscribe": {
            let log = Log()
            // On main, which is busy until the next await.
            await onMain {
                let task = Task { @MainActor in for await number in stream(1, 2) { log.add("\(number)") } }
                log.add("the next line")
                await task.value
            }
            #expect(log.lines == ["the next line", "1", "2"])
        },
        "Disposable": {
            let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
            let (read, reader) = AsyncStream.makeStream(of: Int.self)
            var task: Task<Void, Never>? = Task { for await number in numbers { reader.yield(number) } }
            #expect(task?.isCancelled == false)
            task = nil
            sender.yield(1)
            for await number in read {
                #expect(number == 1)
                break
            }
            sender.finish()
        },
        "dispose()": {
            let (began, start) = AsyncStream.makeStream(of: Void.self)
            let (gate, open) = AsyncStream.makeStream(of: Void.self)
            let task = Task.detached {
                start.finish()
                // Looks at nothing: it is not the loop that is cancelled.
                await Task.detached { for await _ in gate {} }.value
                return "done"
            }
            for await _ in began {}
            task.cancel()
            open.finish()
            #expect(await task.value == "done")
        },
        "DisposeBag": {
            final class Owner: Sendable {
                let task: Task<Void, Never>
                init(_ task: Task<Void, Never>) { self.task = task }
                deinit { task.cancel() }
            }
            let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
            let task = Task { for await _ in numbers {} }
            var owner: Owner? = Owner(task)
            withExtendedLifetime(owner) {}
            owner = nil
            await task.value
            let rest = await withTaskGroup(of: Bool.self) { group in
                group.addTask {
                    for await _ in AsyncStream<Int>.makeStream().stream {}
                    return Task.isCancelled
                }
                group.cancelAll()
                return await group.next()
            }
            #expect(rest == true)
            sender.finish()
        },
        "create": {
            let log = Log()
            let once = AsyncStream<Int> { continuation in
                log.add("runs")
                continuation.yield(1)
                continuation.finish()
            }
            #expect(log.lines == ["runs"])
            try await expect(once, [1])
            try await expect(once, [])
            let each = Observable<Int>.create { observer in
                log.add("runs")
                observer.onCompleted()
                return Disposables.create()
            }
            _ = each.subscribe()
            _ = each.subscribe()
            #expect(log.lines.count == 3)
        },
        "just, from": {
            let numbers = stream(1, 2, 3)
            try await expect(numbers, [1, 2, 3])
            try await expect(numbers, [])
        },
        "empty, never, error": {
            try await expect(stream(), [])
            let task = Task { for await _ in AsyncStream<Int>.makeStream().stream {} }
            task.cancel()
            await task.value
            let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Lost()) }
            await #expect(throws: Lost.self) { try await all(failing) }
        },
        "deferred": {
            let log = Log()
            let begin: @Sendable () async -> Int = {
                log.add("runs")
                return 7
            }
            #expect(log.lines == [])
            #expect(await begin() + begin() == 14)
            #expect(log.lines.count == 2)
        },
        "Single": {
            let answer: @Sendable (Bool) async throws -> Int = { if $0 { 1 } else { throw Lost() } }
            try await expect(1) { try await answer(true) }
            await #expect(throws: Lost.self) { try await answer(false) }
            try await expect(1) { try await Single.just(1).value }
            try await expect(1) { try await Single.create { try await answer(true) }.value }
        },
        "Maybe": {
            let find: @Sendable (Bool) async throws -> Int? = { $0 ? 1 : nil }
            try await expect(nil) { try await find(false) }
            try await expect(nil) { try await Maybe<Int>.empty().value }
        },
        "Completable": {
            let save: @Sendable () async throws -> Void = { throw Lost() }
            await #expect(throws: Lost.self) { try await save() }
            await #expect(throws: Lost.self) { try await Completable.error(Lost()).value }
        },
    ]
}
