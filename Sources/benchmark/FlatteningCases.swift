import Streams

func flatMapOfJust(_ elements: [Int]) -> Benchmark {
    flattening("flatMap", elements) { source, selector in source.flatMap(selector) }
}

func flatMapLatestOfJust(_ elements: [Int]) -> Benchmark {
    flattening("flatMapLatest", elements) { source, selector in source.flatMapLatest(selector) }
}

func concatMapOfJust(_ elements: [Int]) -> Benchmark {
    flattening("concatMap", elements) { source, selector in source.concatMap(selector) }
}

/// An observable for each element, against a callback made for each element.
private func flattening(
    _ name: String, _ elements: [Int],
    flatten: (Observable<Int>, @escaping (Int) throws -> Observable<Int>) -> Observable<Int>
) -> Benchmark {
    let total = Total()
    let consume = total.makeConsumer()
    let transform = makeTransform(3)
    let flattened = flatten(.from(elements)) { .just(try transform($0)) }
    return Benchmark(
        name: "\(name) of just", unit: "element", count: elements.count,
        streams: { _ = flattened.subscribe(onNext: { total.add($0) }) },
        byHand: {
            let running = Switch()
            for element in elements { try sending(try transform(element))(running.guarding(consume)) }
        })
}

/// A source of one element by hand: a closure that sends it to a callback.
@inline(never) func sending(_ element: Int) -> (Callback) throws -> Void {
    { next in try next(element) }
}
