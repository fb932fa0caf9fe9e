import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Disposables.
    @Entries static var disposables: [Documented] {
        Documented("Disposables/Disposable.swift", "the subscriber") { $0.source() }
        Documented("Disposables/Disposable.swift", "dispose() at tick 6") { $0.source() }
        Documented("Disposables/DisposeBag.swift", "bag released at 6") { $0.source() }
        Documented.several("Disposables/DisposeBag.swift", "bag = DisposeBag()") { run in
            var bag = DisposeBag()
            run.source().subscribe(onNext: { run.note("onNext", $0) }).disposed(by: bag)
            run.scheduler.scheduleAt(6) {
                bag = DisposeBag()
                run.note("bag = DisposeBag()", "x")
            }
        }
        Documented.several("Disposables/AnonymousDisposable.swift", "the clean-up") { run in
            let source = run.source("sent to the observer")
            Observable<Int>.create { observer in
                Disposables.create(source.subscribe(observer), Disposables.create { run.note("the clean-up", "x") })
            }.subscribe().disposed(by: run.bag)
        }
    }
}
