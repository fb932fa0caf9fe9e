import Streams

extension KeepingProgram {
    /// Operators that share a subscription.
    static let sharing: [KeepingProgram] = [
        .init("s s s s - s", "never.share") { $0.never.share().subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "never.map.share") { $0.never.map($0.same).share().subscribe(onNext: $0.show) },
        .init("s s s s - -", "subject.share") { $0.subject.share().subscribe(onNext: $0.show) },
        .init("sm sm sm sm - -", "subject.share.map") { $0.subject.share().map($0.same).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - -", "subject.map.share(replay: 1)") {
            $0.subject.map($0.same).share(replay: 1).subscribe(onNext: $0.show)
        },
        .init("s s s s - -", "subject.share(replay: 1)") { $0.subject.share(replay: 1).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - -", "subject.map.share(replay: 2)") {
            $0.subject.map($0.same).share(replay: 2).subscribe(onNext: $0.show)
        },
        .init("s s s s - -", "subject.share(replay: 2)") { $0.subject.share(replay: 2).subscribe(onNext: $0.show) },
        .init("s s s s - s", "never.share(replay: 1, scope: .forever)") {
            $0.never.share(replay: 1, scope: .forever).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - -", "subject.map.share(scope: .forever)") {
            $0.subject.map($0.same).share(scope: .forever).subscribe(onNext: $0.show)
        },
        .init("s s s s - s", "create.share, observer dropped") { $0.forgetful.share().subscribe(onNext: $0.show) },
        .init("sm sm sm sm m sm", "create.share, kept by the scene") {
            $0.keeping(object: $0.forgetful.map($0.same).share()).subscribe(onNext: $0.show)
        },
        .init("s s s s - -", "subject.share, kept by the scene") {
            $0.keeping(object: $0.subject.share()).subscribe(onNext: $0.show)
        },
        .init("- - - - - -", "publish, never connected") {
            $0.recipe.map($0.same).publish().subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "publish.map, never connected") {
            $0.recipe.publish().map($0.same).subscribe(onNext: $0.show)
        },
        .init("s s s s - s", "publish of never, connected") { scene in
            let connectable = scene.never.publish()
            let subscription = connectable.subscribe(onNext: scene.show)
            _ = connectable.connect()
            return subscription
        },
        .init("sm sm sm sm m sm", "publish of never.map, connected") { scene in
            let connectable = scene.never.map(scene.same).publish()
            let subscription = connectable.subscribe(onNext: scene.show)
            _ = connectable.connect()
            return subscription
        },
        .init("sm sm sm sm - -", "publish of subject, connected, subscription and connection") { scene in
            let connectable = scene.subject.publish()
            let subscription = connectable.map(scene.same).subscribe(onNext: scene.show)
            return Disposables.create(subscription, connectable.connect())
        },
        .init("sm sm sm sm - -", "replay(1) of subject.map, connected") { scene in
            let connectable = scene.subject.map(scene.same).replay(1)
            let subscription = connectable.subscribe(onNext: scene.show)
            return Disposables.create(subscription, connectable.connect())
        },
        .init("s s s s - s", "never.publish.refCount") { $0.never.publish().refCount().subscribe(onNext: $0.show) },
        .init("sm sm sm sm - -", "multicast with a selector") { scene in
            let same = scene.same
            return scene.subject.multicast({ PublishSubject<Int>() }) { $0.map(same) }.subscribe(onNext: scene.show)
        },
        .init("sm sm sm sm sm sm", "into a subject, and that subscribed to") { scene in
            let subject = scene.keeping(object: PublishSubject<Int>())
            _ = subject.map(scene.same).subscribe(onNext: scene.show)
            return scene.never.subscribe(subject)
        },
    ]
}
