import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import dispose_bag_exercises

@Suite struct TwoDoors: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(arrivals, solution: Solution.arrivals, in: HouseScene.self) { check in
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

        check.stream("a and c by the front door, b and d by the back door", gives: "-a-b---c-d", disposedAt: 6) {
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
            "A door is in use, and nobody has subscribed to the arrivals. Which code runs only on subscribe?",
            madeBy: { front, back in
                let names = PublishSubject<String>()
                let subscriptions = [front.subscribe(names), back.subscribe(names)]
                return names.do(onDispose: { for subscription in subscriptions { subscription.dispose() } })
            }
        ) { $0.kind == .nobody }

        check.mistake(
            "Nothing arrives. Both doors were left in the first tick. What held the two subscriptions, and how long did it "
                + "exist?", step: "Three clocks",
            madeBy: { front, back in
                Observable.create { observer in
                    let bag = DisposeBag()
                    front.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                    back.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                    return Disposables.create()
                }
            },
            orBy: { front, back in
                Observable.create { observer in
                    front.subscribe(onNext: { observer.onNext($0) }).dispose()
                    back.subscribe(onNext: { observer.onNext($0) }).dispose()
                    return Disposables.create()
                }
            }
        ) { $0.kind == .text && $0.isEmpty && !$0.uses().isEmpty }

        check.mistake(
            "The names of the back door are missing. The arrivals are those of both doors.",
            madeBy: { front, _ in front }, orBy: { front, back in front.concat(back) }
        ) { $0.kind == .text && $0.elements == ["a", "c"] }

        check.mistake(
            "The names of the front door are missing. The arrivals are those of both doors.",
            madeBy: { _, back in back }
        ) { $0.kind == .text && $0.elements == ["b", "d"] }

        check.mistake(
            "The subscriber has left, and both doors are still in use. What does a dispose run, and does that know the two "
                + "subscriptions?", step: "A photo for two",
            madeBy: { front, back in
                let bag = DisposeBag()
                return Observable.create { observer in
                    front.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                    back.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                    return Disposables.create()
                }
            },
            orBy: { front, back in
                Observable.create { observer in
                    _ = front.subscribe(onNext: { observer.onNext($0) })
                    _ = back.subscribe(onNext: { observer.onNext($0) })
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose("front") && $0.isUsedAfterDispose("back") }

        check.mistake(
            "The subscriber has left, and one door is still in use. You make two subscriptions. How many does your recipe "
                + "return?",
            madeBy: { front, back in
                Observable.create { observer in
                    _ = front.subscribe(onNext: { observer.onNext($0) })
                    return back.subscribe(onNext: { observer.onNext($0) })
                }
            },
            orBy: { front, back in
                Observable.create { observer in
                    _ = back.subscribe(onNext: { observer.onNext($0) })
                    return front.subscribe(onNext: { observer.onNext($0) })
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }

        check.mistake(
            "The second subscriber receives the name of somebody who came in before. What keeps that name?",
            madeBy: { front, back in Observable.merge(front, back).share(replay: 1) }
        ) { $0.kind == .secondSubscriber && $0.start == 5 }

        check.mistake(
            "There are two subscribers, and one of them misses a name. Which object do the two of them share?",
            madeBy: { front, back in
                var bag = DisposeBag()
                return Observable.create { observer in
                    front.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                    back.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                    return Disposables.create { bag = DisposeBag() }
                }
            },
            orBy: { front, back in
                let doors = CompositeDisposable()
                return Observable.create { observer in
                    doors.insert(front.subscribe(onNext: { observer.onNext($0) }))
                    doors.insert(back.subscribe(onNext: { observer.onNext($0) }))
                    return doors
                }
            },
            { front, back in
                let slot = SerialDisposable()
                return Observable.create { observer in
                    slot.disposable = Observable.merge(front, back).subscribe(observer)
                    return Disposables.create { slot.disposable = Disposables.create() }
                }
            }
        ) { $0.kind == .secondSubscriber && !$0.completes }

        check.hardCoded { front, back in
            let names = ["a", "b", "c", "d"]
            return Observable.merge(front, back).enumerated().map { names[$0.index % 4] }
        }
        check.worksOnce { front, back in firstOnly(Observable.merge(front, back)) }
        check.rejects("no name twice") { Observable.merge($0, $1).distinctUntilChanged() }
        check.rejects("in use for ever after the first") { front, back in
            let arrivals = Observable.merge(front, back).publish()
            let connection = Locked<(any Disposable)?>(nil)
            return arrivals.do(onSubscribe: {
                if connection.withLock({ $0 == nil }) { connection.withLock { $0 = arrivals.connect() } }
            })
        }

        check.accepts("merge") { Observable.merge($0, $1) }
        check.accepts("merge, shared") { Observable.merge($0, $1).share() }
        check.accepts("a composite each") { front, back in
            .create { observer in
                let doors = CompositeDisposable()
                doors.insert(front.subscribe(observer))
                doors.insert(back.subscribe(observer))
                return doors
            }
        }
        check.accepts("a bag each, freed on dispose") { front, back in
            .create { observer in
                var bag: DisposeBag? = DisposeBag()
                bag?.insert(front.subscribe(onNext: { observer.onNext($0) }))
                bag?.insert(back.subscribe(onNext: { observer.onNext($0) }))
                return Disposables.create { bag = nil }
            }
        }
    }
}

final class HouseScene: Scene<String> {
    var held: [Observable<String>] = []
}
