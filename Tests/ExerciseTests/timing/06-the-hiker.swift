import ExerciseSupport

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(check)) func `6 · The hiker`() {}

    private static let check = Check(friends, solution: Solution.exercise6, in: ClockScene<String>.self) { check in
        check.stream("a pause after c", gives: "-a--b---c----(d|)", disposedAt: 10) {
            try $0.play("hiker", $1, "-a--b---c---------x|")
        }
        let late = check.stream("the first message is late") { try $0.play("hiker", $1, "-------a|") }
        let inTime = check.stream("an end in time") { try $0.play("hiker", $1, "---a--|") }
        check.stream("an end in time, without a message") { try $0.play("hiker", $1, "--|") }
        let failing = check.stream("an error in time") { try $0.play("hiker", $1, "-a--b--#") }
        check.stream("messages all the time") { try $0.play("hiker", $1, "-a-b-c-c-d-d-e-f-|") }
        check.stream("the end is late") { try $0.play("hiker", $1, "--a--------|") }
        check.stream("nothing comes, and no end") { try $0.play("hiker", $1, "---") }
        check.stream("the error is late") { try $0.play("hiker", $1, "--a--------#") }
        let second = check.play(.further, "a second friend from tick 9 on") { scene, answer in
            let messages = try scene.play("hiker", answer, "-a--b---c---------x|")
            scene.subscribe("the first", to: messages)
            scene.subscribe("the second", to: messages, at: 9)
        }

        check.mistake(
            "The first message did not arrive at its tick. Should the friends wait for anything before they read it?",
            step: "A friend on the telephone", madeBy: { $0.debounce(.milliseconds(500), scheduler: $1) },
            orBy: { $0.delay(.milliseconds(500), scheduler: $1) }
        ) { $0.isText && !$0.has(eventAt: 1) }
        check.mistake(
            "They searched 500 ms after the subscription, and a message had come just before. When should the time begin?",
            step: "A friend on the telephone",
            madeBy: { $0.take(for: .milliseconds(500), scheduler: $1).concat(search) }
        ) { $0.isText && $0.came("search", at: 5) }
        check.mistake(
            "After the pause an error came. What should the friends read in its place?",
            step: "A friend on the telephone", madeBy: { $0.timeout(.milliseconds(500), scheduler: $1) }
        ) { $0.isText && $0.fails }
        check.mistake(
            "There was a pause of 500 ms, and nobody searched then. From when does your time count, how long is it, and on which clock?",
            step: "A friend on the telephone", madeBy: { $0.amb(alarm($1)) }, orBy: { hiker, _ in hiker.concat(search) }
        ) { $0.isText && $0.came("x") && !$0.came("search", at: 13) }
        check.mistake(
            "The time was up, and the friends did not read \"search\". What comes in place of the error?",
            step: "A friend on the telephone",
            madeBy: { $0.timeout(.milliseconds(500), other: Observable.empty(), scheduler: $1) },
            orBy: { $0.timeout(.milliseconds(500), scheduler: $1).catchAndReturn("timeout") }
        ) { $0.isText && $0.came("c") && !$0.came("search") && !$0.came("x") && $0.end == 13 }
        check.mistake(
            "They did not search at the right time. For how long may the hiker be silent?",
            step: "A minute and half a second", madeBy: { $0.timeout(.milliseconds(600), other: search, scheduler: $1) }
        ) { $0.isText && $0.came("search") && !$0.came("search", at: 13) }
        check.mistake(
            "\"search\" came, and it was not the end. After it nothing should come. What goes on?",
            step: "A friend on the telephone",
            madeBy: { hiker, scheduler in
                .merge(hiker, hiker.debounce(.milliseconds(500), scheduler: scheduler).map { _ in "search" })
            },
            orBy: { $0.timeout(.milliseconds(500), other: search.concat($0), scheduler: $1) }
        ) { $0.isText && $0.came("search", at: 13) && $0.end != 13 }
        check.mistake(
            "No message came at all in the first 500 ms, and nobody searched then.", step: "A friend on the telephone",
            madeBy: { hiker, scheduler in
                let pause = hiker.debounce(.milliseconds(500), scheduler: scheduler).map { _ in "search" }
                return Observable.merge(hiker, pause.take(until: hiker.takeLast(1)))
                    .take(until: { $0 == "search" }, behavior: .inclusive)
            }
        ) { $0.in(late) && !$0.has(eventAt: 5) }
        check.mistake(
            "The hiker's messages completed in time, and the friends searched.", step: "A guest and a bell",
            madeBy: { hiker, scheduler in
                let pause = hiker.startWith("").debounce(.milliseconds(500), scheduler: scheduler)
                return Observable.merge(hiker, pause.map { _ in "search" })
                    .take(until: { $0 == "search" }, behavior: .inclusive)
            },
            orBy: { $0.concat(Observable.never()).timeout(.milliseconds(500), other: search, scheduler: $1) }
        ) { $0.in(inTime) && $0.came("search") }
        check.mistake(
            "The hiker's stream failed in time, with an error of its own. That is not a pause: the error arrives as it is.",
            step: "A friend on the telephone",
            madeBy: { $0.timeout(.milliseconds(500), scheduler: $1).catchAndReturn("search") },
            orBy: { Solution.exercise6(of: $0.catch { _ in .empty() }, scheduler: $1) }
        ) { $0.in(failing) && !$0.fails }
        check.mistake(
            "The second friend came later. Their time began with the first friend, or they read an old message.",
            step: "Anna, Boris and a clock", madeBy: { Solution.exercise6(of: $0, scheduler: $1).share() },
            orBy: { Solution.exercise6(of: $0, scheduler: $1).share(replay: 1) }
        ) { $0.kind == .laterSubscriber || $0.in(second) }

        check.spoiled(.unasked, .goesOn, .lost)
        check.rejects(.keeps) { hiker, scheduler in
            Observable.deferred {
                _ = hiker.subscribe(onError: { _ in })
                return Solution.exercise6(of: hiker, scheduler: scheduler)
            }
        }
        check.rejects(.realQueue) { hiker, _ in
            hiker.timeout(.milliseconds(500), other: search, scheduler: MainScheduler.instance)
        }
        check.hardCoded { hiker, scheduler in
            Solution.exercise6(of: hiker, scheduler: scheduler).enumerated()
                .map { ["a", "b", "c", "search"][min($0.index, 3)] }
        }
        check.worksOnce { firstOnly(Solution.exercise6(of: $0, scheduler: $1)) }

        check.accepts("catch, but only the timeout") { hiker, scheduler in
            hiker.timeout(.milliseconds(500), scheduler: scheduler).catch { error in
                if case RxError.timeout = error { return search }
                throw error
            }
        }
        check.accepts("events as values") { hiker, scheduler in
            hiker.materialize().map { Optional($0) }
                .timeout(.milliseconds(500), other: Observable.just(nil), scheduler: scheduler)
                .flatMap { $0.map { .just($0) } ?? Observable.of(.next("search"), .completed) }.dematerialize()
        }
    }

    private static var search: Observable<String> { .just("search") }

    private static func alarm(_ scheduler: any SchedulerType) -> Observable<String> {
        search.delaySubscription(.milliseconds(500), scheduler: scheduler)
    }
}
