import ExerciseSupport

@testable import from_scratch_exercises

/// A merge with some of its parts wrong. Without `needed`, the first completion is that of the result.
func merging(
    needed: @escaping (Int) -> Int = { _ in 1 }, failsWithOne: Bool = true,
    cleansUp: @escaping ([OwnDisposable]) -> Void = { for run in $0 { run.dispose() } }
) -> ([Own<Int>]) throws -> Own<Int> {
    { sources in
        try Solution.exercise2 { observer in
            var completed = 0
            if sources.isEmpty { observer(.completed) }
            let runs = sources.map { source in
                source.subscribe { event in
                    switch event {
                    case .next: observer(event)
                    case .error where failsWithOne: observer(event)
                    default:
                        completed += 1
                        if completed == needed(sources.count) { observer(.completed) }
                    }
                }
            }
            return OwnDisposable { cleansUp(runs) }
        }
    }
}

/// Right: knows which sources have not completed.
func mergedByList(_ sources: [Own<Int>]) throws -> Own<Int> {
    try Solution.exercise2 { observer in
        if sources.isEmpty { observer(.completed) }
        var open = Set(sources.indices)
        let runs = sources.indices.map { index in
            sources[index].subscribe { event in
                switch event {
                case .completed:
                    open.remove(index)
                    if open.isEmpty { observer(.completed) }
                default: observer(event)
                }
            }
        }
        return OwnDisposable { for run in runs.reversed() { run.dispose() } }
    }
}

/// Wrong: completes with the last one of the list.
func mergedToTheLast(_ sources: [Own<Int>]) throws -> Own<Int> {
    try Solution.exercise2 { observer in
        if sources.isEmpty { observer(.completed) }
        let runs = sources.indices.map { index in
            sources[index].subscribe { event in
                if case .completed = event, index < sources.count - 1 { return }
                observer(event)
            }
        }
        return OwnDisposable { for run in runs { run.dispose() } }
    }
}

/// Does not leave the other sources after an error.
func mergedPastTheError(_ sources: [Own<Int>]) -> Own<Int> {
    Own { observer in
        var (isOver, running) = (sources.isEmpty, sources.count)
        if isOver { observer(.completed) }
        let runs = sources.map { source in
            source.subscribe { event in
                if isOver { return }
                switch event {
                case .next: break
                case .error: isOver = true
                case .completed:
                    running -= 1
                    isOver = running == 0
                    if !isOver { return }
                }
                observer(event)
            }
        }
        return OwnDisposable { for run in runs { run.dispose() } }
    }
}

/// Waits for all sources, and sends what the first one sends.
func elementsOfTheFirst(_ sources: [Own<Int>]) throws -> Own<Int> {
    try Solution.exercise5(
        try sources.enumerated().map { place, source in
            place == 0 ? source : try Solution.exercise4(source) { _ in false }
        })
}

/// Wrong: counts a source when it begins.
func countedOneByOne(_ sources: [Own<Int>]) throws -> Own<Int> {
    try Solution.exercise2 { observer in
        var (running, runs) = (0, [OwnDisposable]())
        if sources.isEmpty { observer(.completed) }
        for source in sources {
            running += 1
            runs.append(
                source.subscribe { event in
                    if case .completed = event {
                        running -= 1
                        if running > 0 { return }
                    }
                    observer(event)
                })
        }
        return OwnDisposable { for run in runs { run.dispose() } }
    }
}

/// Merges, with a count that somebody else may have as well.
func counted(_ running: Box<Int>, _ sources: [Own<Int>], _ observer: @escaping Observer<Int>) -> OwnDisposable {
    if running.value == 0 { observer(.completed) }
    let runs = sources.map { source in
        source.subscribe { event in
            if case .completed = event {
                running.value -= 1
                if running.value > 0 { return }
            }
            observer(event)
        }
    }
    return OwnDisposable { for run in runs { run.dispose() } }
}
