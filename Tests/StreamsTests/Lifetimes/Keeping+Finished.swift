import Streams

extension KeepingProgram {
    /// The model is used by a part that is over when the sources have ended, or at once.
    static let finished: [KeepingProgram] = [
        .init("s s s s - s", "just.map.concat never") {
            Observable.just(1).map($0.same).concat($0.never).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - s", "subject.map.concat never") {
            $0.subject.map($0.same).concat($0.never).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - s", "subject.map.ifEmpty(switchTo: never)") {
            $0.subject.map($0.same).ifEmpty(switchTo: $0.never).subscribe(onNext: $0.show)
        },
        .init("s s s s - s", "just.map.flatMap never") {
            Observable.just(1).map($0.same).flatMap { _ in Observable<Int>.never() }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - s", "behavior.map.flatMapLatest never") {
            $0.behavior.map($0.same).flatMapLatest { _ in Observable<Int>.never() }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - s", "behavior.map.concatMap never") {
            $0.behavior.map($0.same).concatMap { _ in Observable<Int>.never() }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - s", "behavior.map.flatMapFirst never") {
            $0.behavior.map($0.same).flatMapFirst { _ in Observable<Int>.never() }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "flatMap just, never") { scene in
            let same = scene.same
            return Observable.of(1, 2).flatMap { $0 == 1 ? Observable.just(1).map(same) : .never() }.subscribe(
                onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "flatMapLatest map, never") { scene in
            let same = scene.same
            return Observable.of(1, 2).flatMapLatest { $0 == 1 ? Observable<Int>.never().map(same) : .never() }
                .subscribe(
                    onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "concatMap map, never") { scene in
            let same = scene.same
            return Observable.of(1, 2).concatMap { $0 == 1 ? Observable.just(1).map(same) : .never() }.subscribe(
                onNext: scene.show)
        },
        .init("s s s s - s", "map.merge never") { scene in
            let same = scene.same
            return Observable.just(1).map { _ in
                _ = same(1)
                return Observable<Int>.never()
            }.merge().subscribe(onNext: scene.show)
        },
        .init("s s s s - s", "map.switchLatest never") { scene in
            let same = scene.same
            return Observable.just(1).map { _ in
                _ = same(1)
                return Observable<Int>.never()
            }.switchLatest().subscribe(onNext: scene.show)
        },
        .init("s s s s - s", "map.concat never") { scene in
            let same = scene.same
            return Observable.just(1).map { _ in
                _ = same(1)
                return Observable<Int>.never()
            }.concat().subscribe(onNext: scene.show)
        },
        .init("s s s s - s", "merge just.map, never") {
            Observable.merge(Observable.just(1).map($0.same), $0.never).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - s", "merge subject.map, never") {
            Observable.merge($0.subject.map($0.same), $0.never).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "combineLatest subject.map, never") {
            Observable.combineLatest($0.subject.map($0.same), $0.never) { $0 + $1 }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "combineLatest array of subject.map, never") {
            Observable.combineLatest([$0.subject.map($0.same), $0.never]) { $0.count }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "zip subject.map, never") {
            Observable.zip($0.subject.map($0.same), $0.never) { $0 + $1 }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.withLatestFrom subject.map") {
            $0.never.withLatestFrom($0.subject.map($0.same)).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "amb behavior, subject.map") {
            $0.behavior.concat($0.never).amb($0.subject.map($0.same)).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "amb subject.map, behavior") {
            $0.subject.map($0.same).amb($0.behavior.concat($0.never)).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "subject.map.sample(never)") {
            $0.subject.map($0.same).sample($0.never).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.sample(subject.map)") {
            $0.never.sample($0.subject.map($0.same)).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.skip(until: behavior.map)") {
            $0.never.skip(until: $0.behavior.map($0.same)).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "error.map.catch never") {
            Observable<Int>.error(RxError.unknown).map($0.same).catch { _ in .never() }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "error.map.retry(when: never)") {
            Observable<Int>.error(RxError.unknown).map($0.same).retry { (_: Observable<Swift.Error>) in
                Observable<Int>.never()
            }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "retry whose handler uses the model") { scene in
            let same = scene.same
            return Observable<Int>.error(RxError.unknown).retry { (_: Observable<Swift.Error>) in
                _ = same(1)
                return Observable<Int>.never()
            }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "catch(sequence: error.map, never)") {
            Observable.catch(sequence: [Observable<Int>.error(RxError.unknown).map($0.same), $0.never]).subscribe(
                onNext: $0.show)
        },
        .init("sm sm sm sm - s", "subject.map.delay") {
            $0.behavior.map($0.same).delay(.seconds(9), scheduler: $0.clock).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - -", "subject.map.startWith") {
            $0.subject.map($0.same).startWith(1).subscribe(onNext: $0.show)
        },
        .init("s s s s - s", "completable.andThen never") { scene in
            let same = scene.same
            return Completable.create { completed in
                completed(.completed)
                return Disposables.create { _ = same(1) }
            }.andThen(Observable<Int>.never()).subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - s", "subject.map.share.concat never") {
            $0.subject.map($0.same).share().concat($0.never).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "using: both factories use the model") { scene in
            let same = scene.same
            return Observable<Int>.using({
                _ = same(1)
                return BooleanDisposable()
            }) { _ in .never() }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - s", "subject.do.concat never") { scene in
            let same = scene.same
            return scene.subject.do(onDispose: { _ = same(1) }).concat(scene.never).subscribe(onNext: scene.show)
        },
    ]
}
