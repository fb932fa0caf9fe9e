import Streams

extension KeepingProgram {
    /// A source, and its subscriber.
    static let sources: [KeepingProgram] = [
        .init("- - - - - -", "never") { $0.never.subscribe(onNext: $0.show) },
        .init("- - - - - -", "just") { Observable.just(1).subscribe(onNext: $0.show) },
        .init("- - - - - -", "empty") { Observable.empty().subscribe(onNext: $0.show) },
        .init("- - - - - -", "error") {
            Observable.error(RxError.unknown).subscribe(onNext: $0.show, onError: { _ in })
        },
        .init("- - - - - -", "of") { Observable.of(1, 2).subscribe(onNext: $0.show) },
        .init("s s - - - -", "subject") { $0.subject.subscribe(onNext: $0.show) },
        .init("s s - - - s", better: "s s - - - -", "behavior subject") { $0.behavior.subscribe(onNext: $0.show) },
        .init("s s - - - -", "replay subject") {
            $0.keeping(ReplaySubject<Int>.create(bufferSize: 2)).subscribe(onNext: $0.show)
        },
        .init("s s - - - -", "async subject") { $0.keeping(AsyncSubject<Int>()).subscribe(onNext: $0.show) },
        .init("s s - - - s", "relay") { $0.keeping(object: PublishRelay<Int>()).subscribe(onNext: $0.show) },
        .init("s s - - - s", "behavior relay") {
            $0.keeping(object: BehaviorRelay(value: 1)).subscribe(onNext: $0.show)
        },
        .init("s s - - - s", "replay relay") {
            $0.keeping(object: ReplayRelay<Int>.create(bufferSize: 1)).subscribe(onNext: $0.show)
        },
        .init("s s s s s s", "create, observer kept") { $0.recipe.subscribe(onNext: $0.show) },
        .init("s s s s - s", "create, observer dropped") { $0.forgetful.subscribe(onNext: $0.show) },
        .init("- - - - - -", "create that completes") { scene in
            Observable<Int>.create { observer in
                observer.onCompleted()
                return Disposables.create()
            }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "create whose disposable uses the model") { scene in
            let same = scene.same
            return Observable<Int>.create { _ in Disposables.create { _ = same(1) } }.subscribe(onNext: scene.show)
        },
        .init("s s s s - s", "create whose recipe uses the model") { scene in
            let same = scene.same
            return Observable<Int>.create { _ in
                _ = same(1)
                return Disposables.create()
            }.subscribe(onNext: scene.show)
        },
        .init("s s s s - s", "deferred never") { scene in
            let same = scene.same
            return Observable<Int>.deferred {
                _ = same(1)
                return .never()
            }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "using never") { scene in
            let same = scene.same
            return Observable<Int>.using({ Resource(same) }) { _ in .never() }.subscribe(onNext: scene.show)
        },
        .init("s s s s s s", better: "s s s s - s", "timer") {
            Observable<Int>.timer(.seconds(60), scheduler: $0.clock).subscribe(onNext: $0.show)
        },
        .init("s s s s - s", "interval") {
            Observable<Int>.interval(.seconds(60), scheduler: $0.clock).subscribe(onNext: $0.show)
        },
    ]
}

/// A disposable that keeps a closure, also when it has been disposed of.
private final class Resource: Disposable {
    private let use: (Int) -> Int
    init(_ use: @escaping (Int) -> Int) { self.use = use }
    func dispose() {}
}
