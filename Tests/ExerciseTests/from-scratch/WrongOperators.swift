import Marbles

@testable import from_scratch_exercises

// Parts of wrong and right answers to exercises 3 and 4.

struct Broken: Error {}

func fail() throws -> Int { throw Broken() }

func transformed(_ event: OwnEvent<Int>, _ transform: (Int) throws -> Int) -> OwnEvent<Int> {
    guard case .next(let element) = event else { return event }
    do { return .next(try transform(element)) } catch { return .error(error) }
}

/// Right: a map by hand, without `create`.
func mapByHand(_ source: Own<Int>, _ transform: @escaping (Int) throws -> Int) -> Own<Int> {
    Own { observer in
        var isOver = false
        var run: OwnDisposable?
        let returned = source.subscribe { event in
            if isOver { return }
            let sent = transformed(event, transform)
            if case .next = sent {} else { isOver = true }
            observer(sent)
            if isOver { run?.dispose() }
        }
        if isOver { returned.dispose() } else { run = returned }
        return OwnDisposable {
            isOver = true
            returned.dispose()
        }
    }
}

/// Wrong: sends an error of its own in place of the one that was thrown.
func withOwnError(_ source: Own<Int>, _ handle: @escaping (Int) throws -> Int?) throws -> Own<Int> {
    try operation(on: source) { event, observer in
        guard case .next(let element) = event else { return observer(event) }
        do { if let output = try handle(element) { observer(.next(output)) } } catch { observer(.error(MarbleError())) }
    }
}

/// Asks once for each value, and keeps the answer for the same value.
func remembering<Output>(_ ask: @escaping (Int) throws -> Output) -> (Int) throws -> Output {
    var known: [Int: Output] = [:]
    return { element in
        if let answer = known[element] { return answer }
        let answer = try ask(element)
        known[element] = answer
        return answer
    }
}
