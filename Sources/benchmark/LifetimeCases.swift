import Dispatch
import Streams

/// A subscription that is made, runs and is disposed of, against the same callbacks that are made, run and are switched off.
var subscribeAndDispose: Benchmark {
    let total = Total()
    let consume = total.makeConsumer()
    let steps = Steps(addend: 3, unwanted: -1)
    let observable = steps.chain(Observable.just(1))
    let (transform, predicate) = (steps.transform, steps.predicate)
    return Benchmark(
        name: "subscribe and dispose just.map.filter", unit: "subscription", count: 1,
        streams: { observable.subscribe(onNext: { total.add($0) }).dispose() },
        byHand: {
            let running = Switch()
            try sending(1)(running.guarding(mapping(transform, filtering(predicate, consume))))
            running.turnOff()
        })
}

/// A bag that is filled and released, against an array of the same disposables.
func disposeBag(size: Int) -> Benchmark {
    let consume = Total().makeConsumer()
    return Benchmark(
        name: "DisposeBag, insert and dispose", unit: "disposable", count: size,
        streams: {
            let bag = DisposeBag()
            for number in 0..<size { Disposables.create { consume(number) }.disposed(by: bag) }
        },
        byHand: {
            var bag: [Disposable] = []
            for number in 0..<size { bag.append(Disposables.create { consume(number) }) }
            for disposable in bag { disposable.dispose() }
        })
}

/// Elements that are handed to a serial queue, against a block of work for each.
func observeOnSerial(_ elements: [Int]) -> Benchmark {
    let total = Total()
    let consume = Handed(total.makeConsumer())
    let queue = DispatchQueue(label: "benchmark")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "benchmark.scheduler")
    let handed = Observable.from(elements).observe(on: scheduler)
    return Benchmark(
        name: "observe(on:) a serial queue", unit: "element", count: elements.count,
        streams: {
            let done = DispatchSemaphore(value: 0)
            _ = handed.subscribe(onNext: consume.closure, onCompleted: { done.signal() })
            done.wait()
        },
        byHand: {
            for element in elements { queue.async { consume.closure(element) } }
            queue.sync {}
        })
}

/// A closure that only one queue at a time calls.
private struct Handed: @unchecked Sendable {
    let closure: (Int) -> Void
    init(_ closure: @escaping (Int) -> Void) { self.closure = closure }
}
