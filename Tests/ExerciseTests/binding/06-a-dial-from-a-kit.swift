import Dispatch
import ExerciseSupport

@testable import binding_exercises

extension `binding` {
    @Test(.exercise(check)) func `6 · A dial from a kit`() {}

    private static let check = Check(level, solution: Solution.exercise6, in: DialScene.self) { check in
        check.stream("somebody turns it to 3, 4, 4; the program sets 7", gives: "0--3-----4---4") { scene, level in
            try scene.play(turned: [3: 3, 9: 4, 13: 4], set: [6: 7], level)
        }
        check.stream("it stands at 5; the program sets 9; somebody turns it to 9, 0, 0") { scene, level in
            try scene.play(from: 5, turned: [4: 9, 5: 0, 7: 0], set: [2: 9], level)
        }
        check.stream("nobody turns it") { scene, level in try scene.play(from: 2, turned: [:], level) }
        check.play(.otherInput, "from tick 8 on: the program has set 7 at tick 6") { scene, level in
            let levels = try scene.play(turned: [3: 3, 9: 4], set: [6: 7], level)
            scene.subscribe(to: levels, at: 8)
        }
        check.play(.further, "one from tick 0 on, one from tick 8 on: the program has set 7 at tick 6") {
            scene, level in
            let levels = try scene.play(turned: [3: 3, 9: 4], set: [6: 7], level)
            scene.subscribe("the first", to: levels)
            scene.subscribe("the second", to: levels, at: 8)
        }
        check.play(.further, "the first of two is disposed of at tick 5") { scene, level in
            let levels = try scene.play(turned: [3: 3, 9: 4], level)
            scene.subscribe("the first", to: levels, disposedAt: 5)
            scene.subscribe("the second", to: levels)
        }
        check.play(.further, "the second of two is disposed of at tick 5") { scene, level in
            let levels = try scene.play(turned: [3: 3, 9: 4], level)
            scene.subscribe("the first", to: levels)
            scene.subscribe("the second", to: levels, disposedAt: 5)
        }
        check.play(.further, "8 and 1 are bound to it on a queue of their own") { try $0.bind([8, 1], $1) }
        check.play(.further, "nobody holds the dial any more") { try $0.letGo($1) }

        check.mistake(
            "Nothing comes at first. What does a control property send at the subscription?",
            step: "Three readers of a field", madeBy: { property($0, first: { _ in nil }) }
        ) { $0.isText && $0.start != 0 }
        check.mistake(
            "Two levels come at first, and the dial has one. Which lines send it?", step: "Three readers of a field",
            madeBy: { dial in with(dial) { $0.startWith(dial.level) } }
        ) { $0.isText && $0.elements.starts(with: [0, 0]) }
        check.mistake(
            "The first level is not that of the subscription's moment. Which line reads it, and when does that line run?",
            step: "Three readers of a field",
            madeBy: { dial in
                let now = dial.level
                return property(dial, first: { _ in now })
            }, orBy: { property($0, first: { _ in 0 }) },
            { with($0) { $0.share(replay: 1, scope: .forever) } }, { with($0) { $0.share(replay: 1) } }
        ) { [.otherInput, .laterSubscriber, .further].contains($0.kind) && !$0.elements.isEmpty }
        check.mistake(
            "A bound level was sent to the subscribers, as if somebody had turned the dial. Who turns it, and who sets it?",
            step: "A field and a relay", madeBy: { with($0, sink: Binder($0) { $0.turn(to: $1) }.asObserver()) }
        ) { $0.isReceived }
        check.mistake(
            "The level was set on the queue of the one who bound it. Which observer goes to main?",
            step: "Soup from the kitchen",
            madeBy: { dial in
                let sink = AnyObserver<Int> { [weak dial] event in
                    if case .next(let level) = event { dial?.level = level }
                }
                return with(dial, sink: sink)
            }
        ) { $0.isSetOffMain }
        check.mistake(
            "Nobody holds the dial but the property or its subscription, and it is not freed. Which closures hold it?",
            step: "A form that is closed", madeBy: { property($0, isStrong: true) }
        ) { $0.isLeaking }

        check.rejects({ with($0) { $0.distinctUntilChanged() } }, { with($0) { $0.take(1) } })
        check.rejects({ property($0, removes: { _ in nil }) }, { with($0, sink: AnyObserver { _ in }) })
        check.rejects(
            { dial in
                let last = Box(0)
                return property(
                    dial,
                    removes: {
                        last.value = max(last.value, $0)
                        return last.value
                    })
            },
            { property($0, removes: { _ in 1 }) })
        check.rejects { dial in
            let level = BehaviorRelay(value: dial.level)
            _ = dial.addTarget { [weak dial] in if let dial { level.accept(dial.level) } }
            return with(dial) { _ in level.asObservable() }
        }
        check.hardCoded { with($0) { Observable.zip($0, Observable.of(0, 3, 4, 4)) { $1 } } }
        check.worksOnce { with($0) { firstOnly($0) } }
        check.accepts("shared while somebody listens, and asked anew") { dial in
            let turns = Observable<Void>.create { [weak dial] observer in
                let number = dial?.addTarget { observer.onNext(()) }
                return Disposables.create { [weak dial] in number.map { dial?.removeTarget($0) } }
            }
            .share()
            return with(dial) { _ in turns.startWith(()).compactMap { [weak dial] in dial?.level } }
        }
        check.accepts("set by hand on main") { dial in
            let sink = AnyObserver<Int> { [weak dial] event in
                DispatchQueue.main.async { if case .next(let level) = event { dial?.level = level } }
            }
            return with(dial, sink: sink)
        }
    }
}
