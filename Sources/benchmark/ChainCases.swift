import Streams

/// A source alone, with four operators and with twelve, against a loop over as many callbacks.
///
/// - Parameter send: The source by hand. It stops when the switch is off.
func underOperators(
    _ name: String, _ source: Observable<Int>, count: Int,
    byHand send: @escaping (Switch, @escaping Callback) throws -> Void
) -> [Benchmark] {
    let total = Total()
    let consume = total.makeConsumer()
    let steps = (1...6).map { Steps(addend: $0, unwanted: -$0) }

    func benchmark(operators: Int) -> Benchmark {
        let steps = steps.prefix(operators / 2)
        var chain = source
        for step in steps { chain = step.chain(chain) }
        var callback: Callback = consume
        for step in steps.reversed() { callback = step.callbacks(callback) }
        return Benchmark(
            name: "\(name), \(operators) operators", unit: "element", count: count,
            streams: { [chain] in _ = chain.subscribe(onNext: { total.add($0) }) },
            byHand: { [callback] in try send(Switch(), callback) })
    }

    return [benchmark(operators: 0), benchmark(operators: 4), benchmark(operators: 12)]
}

/// `from` under four operators whose closures come from variables: Streams reaches each of them through one call more.
func underStoredClosures(_ elements: [Int]) -> Benchmark {
    let consume = Total().makeConsumer()
    let (one, two) = (Steps(addend: 1, unwanted: -1), Steps(addend: 2, unwanted: -2))
    let chain = Observable.from(elements)
        .map(one.transform).filter(one.predicate).map(two.transform).filter(two.predicate)
    let callback = one.callbacks(two.callbacks(consume))
    return Benchmark(
        name: "from, 4 operators, closures in variables", unit: "element", count: elements.count,
        streams: { _ = chain.subscribe(onNext: consume) },
        byHand: { try Switch().send(elements, to: callback) })
}
