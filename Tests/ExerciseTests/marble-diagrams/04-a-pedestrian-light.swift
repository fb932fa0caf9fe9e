import ExerciseSupport

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(check)) func `4 · A pedestrian light`() {}

    private static let check = Check(light, solution: Solution.exercise4, in: TimerScene<String>.self) { check in
        check.steps = [
            .noEnd: "A bus every 300 ms", .endsLate: "A bus every 300 ms", .mixesSubscribers: "A record and a radio",
        ]

        check.stream("waiting: 3, walking: 5", gives: "r--g----(r|)", disposedAt: 4) {
            $0.keep(try $1(3, 5, $0.timers))
        }
        for (waiting, walking) in [(1, 1), (6, 2), (4, 4), (3, 12)] {
            check.stream("waiting: \(waiting), walking: \(walking)") { $0.keep(try $1(waiting, walking, $0.timers)) }
        }
        check.play(.disposed, "waiting: 3, walking: 5, disposed of at tick 2") { scene, light in
            scene.subscribe(to: scene.keep(try light(3, 5, scene.timers)), disposedAt: 2)
        }
        check.play(.secondSubscriber, "waiting: 3, walking: 5, a second subscriber from tick 2 on") { scene, light in
            let stream = scene.keep(try light(3, 5, scene.timers))
            scene.subscribe("the first", to: stream)
            scene.subscribe("the second", to: stream, at: 2)
        }

        check.mistake(
            "Nothing came at tick 0. Which line of the recipe runs at once?",
            madeBy: { colours([("r", $0), ("g", $0 + $1)], $0 + $1, $2) },
            orBy: { Solution.exercise4(waiting: $0, walking: $1, scheduler: $2).skip(1) }
        ) { $0.isText && $0.start != 0 }
        check.mistake(
            "Only the first red came. What sends the next colour, on which clock, and what keeps it alive?",
            madeBy: {
                twoTimers($0, $1, $2) { green, red in
                    for timer in [green, red] { timer.dispose() }
                    return Disposables.create()
                }
            }
        ) { $0.isText && $0.elements == ["r"] }
        check.mistake(
            "The light is green, and stays so. When is it red again?",
            madeBy: { waiting, _, scheduler in colours([("r", 0), ("g", waiting)], nil, scheduler) },
            orBy: { colours([("r", 0), ("g", $0 + $1)], nil, $2) }
        ) { $0.isText && $0.elements == ["r", "g"] && !$0.ends }
        check.mistake(
            "The second red has the wrong tick. From which tick on does its time count, and how long is it?",
            madeBy: { colours([("r", 0), ("g", $0), ("r", $1)], $1, $2) },
            orBy: { colours([("r", 0), ("g", $0), ("r", $0 + $1 + 1)], $0 + $1 + 1, $2) },
            { colours([("r", 0), ("g", $0), ("r", $0 + $1 - 1)], $0 + $1 - 1, $2) }
        ) { $0.isText && $0.shows(.early, .late) && $0.elements == ["r", "g", "r"] && $0.came("g", at: 3) }

        check.spoiled(.unasked, .goesOn)
        check.rejects(.goesOn) { twoTimers($0, $1, $2) { _, red in red } }
        check.rejects(.other) { Solution.exercise4(waiting: $0, walking: $1, scheduler: $2).map { $0.uppercased() } }
        check.rejects(.noEnd) { colours([("r", 0), ("g", $0), ("r", $0 + $1)], nil, $2) }
        check.rejects(.endsLate) { colours([("r", 0), ("g", $0), ("r", $0 + $1)], $0 + $1 + 1, $2) }
        check.rejects(
            .endsBefore, { colours([("r", 0), ("g", $0)], $0 + $1, $2) },
            { waiting, _, scheduler in colours([("r", 0), ("g", waiting)], waiting, scheduler) })
        check.rejects(.realQueue) { waiting, walking, _ in
            Solution.exercise4(waiting: waiting, walking: walking, scheduler: MainScheduler.instance)
        }
        check.rejects(.early) { _, _, _ in .of("r", "g", "r") }
        check.rejects(.late) { colours([("r", 0), ("g", $0 + 1), ("r", $0 + $1)], $0 + $1, $2) }
        check.rejects(.again) { colours([("r", 0), ("r", 0), ("g", $0), ("r", $0 + $1)], $0 + $1, $2) }
        check.rejects(.failsOtherwise) {
            Solution.exercise4(waiting: $0, walking: $1, scheduler: $2).concat(Observable.error(RxError.unknown))
        }
        check.rejects(
            .mixesSubscribers, { Solution.exercise4(waiting: $0, walking: $1, scheduler: $2).share(replay: 1) },
            { waiting, walking, scheduler in
                let only = SerialDisposable()
                return .create { observer in
                    only.disposable = Solution.exercise4(waiting: waiting, walking: walking, scheduler: scheduler)
                        .subscribe(observer)
                    return Disposables.create { only.disposable = Disposables.create() }
                }
            })
        check.hardCoded { _, _, scheduler in timed(events(of: "r--g----(r|)"), on: scheduler) }
        check.worksOnce { firstOnly(Solution.exercise4(waiting: $0, walking: $1, scheduler: $2)) }

        check.accepts("one timer in the other") { waiting, walking, scheduler in
            .create { observer in
                let timers = CompositeDisposable()
                func after(_ ticks: Int, then action: @escaping () -> Void) {
                    let timer = Observable<Int>.timer(.milliseconds(100 * ticks), scheduler: scheduler)
                    _ = timers.insert(timer.subscribe(onNext: { _ in action() }))
                }
                observer.onNext("r")
                after(waiting) {
                    observer.onNext("g")
                    after(walking) {
                        observer.onNext("r")
                        observer.onCompleted()
                    }
                }
                return timers
            }
        }
        check.accepts("an interval that counts ticks") { waiting, walking, scheduler in
            Observable<Int>.interval(.milliseconds(100), scheduler: scheduler).map { $0 + 1 }.take(waiting + walking)
                .filter { $0 == waiting || $0 == waiting + walking }.map { $0 == waiting ? "g" : "r" }.startWith("r")
        }
    }

    /// Colours at their ticks, and the end at its own.
    private static func colours(
        _ colours: [(String, Int)], _ end: Int?, _ scheduler: any SchedulerType
    ) -> Observable<String> {
        timed(colours.map { ($1, .next($0)) } + (end.map { [($0, .completed)] } ?? []), on: scheduler)
    }

    /// Two timers, one for each colour, and what `hold` makes of their subscriptions.
    private static func twoTimers(
        _ waiting: Int, _ walking: Int, _ scheduler: any SchedulerType,
        hold: @escaping (any Disposable, any Disposable) -> any Disposable
    ) -> Observable<String> {
        .create { observer in
            observer.onNext("r")
            let green = Observable<Int>.timer(.milliseconds(100 * waiting), scheduler: scheduler)
                .subscribe(onNext: { _ in observer.onNext("g") })
            let red = Observable<Int>.timer(.milliseconds(100 * (waiting + walking)), scheduler: scheduler)
                .subscribe(onNext: { _ in observer.onNext("r") }, onCompleted: { observer.onCompleted() })
            return hold(green, red)
        }
    }
}
