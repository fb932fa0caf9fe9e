import ExerciseSupport

@testable import combining_exercises

extension `combining` {
    @Test(.exercise(check)) func `1 · Left and right`() {}

    private static let check = Check(diagrams: leftAndRight, solution: Solution.exercise1, of: Int.self) { check in
        check.row("Observable.merge(left, right)") { .merge(left($0), right($0)) }
        check.mistake(
            "Your diagram has all numbers of `left` and then those of `right`. Is `merge` subscribed to `right` at tick 3?",
            step: "Two desks", madeBy: "-1----2----3-6----|", orBy: "-1----2-3-6|", "-1----2--36|"
        ) { $0.elements == [1, 2, 3, 6] }
        check.rejects(nil, "---4--8---|", "---4-78---|")
        check.rejects(nil, "-1----2-|", "---3-6----|")
        check.mistake(
            "Your diagram completes with the first end. The other source is still there: what does `merge` wait for?",
            step: "Two desks", madeBy: "-1-3-62-|"
        ) { $0.completes && $0.end == 8 }

        check.row("left.concat(right)") { left($0).concat(right($0)) }
        check.mistake(
            "Your diagram has a number of `right` before `left` has completed. When does `concat` subscribe to `right`?",
            step: "Two desks", madeBy: "-1-3-62---|"
        ) { received in received.events.contains { $0.time < 8 && [3, 6].contains($0.value.element) } }
        check.rejects(nil, "-1----2-|", "-1----2---|")
        check.mistake(
            "Your diagram has all numbers, and those of `right` too early. `right` begins anew at its subscription: when is that?",
            step: "Two desks", madeBy: "-1----2-(36)--|", orBy: "-1----2-(36|)", "-1----2--3-6--|"
        ) { received in
            received.elements == [1, 2, 3, 6] && !received.events.contains { $0.time == 11 && $0.value.element == 3 }
        }

        check.row("Observable.zip(left, right)") { .zip(left($0), right($0)) { $0 + $1 } }
        check.mistake(
            "Your diagram has 7. That is the first of `left` and the second of `right`. Whose partner is the 1?",
            step: "A price and an amount", madeBy: "---4-78---|"
        ) { $0.came(7) }
        check.rejects(nil, "---4--8-|")
        check.rejects(nil, "---4--(8|)")
        check.mistake(
            "Your diagram has a pair before both of its numbers are there. When has the later one of the two come?",
            step: "A price and an amount", madeBy: "-4---8----|", orBy: "-4----8---|", "---4-8----|"
        ) { $0.elements == [4, 8] && $0.events.contains { $0.time == 1 || $0.time == 5 } }

        check.row("Observable.combineLatest(left, right)") { .combineLatest(left($0), right($0)) { $0 + $1 } }
        check.rejects(nil, "---4--8---|")
        check.mistake(
            "Your diagram has an element at tick 1. What can `combineLatest` combine with the 1 then?",
            step: "A text and a box", madeBy: "-1-4-78---|"
        ) { $0.start == 1 }
        check.rejects(nil, "---4-7----|", "---4------|")
        check.mistake(
            "Your diagram completes at tick 8. After that `right` could still send: what would `combineLatest` do with it?",
            step: "A short one and a long one", madeBy: "---4-78-|"
        ) { $0.completes && $0.end == 8 }

        check.row("left.withLatestFrom(right)") { left($0).withLatestFrom(right($0)) }
        check.mistake(
            "Your diagram sends when `right` sends. Which side alone starts `withLatestFrom`?",
            step: "A password and a button", madeBy: "---3-66-|", orBy: "---3-6----|", "---1-12-|"
        ) { received in received.events.contains { $0.time == 3 || $0.time == 5 } }
        check.mistake(
            "Your diagram has an element at tick 1. What is the latest of `right` at that moment?",
            step: "A password and a button", madeBy: "-1----6-|", orBy: "-1----2-|", "-3----6-|"
        ) { $0.start == 1 }
        check.rejects(nil, "--------|")
        check.rejects(nil, "------6---|")
        check.rejects(nil, "------2-|", "------8-|", "------3-|")

        check.row("left.amb(right)") { left($0).amb(right($0)) }
        check.mistake(
            "Your diagram has numbers of both. `amb` has decided at tick 1: what becomes of the other source?",
            step: "Two stations and a dial", madeBy: "-1-3-62---|", orBy: "-1-3-6----|"
        ) { $0.came(1) && $0.came(3) }
        check.rejects(nil, "-(1|)", "-1", "-1------|")
        check.rejects(nil, "---3-6----|")
        check.rejects(nil, "-1----2---|")

        check.mistake(
            "Your diagram has no end. Both sources complete: which end does this row wait for?",
            step: "A short one and a long one", inEveryRow: true, madeBy: "-1----2"
        ) { !$0.ends }
    }

    private static func left(_ trial: Trial) -> Observable<Int> { trial.cold("left", "-1----2-|").asObservable() }
    private static func right(_ trial: Trial) -> Observable<Int> { trial.cold("right", "---3-6----|").asObservable() }
}
