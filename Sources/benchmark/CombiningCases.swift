import Streams

/// A source that the benchmark sends into: an observable, and a callback by hand.
private final class Pushed {
    private(set) var observer: AnyObserver<Int>?
    var next: Callback?

    var observable: Observable<Int> {
        .create { observer in
            self.observer = observer
            return Disposables.create()
        }
    }
}

/// Sources that send in turns, against closures over the same state. One subscription sends 10,000 elements.
func combining() -> [Benchmark] {
    let count = 10_000

    func benchmark(
        _ name: String, sources: Int, combine: ([Observable<Int>]) -> Observable<Int>,
        byHand: @escaping (_ consume: @escaping (Int) -> Void) -> [(Int) -> Void]
    ) -> Benchmark {
        let total = Total()
        let consume = total.makeConsumer()
        let pushed = (0..<sources).map { _ in Pushed() }
        let combined = combine(pushed.map(\.observable))
        return Benchmark(
            name: name, unit: "element", count: count,
            streams: {
                let subscription = combined.subscribe(onNext: { total.add($0) })
                for number in 0..<count { pushed[number % sources].observer?.onNext(number) }
                subscription.dispose()
            },
            byHand: {
                let running = Switch()
                for (pushed, next) in zip(pushed, byHand(consume)) { pushed.next = running.guarding(next) }
                for number in 0..<count { try pushed[number % sources].next?(number) }
            })
    }

    return [
        benchmark(
            "merge 4", sources: 4, combine: { .merge($0) },
            byHand: { consume in Array(repeating: consume, count: 4) }),
        benchmark(
            "combineLatest 2", sources: 2, combine: { .combineLatest($0[0], $0[1]) { $0 &+ $1 } },
            byHand: { consume in
                var (first, second): (Int?, Int?) = (nil, nil)
                func send() { if let first, let second { consume(first &+ second) } }
                return [
                    {
                        first = $0
                        send()
                    },
                    {
                        second = $0
                        send()
                    },
                ]
            }),
        benchmark(
            "combineLatest 4", sources: 4,
            combine: { .combineLatest($0[0], $0[1], $0[2], $0[3]) { $0 &+ $1 &+ $2 &+ $3 } },
            byHand: { consume in
                var latest: (Int?, Int?, Int?, Int?) = (nil, nil, nil, nil)
                func send() {
                    if let first = latest.0, let second = latest.1, let third = latest.2, let fourth = latest.3 {
                        consume(first &+ second &+ third &+ fourth)
                    }
                }
                return [
                    {
                        latest.0 = $0
                        send()
                    },
                    {
                        latest.1 = $0
                        send()
                    },
                    {
                        latest.2 = $0
                        send()
                    },
                    {
                        latest.3 = $0
                        send()
                    },
                ]
            }),
        benchmark(
            "zip 2", sources: 2, combine: { .zip($0[0], $0[1]) { $0 &+ $1 } },
            byHand: { consume in
                var (first, second): ([Int], [Int]) = ([], [])
                func send() {
                    if !first.isEmpty, !second.isEmpty { consume(first.removeFirst() &+ second.removeFirst()) }
                }
                return [
                    {
                        first.append($0)
                        send()
                    },
                    {
                        second.append($0)
                        send()
                    },
                ]
            }),
        benchmark(
            "withLatestFrom", sources: 2, combine: { $0[0].withLatestFrom($0[1]) { $0 &+ $1 } },
            byHand: { consume in
                var latest: Int?
                return [{ if let latest = latest { consume($0 &+ latest) } }, { latest = $0 }]
            }),
    ]
}
