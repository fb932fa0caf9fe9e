import Streams
import Testing

@Suite("Asynchronous sources", .counted)
struct AsyncSourceTests {
    @TaskLocal private static var name = "nobody"

    @Test func `asObservable: the elements of the sequence from the subscription on, then its end`() async {
        let (stream, told) = AsyncStream.makeStream(of: Int.self)
        let observable = stream.asObservable()
        for number in 1...3 { told.yield(number) }
        told.finish()
        #expect(await observable.map { $0 * 10 }.inTime == "10 20 30 |")
        #expect(await observable.inTime == "|")
    }

    @Test func `asObservable: what the sequence throws is the error; a CancellationError is an end, as in RxSwift`()
        async
    {
        for (error, result) in [(Failure.lost as any Error, "1 #lost"), (CancellationError(), "1 |")] {
            let (stream, told) = AsyncThrowingStream.makeStream(of: Int.self)
            told.yield(1)
            told.finish(throwing: error)
            #expect(await stream.asObservable(priority: .high).inTime == result)
        }
    }

    @Test func `asObservable: disposing cancels the loop`() async {
        let (stream, told) = AsyncStream.makeStream(of: Int.self)
        let log = Log()
        await withCheckedContinuation { continuation in
            told.onTermination = { _ in continuation.resume() }
            stream.asObservable().note(in: log).dispose()
        }
        told.yield(1)
        #expect(log.text == ".")
    }

    @Test func `create: what the function returns is the element, what it throws the error`() async throws {
        #expect(try await Single.create { 42 }.value == 42)
        #expect(await Single<Int>.create { throw Failure.lost }.asObservable().inTime == "#lost")
    }

    @Test func `create: each subscription starts a task of its own, and none before`() async throws {
        let runs = Locked(0)
        let single = Single.create {
            runs.withLock {
                $0 += 1
                return $0
            }
        }
        #expect(runs.value == 0)
        #expect(try await single.value == 1)
        #expect(try await single.value == 2)
    }

    @Test func `create: disposing cancels the task, and nothing arrives`() async {
        let (errors, told) = AsyncStream.makeStream(of: (any Error).self)
        let log = Log()
        Single<Int>.create {
            do {
                return try await Single<Int>.never().value
            } catch {
                told.yield(error)
                throw error
            }
        }.note(in: log).dispose()
        for await error in errors {
            #expect(error is CancellationError)
            break
        }
        #expect(log.text == ".")
    }

    @Test func `create: the task inherits from who subscribes, unless it is detached`() async throws {
        let (inherits, detached, priority) = try await Self.$name.withValue("caller") {
            (
                try await Single.create { Self.name }.value,
                try await Single.create(detached: true) { Self.name }.value,
                try await Single.create(detached: true, priority: .high) { Task.currentPriority }.value
            )
        }
        #expect(inherits == "caller")
        #expect(detached == "nobody")
        #expect(priority == .high)
    }
}
