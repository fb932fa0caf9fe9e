import Streams

extension KeepingProgram {
    /// Operators on one source.
    static let passing: [KeepingProgram] = [
        .init("sm sm sm sm - sm", "never.map") { $0.never.map($0.same).subscribe(onNext: $0.show) },
        .init("- - - - - -", "just.map") { Observable.just(1).map($0.same).subscribe(onNext: $0.show) },
        .init("- - - - - -", "of.map") { Observable.of(1, 2).map($0.same).subscribe(onNext: $0.show) },
        .init("- - - - - -", "error.map") {
            Observable.error(RxError.unknown).map($0.same).subscribe(onNext: $0.show, onError: { _ in })
        },
        .init("sm sm sm sm - -", "subject.map") { $0.subject.map($0.same).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - -", "subject.filter") { scene in
            let same = scene.same
            return scene.subject.filter { same($0) > 0 }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - -", "behavior.map") { $0.behavior.map($0.same).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "relay.map") {
            $0.keeping(object: BehaviorRelay(value: 1)).map($0.same).subscribe(onNext: $0.show)
        },
        .init("s s - - - s", "relay.asObservable") {
            $0.keeping(object: BehaviorRelay(value: 1)).asObservable().subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - -", "subject.asObservable.map") {
            $0.subject.asObservable().map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", "create.map, observer kept") { $0.recipe.map($0.same).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "create.map, observer dropped") {
            $0.forgetful.map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.scan") { scene in
            let same = scene.same
            return scene.never.scan(0) { same($0 + $1) }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "never.do") { scene in
            let same = scene.same
            return scene.never.do(onNext: { _ = same($0) }).subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "never.do(onDispose:)") { scene in
            let same = scene.same
            return scene.never.do(onDispose: { _ = same(1) }).subscribe(onNext: scene.show)
        },
        .init("s s s s - s", "never.skip.distinctUntilChanged") {
            $0.never.skip(1).distinctUntilChanged().subscribe(onNext: $0.show)
        },
        .init("s s s s - -", "subject.take(1)") { $0.subject.take(1).subscribe(onNext: $0.show) },
        .init("- - - - - -", "behavior.take(1)") { $0.behavior.take(1).map($0.same).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "never.take(while:)") { scene in
            let same = scene.same
            return scene.never.take(while: { same($0) > 0 }).subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - -", "subject.takeLast") { $0.subject.takeLast(1).map($0.same).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - -", "subject.reduce") { scene in
            let same = scene.same
            return scene.subject.reduce(0) { same($0 + $1) }.subscribe(onNext: scene.show)
        },
        .init("s s s s - s", "never.toArray") { scene in
            let show = scene.show
            return scene.never.toArray().subscribe(onSuccess: { show($0.count) })
        },
        .init("sm sm sm sm - -", "subject.materialize.dematerialize") {
            $0.subject.materialize().dematerialize().map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - -", "subject.startWith") {
            $0.subject.startWith(1).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - -", "subject.ifEmpty(default:)") {
            $0.subject.ifEmpty(default: 1).map($0.same).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "subject.ifEmpty(switchTo: never)") {
            $0.subject.ifEmpty(switchTo: .never()).map($0.same).subscribe(onNext: $0.show)
        },
        .init("s s s s - -", "subject.withUnretained(model)") {
            $0.subject.withUnretained($0.model).map { $0.same($1) }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.catch") { scene in
            let same = scene.same
            return scene.never.catch { _ in .just(same(1)) }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "error.catch never") { scene in
            let same = scene.same
            return Observable<Int>.error(RxError.unknown).catch { _ in
                _ = same(1)
                return .never()
            }.subscribe(onNext: scene.show)
        },
        .init("s s s s - s", "never.retry") { $0.never.retry().subscribe(onNext: $0.show) },
        .init("- - - - - -", "error.retry(2)") {
            Observable.error(RxError.unknown).map($0.same).retry(2).subscribe(onNext: $0.show, onError: { _ in })
        },
        .init("sm sm sm sm - sm", "error.retry(when: never)") { scene in
            let same = scene.same
            return Observable<Int>.error(RxError.unknown).retry { (errors: Observable<Swift.Error>) in
                errors.flatMap { _ in
                    _ = same(1)
                    return Observable<Int>.never()
                }
            }.subscribe(onNext: scene.show)
        },
    ]
}
