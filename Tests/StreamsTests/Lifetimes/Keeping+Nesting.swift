import Streams

extension KeepingProgram {
    /// Operators that make an observable for each element.
    static let nesting: [KeepingProgram] = [
        .init("sm sm sm sm - sm", "just.flatMap never") { scene in
            let same = scene.same
            return Observable.just(1).flatMap { number -> Observable<Int> in
                _ = same(number)
                return .never()
            }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - -", "subject.flatMap") { scene in
            let same = scene.same
            return scene.subject.flatMap { Observable.just(same($0)) }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - -", "behavior.flatMap subject") { scene in
            let (same, inner) = (scene.same, scene.subject)
            return scene.behavior.flatMap { _ in inner.map(same) }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "behavior.flatMapLatest never") { scene in
            let same = scene.same
            return scene.behavior.flatMapLatest { number -> Observable<Int> in
                _ = same(number)
                return .never()
            }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "behavior.flatMapFirst never") { scene in
            let same = scene.same
            return scene.behavior.flatMapFirst { number -> Observable<Int> in
                _ = same(number)
                return .never()
            }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "behavior.concatMap never") { scene in
            let same = scene.same
            return scene.behavior.concatMap { number -> Observable<Int> in
                _ = same(number)
                return .never()
            }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - -", "subject.groupBy.merge") { scene in
            let same = scene.same
            return scene.subject.groupBy { same($0) }.merge().subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - -", "behavior.window.merge") {
            $0.behavior.window(timeSpan: .seconds(9), count: 9, scheduler: $0.clock).merge().map($0.same)
                .subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - -", "behavior.buffer") { scene in
            let same = scene.same
            return scene.behavior.buffer(timeSpan: .seconds(9), count: 9, scheduler: scene.clock).map { same($0.count) }
                .subscribe(onNext: scene.show)
        },
    ]
}
