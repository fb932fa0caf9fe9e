import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(APedestrianLight.exercise)) func `4 · A pedestrian light`() {}
}

struct APedestrianLight {
    static let exercise = Check(light, solution: Solution.light, in: TimerScene<String>.self) { check in
        check.stream("waiting: 3, walking: 5", gives: "r--g----(r|)", disposedAt: 4) {
            $0.keep(try $1(3, 5, $0.timers))
        }
        check.stream("waiting: 1, walking: 1") { $0.keep(try $1(1, 1, $0.timers)) }
        check.stream("waiting: 6, walking: 2") { $0.keep(try $1(6, 2, $0.timers)) }
        check.stream("waiting: 4, walking: 4") { $0.keep(try $1(4, 4, $0.timers)) }
        check.stream("waiting: 3, walking: 12") { $0.keep(try $1(3, 12, $0.timers)) }

        check.play(.disposed, "waiting: 3, walking: 5, disposed of at tick 2") { scene, light in
            scene.subscribe(to: scene.keep(try light(3, 5, scene.timers)), disposedAt: 2)
        }
        check.play(.further, "waiting: 3, walking: 5, a second subscriber from tick 2 on") { scene, light in
            let stream = scene.keep(try light(3, 5, scene.timers))
            scene.subscribe("the first", to: stream)
            scene.subscribe("the second", to: stream, at: 2)
        }

        check.mistake(
            "Something came that is neither \"r\" nor \"g\".",
            madeBy: { Solution.light(waiting: $0, walking: $1, scheduler: $2).map { $0.uppercased() } },
        ) { $0.elements.contains { $0 != "r" && $0 != "g" } }
        check.mistake(
            "The light began red only after a while. Which line of the recipe runs at once?",
            madeBy: { waiting, walking, scheduler in
                colours([("r", waiting), ("g", waiting + walking)], waiting + walking, scheduler)
            }
        ) { $0.kind == .text && $0.start != 0 }
        check.mistake(
            "A timer began, and nobody had subscribed. Which code runs only on subscribe?",
            madeBy: { early(Solution.light(waiting: $0, walking: $1, scheduler: $2)) }
        ) { $0.kind == .nobody }
        check.mistake(
            "The subscription was disposed of, and a timer went on. `create` returns what is to be disposed of then. "
                + "Is it all there?",
            madeBy: { waiting, walking, scheduler in
                Observable.create { observer in
                    observer.onNext("r")
                    let green = Observable<Int>.timer(.milliseconds(100 * waiting), scheduler: scheduler)
                        .subscribe(onNext: { _ in observer.onNext("g") })
                    _ = Observable<Int>.timer(.milliseconds(100 * (waiting + walking)), scheduler: scheduler)
                        .subscribe(onNext: { _ in observer.onNext("r") }, onCompleted: { observer.onCompleted() })
                    return green
                }
            },
            orBy: { waiting, walking, scheduler in
                Observable.create { observer in
                    observer.onNext("r")
                    _ = Observable<Int>.timer(.milliseconds(100 * waiting), scheduler: scheduler)
                        .subscribe(onNext: { _ in observer.onNext("g") })
                    return Observable<Int>.timer(.milliseconds(100 * (waiting + walking)), scheduler: scheduler)
                        .subscribe(onNext: { _ in observer.onNext("r") }, onCompleted: { observer.onCompleted() })
                }
            },
            { leaking(Solution.light(waiting: $0, walking: $1, scheduler: $2)) }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "Only the first red came. Which scheduler do your timers use, and what keeps them alive?",
            madeBy: { waiting, _, scheduler in
                Observable.create { observer in
                    let bag = DisposeBag()
                    observer.onNext("r")
                    Observable<Int>.timer(.milliseconds(100 * waiting), scheduler: scheduler)
                        .subscribe(onNext: { _ in observer.onNext("g") }).disposed(by: bag)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .text && $0.elements == ["r"] }
        check.mistake(
            "The light is green, and stays so. When is it red again?",
            madeBy: { waiting, _, scheduler in colours([("r", 0), ("g", waiting)], nil, scheduler) },
            orBy: { colours([("r", 0), ("g", $0 + $1)], nil, $2) }
        ) { $0.kind == .text && $0.elements == ["r", "g"] && !$0.ends }
        check.mistake(
            "The light is red again, and the row goes on. What has to be sent in the same tick?",
            step: "A bus every 300 ms",
            madeBy: { waiting, walking, scheduler in
                colours([("r", 0), ("g", waiting), ("r", waiting + walking)], nil, scheduler)
            }
        ) { !$0.ends && $0.elements == ["r", "g", "r"] }
        check.mistake(
            "The light completes after the tick of the second red. It should complete in that tick.",
            step: "A bus every 300 ms",
            madeBy: { waiting, walking, scheduler in
                colours([("r", 0), ("g", waiting), ("r", waiting + walking)], waiting + walking + 1, scheduler)
            }
        ) { $0.kind == .text && $0.completes && $0.elements == ["r", "g", "r"] && $0.ticks == [0, 3, 8, 9] }
        check.mistake(
            "The light completes, and is green for ever. Something is missing before the end.",
            madeBy: { waiting, walking, scheduler in
                colours([("r", 0), ("g", waiting)], waiting + walking, scheduler)
            },
            orBy: { waiting, _, scheduler in colours([("r", 0), ("g", waiting)], waiting, scheduler) }
        ) { $0.completes && $0.elements == ["r", "g"] }
        check.mistake(
            "The second red has the wrong tick. From which tick on does its time count, and how long is it?",
            madeBy: { _, walking, scheduler in colours([("r", 0), ("g", 3), ("r", walking)], walking, scheduler) },
            orBy: { waiting, walking, scheduler in
                colours([("r", 0), ("g", waiting), ("r", waiting + walking + 1)], waiting + walking + 1, scheduler)
            },
            { waiting, walking, scheduler in
                colours([("r", 0), ("g", waiting), ("r", waiting + walking - 1)], waiting + walking - 1, scheduler)
            }
        ) { $0.kind == .text && $0.elements == ["r", "g", "r"] && $0.ticks[1] == 3 && $0.ticks[2] != 8 }
        check.mistake(
            "All came in the tick of the subscription. What makes a tick pass, and how long is it?",
            madeBy: { _, _, _ in .of("r", "g", "r") }
        ) { $0.kind == .text && $0.received.events.allSatisfy { $0.time == 0 } }
        check.mistake(
            "The green light has the wrong tick. It was right before you began: a tick is 100 ms.",
            madeBy: { waiting, walking, scheduler in
                colours([("r", 0), ("g", waiting + 1), ("r", waiting + walking)], waiting + walking, scheduler)
            }
        ) { $0.kind == .text && $0.elements.prefix(2) == ["r", "g"] && $0.received.events.prefix(2).last?.time != 3 }
        check.mistake(
            "One of two subscribers did not receive a light from its own tick 0 on. What do the two share?",
            step: "A record and a radio",
            madeBy: { Solution.light(waiting: $0, walking: $1, scheduler: $2).share(replay: 1) },
            orBy: { waiting, walking, scheduler in
                let only = SerialDisposable()
                return .create { observer in
                    only.disposable = Solution.light(waiting: waiting, walking: walking, scheduler: scheduler)
                        .subscribe(observer)
                    return Disposables.create { only.disposable = Disposables.create() }
                }
            }
        ) { $0.kind == .further || $0.kind == .secondSubscriber && !$0.ends }
        check.rejects("the first red twice") { waiting, walking, scheduler in
            colours([("r", 0), ("r", 0), ("g", waiting), ("r", waiting + walking)], waiting + walking, scheduler)
        }
        check.rejects("an error behind the second red") { waiting, walking, scheduler in
            Solution.light(waiting: waiting, walking: walking, scheduler: scheduler)
                .concat(Observable.error(RxError.unknown))
        }
        check.hardCoded { _, _, scheduler in timed(events(of: "r--g----(r|)"), on: scheduler) }
        check.worksOnce { firstOnly(Solution.light(waiting: $0, walking: $1, scheduler: $2)) }

        check.accepts("one timer in the other") { waiting, walking, scheduler in
            Observable.create { observer in
                let group = CompositeDisposable()
                observer.onNext("r")
                let green = Observable<Int>.timer(.milliseconds(100 * waiting), scheduler: scheduler)
                    .subscribe(onNext: { _ in
                        observer.onNext("g")
                        let red = Observable<Int>.timer(.milliseconds(100 * walking), scheduler: scheduler)
                            .subscribe(onNext: { _ in
                                observer.onNext("r")
                                observer.onCompleted()
                            })
                        group.insert(red)
                    })
                group.insert(green)
                return group
            }
        }
        check.accepts("an interval that counts ticks") { waiting, walking, scheduler in
            Observable.create { observer in
                observer.onNext("r")
                return Observable<Int>.interval(.milliseconds(100), scheduler: scheduler)
                    .subscribe(onNext: { count in
                        if count + 1 == waiting { observer.onNext("g") }
                        if count + 1 == waiting + walking {
                            observer.onNext("r")
                            observer.onCompleted()
                        }
                    })
            }
        }
    }

    /// Colours at their ticks, and the end at its own.
    private static func colours(
        _ colours: [(String, Int)], _ end: Int?, _ scheduler: any SchedulerType
    ) -> Observable<String> {
        timed(colours.map { ($1, .next($0)) } + (end.map { [($0, .completed)] } ?? []), on: scheduler)
    }
}

extension Scene {
    /// The ticks of its events.
    fileprivate var ticks: [TestTime] { received.events.map(\.time) }
}
