import Streams

extension KeepingProgram {
    /// Single, Maybe and Completable.
    static let traits: [KeepingProgram] = [
        .init("- - - - - -", "Single.never") { Single<Int>.never().subscribe(onSuccess: $0.show) },
        .init("sm sm sm sm - sm", "Single.never.map") {
            Single<Int>.never().map($0.same).subscribe(onSuccess: $0.show)
        },
        .init("- - - - - -", "Single.just") { Single.just(1).map($0.same).subscribe(onSuccess: $0.show) },
        .init("s s s s - s", "Single.create, observer dropped") { scene in
            Single<Int>.create { _ in Disposables.create() }.subscribe(onSuccess: scene.show)
        },
        .init("sm sm sm sm - sm", "Single.create.flatMap") { scene in
            let same = scene.same
            return Single<Int>.create { _ in Disposables.create() }.flatMap { .just(same($0)) }
                .subscribe(onSuccess: scene.show)
        },
        .init("sm sm sm sm - -", "subject.asSingle") {
            $0.behavior.asSingle().map($0.same).subscribe(onSuccess: $0.show)
        },
        .init("s s s s - -", "subject.first") { scene in
            let show = scene.show
            return scene.subject.first().subscribe(onSuccess: { show($0 ?? 0) })
        },
        .init("sm sm sm sm - sm", "Maybe.never.map") { Maybe<Int>.never().map($0.same).subscribe(onSuccess: $0.show) },
        .init("s s s s - s", "Maybe.create, observer dropped") { scene in
            Maybe<Int>.create { _ in Disposables.create() }.subscribe(onSuccess: scene.show)
        },
        .init("- - - - - -", "Completable.never") { scene in
            let show = scene.show
            return Completable.never().subscribe(onCompleted: { show(1) })
        },
        .init("s s s s - s", "Completable.create, observer dropped") { scene in
            let show = scene.show
            return Completable.create { _ in Disposables.create() }.subscribe(onCompleted: { show(1) })
        },
        .init("sm sm sm sm - sm", "Completable.never.andThen") {
            Completable.never().andThen(Single.just(1)).map($0.same).subscribe(onSuccess: $0.show)
        },
        .init("s s s s - s", "Completable.empty.andThen never") {
            Completable.empty().andThen($0.never).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "Single.zip") { scene in
            let same = scene.same
            return Single.zip(.just(1), Single<Int>.never()) { same($0 + $1) }.subscribe(onSuccess: scene.show)
        },
    ]
}
