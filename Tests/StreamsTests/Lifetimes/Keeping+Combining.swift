import Streams

extension KeepingProgram {
    /// Operators on several sources.
    static let combining: [KeepingProgram] = [
        .init("s s s s - s", "merge never, never") { Observable.merge($0.never, $0.never).subscribe(onNext: $0.show) },
        .init("s s s s - -", "merge subject, subject") {
            Observable.merge($0.subject, $0.subject).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "merge of maps") {
            Observable.merge($0.never.map($0.same), $0.subject).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "combineLatest never, never") { scene in
            let same = scene.same
            return Observable.combineLatest(scene.never, scene.never) { same($0 + $1) }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - -", "combineLatest behavior, behavior") { scene in
            let same = scene.same
            return Observable.combineLatest(scene.behavior, scene.behavior) { same($0 + $1) }
                .subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "combineLatest array") { scene in
            let same = scene.same
            return Observable.combineLatest([scene.never, scene.never]) { same($0.count) }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - sm", "zip subject, never") { scene in
            let same = scene.same
            return Observable.zip(scene.subject, scene.never) { same($0 + $1) }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - -", "subject.withLatestFrom never") { scene in
            let same = scene.same
            return scene.subject.withLatestFrom(scene.never) { same($0 + $1) }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm - -", "amb never, subject") {
            $0.never.amb($0.subject).map($0.same).subscribe(onNext: $0.show)
        },
        .init("s s s s - s", "just.concat never") { Observable.just(1).concat($0.never).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "subject.concat never.map") {
            $0.subject.concat($0.never.map($0.same)).subscribe(onNext: $0.show)
        },
        .init("s s s s - -", "subject.take(until: never)") {
            $0.subject.take(until: $0.never).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "never.take(until: subject.map)") {
            $0.never.take(until: $0.subject.map($0.same)).subscribe(onNext: $0.show)
        },
        .init("s s s s - s", "never.skip(until: never)") { $0.never.skip(until: $0.never).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - -", "subject.skip(until: subject.map)") {
            $0.subject.skip(until: $0.subject.map($0.same)).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "subject.sample(never)") {
            $0.subject.sample($0.never).map($0.same).subscribe(onNext: $0.show)
        },
    ]
}
