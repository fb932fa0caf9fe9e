import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Creating.
    @Entries static var creating: [Documented] {
        Documented("Creating/Create.swift", "create { ... }") { run in
            Observable.create { run.source("sent to the observer").subscribe($0) }
        }
        Documented.several("Creating/Deferred.swift", "deferred, first") { run in
            var count = 0
            let deferred = Observable<Int>.deferred {
                count += 1
                return run.inner(count)
            }
            run.expect("deferred, first", deferred)
            run.expect("deferred, second", deferred)
        }
        Documented("Creating/Empty.swift", "empty()") { _ in Observable<Int>.empty() }
        Documented("Creating/Error.swift", "error(offline)") { _ in Observable<Int>.error(Failure.offline) }
        Documented("Creating/From.swift", "of(1, 2, 3)") { _ in Observable.of(1, 2, 3) }
        Documented("Creating/From.swift", "from([1, 2, 3])") { _ in Observable.from([1, 2, 3]) }
        Documented("Creating/From.swift", "from(1...3)") { _ in Observable.from(1...3) }
        Documented("Creating/FromOptional.swift", "from(optional: 1)") { _ in Observable.from(optional: 1) }
        Documented("Creating/FromOptional.swift", "from(optional: nil)") { _ in Observable<Int>.from(optional: nil) }
        Documented("Creating/Generate.swift", "generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })")
        { _ in
            Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
        }
        Documented("Creating/Just.swift", "just(1)") { _ in Observable.just(1) }
        Documented("Creating/Never.swift", "never()") { _ in Observable<Int>.never() }
        Documented("Creating/Range.swift", "range(start: 4, count: 3)") { _ in Observable.range(start: 4, count: 3) }
        Documented("Creating/RepeatElement.swift", "repeatElement(1).take(3)") { _ in
            Observable.repeatElement(1).take(3)
        }
        Documented("Creating/Timer.swift", "timer(.seconds(3))") {
            Observable<Int>.timer(.seconds(3), scheduler: $0.scheduler)
        }
        Documented("Creating/Timer.swift", "timer(.seconds(3), period: .seconds(2))") {
            Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: $0.scheduler)
        }
        Documented("Creating/Timer.swift", "interval(.seconds(2))") {
            Observable<Int>.interval(.seconds(2), scheduler: $0.scheduler)
        }
        Documented("Creating/Using.swift", "using(open, observableFactory: { source })") { run in
            Observable.using({ BooleanDisposable() }, observableFactory: { _ in run.source() })
        }
    }
}
