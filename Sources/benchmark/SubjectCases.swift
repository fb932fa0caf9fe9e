import Streams

/// A subject that sends elements to some observers, against an array of their closures.
func subjects(_ elements: [Int]) -> [Benchmark] {
    [
        broadcasting("PublishSubject", to: 1, PublishSubject(), elements),
        broadcasting("PublishSubject", to: 10, PublishSubject(), elements),
        broadcasting("BehaviorSubject", to: 1, BehaviorSubject(value: 0), elements),
        broadcasting("ReplaySubject of 1", to: 1, ReplaySubject.create(bufferSize: 1), elements),
        broadcasting("ReplaySubject of 10", to: 1, ReplaySubject.create(bufferSize: 10), elements),
        sharing("share()", replay: 0, elements), sharing("share(replay: 1)", replay: 1, elements), resubscribing,
    ]
}

private func broadcasting<Subject: SubjectType<Int> & ObserverType<Int>>(
    _ name: String, to count: Int, _ subject: Subject, _ elements: [Int]
) -> Benchmark {
    let total = Total()
    let consume = total.makeConsumer()
    let listeners = ListenersByHand()
    for _ in 0..<count {
        _ = subject.subscribe(onNext: { total.add($0) })
        _ = listeners.subscribe(consume)
    }
    return Benchmark(
        name: "\(name), \(count) observer\(count == 1 ? "" : "s")", unit: "element", count: elements.count,
        streams: { for element in elements { subject.onNext(element) } },
        byHand: { for element in elements { try listeners.send(element) } })
}

private func sharing(_ name: String, replay: Int, _ elements: [Int]) -> Benchmark {
    let total = Total()
    let consume = total.makeConsumer()
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: replay)
    let listeners = ListenersByHand()
    let relay = ListenersByHand()
    _ = relay.subscribe { try listeners.send($0) }
    for _ in 0..<3 {
        _ = shared.subscribe(onNext: { total.add($0) })
        _ = listeners.subscribe(consume)
    }
    return Benchmark(
        name: "\(name) of a subject, 3 observers", unit: "element", count: elements.count,
        streams: { for element in elements { subject.onNext(element) } },
        byHand: { for element in elements { try relay.send(element) } })
}

private var resubscribing: Benchmark {
    let total = Total()
    let consume = total.makeConsumer()
    let subject = PublishSubject<Int>()
    let listeners = ListenersByHand()
    return Benchmark(
        name: "resubscribe to a PublishSubject", unit: "subscription", count: 1,
        streams: { subject.subscribe(onNext: { total.add($0) }).dispose() },
        byHand: {
            let running = Switch()
            let stop = listeners.subscribe(running.guarding(consume))
            running.turnOff()
            stop()
        })
}
