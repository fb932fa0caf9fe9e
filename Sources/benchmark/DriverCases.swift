import Streams

/// A relay with `map` and `filter` of a driver, each of which shares, against an array of listeners at each step.
func drivers(_ elements: [Int]) -> Benchmark {
    let total = Total()
    let consume = total.makeConsumer()
    let steps = Steps(addend: 3, unwanted: -1)
    let relay = BehaviorRelay(value: 0)
    let held = steps.chain(relay.asDriver()).drive(onNext: { total.add($0) })
    let (source, mapped, filtered) = (ListenersByHand(), ListenersByHand(), ListenersByHand())
    _ = source.subscribe(mapping(steps.transform) { try mapped.send($0) })
    _ = mapped.subscribe(filtering(steps.predicate) { try filtered.send($0) })
    _ = filtered.subscribe(consume)
    return Benchmark(
        name: "Driver, map and filter of a relay", unit: "element", count: elements.count,
        streams: { withExtendedLifetime(held) { for element in elements { relay.accept(element) } } },
        byHand: { for element in elements { try source.send(element) } })
}
