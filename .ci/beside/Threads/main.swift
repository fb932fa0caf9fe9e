import Dispatch
import Foundation
import Streams

/// A line for each operator that has several sources or a scheduler: while another thread sends to it, this one sends 1,500 elements.
/// How many of them had not arrived when `onNext` returned, and how many arrived on the other thread.
struct Row {
    let name: String
    let operation: (_ ours: Observable<Int>, _ others: Observable<Int>) -> Observable<Int>

    init(_ name: String, _ operation: @escaping (Observable<Int>, Observable<Int>) -> Observable<Int>) {
        (self.name, self.operation) = (name, operation)
    }

    func run() -> String {
        let (ours, others) = (PublishSubject<Int>(), Carried(PublishSubject<Int>()))
        let arrived = Locked([Int: Bool]())
        let isOver = Locked(false)
        let done = DispatchSemaphore(value: 0)
        let me = Carried(Thread.current)
        // Our elements are positive. What else arrives is the other thread's.
        let subscription = operation(ours, others.value).subscribe(onNext: { element in
            let isHere = Thread.current === me.value
            if element > 0 { arrived.withLock { $0[element] = $0[element] ?? isHere } }
            // The longer a thread stays inside, the more often two meet.
            for _ in 0..<20 { sched_yield() }
        })
        Thread {
            var element = 0
            while !isOver.value {
                element -= 1
                others.value.onNext(element)
                usleep(30)
            }
            done.signal()
        }.start()
        let late = (1...1500).count { element in
            ours.onNext(element)
            return arrived.value[element] == nil
        }
        _ = isOver.exchange(true)
        done.wait()
        subscription.dispose()
        return "\(late) late, \(arrived.value.values.count { !$0 }) on the other thread"
    }
}

let queue = SerialDispatchQueueScheduler(qos: .userInitiated)
let long = RxTimeInterval.seconds(100)
let rows = [
    Row("merge") { .merge($0, $1) },
    Row("merge(maxConcurrent:)") { Observable.of($0, $1).merge(maxConcurrent: 2) },
    Row("combineLatest") { .combineLatest($0, $1.startWith(0)) { max($0, $1) } },
    Row("zip") { Observable.merge($0, .zip($1, $1) { min($0, $1) }) },
    Row("withLatestFrom") { $0.withLatestFrom($1.startWith(0)) { element, _ in element } },
    Row("flatMap") { Observable.merge($0, $1).flatMap { Observable.just($0) } },
    Row("inner of flatMap") { Observable.of($0, $1).flatMap { $0 } },
    Row("flatMapFirst") { Observable.merge($0, $1).flatMapFirst { Observable.just($0) } },
    Row("flatMapLatest") { Observable.merge($0, $1).flatMapLatest { Observable.just($0) } },
    Row("concatMap") { Observable.merge($0, $1).concatMap { Observable.just($0) } },
    Row("take(until:)") { Observable.merge($0, $1).take(until: $1.filter { $0 > 0 }) },
    Row("skip(until:)") { Observable.merge($0, $1).skip(until: $1.startWith(0)) },
    Row("sample") { .merge($0.sample($0), $1) },
    Row("amb") { Observable.merge($0, $1).amb(Observable.never()) },
    Row("take(for:)") { Observable.merge($0, $1).take(for: long, scheduler: queue) },
    Row("timeout") { Observable.merge($0, $1).timeout(long, scheduler: queue) },
    Row("throttle") { Observable.merge($0, $1).throttle(.nanoseconds(0), scheduler: queue) },
    Row("buffer") { Observable.merge($0, $1).buffer(timeSpan: long, count: 1, scheduler: queue).map { $0[0] } },
    Row("window") { Observable.merge($0, $1).window(timeSpan: long, count: 3, scheduler: queue).flatMap { $0 } },
    Row("debounce beside it") { .merge($0, $1.debounce(.microseconds(10), scheduler: queue)) },
    Row("delay beside it") { .merge($0, $1.delay(.microseconds(10), scheduler: queue)) },
    Row("observe(on:) beside it") { .merge($0, $1.observe(on: queue)) },
    Row("share behind merge") { Observable.merge($0, $1).share() },
    Row("share(replay: 1) behind merge") { Observable.merge($0, $1).share(replay: 1) },
    Row("publish behind merge") { Observable.merge($0, $1).publish().refCount() },
]
for row in rows { print(row.name, row.run(), separator: "\t") }
