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

/// Right: a filter with optionals, on `map`.
func filterByMap(_ source: Own<Int>, _ isWanted: @escaping (Int) throws -> Bool) throws -> Own<Int> {
    let eggs = try Solution.exercise3(source) { try isWanted($0) ? $0 : nil }
    return try Solution.exercise2 { observer in
        eggs.subscribe { event in
            switch event {
            case .next(let egg): if let egg { observer(.next(egg)) }
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }
}

/// Wrong: after the first error nobody receives anything.
func brokenForAll(_ result: Own<Int>) throws -> Own<Int> {
    var isBroken = false
    return try operation(on: result) { event, observer in
        if isBroken { return }
        if case .error = event { isBroken = true }
        observer(event)
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
