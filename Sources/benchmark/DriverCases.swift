import Streams

/// A relay with `map` and `filter` of a driver, each of which shares, against an array of listeners at each step.
func drivers(_ elements: [Int]) -> Benchmark {
    let consume = Total().makeConsumer()
    let (transform, predicate) = (makeTransform(3), makePredicate(-1))
    let relay = BehaviorRelay(value: 0)
    let held = relay.asDriver().map { try! transform($0) }.filter { try! predicate($0) }.drive(onNext: consume)
    let (source, mapped, filtered) = (ListenersByHand(), ListenersByHand(), ListenersByHand())
    _ = source.subscribe(mapping(transform) { try mapped.send($0) })
    _ = mapped.subscribe(filtering(predicate) { try filtered.send($0) })
    _ = filtered.subscribe(consume)
    return Benchmark(
        name: "Driver, map and filter of a relay", unit: "element", count: elements.count,
        streams: { withExtendedLifetime(held) { for element in elements { relay.accept(element) } } },
        byHand: { for element in elements { try source.send(element) } })
}
