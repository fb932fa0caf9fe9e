import Streams

/// A source alone, with four operators and with twelve, against a loop over as many callbacks.
func underOperators(_ name: String, _ source: Observable<Int>, byHand elements: some Collection<Int>) -> [Benchmark] {
    let consume = Total().makeConsumer()
    let (one, two, three) = (Steps(), Steps(), Steps())

    func benchmark(_ operators: Int, _ chain: Observable<Int>, byHand callback: @escaping Callback) -> Benchmark {
        Benchmark(
            name: "\(name), \(operators) operators", unit: "element", count: elements.count,
            streams: { _ = chain.subscribe(onNext: consume) },
            byHand: { for element in elements { try callback(element) } })
    }

    return [
        benchmark(0, source, byHand: consume),
        benchmark(4, one.chain(source), byHand: one.callbacks(consume)),
        benchmark(
            12, three.chain(two.chain(one.chain(source))),
            byHand: one.callbacks(two.callbacks(three.callbacks(consume)))),
    ]
}
