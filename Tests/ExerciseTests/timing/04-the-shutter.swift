import ExerciseSupport

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(check)) func `4 · The shutter`() {}

    private static let check = Check(pictures, solution: Solution.exercise4, in: ClockScene<String>.self) { check in
        check.steps = [.swallows: "A broadcast and a line that breaks"]

        check.stream("six presses", gives: "-a------d-----e----|", disposedAt: 10) {
            try $0.play("presses", $1, "-a-b-c--d-----e--f-|")
        }
        check.stream("pressed all the time") { try $0.play("presses", $1, "-a-b-c-d-e-f-g-h-|") }
        let same = check.stream("the same letter again") { try $0.play("presses", $1, "-a------a-----a--|") }
        check.stream("an end while it is busy") { try $0.play("presses", $1, "--a-b-|") }
        check.stream("an error while it is busy") { try $0.play("presses", $1, "-a-b#") }
        check.stream("an error later") { try $0.play("presses", $1, "-a---------#") }
        check.stream("nobody presses") { try $0.play("presses", $1, "---|") }
        check.stream("the button does not end") { try $0.play("presses", $1, "-a--b---") }
        let second = check.play(.further, "a second camera from tick 4 on") { scene, answer in
            let pictures = try scene.play("presses", answer, "-a-b-c--d-----e--f-|")
            scene.subscribe("the first", to: pictures)
            scene.subscribe("the second", to: pictures, at: 4)
        }

        check.mistake(
            "The first press took no picture at its tick. Should the camera wait to see which press comes next?",
            step: "A guest and a bell", madeBy: { $0.debounce(.milliseconds(500), scheduler: $1) },
            orBy: { $0.sample(Observable<Int>.interval(.milliseconds(500), scheduler: $1)) },
            { presses, scheduler in
                presses.buffer(timeSpan: .milliseconds(500), count: 0, scheduler: scheduler).compactMap { $0.first }
            },
            { Solution.exercise4($0.delay(.milliseconds(500), scheduler: $1), scheduler: $1) },
            { presses, _ in presses.debounce(.milliseconds(500), scheduler: otherClock) }
        ) { $0.isText && !$0.has(eventAt: 1) }
        check.mistake(
            "A picture was taken at a tick without a press. What becomes of a press while the camera is busy?",
            step: "A guest and a bell", madeBy: { $0.throttle(.milliseconds(500), scheduler: $1) },
            orBy: { presses, scheduler in presses.concatMap { busy($0, scheduler) } }
        ) { $0.isText && $0.has(eventAt: 6) }
        check.mistake(
            "A press took a picture while the camera was busy. For how long should presses do nothing?",
            step: "A guest and a bell", madeBy: { presses, _ in presses },
            orBy: { $0.throttle(.milliseconds(400), latest: false, scheduler: $1) }
        ) { $0.isText && ($0.came("b", at: 3) || $0.came("c", at: 5)) }
        check.mistake(
            "Only one picture was taken. How long is the camera busy, and whose clock counts that time?",
            step: "A minute and half a second", madeBy: { $0.throttle(.seconds(5), latest: false, scheduler: $1) },
            orBy: { presses, _ in presses.take(1) }
        ) { $0.isText && $0.elements == ["a"] }
        check.mistake(
            "The press d took no picture. The camera was free then: a press while it is busy does not make the time longer.",
            step: "A guest and a bell",
            madeBy: { presses, scheduler in
                Observable.deferred {
                    var last: RxTime?
                    return presses.filter { _ in
                        defer { last = scheduler.now }
                        return last.map { scheduler.now.timeIntervalSince($0) >= 0.49 } ?? true
                    }
                }
            }
        ) { $0.isText && !$0.came("d") }
        check.mistake(
            "The press f took a picture while the camera was busy, or e took none. How long is it busy after each picture?",
            step: "A guest and a bell",
            madeBy: { $0.throttle(.milliseconds(300), latest: false, scheduler: $1).filter { $0 != "c" } },
            orBy: { $0.throttle(.milliseconds(700), latest: false, scheduler: $1) }
        ) { $0.isText && $0.elements != ["a", "d", "e"] }
        check.mistake(
            "The presses completed while the camera was busy. The pictures should complete at that tick.",
            madeBy: { presses, scheduler in presses.flatMapFirst { busy($0, scheduler) } }
        ) { $0.shows(.endsLate) }
        check.mistake(
            "The camera was free, and a press with the letter of the last picture took none. Each press counts.",
            madeBy: { Solution.exercise4($0, scheduler: $1).distinctUntilChanged() }
        ) { $0.in(same) && $0.elements.count < 3 }
        check.mistake(
            "The second camera came later, and it was busy because of the first one, or it had an old picture. "
                + "Each camera is busy for itself.",
            step: "Anna, Boris and a clock", madeBy: { Solution.exercise4($0, scheduler: $1).share() },
            orBy: { Solution.exercise4($0, scheduler: $1).share(replay: 1) }
        ) { $0.in(second) }

        check.spoiled(.unasked, .goesOn, .noEnd, .swallows, .failsOtherwise)
        check.rejects(.subscribesAgain) { Solution.exercise4($0.retry(2), scheduler: $1) }
        check.rejects(.mixesSubscribers) { presses, scheduler in
            var free = scheduler.now
            return presses.filter { _ in
                if scheduler.now < free { return false }
                free = scheduler.now.addingTimeInterval(0.5)
                return true
            }
        }
        check.hardCoded { presses, scheduler in
            Solution.exercise4(presses, scheduler: scheduler).enumerated().map { ["a", "d", "e"][min($0.index, 2)] }
        }
        check.worksOnce { firstOnly(Solution.exercise4($0, scheduler: $1)) }
        check.endless { Solution.exercise4($0.share(scope: .forever).retry(), scheduler: $1) }

        check.accepts("by the time of the last picture") { presses, scheduler in
            Observable.deferred {
                var last: RxTime?
                return presses.filter { _ in
                    let isFree = last.map { scheduler.now.timeIntervalSince($0) >= 0.49 } ?? true
                    if isFree { last = scheduler.now }
                    return isFree
                }
            }
        }
        check.accepts("flatMapFirst, cut at the end of the presses") { presses, scheduler in
            presses.flatMapFirst { busy($0, scheduler) }.take(until: presses.materialize().filter { $0.isCompleted })
        }
    }

    /// A picture, and the time in which the camera is busy.
    private static func busy(_ press: String, _ scheduler: any SchedulerType) -> Observable<String> {
        .concat(.just(press), Observable.empty().delay(.milliseconds(500), scheduler: scheduler))
    }
}
