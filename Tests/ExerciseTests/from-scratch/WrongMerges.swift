@testable import from_scratch_exercises

/// A merge with some of its parts wrong. Without `needed`, the first completion is that of the result.
func merging(
    needed: @escaping (Int) -> Int = { _ in 1 }, failsWithOne: Bool = true,
    cleansUp: @escaping ([OwnDisposable]) -> Void = { for run in $0 { run.dispose() } }
) -> ([Own<Int>]) throws -> Own<Int> {
    { sources in
        try Solution.create { observer in
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
