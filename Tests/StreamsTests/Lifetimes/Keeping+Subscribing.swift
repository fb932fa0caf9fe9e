import Streams

extension KeepingProgram {
    /// Ways to subscribe.
    static let subscribing: [KeepingProgram] = [
        .init("- - - - - -", "subscribe(with:)") { $0.subject.subscribe(with: $0.screen, onNext: { $0.show($1) }) },
        .init("- m - m - m", "map.subscribe(with:)") {
            $0.never.map($0.same).subscribe(with: $0.screen, onNext: { $0.show($1) })
        },
        .init("- m - m - m", "weak in the subscriber") {
            $0.never.map($0.same).subscribe(onNext: { [weak screen = $0.screen] in screen?.show($0) })
        },
        .init("s s s s - s", "weak in the operator") {
            $0.never.map { [weak model = $0.model] in model?.same($0) ?? 0 }.subscribe(onNext: $0.show)
        },
        .init("s - s - - s", "onDisposed uses the screen") { scene in
            let show = scene.show
            return scene.never.subscribe(onDisposed: { show(1) })
        },
        .init("sm sm sm sm - sm", "map, onDisposed uses the screen") { scene in
            let show = scene.show
            return scene.never.map(scene.same).subscribe(onDisposed: { show(1) })
        },
        .init("s s s s - s", "onCompleted uses the screen") { scene in
            let show = scene.show
            return scene.forgetful.subscribe(onCompleted: { show(1) })
        },
        .init("sm sm sm sm - sm", "one closure for all events") { scene in
            let show = scene.show
            return scene.never.map(scene.same).subscribe { _ in show(1) }
        },
        .init("- m - m - -", "bind(to:) a relay") {
            $0.subject.map($0.same).bind(to: $0.keeping(object: PublishRelay()))
        },
        .init("- - - - - -", "an observer of its own") { scene in
            let show = scene.show
            return scene.never.subscribe(AnyObserver<Int> { _ in show(1) })
        },
        .init("sm sm sm sm - sm", "map, an observer of its own") { scene in
            let show = scene.show
            return scene.never.map(scene.same).subscribe(AnyObserver<Int> { _ in show(1) })
        },
    ]
}
