import Streams

/// `scan` against a callback that keeps the sum.
func scanning(_ elements: [Int]) -> Benchmark {
    let consume = Total().makeConsumer()
    let add = makeAccumulator()
    let sums = Observable.from(elements).scan(0, accumulator: add)
    return Benchmark(
        name: "scan", unit: "element", count: elements.count,
        streams: { _ = sums.subscribe(onNext: consume) },
        byHand: {
            let callback = accumulating(add, consume)
            for element in elements { try callback(element) }
        })
}

/// `reduce` against the same callback and a last call.
func reducing(_ elements: [Int]) -> Benchmark {
    let consume = Total().makeConsumer()
    let add = makeAccumulator()
    let sum = Observable.from(elements).reduce(0, accumulator: add)
    return Benchmark(
        name: "reduce", unit: "element", count: elements.count,
        streams: { _ = sum.subscribe(onNext: consume) },
        byHand: {
            var result = 0
            let callback = accumulating(add) { result = $0 }
            for element in elements { try callback(element) }
            consume(result)
        })
}

/// `distinctUntilChanged` against a callback that keeps the last element.
func distinct(_ elements: [Int]) -> Benchmark {
    let consume = Total().makeConsumer()
    let changes = Observable.from(elements).distinctUntilChanged()
    return Benchmark(
        name: "distinctUntilChanged", unit: "element", count: elements.count,
        streams: { _ = changes.subscribe(onNext: consume) },
        byHand: {
            let callback = changing(consume)
            for element in elements { try callback(element) }
        })
}

@inline(never) private func changing(_ next: @escaping Callback) -> Callback {
    var last: Int?
    return {
        if $0 == last { return }
        last = $0
        try next($0)
    }
}

@inline(never) private func makeAccumulator() -> (Int, Int) throws -> Int { { $0 &+ $1 } }

@inline(never) private func accumulating(
    _ accumulator: @escaping (Int, Int) throws -> Int, _ next: @escaping Callback
) -> Callback {
    var sum = 0
    return {
        sum = try accumulator(sum, $0)
        try next(sum)
    }
}
