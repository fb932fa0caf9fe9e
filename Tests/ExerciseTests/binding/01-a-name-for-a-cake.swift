import ExerciseSupport
import Screen

@testable import binding_exercises

extension `binding` {
    @Test(.exercise(check)) func `1 · A name for a cake`() {}

    private static let check = Check(diagrams: aNameForACake, solution: Solution.exercise1, of: Int.self) { check in
        check.isOnMain = true

        check.row("letters, from tick 0 on") { Order($0).letters }
        check.mistake(
            "Nothing comes at tick 0, and there is a name in the field. What does a control property send at first?",
            step: "Three readers of a field", madeBy: "--3---1-|", orBy: "------1-|", "--3-0-1-|"
        ) { $0.start != 0 }
        check.mistake(
            "Something comes at tick 4. Who changed the text then: the user or the program?",
            step: "Three readers of a field", madeBy: "2-3-0-1-|", orBy: "2-3-0-1"
        ) { received in received.events.contains { $0.time == 4 } }
        check.mistake(
            "The text at tick 6 is not the one that the user typed into. The program had emptied the field before. What is "
                + "in it then?", step: "Three readers of a field", madeBy: "2-3---4-|"
        ) { $0.elements.last == 4 }

        check.row("letters, from tick 5 on") { Order($0).letters.begun(at: 5, in: $0) }
        check.mistake(
            "This subscriber comes at tick 5, and receives something before that.", madeBy: "2-3---1-|",
            orBy: "2----01-|"
        ) { ($0.start ?? 5) < 5 }
        check.mistake(
            "At tick 5 comes what the field has sent last. Does a control property keep it, or does it look into the field?",
            step: "Three readers of a field", madeBy: "-----31-|", orBy: "-----34-|"
        ) { received in received.elements.first == 3 }
        check.mistake(
            "Nothing comes at tick 5. What is in the field at that moment, and what does a control property send at first?",
            step: "Three readers of a field", madeBy: "------1-|", orBy: "--------|"
        ) { ($0.start ?? 9) > 5 }

        check.row("edited, from tick 0 on") { Order($0).edited }
        check.mistake(
            "Something comes at tick 0. `changed` leaves one value out. Which one?",
            step: "Three readers of a field", madeBy: "2-3---1-|", orBy: "2-3-0-1-|"
        ) { $0.start == 0 && !$0.elements.isEmpty }
        check.mistake(
            "At tick 4 the text changes, and `changed` has it. It has the user's changes. Who changed it here?",
            step: "Three readers of a field", madeBy: "--3-0-1-|"
        ) { $0.came(0) }

        check.row("taps, from tick 0 on") { Order($0).taps }
        check.mistake(
            "A tap comes, and nobody tapped. Does an event have a value at first?", step: "Three readers of a field",
            madeBy: "1-------|", orBy: "1"
        ) { !$0.elements.isEmpty }

        check.mistake(
            "Both controls are freed at tick 8. What do their subscribers receive then?", step: "A form that is closed",
            inEveryRow: true, madeBy: ""
        ) { !$0.ends }
        check.mistake(
            "A control is freed, and its stream fails. Can anything go wrong in a control?",
            step: "A form that is closed", inEveryRow: true, madeBy: "--------#"
        ) { $0.fails }
        check.mistake(
            "The end comes at another tick than 8. When are the controls freed?", step: "A form that is closed",
            inEveryRow: true, madeBy: "|", orBy: "---------|", "------|"
        ) { $0.completes && $0.events.last?.time != 8 }
    }
}

/// A field and a button, and what happens to them in each row.
private struct Order {
    let letters: Observable<Int>
    let edited: Observable<Int>
    let taps: Observable<Int>

    init(_ trial: Trial) {
        let (name, order) = (TextField("Name"), Button("Order"))
        name.text = "Al"
        letters = name.rx.text.orEmpty.map { $0.count }
        edited = name.rx.text.orEmpty.changed.map { $0.count }
        taps = order.rx.tap.map { 1 }

        let open = Box<(screen: Screen, name: TextField)?>((Screen("Cake", [name], [order]), name))
        trial.scheduler.scheduleAt(2) { open.value?.screen.type("m") }
        trial.scheduler.scheduleAt(4) { open.value?.name.text = "" }
        trial.scheduler.scheduleAt(6) { open.value?.screen.type("B") }
        trial.scheduler.scheduleAt(8) { open.value = nil }
    }
}

extension Observable {
    /// The same, subscribed to at a tick.
    fileprivate func begun(at tick: TestTime, in trial: Trial) -> Observable<Element> {
        .create { observer in
            let subscription = SingleAssignmentDisposable()
            trial.scheduler.scheduleAt(tick) { subscription.setDisposable(self.subscribe(observer)) }
            return subscription
        }
    }
}
