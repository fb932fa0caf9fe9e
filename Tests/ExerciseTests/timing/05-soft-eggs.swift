import ExerciseSupport

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(check)) func `5 · Soft eggs`() {}

    private static let check = Check(stepsLeft, solution: Solution.exercise5, in: ClockScene<Int>.self) { check in
        check.stream("stepsLeft(3, ...)", gives: "3-2-1-(0|)", disposedAt: 3) { try $0.boil($1, 3) }
        let none = check.stream("stepsLeft(0, ...)") { try $0.boil($1, 0) }
        check.stream("stepsLeft(1, ...)") { try $0.boil($1, 1) }
        check.stream("stepsLeft(9, ...)") { try $0.boil($1, 9) }
        let second = check.play(.further, "stepsLeft(4, ...), and a second subscriber from tick 3 on") {
            scene, answer in
            let left = try scene.boil(answer, 4)
            scene.subscribe("the first", to: left)
            scene.subscribe("the second", to: left, at: 3)
        }

        check.mistake(
            "The first number came after a while. It should come at once: what waits before it?",
            step: "Anna, Boris and a clock",
            madeBy: { steps, scheduler in interval(scheduler).map { steps - $0 }.take(steps) },
            orBy: { steps, scheduler in interval(scheduler).map { steps - $0 }.take(steps + 1) },
            { steps, scheduler in interval(scheduler).map { steps - 1 - $0 }.take(steps) }
        ) { $0.isText && $0.start.map { $0 > 0 } ?? false }
        check.mistake(
            "Nothing came after tick 0. What waits in your code, and on which clock?",
            step: "A minute and half a second",
            madeBy: { steps, _ in timer(otherClock).map { steps - $0 }.take(steps + 1) }
        ) { $0.isText && $0.elements.count < 2 && $0.timers.last == nil && !$0.ends }
        check.mistake(
            "All the numbers came at once. What makes time pass between them?",
            madeBy: { steps, _ in .from((0...steps).reversed()) }
        ) { $0.isText && $0.came(0, at: 0) && $0.came(3, at: 0) }
        check.mistake(
            "The numbers go up. The timer shows how many steps are left.",
            madeBy: { steps, scheduler in timer(scheduler).take(steps + 1) },
            orBy: { steps, scheduler in timer(scheduler).map { $0 + 1 }.take(steps) }
        ) { $0.isText && ($0.came(0, at: 0) || $0.came(1, at: 0)) }
        check.mistake(
            "The first number is there twice. `interval` begins to count at 0, and what comes at once is there before it.",
            step: "Anna, Boris and a clock",
            madeBy: { steps, scheduler in interval(scheduler).map { steps - $0 }.take(steps).startWith(steps) },
            orBy: { steps, scheduler in interval(scheduler).map { steps - $0 }.take(steps + 1).startWith(steps) }
        ) { $0.isText && $0.elements.starts(with: [3, 3]) }
        check.mistake(
            "It does not get to the 0. How many numbers are there from 3 to 0?",
            madeBy: { steps, scheduler in timer(scheduler).map { steps - $0 }.take(steps) },
            orBy: { steps, scheduler in timer(scheduler).map { steps - $0 }.take(while: { $0 > 0 }) }
        ) { $0.isText && !$0.came(0) && $0.completes && $0.came(3, at: 0) }
        check.mistake(
            "It went below 0.", madeBy: { steps, scheduler in timer(scheduler).map { steps - $0 } },
            orBy: { steps, scheduler in timer(scheduler).map { steps - $0 }.take(steps + 2) },
            { steps, scheduler in
                interval(scheduler).map { steps - 1 - $0 }.take(until: { $0 <= 0 }, behavior: .inclusive)
                    .startWith(steps)
            }
        ) { ($0.isText || $0.in(none)) && $0.came(-1) }
        check.mistake(
            "The 0 came, and the end came later or never. It completes with the 0, in the same tick.",
            madeBy: { steps, scheduler in timer(scheduler).map { steps - $0 }.take(while: { $0 >= 0 }) },
            orBy: { Solution.exercise5($0, scheduler: $1).concat(Observable.never()) },
            { steps, scheduler in timer(scheduler).map { max(0, steps - $0) } }
        ) {
            $0.isText && $0.elements.starts(with: [3, 2, 1, 0]) && $0.came(0, at: 6) && $0.end != 6 || $0.shows(.noEnd)
        }
        check.mistake(
            "The steps have the wrong length. Each number stays for 200 ms, the first one as well.",
            madeBy: { steps, scheduler in
                Observable<Int>.timer(.milliseconds(0), period: .milliseconds(100), scheduler: scheduler)
                    .map { steps - $0 }.take(steps + 1)
            },
            orBy: { steps, scheduler in
                Observable<Int>.timer(.milliseconds(100), period: .milliseconds(200), scheduler: scheduler)
                    .map { steps - 1 - $0 }.take(steps).startWith(steps)
            }
        ) {
            $0.isText && $0.elements == [3, 2, 1, 0] && !($0.came(2, at: 2) && $0.came(1, at: 4) && $0.came(0, at: 6))
        }
        check.mistake(
            "With 0 steps it did not show a 0 at once, once, and complete.",
            madeBy: { $0 == 0 ? .empty() : Solution.exercise5($0, scheduler: $1) },
            orBy: { $0 == 0 ? .never() : Solution.exercise5($0, scheduler: $1) }
        ) { $0.in(none) }
        check.mistake(
            "There were two subscribers at the same time, and the numbers of each jump. Do both use one count?",
            step: "Anna, Boris and a clock",
            madeBy: { steps, scheduler in
                var left = steps + 1
                return timer(scheduler).map { _ in
                    left -= 1
                    return left
                }.take(until: { $0 <= 0 }, behavior: .inclusive)
            }
        ) { $0.kind == .secondSubscriber && !$0.elements.isEmpty }
        check.mistake(
            "The second subscriber came later, and its timer did not begin anew. What does it share with the first one?",
            step: "Anna, Boris and a clock", madeBy: { Solution.exercise5($0, scheduler: $1).share(replay: 1) },
            orBy: { Solution.exercise5($0, scheduler: $1).share() }
        ) { ($0.kind == .laterSubscriber || $0.in(second)) && !$0.elements.isEmpty }

        check.spoiled(.unasked, .goesOn)
        check.rejects(.realQueue) { steps, _ in timer(MainScheduler.instance).map { steps - $0 }.take(steps + 1) }
        check.rejects(
            { steps, scheduler in timer(scheduler).map { steps - 1 - $0 }.take(steps) },
            { steps, scheduler in timer(scheduler).map { steps + 1 - $0 }.take(steps + 2) })
        check.hardCoded { _, scheduler in Solution.exercise5(3, scheduler: scheduler) }
        check.worksOnce { firstOnly(Solution.exercise5($0, scheduler: $1)) }

        check.accepts("startWith and interval") { steps, scheduler in
            interval(scheduler).map { steps - 1 - $0 }.take(steps).startWith(steps)
        }
        check.accepts("take until 0") { steps, scheduler in
            timer(scheduler).map { steps - $0 }.take(until: { $0 == 0 }, behavior: .inclusive)
        }
        check.accepts("one wait after the other") { steps, scheduler in
            .concat(
                (0...steps).reversed().map {
                    $0 == steps ? .just($0) : Observable.just($0).delay(.milliseconds(200), scheduler: scheduler)
                })
        }
    }

    private static func interval(_ scheduler: any SchedulerType) -> Observable<Int> {
        .interval(.milliseconds(200), scheduler: scheduler)
    }

    private static func timer(_ scheduler: any SchedulerType) -> Observable<Int> {
        .timer(.milliseconds(0), period: .milliseconds(200), scheduler: scheduler)
    }
}
