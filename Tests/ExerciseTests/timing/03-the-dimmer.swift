import ExerciseSupport

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(check)) func `3 · The dimmer`() {}

    private static let check = Check(settings, solution: Solution.exercise3, in: ClockScene<Int>.self) { check in
        check.steps = [.swallows: "A broadcast and a line that breaks"]

        check.stream("a rest at 5, twice", gives: "--------5-------------(2|)", disposedAt: 6) {
            try $0.play("dimmer", $1, "-3-45-------4-5------2|")
        }
        let before = check.stream("back to a setting from before") { try $0.play("dimmer", $1, "-1-----2-----1-----|") }
        check.stream("the end, while the old setting waits") { try $0.play("dimmer", $1, "-6-----6-|") }
        check.stream("moved all the time") { try $0.play("dimmer", $1, "-1-2-3-4-5-6-7-8-|") }
        let waiting = check.stream("the dimmer fails while a setting waits") { try $0.play("dimmer", $1, "-1-----2-#") }
        let rested = check.stream("the dimmer fails after a rest") { try $0.play("dimmer", $1, "-0------#") }
        check.stream("nobody moves it") { try $0.play("dimmer", $1, "----|") }
        check.stream("it is moved once, and does not end") { try $0.play("dimmer", $1, "---7---") }
        let second = check.play(.further, "a second lamp from tick 19 on") { scene, answer in
            let settings = try scene.play("dimmer", answer, "-3-45-------4-5------2|")
            scene.subscribe("the first", to: settings)
            scene.subscribe("the second", to: settings, at: 19)
        }

        check.mistake(
            "Each move reached the lamp. A place that the dimmer only passes is no setting. Which operator waits for a rest?",
            step: "Somebody types a name", madeBy: { dimmer, _ in dimmer.distinctUntilChanged() },
            orBy: { $0.delay(.milliseconds(400), scheduler: $1).distinctUntilChanged() },
            { dimmer, scheduler in dimmer.concatMap { later($0, scheduler) } }
        ) { $0.elements.starts(with: [3, 4, 5]) }
        check.mistake(
            "The first move reached the lamp at once. Nobody knew then if the dimmer rests. Which operator waits first?",
            step: "Somebody types a name",
            madeBy: { $0.throttle(.milliseconds(400), scheduler: $1).distinctUntilChanged() },
            orBy: { $0.throttle(.milliseconds(400), latest: false, scheduler: $1).distinctUntilChanged() }
        ) { $0.isText && $0.came(3, at: 1) }
        check.mistake(
            "A setting came before the dimmer had rested for 400 ms. From which move on does the time count?",
            step: "A guest and a bell",
            madeBy: { $0.sample(Observable<Int>.interval(.milliseconds(400), scheduler: $1)).distinctUntilChanged() },
            orBy: { dimmer, scheduler in
                dimmer.buffer(timeSpan: .milliseconds(400), count: 0, scheduler: scheduler)
                    .compactMap { $0.last }.distinctUntilChanged()
            },
            { settled($0, 200, $1) },
            { dimmer, scheduler in dimmer.flatMapFirst { later($0, scheduler) }.distinctUntilChanged() }
        ) { $0.isText && $0.start.map { $0 < 8 } ?? false }
        check.mistake(
            "The lamp received the 5 twice in a row. Between the two rests the dimmer only passed the 4. "
                + "Which elements should be compared?",
            madeBy: { $0.distinctUntilChanged().debounce(.milliseconds(400), scheduler: $1) }
        ) { $0.isText && $0.elements.starts(with: [5, 5]) }
        check.mistake(
            "Only the last setting came, with the end. What became of the first one? Think of the wait, and of whose clock counts it.",
            step: "A minute and half a second", madeBy: { settled($0, 4000, $1) }
        ) { $0.isText && $0.elements == [2] }
        check.mistake(
            "The first setting came too late. The dimmer should rest for 400 ms, and then the lamp waits no longer.",
            step: "A guest and a bell", madeBy: { settled($0, 500, $1) },
            orBy: { $0.delaySubscription(.milliseconds(400), scheduler: $1).distinctUntilChanged() }
        ) { $0.isText && $0.start.map { $0 > 8 } ?? false }
        check.mistake(
            "The dimmer completed, and the last setting was late or missing. What becomes of a setting that waits at the end?",
            step: "Somebody types a name",
            madeBy: { dimmer, scheduler in dimmer.flatMapLatest { later($0, scheduler) }.distinctUntilChanged() },
            orBy: { dimmer, scheduler in
                settled(.merge(dimmer, .never()), 400, scheduler).take(until: dimmer.takeLast(1))
            }
        ) { $0.isText && $0.came(5, at: 8) && !$0.came(2, at: 22) && $0.end != 8 }
        check.mistake(
            "The lamp had that setting before, but not just before. Between the two it had another one. Which one should be compared?",
            madeBy: { dimmer, scheduler in
                Observable.deferred {
                    var known: Set<Int> = []
                    return dimmer.debounce(.milliseconds(400), scheduler: scheduler)
                        .filter { known.insert($0).inserted }
                }
            }
        ) { $0.in(before) && $0.elements == [1, 2] && $0.end == 19 }
        check.mistake(
            "The dimmer failed. The subscriber should receive the error alone, with no setting before it. What has become of it?",
            step: "A broadcast and a line that breaks",
            madeBy: { Solution.exercise3($0, scheduler: $1).catchAndReturn(0) },
            orBy: { dimmer, scheduler in
                Solution.exercise3(dimmer, scheduler: scheduler).catch { .concat(.just(0), .error($0)) }
            }
        ) { $0.in(waiting, rested) && $0.elements.count > 1 }

        check.spoiled(.unasked, .goesOn, .endsBefore, .swallows, .failsOtherwise, .noEnd)
        check.rejects(
            { Solution.exercise3($0.catch { _ in .empty() }, scheduler: $1) },
            { Solution.exercise3($0, scheduler: $1).take(2) },
            { Solution.exercise3($0, scheduler: $1).filter { $0 > 0 } })
        check.rejects(.realQueue) { dimmer, _ in settled(dimmer, 400, MainScheduler.instance) }
        check.rejects { Solution.exercise3($0, scheduler: $1).share(replay: 1) }
        check.hardCoded { dimmer, scheduler in
            Solution.exercise3(dimmer, scheduler: scheduler).enumerated().map { [5, 2][min($0.index, 1)] }
        }
        check.worksOnce { firstOnly(Solution.exercise3($0, scheduler: $1)) }

        check.accepts("shared while somebody is subscribed") { Solution.exercise3($0, scheduler: $1).share() }
        check.accepts("moves compared as well") { settled($0.distinctUntilChanged(), 400, $1) }
        check.accepts("compared by hand") { dimmer, scheduler in
            dimmer.debounce(.milliseconds(400), scheduler: scheduler)
                .scan((nil as Int?, nil as Int?)) { pair, now in (pair.1, now) }
                .compactMap { before, now in before == now ? nil : now }
        }
    }

    private static func later(_ setting: Int, _ scheduler: any SchedulerType) -> Observable<Int> {
        .just(setting).delay(.milliseconds(400), scheduler: scheduler)
    }

    private static func settled(_ dimmer: Observable<Int>, _ wait: Int, _ scheduler: any SchedulerType) -> Observable<
        Int
    > { dimmer.debounce(.milliseconds(wait), scheduler: scheduler).distinctUntilChanged() }
}
