import Streams

/// An observable for each element, against a callback made for each element.
func flatMapOfJust(_ elements: [Int]) -> Benchmark {
    let consume = Total().makeConsumer()
    let transform = makeTransform(3)
    let merged = Observable.from(elements).flatMap { Observable.just(try transform($0)) }
    return Benchmark(
        name: "flatMap of just", unit: "element", count: elements.count,
        streams: { _ = merged.subscribe(onNext: consume) },
        byHand: {
            let running = Switch()
            for element in elements { try sending(try transform(element))(running.guarding(consume)) }
        })
}

/// One element as a source by hand: what sends it to a callback.
@inline(never) func sending(_ element: Int) -> (Callback) throws -> Void {
    { next in try next(element) }
}
