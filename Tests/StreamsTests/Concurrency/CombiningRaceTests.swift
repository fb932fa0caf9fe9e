import Dispatch
import Streams
import Synchronization
import Testing

@Suite("Combining operators, from many threads", .counted)
struct CombiningRaceTests {
    /// The numbers from 0 on, on a queue of their own.
    private func numbers(_ count: Int = 500) -> Observable<Int> {
        .range(start: 0, count: count, scheduler: SerialDispatchQueueScheduler(qos: .userInitiated))
    }

    /// What arrives, once it is over. Fails if two events overlap.
    private func collect<Element>(_ observable: Observable<Element>) async -> (elements: [Element], isCompleted: Bool) {
        let inside = Atomic(0)
        let overlaps = Atomic(0)
        func alone(_ body: () -> Void) {
            if inside.add(1, ordering: .relaxed).oldValue != 0 { overlaps.add(1, ordering: .relaxed) }
            body()
            inside.subtract(1, ordering: .relaxed)
        }
        let result: Carried<([Element], Bool)> = await withCheckedContinuation { continuation in
            var (elements, isCompleted): ([Element], Bool) = ([], false)
            _ = observable.subscribe(
                onNext: { element in alone { elements.append(element) } },
                onCompleted: { alone { isCompleted = true } },
                onDisposed: { continuation.resume(returning: Carried((elements, isCompleted))) })
        }
        #expect(overlaps.load(ordering: .relaxed) == 0)
        return result.value
    }

    @Test func `merge passes everything on, and each source's in order`() async {
        let sources = (0..<4).map { source in numbers().map { (source, $0) } }
        let (elements, isCompleted) = await collect(.merge(sources))
        for source in 0..<4 { #expect(elements.filter { $0.0 == source }.map(\.1) == Array(0..<500)) }
        #expect(isCompleted)
    }

    @Test func `merge(maxConcurrent:) never has more running than it may`() async {
        let running = Atomic(0)
        let tooMany = Atomic(0)
        let sources = Observable.range(start: 0, count: 40).map { [self] source in
            numbers(20).map { source * 20 + $0 }.do(
                onCompleted: { running.subtract(1, ordering: .relaxed) },
                onSubscribe: {
                    if running.add(1, ordering: .relaxed).newValue > 3 { tooMany.add(1, ordering: .relaxed) }
                })
        }
        let (elements, isCompleted) = await collect(sources.merge(maxConcurrent: 3))
        #expect(elements.sorted() == Array(0..<800))
        #expect(isCompleted)
        #expect(tooMany.load(ordering: .relaxed) == 0)
    }

    @Test func `zip pairs equals`() async {
        let (elements, isCompleted) = await collect(Observable.zip(numbers(), numbers(), numbers()))
        #expect(elements.map(\.0) == Array(0..<500))
        #expect(elements.allSatisfy { $0 == $1 && $1 == $2 })
        #expect(isCompleted)
    }

    @Test func `combineLatest goes forward only, to the last of each`() async {
        let (elements, isCompleted) = await collect(Observable.combineLatest(numbers(), numbers()))
        for (earlier, later) in Swift.zip(elements, elements.dropFirst()) {
            #expect(
                earlier.0 + 1 == later.0 && earlier.1 == later.1 || earlier.0 == later.0 && earlier.1 + 1 == later.1)
        }
        #expect(elements.last.map { $0 == (499, 499) } == true)
        #expect(isCompleted)
    }

    @Test func `withLatestFrom has each element at most once, with what only goes forward`() async {
        let (elements, isCompleted) = await collect(numbers().withLatestFrom(numbers()) { ($0, $1) })
        for (earlier, later) in Swift.zip(elements, elements.dropFirst()) {
            #expect(earlier.0 + 1 == later.0 && earlier.1 <= later.1)
        }
        #expect(isCompleted)
    }

    @Test func `switchLatest passes nothing of an observable after something of a later one`() async {
        let switched = numbers(50).flatMapLatest { [self] outer in numbers(20).map { (outer, $0) } }
        let (elements, isCompleted) = await collect(switched)
        for (earlier, later) in Swift.zip(elements, elements.dropFirst()) {
            #expect(earlier.0 < later.0 || earlier.0 == later.0 && earlier.1 + 1 == later.1)
        }
        #expect(elements.last.map { $0 == (49, 19) } == true)
        #expect(isCompleted)
    }

    @Test func `amb passes on one source only, and all of it`() async {
        for _ in 0..<50 {
            let (elements, isCompleted) = await collect(
                .amb((0..<4).map { source in numbers(20).map { source * 20 + $0 } }))
            #expect(elements.first.map { elements == Array($0..<$0 + 20) } == true)
            #expect(isCompleted)
        }
    }

    @Test func `concat goes from queue to queue in order`() async {
        let (elements, isCompleted) = await collect(
            .concat((0..<50).map { source in numbers(10).map { source * 10 + $0 } }))
        #expect(elements == Array(0..<500))
        #expect(isCompleted)
    }

    @Test func `an error races with elements, completions and a dispose`() async {
        for round in 0..<50 {
            let failing = numbers(10).map { number -> Int in
                if number == round % 10 { throw Failure.lost }
                return number
            }
            let combined: [Observable<Int>] = [
                .merge(failing, numbers(10), failing), .zip(failing, numbers(10)) { $0 + $1 },
                .combineLatest(numbers(10), failing) { $0 + $1 }, failing.withLatestFrom(numbers(10)),
                numbers(10).flatMapLatest { _ in failing }, .amb([failing, numbers(10)]), .concat(numbers(5), failing),
            ]
            for observable in combined {
                let ends = Counts(1)
                await withCheckedContinuation { continuation in
                    let subscription = observable.subscribe(
                        onError: { _ in },
                        onDisposed: {
                            ends.add(0)
                            continuation.resume()
                        })
                    if round.isMultiple(of: 3) { subscription.dispose() }
                }
                #expect(ends.all == [1])
            }
        }
    }
}
