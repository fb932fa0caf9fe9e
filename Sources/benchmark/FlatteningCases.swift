import Streams

/// An observable for each element, against a callback made for each element.
func flattening(
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
