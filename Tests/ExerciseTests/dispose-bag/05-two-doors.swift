import ExerciseSupport

@testable import dispose_bag_exercises

extension `dispose-bag` {
    @Test(.exercise(check)) func `5 · Two doors`() {}

    private static let check = Check(arrivals, solution: Solution.exercise5, in: HouseScene.self) { check in
        check.steps = [.mixesSubscribers: "A photo for two", .goesOn: "A photo for two"]

        /// The answer is held to the end of the run: some answers live in the observable that they return.
        func house(
            _ scene: HouseScene, _ arrivals: (Observable<String>, Observable<String>) throws -> Observable<String>,
            _ front: String, _ back: String
        ) throws -> Observable<String> {
            let stream = try arrivals(
                scene.hot("front", front, as: String.self).asObservable(),
                scene.hot("back", back, as: String.self).asObservable())
            scene.held.append(stream)
            return stream
        }

        check.stream("a and c by the front door, b and d by the back door", disposedAt: 6) {
            try house($0, $1, "-a-----c---", "---b-----d-")
        }
        check.stream("the same name twice, and two people in one tick") {
            try house($0, $1, "-e-e--g-e--", "---f--h----")
        }
        check.stream("nobody comes in by the back door") { try house($0, $1, "-k-m-------", "-----------") }
        for (leaver, stayer) in [("the first", "the second"), ("the second", "the first")] {
            check.play(.secondSubscriber, "\(leaver) leaves at tick 6, \(stayer) stays until tick 12") {
                scene, arrivals in
                let stream = try house(scene, arrivals, "-a-----c----e----", "---b-----d-----f-")
                scene.subscribe("the first", to: stream, disposedAt: leaver == "the first" ? 6 : 12)
                scene.subscribe("the second", to: stream, disposedAt: leaver == "the first" ? 12 : 6)
            }
        }
        check.play(.secondSubscriber, "a second subscriber at tick 5") { scene, arrivals in
            let stream = try house(scene, arrivals, "-a-----c---", "---b-----d-")
            scene.subscribe("the first", to: stream)
            scene.subscribe("the second", to: stream, at: 5)
        }
        check.play(.laterSubscriber, "the first leaves at tick 4, the second comes at tick 6") { scene, arrivals in
            let stream = try house(scene, arrivals, "-a-----c---", "---b-----d-")
            scene.subscribe("the first", to: stream, disposedAt: 4)
            scene.subscribe("the second", to: stream, at: 6, disposedAt: 12)
        }

        check.mistake(
            "Nothing arrives. Both doors were left in the first tick. What held the two subscriptions, and how long did it "
                + "exist?", step: "Three clocks", madeBy: { both($0, $1) { DisposeBag().insert($0) } }
        ) { $0.isText && $0.isEmpty && !$0.uses().isEmpty && !$0.isInUse() }
        check.mistake(
            "The second subscriber receives the name of somebody who came in before. What keeps that name?",
            madeBy: { front, back in Observable.merge(front, back).share(replay: 1) }
        ) { $0.isSecond && $0.start == 5 && $0.came("b", at: 5) }
        check.mistake(
            "Something arrives that neither door has sent. What does your code make of the names?",
            madeBy: { Observable.combineLatest($0, $1) { "\($0), \($1)" } },
            orBy: { Observable.zip($0, $1) { $0 + $1 } }
        ) { $0.isText && $0.elements.contains { !["a", "b", "c", "d"].contains($0) } }

        check.rejects(.goesOn, { both($0, $1) { _ in } }, { both($0, $1) { $0[0] } })
        check.spoiled(.unasked, .endsBefore)
        check.rejects(
            .lost, { front, _ in front }, { _, back in back }, { Observable.merge($0, $1).distinctUntilChanged() })
        check.rejects(.endsBefore) { Observable.merge($0, $1).take(2) }
        check.rejects(
            { front, _ in Observable.merge(front, front) },
            { front, back in Observable.combineLatest(front, back) { $1 } })
        check.rejects(.mixesSubscribers) { front, back in
            var bag = DisposeBag()
            return both(front, back) {
                bag.insert($0)
                return Disposables.create { bag = DisposeBag() }
            }
        }
        check.hardCoded { Observable.merge($0, $1).enumerated().map { ["a", "b", "c", "d"][$0.index % 4] } }
        check.worksOnce { firstOnly(Observable.merge($0, $1)) }

        check.accepts("merge") { Observable.merge($0, $1) }
        check.accepts("merge, shared") { Observable.merge($0, $1).share() }
        check.accepts("a composite each") { both($0, $1) { CompositeDisposable(disposables: $0) } }
        check.accepts("a bag each, freed on dispose") {
            both($0, $1) {
                var bag: DisposeBag? = DisposeBag()
                bag?.insert($0)
                return Disposables.create { bag = nil }
            }
        }
    }
}

/// A recipe that subscribes to both doors, and returns what `hold` makes of the subscriptions, if that is a disposable.
private func both(
    _ front: Observable<String>, _ back: Observable<String>, hold: @escaping ([any Disposable]) -> Any
) -> Observable<String> {
    .create { observer in
        let held = hold([front, back].map { $0.subscribe(onNext: { observer.onNext($0) }) })
        return held as? any Disposable ?? Disposables.create()
    }
}

final class HouseScene: Scene<String> {
    var held: [Observable<String>] = []
}
