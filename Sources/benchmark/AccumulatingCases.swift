import Streams

/// `scan` against a callback that keeps the sum.
func scanning(_ elements: [Int]) -> Benchmark {
    let total = Total()
    let consume = total.makeConsumer()
    let add = makeAccumulator()
    let sums = Observable.from(elements).scan(0) { $0 &+ $1 }
    return Benchmark(
        name: "scan", unit: "element", count: elements.count,
        streams: { _ = sums.subscribe(onNext: { total.add($0) }) },
        byHand: {
            let callback = accumulating(add, consume)
            try Switch().send(elements, to: callback)
        })
}

/// `reduce` against the same callback and a last call.
func reducing(_ elements: [Int]) -> Benchmark {
    let total = Total()
    let consume = total.makeConsumer()
    let add = makeAccumulator()
    let sum = Observable.from(elements).reduce(0) { $0 &+ $1 }
    return Benchmark(
        name: "reduce", unit: "element", count: elements.count,
        streams: { _ = sum.subscribe(onNext: { total.add($0) }) },
        byHand: {
            var result = 0
            let callback = accumulating(add) { result = $0 }
            try Switch().send(elements, to: callback)
            consume(result)
        })
}

/// `distinctUntilChanged` against a callback that keeps the last element.
func distinct(_ elements: [Int]) -> Benchmark {
    let total = Total()
    let consume = total.makeConsumer()
    let changes = Observable.from(elements).distinctUntilChanged()
    return Benchmark(
        name: "distinctUntilChanged", unit: "element", count: elements.count,
        streams: { _ = changes.subscribe(onNext: { total.add($0) }) },
        byHand: {
            let callback = changing(consume)
            try Switch().send(elements, to: callback)
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
