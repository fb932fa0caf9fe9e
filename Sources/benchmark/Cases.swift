import Streams

/// Every benchmark, in the order of the table.
var cases: [Benchmark] {
    let elements = Array(0..<10_000)
    return underOperators("create", .create(sending: elements), byHand: elements)
        + underOperators("from", .from(elements), byHand: elements)
        + underOperators("range", .range(start: 0, count: elements.count), byHand: 0..<elements.count)
        + subjects(elements)
        + [scanning(elements), reducing(elements), distinct(elements)]
        + [flatMapOfJust(elements), flatMapLatestOfJust(elements), concatMapOfJust(elements)] + combining()
        + [drivers(elements)]
        + [subscribeAndDispose, disposeBag(size: 1000), observeOnSerial(elements)]
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
