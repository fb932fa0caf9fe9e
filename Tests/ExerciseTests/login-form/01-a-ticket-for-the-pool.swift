import ExerciseSupport

@testable import login_form_exercises

extension `login-form` {
    @Test(.exercise(check)) func `1 · A ticket for the pool`() {}

    private static let check = Check(diagrams: aTicketForThePool, solution: Solution.exercise1, of: String.self) {
        check in
        check.row("nameFine") { letters(fine($0, "name")) }
        check.mistake(
            "The first text of a field comes when somebody subscribes. Which text is that, and at which tick?",
            step: "The form with bindings", madeBy: "---f--t", orBy: "------t"
        ) { $0.start != 0 }
        check.mistake(
            "At tick 0 the name is empty. Which half of the rule holds for the empty text?",
            step: "No red in an empty form", madeBy: "f--f--t"
        ) { $0.elements.first == "f" }
        check.rejects(nil, "t--f", "t--f--t--t")

        check.row("both fine") { trial in
            letters(Observable.combineLatest(fine(trial, "name"), fine(trial, "year")) { $0 && $1 })
        }
        check.mistake(
            "`combineLatest` sends when it has a value of each source. Both fields have sent one at tick 0: how many pairs are "
                + "that?", madeBy: "(tt)--f--t--t--f"
        ) { sent($0, at: 0).count > 1 }
        check.mistake(
            "Both texts are there at tick 0. Does `combineLatest` wait for a key?", step: "A test without a screen",
            madeBy: "---f--t--t--f", orBy: "---------t--f"
        ) { $0.start != 0 }
        check.mistake(
            "At tick 0 both texts are empty. What does `isEmpty ||` make of each of them?",
            step: "No red in an empty form", madeBy: "f--f--f--t--f", orBy: "f--f--t--t--f", "f--------t--f"
        ) { $0.elements.first == "f" }
        check.mistake(
            "At tick 3 the name changes and the year does not. Does `combineLatest` wait for both?",
            madeBy: "t--------f--f", orBy: "t--------t--f"
        ) { sent($0, at: 3).isEmpty }
        check.rejects(nil, "t--t--t--t--f", "t--t-----t--f")
        check.mistake(
            "At tick 6 the name is right and the year is empty. What does the rule of the year say?",
            step: "No red in an empty form", madeBy: "t--f--f--t--f", orBy: "t--f-----t--f"
        ) { sent($0, at: 6) != ["t"] }
        check.rejects(nil, "t--f--t-----f")

        check.row("both valid") { letters(valid($0)) }
        check.rejects(nil, "---f--f--t--f", "---------t--f")
        check.mistake(
            "At tick 0 the name is empty, and there is no `isEmpty ||` in this line. Is the empty text right?",
            step: "No red in an empty form", madeBy: "t--f--t--t--f", orBy: "t--f--f--t--f"
        ) { $0.elements.first == "t" }
        check.mistake(
            "`combineLatest` sends for each change of one source, also if the answer is the same as before. There are five changes.",
            madeBy: "f--------t--f", orBy: "f--f-----t--f"
        ) { $0.elements.count < 5 }
        check.rejects(nil, "f--f--t--t--f")

        check.row("both valid, distinct") { letters(valid($0).distinctUntilChanged()) }
        check.mistake(
            "`distinctUntilChanged` leaves out an element that is the same as the one before. Before the first there is none.",
            madeBy: "---------t--f", orBy: ""
        ) { $0.start != 0 }
        check.rejects(nil, "f--f--f--t--f", "f--f-----t--f")
        check.mistake(
            "At tick 12 the year is y, a wrong text. `distinctUntilChanged` compares with the element before, not with all.",
            madeBy: "f--------t"
        ) { $0.elements == ["f", "t"] }

        check.mistake("The two fields go on. Nothing ends here.", inEveryRow: true, madeBy: "f--------t--(f|)") {
            $0.ends
        }
        check.rejects(nil, "e--------N--y")
    }

    private static func text(_ trial: Trial, _ field: String) -> Observable<String> {
        trial.cold(field, field == "name" ? "e--n--N" : "e--------Y--y", as: String.self).asObservable()
    }

    private static func fine(_ trial: Trial, _ field: String) -> Observable<Bool> {
        text(trial, field).map { $0 == "e" || $0 == "N" || $0 == "Y" }
    }

    private static func valid(_ trial: Trial) -> Observable<Bool> {
        Observable.combineLatest(text(trial, "name"), text(trial, "year")) { $0 == "N" && $1 == "Y" }
    }

    private static func letters(_ answers: Observable<Bool>) -> Observable<String> { answers.map { $0 ? "t" : "f" } }

    private static func sent(_ received: Received<String>, at tick: TestTime) -> [String] {
        received.events.filter { $0.time == tick }.compactMap { $0.value.element }
    }
}
