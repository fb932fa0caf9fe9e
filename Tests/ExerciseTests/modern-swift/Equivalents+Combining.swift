import Streams
import Testing

extension Equivalents {
    static let combining: [String: Run] = [
        "map, filter, compactMap": {
            try await expect(stream(1, 2, 3).map { $0 * 2 }.filter { $0 > 2 }, [4, 6])
            try await expect(stream(1, 2).compactMap { $0 == 1 ? nil : $0 }, [2])
        },
        "scan": {
            var (sum, sums) = (0, [Int]())
            for await number in stream(1, 2, 3) {
                sum += number
                sums.append(sum)
            }
            #expect(sums == [1, 3, 6])
        },
        "reduce": { #expect(await stream(1, 2, 3).reduce(0, +) == 6) },
        "concatMap": {
            // The first inner sequence gets its last element when the outer one has ended. The second one waits for it.
            let (first, sender) = AsyncStream.makeStream(of: Int.self)
            sender.yield(1)
            let inner = stream(1, 2).flatMap { $0 == 1 ? first : stream(3) }
            var read: [Int] = []
            for await number in inner {
                read.append(number)
                if number == 1 {
                    sender.yield(2)
                    sender.finish()
                }
            }
            #expect(read == [1, 2, 3])
        },
        "flatMap": {
            let (gate, open) = AsyncStream.makeStream(of: Void.self)
            let answers = await withTaskGroup(of: Int.self) { group in
                group.addTask {
                    for await _ in gate {}
                    return 1
                }
                group.addTask {
                    open.finish()
                    return 2
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            // The first one could only end because the second one ran at the same time.
            #expect(Set(answers) == [1, 2])
        },
        "flatMapLatest": {
            let old = Task { try await answer() }
            old.cancel()
            let new = Task { 2 }
            await #expect(throws: CancellationError.self) { try await old.value }
            #expect(await new.value == 2)
        },
        "flatMapFirst": {
            let (gate, open) = AsyncStream.makeStream(of: Void.self)
            var running: Task<Int, Never>?
            for number in 1...2 {
                guard running == nil else { continue }
                running = Task {
                    for await _ in gate {}
                    return number
                }
            }
            open.finish()
            #expect(await running?.value == 1)
        },
        "merge": {
            let both = await withTaskGroup(of: [Int].self) { group in
                for numbers in [stream(1, 2), stream(3)] {
                    group.addTask { await numbers.reduce(into: []) { $0.append($1) } }
                }
                return await group.reduce(into: []) { $0 += $1 }
            }
            #expect(both.sorted() == [1, 2, 3])
        },
        "zip": {
            async let one = Single.just(1).value
            async let two = Single.just(2).value
            let both = try await [one, two]
            #expect(both == [1, 2])
            // In Rx, the end of one source is not the end.
            let log = Log()
            let (short, long) = (PublishSubject<Int>(), PublishSubject<Int>())
            _ = Observable.zip(short, long).subscribe(onCompleted: { log.add("completed") })
            short.onCompleted()
            #expect(log.lines == [])
            long.onCompleted()
            #expect(log.lines == ["completed"])
        },
        "withLatestFrom": {
            let text = "Emma"
            try await expect(stream(1, 2).map { _ in text }, ["Emma", "Emma"])
        },
        "concat, startWith": {
            var read = [0]
            for numbers in [stream(1, 2), stream(3)] { for await number in numbers { read.append(number) } }
            #expect(read == [0, 1, 2, 3])
        },
        "amb": {
            let first = try await withThrowingTaskGroup(of: Int.self) { group in
                group.addTask { try await answer() }
                group.addTask { 2 }
                defer { group.cancelAll() }
                return try await group.next()
            }
            #expect(first == 2)
        },
    ]

    /// An answer that never comes.
    static func answer() async throws -> Int { try await Single<Int>.never().value }
}
