import Dispatch
import Streams
import Testing

extension Equivalents {
    static let ending: [String: Run] = [
        "PublishSubject": {
            let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
            for number in 1...6 { sender.yield(number) }
            sender.finish()
            async let first = all(numbers)
            async let second = all(numbers)
            // Kept, and each one for one loop only.
            let both = try await first + second
            #expect(both.sorted() == [1, 2, 3, 4, 5, 6])
        },
        "BehaviorRelay": {
            guard #available(macOS 26, *) else { return }
            await Counter().observe()
        },
        "AsyncSubject": {
            let task = Task { 7 }
            #expect(await task.value + task.value == 14)
        },
        "Driver": {
            let counter = Counter()
            await MainActor.run { counter.value = 3 }
            #expect(await counter.value == 3)
        },
        "Signal": {
            let log = Log()
            let taps = stream(1, 2)
            await onMain { for await tap in taps { log.add("\(tap)") } }
            #expect(log.lines == ["1", "2"])
        },
        "delay, timer": {
            try await Task.sleep(for: .milliseconds(1))
            let task = Task { try await Task.sleep(for: .seconds(3600)) }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        },
        "timeout": {
            await #expect(throws: Lost.self) {
                try await withThrowingTaskGroup(of: Int.self) { group in
                    group.addTask { try await answer() }
                    group.addTask { throw Lost() }
                    defer { group.cancelAll() }
                    return try await group.next()
                }
            }
        },
        "take, take(while:)": {
            try await expect(stream(1, 2, 3).prefix(2), [1, 2])
            try await expect(stream(1, 2, 3).prefix { $0 < 2 }, [1])
        },
        "take(until:)": {
            let (numbers, sender) = AsyncStream.makeStream(of: Int.self)
            let task = Task { for await _ in numbers {} }
            task.cancel()
            await task.value
            sender.finish()
            // A loop over `values` throws.
            let values = Task { for try await _ in Observable<Int>.never().values {} }
            values.cancel()
            await #expect(throws: CancellationError.self) { try await values.value }
        },
        "skip, skip(while:)": {
            try await expect(stream(1, 2, 3).dropFirst(), [2, 3])
            try await expect(stream(1, 2, 3).drop { $0 < 3 }, [3])
        },
        "toArray": { #expect(await stream(1, 2).reduce(into: []) { $0.append($1) } == [1, 2]) },
        "catch": {
            let failing = AsyncThrowingStream<Int, any Error> { continuation in
                continuation.yield(1)
                continuation.finish(throwing: Lost())
            }
            var read: [Int] = []
            do {
                for try await number in failing { read.append(number) }
            } catch {
                read.append(0)
            }
            #expect(read == [1, 0])
        },
        "retry(3)": {
            let log = Log()
            for _ in 1...3 {
                log.add("attempt")
                do {
                    throw Lost()
                } catch {}
            }
            #expect(log.lines.count == 3)
            // In Rx, the number counts attempts.
            let attempts = Log()
            let failing = Observable<Int>.deferred {
                attempts.add("attempt")
                return .error(Lost())
            }
            _ = failing.retry(3).subscribe(onError: { _ in })
            #expect(attempts.lines.count == 3)
        },
        "observe(on:)": {
            let isMain = await Task.detached { await isOnMain() }.value
            #expect(isMain)
        },
        "subscribe(on:)": {
            let isMain = await MainActor.run { Task.detached { isMainQueue() } }.value
            #expect(!isMain)
        },
        "do, debug": {
            let log = Log()
            for await number in stream(1, 2) { log.add("next \(number)") }
            #expect(log.lines == ["next 1", "next 2"])
        },
        "no back pressure": {
            // The closure runs when the loop asks, and not before.
            let log = Log()
            let pages = AsyncStream<Int>(unfolding: {
                log.add("printed")
                return log.lines.count
            })
            var iterator = pages.makeAsyncIterator()
            #expect(log.lines.isEmpty)
            _ = await iterator.next()
            #expect(log.lines.count == 1)
            _ = await iterator.next()
            #expect(log.lines.count == 2)
        },
    ]
}

@MainActor private func isOnMain() -> Bool { isMainQueue() }
private func isMainQueue() -> Bool { DispatchQueue.isMain }
