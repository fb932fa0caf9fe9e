import Observation
import Synchronization
import Testing

/// A stream of these elements, for one loop.
func stream(_ numbers: Int...) -> AsyncStream<Int> {
    AsyncStream { continuation in
        for number in numbers { continuation.yield(number) }
        continuation.finish()
    }
}

/// All elements of a sequence.
func all<Sequence: AsyncSequence>(_ sequence: Sequence) async throws -> [Sequence.Element] {
    var elements: [Sequence.Element] = []
    for try await element in sequence { elements.append(element) }
    return elements
}

/// Expects these elements of a sequence.
func expect<Sequence: AsyncSequence>(
    _ sequence: Sequence, _ elements: [Sequence.Element], _ place: SourceLocation = #_sourceLocation
) async throws where Sequence.Element: Equatable & Sendable {
    let read = try await all(sequence)
    #expect(read == elements, sourceLocation: place)
}

/// Expects this result.
func expect<Value: Equatable & Sendable>(
    _ value: Value, _ place: SourceLocation = #_sourceLocation, of work: () async throws -> Value
) async throws {
    let result = try await work()
    #expect(result == value, sourceLocation: place)
}

/// Runs code on main.
func onMain(_ work: @MainActor @Sendable () async throws -> Void) async rethrows { try await work() }

/// Lines from any thread.
final class Log: Sendable {
    private let held = Mutex<[String]>([])

    var lines: [String] { held.withLock { $0 } }

    func add(_ line: String) { held.withLock { $0.append(line) } }
}

/// A number that a screen can observe.
@MainActor @Observable final class Counter {
    var value = 0

    nonisolated init() {}

    /// Changes three times, and then once: what a loop reads of that.
    @available(macOS 26, *) func observe() async {
        var values = Observations { self.value }.makeAsyncIterator()
        #expect(await values.next() == 0)
        for number in 1...3 { value = number }
        #expect(await values.next() == 3)
        value = 4
        #expect(await values.next() == 4)
    }
}
