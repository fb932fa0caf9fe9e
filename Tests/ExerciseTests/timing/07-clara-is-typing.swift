import ExerciseSupport

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(check)) func `7 · Clara is typing`() {}

    private static let check = Check(typing, solution: Solution.exercise7, in: ClockScene<Bool>.self) { check in
        check.steps = [.swallows: "A broadcast and a line that breaks"]

        check.stream("a: true, b: false", gives: "-a-------b---a--(b|)", disposedAt: 6) {
            try $0.play("keys", $1, "-k-kk--------k--|")
        }
        check.stream("keys all the time") { try $0.play("keys", $1, "-k-l-m-m-k-l-m-k|") }
        check.stream("the end, after the false") { try $0.play("keys", $1, "-k--------|") }
        let none = check.stream("no key") { try $0.play("keys", $1, "--|") }
        check.stream("no key for a long time") { try $0.play("keys", $1, "---------k---|") }
        let typed = check.stream("an error while she types") { try $0.play("keys", $1, "-k-#") }
        let rested = check.stream("an error after the false") { try $0.play("keys", $1, "-k--------#") }
        check.stream("the keys do not end") { try $0.play("keys", $1, "k-k---------k-") }
        let second = check.play(.further, "a second friend from tick 2 on") { scene, answer in
            let typing = try scene.play("keys", answer, "-k-kk--------k--|")
            scene.subscribe("the first", to: typing)
            scene.subscribe("the second", to: typing, at: 2)
        }

        check.mistake(
            "A value came before the first key. What should the friend see before it?",
            madeBy: { Solution.exercise7($0, scheduler: $1).startWith(false) }
        ) { $0.isText && $0.start == 0 }
        check.mistake(
            "The true did not come with the first key. Which operator sends at once?", step: "A guest and a bell",
            madeBy: { $0.debounce(.milliseconds(500), scheduler: $1).map { _ in true } },
            orBy: { $0.debounce(.milliseconds(500), scheduler: $1).map { _ in false } }
        ) { $0.isText && !$0.came(true, at: 1) }
        check.mistake(
            "The same value came twice in a row. Which operator drops the second one?",
            madeBy: { trueAndFalse($0, $1) }, orBy: { keys, _ in keys.map { _ in true } },
            { keys, scheduler in keys.flatMapLatest { _ in aPause(scheduler) } },
            { Solution.exercise7($0, scheduler: $1).concat(Observable.just(false)) }
        ) { scene in zip(scene.elements, scene.elements.dropFirst()).contains { $0 == $1 } }
        check.mistake(
            "She was typing, and a false came less than 500 ms after the last key. From which key on do you count?",
            step: "A guest and a bell",
            madeBy: { keys, scheduler in
                let pauses = keys.throttle(.milliseconds(500), latest: false, scheduler: scheduler)
                    .delay(.milliseconds(500), scheduler: scheduler)
                return Observable.merge(keys.map { _ in true }, pauses.map { _ in false }).distinctUntilChanged()
            },
            orBy: { keys, scheduler in keys.flatMapFirst { _ in aPause(scheduler) } },
            { trueAndFalse($0, $1, wait: 300).distinctUntilChanged() }
        ) { scene in scene.isText && (1...8).contains { scene.came(false, at: $0) } }
        check.mistake(
            "No key came for 500 ms after tick 4, and there was no false then. What notices a pause, and with whose clock?",
            step: "A minute and half a second", madeBy: { keys, _ in keys.map { _ in true }.distinctUntilChanged() },
            orBy: { trueAndFalse($0, $1, wait: 5000).distinctUntilChanged() }
        ) { $0.isText && !$0.has(eventAt: 9) }
        check.mistake(
            "The keys completed at tick 16. The false and the end should come then, and not later, and both.",
            step: "Somebody types a name",
            madeBy: { keys, scheduler in keys.flatMapLatest { _ in aPause(scheduler) }.distinctUntilChanged() },
            orBy: { Solution.exercise7($0, scheduler: $1).concat(Observable.never()) }
        ) { $0.isText && $0.came(true, at: 13) && !($0.came(false, at: 16) && $0.end == 16 && $0.ends) }
        check.mistake(
            "There was no key, and a false came. Before the first key there should be no value.",
            madeBy: { trueAndFalse($0, $1).concat(Observable.just(false)).distinctUntilChanged() }
        ) { $0.in(none) && $0.elements == [false] }
        check.mistake(
            "The keys failed. The subscriber should receive the error alone, with no value before it. What has become of it?",
            step: "A broadcast and a line that breaks",
            madeBy: { Solution.exercise7($0.catch { _ in .empty() }, scheduler: $1) },
            orBy: { keys, scheduler in
                Solution.exercise7(keys, scheduler: scheduler).catch { .concat(.just(false), .error($0)) }
            }
        ) { $0.in(typed, rested) && $0.came(false, at: 3) }
        check.mistake(
            "The second friend came in the middle, and did not see the next key. What do they share with the first one?",
            step: "Anna, Boris and a clock", madeBy: { Solution.exercise7($0, scheduler: $1).share() }
        ) { $0.in(second) }

        check.spoiled(.unasked, .goesOn, .swallows, .failsOtherwise)
        check.rejects({ Solution.exercise7($0, scheduler: $1).take(2) })
        check.rejects { keys, scheduler in
            var isTyping = false
            return trueAndFalse(keys, scheduler).filter { now in
                defer { isTyping = now }
                return now != isTyping
            }
        }
        check.rejects { Solution.exercise7($0, scheduler: $1).share(replay: 1) }
        check.hardCoded { keys, scheduler in
            Solution.exercise7(keys, scheduler: scheduler).enumerated().map { $0.index % 2 == 0 }
                .concat(keys.filter { _ in false }.map { _ in false }).take(4)
        }
        check.worksOnce { firstOnly(Solution.exercise7($0, scheduler: $1)) }

        check.accepts("the pauses first") { keys, scheduler in
            let pauses = keys.debounce(.milliseconds(500), scheduler: scheduler).map { _ in false }
            return Observable.merge(pauses, keys.map { _ in true }).distinctUntilChanged()
        }
        check.accepts("one use of the keys") { keys, scheduler in
            keys.multicast({ PublishSubject<String>() }) { trueAndFalse($0, scheduler) }.distinctUntilChanged()
        }
        check.accepts("a buffer of one") { keys, scheduler in
            keys.buffer(timeSpan: .milliseconds(500), count: 1, scheduler: scheduler)
                .map { !$0.isEmpty }.distinctUntilChanged().skip(while: { !$0 })
        }
    }

    /// A true, and a false 500 ms later.
    private static func aPause(_ scheduler: any SchedulerType) -> Observable<Bool> {
        Observable.just(false).delay(.milliseconds(500), scheduler: scheduler).startWith(true)
    }

    /// A true for each key and a false for each pause.
    private static func trueAndFalse(
        _ keys: Observable<String>, _ scheduler: any SchedulerType, wait: Int = 500
    ) -> Observable<Bool> {
        let pauses = keys.debounce(.milliseconds(wait), scheduler: scheduler).map { _ in false }
        return .merge(keys.map { _ in true }, pauses)
    }
}
