import Streams

/// Every benchmark, in the order of the table.
var cases: [Benchmark] {
    let elements = Array(0..<10_000)
    return chains(elements) + subjects(elements)
        + [scanning(elements), reducing(elements), distinct(elements)]
        + [
            flattening("flatMap", elements) { $0.flatMap($1) },
            flattening("flatMapLatest", elements) { $0.flatMapLatest($1) },
            flattening("concatMap", elements) { $0.concatMap($1) },
        ] + combining()
        + [drivers(elements)]
        + [subscribeAndDispose, disposeBag(size: 1000), observeOnSerial(elements)]
}

private func chains(_ elements: [Int]) -> [Benchmark] {
    let count = elements.count
    let created = underOperators("create", .create(sending: elements), count: count) { running, next in
        // Foreign code sends here, and nothing that it sends may arrive once the switch is off.
        let next = running.guarding(next)
        for element in elements { try next(element) }
    }
    let listed = underOperators("from", .from(elements), count: count) { try $0.send(elements, to: $1) }
    let counted = underOperators("range", .range(start: 0, count: count), count: count) {
        try $0.send(0..<count, to: $1)
    }
    return created + listed + [underStoredClosures(elements)] + counted
}

extension Observable<Int> {
    fileprivate static func create(sending elements: [Int]) -> Observable<Int> {
        .create { observer in
            for element in elements { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
    }
}
