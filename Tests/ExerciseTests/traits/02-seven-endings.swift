import ExerciseSupport

@testable import traits_exercises

extension `traits` {
    @Test(.exercise(check)) func `2 · Seven endings`() {}

    private static let check = Check(diagrams: sevenEndings, solution: Solution.exercise2, of: Int.self) { check in
        check.row("none.asSingle()") { none($0).asSingle().asObservable() }
        check.mistake(
            "`none` ends without an element. A single has promised one. Which event is left?",
            step: "Streams of none, one and two", madeBy: "-----|", orBy: ""
        ) { !$0.fails }

        check.row("none.asMaybe()") { none($0).asMaybe().asObservable() }
        check.mistake(
            "`none` ends at tick 5. A maybe without an element has an event of its own for that.",
            step: "Streams of none, one and two", madeBy: "-----#", orBy: ""
        ) { !$0.completes }

        check.row("one.asSingle()") { one($0).asSingle().asObservable() }
        check.mistake(
            "At tick 1 there is one element. Can `asSingle` know yet that no other one will come?",
            step: "Streams of none, one and two", madeBy: "-(1|)", orBy: "-1---|"
        ) { $0.start == 1 }

        check.row("two.asSingle()") { two($0).asSingle().asObservable() }
        check.mistake(
            "Two elements are sent, and a single has promised one. `asSingle` does not choose. What does it do?",
            step: "Streams of none, one and two", madeBy: "-(1|)", orBy: "-----(2|)", "-1-2-|"
        ) { !$0.elements.isEmpty }
        check.mistake(
            "At tick 3 there is a second element. Can anything that comes later repair that? Why wait?",
            step: "Streams of none, one and two", madeBy: "-----#"
        ) { $0.fails && $0.start == 5 }

        check.row("open.asSingle()") { open($0).asSingle().asObservable() }
        check.mistake(
            "`asSingle` waits until it can be sure. When does `open` end?",
            step: "A match that goes on", madeBy: "-(1|)", orBy: "-----#"
        ) { !$0.events.isEmpty }

        check.row("open.take(1).asSingle()") { open($0).take(1).asSingle().asObservable() }
        check.mistake(
            "`take(1)` ends at the tick of its first element. What can `asSingle` be sure of then?",
            step: "A match that goes on", madeBy: "", orBy: "-1"
        ) { !$0.ends }

        check.row("two.ignoreElements().asCompletable()") {
            two($0).ignoreElements().asCompletable().andThen(Observable.empty())
        }
        check.mistake(
            "A completable has no elements. What is left of the stream?", step: "An upload", madeBy: "-1-2-|"
        ) { !$0.elements.isEmpty }
        check.mistake(
            "`ignoreElements()` drops the elements, however many there are. Nothing is left to fail.",
            step: "An upload", madeBy: "---#"
        ) { $0.fails }
        check.mistake(
            "A completable ends when its source ends. At which tick does `two` end?", step: "An upload", madeBy: "|"
        ) { $0.start == 0 }
    }

    private static func none(_ trial: Trial) -> Observable<Int> { trial.cold("none", "-----|").asObservable() }
    private static func one(_ trial: Trial) -> Observable<Int> { trial.cold("one", "-1---|").asObservable() }
    private static func two(_ trial: Trial) -> Observable<Int> { trial.cold("two", "-1-2-|").asObservable() }
    private static func open(_ trial: Trial) -> Observable<Int> { trial.cold("open", "-1----").asObservable() }
}
