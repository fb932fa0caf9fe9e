import Streams

/// A source alone, under four operators and under twelve, against a loop over `elements`.
func underOperators(_ name: String, _ source: Observable<Int>, byHand elements: some Collection<Int>) -> [Benchmark] {
    let total = Total()
    let consume = total.makeConsumer()
    let (one, two, three) = (Steps(), Steps(), Steps())

    func benchmark(_ operators: Int, _ chain: Observable<Int>, byHand: @escaping () throws -> Void) -> Benchmark {
        Benchmark(
            name: "\(name), \(operators) operators", unit: "element", count: elements.count,
            streams: { _ = chain.subscribe(onNext: consume) }, byHand: byHand)
    }

    return [
        benchmark(0, source) { for element in elements { consume(element) } },
        benchmark(4, one.chain(source)) {
            for element in elements { if let result = try one.apply(element) { consume(result) } }
        },
        benchmark(12, three.chain(two.chain(one.chain(source)))) {
            for element in elements {
                guard let first = try one.apply(element), let second = try two.apply(first) else { continue }
                if let result = try three.apply(second) { consume(result) }
            }
        },
    ]
}

/// An observable for each element, against a call for each element.
func flatMapOfJust(_ elements: [Int]) -> Benchmark {
    let consume = Total().makeConsumer()
    let transform = makeTransform(3)
    let merged = Observable.from(elements).flatMap { Observable.just(try transform($0)) }
    return Benchmark(
        name: "flatMap of just", unit: "element", count: elements.count,
        streams: { _ = merged.subscribe(onNext: consume) },
        byHand: { for element in elements { consume(try transform(element)) } })
}
