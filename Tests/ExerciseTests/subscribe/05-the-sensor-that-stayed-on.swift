import ExerciseSupport

@testable import subscribe_exercises

extension `subscribe` {
    @Test(.exercise(check)) func `5 · The sensor that stayed on`() {}

    /// A function from a stream to a stream.
    private static let check = Check(labels, solution: Solution.exercise5, in: Scene<String>.self) { check in
        for (name, marbles) in [
            ("the thermometer goes on", "--1--2--3--4--"), ("the thermometer completes", "--5--6|"),
            ("the thermometer fails", "--7--7#"), ("the thermometer sends nothing", "---|"),
        ] {
            check.stream(name, disposedAt: 7) { scene, labels in
                try labels(scene.cold("thermometer", marbles).asObservable())
            }
        }
        // What is outside the closure of `create` is there once, for all subscribers.
        check.play(.secondSubscriber, "two subscribers, and the first one leaves at tick 4") { scene, labels in
            let stream = try labels(scene.cold("thermometer", "--1--2--3--4--").asObservable())
            scene.subscribe("the first", to: stream, disposedAt: 4)
            scene.subscribe("the second", to: stream)
        }

        check.mistake(
            "The thermometer was off before it had sent anything. Who may dispose of its subscription, and when?",
            madeBy: { thermometer in
                Observable.create { observer in
                    thermometer.map { "\($0)°" }.subscribe(observer).dispose()
                    return Disposables.create()
                }
            }
        ) { $0.isText && $0.shows(.nothing) && $0.shows(.letsGo) }
        check.mistake(
            "The first subscriber left, and the second one received no more. Which variable has the subscription of both?",
            step: "A second subscriber",
            madeBy: { thermometer in
                var subscription: (any Disposable)?
                return Observable.create { observer in
                    subscription = thermometer.map { "\($0)°" }.subscribe(observer)
                    return Disposables.create { subscription?.dispose() }
                }
            }
        ) { $0.isSecond && $0.shows(.mixesSubscribers) && $0.elements == ["1°"] }

        check.rejects(.unasked) { thermometer in
            let texts = ReplaySubject<String>.createUnbounded()
            let subscription = thermometer.map { "\($0)°" }.subscribe(texts)
            return texts.do(onDispose: { subscription.dispose() })
        }
        check.rejects(.goesOn) { thermometer in
            Observable.create { observer in
                _ = thermometer.map { "\($0)°" }.subscribe(observer)
                return Disposables.create()
            }
        }
        check.rejects(.noEnd) { thermometer in
            Observable.create { observer in thermometer.subscribe(onNext: { observer.onNext("\($0)°") }) }
        }
        check.rejects(.other) { thermometer in thermometer.map { "\($0)" } }
        check.hardCoded { thermometer in Observable.zip(thermometer, Observable.of("1°", "2°", "3°", "4°")) { $1 } }
        check.worksOnce { thermometer in firstOnly(Solution.exercise5(thermometer)) }

        check.accepts("with map") { thermometer in thermometer.map { "\($0)°" } }
        check.accepts("shared while somebody is subscribed") { thermometer in thermometer.map { "\($0)°" }.share() }
    }
}
