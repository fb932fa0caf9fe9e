import ExerciseSupport
import Screen

@testable import binding_exercises

extension `binding` {
    @Test(.exercise(check)) func `7 · Cups and millilitres`() {}

    private static let check = Check(link as Link, solution: Solution.exercise7, in: FormScene.self) { check in
        check.isOnMain = true
        check.play(.text, "there are \"2\" cups at first") {
            try $0.link("2", "", $1, .character("5"), .tab, .character("5"), .shiftTab, .character("x"))
        }
        let noCups = check.play(.otherInput, "there are \"x\" cups and \"99\" millilitres at first") {
            try $0.link("x", "99", $1, .backspace, .character("3"), .tab, .character("9"))
        }
        let seven = check.play(.otherInput, "there are \"07\" cups at first, and the millilitres are deleted") {
            try $0.link("07", "", $1, .tab, .backspace, .backspace, .backspace, .backspace, .character("9"))
        }
        let emptyCups = check.play(.otherInput, "there are \"\" cups at first, and millilitres are typed") {
            try $0.link(
                "", "", $1, .tab, .character("4"), .character("8"), .character("0"), .character("0"), .character("."))
        }
        let many = check.play(.otherInput, "there are \"123456\" cups at first, and too many are typed") {
            try $0.link("123456", "", $1, .character("7"), .tab, .character("-"), .character("1"))
        }
        let back = check.play(.otherInput, "both fields come back to what was typed before") {
            try $0.link("2", "", $1, .tab, .character("5"), .shiftTab, .backspace, .tab, .character("5"))
        }
        check.play(.disposed, "the bag is freed, then keys") { scene, link in
            try scene.link("2", "", link)
            scene.close()
            scene.press(.character("5"), .tab, .character("5"))
        }
        check.play(.secondSubscriber, "two forms") { scene, link in
            try scene.link("2", "", link)
            try scene.link("3", "", link)
            scene.press(.character("1"), in: 0)
            scene.press(.tab, .character("1"), in: 1)
        }
        check.without(.laterSubscriber, because: "Each form is connected once.")
        check.mistake(
            "There are cups at first, and no millilitres. What does `rx.text` send at the subscription, and what does `changed` "
                + "leave out?", step: "Three readers of a field",
            madeBy: {
                cups($0, $1) { $0.skip(1) }
                millilitres($0, $1)
            }, orBy: { millilitres($0, $1) }, { _, _ in }
        ) { $0.isText && $0.shows(0, cups: "2", "") }
        check.mistake(
            "The text in cups was changed before anybody typed. Which of the two bindings sent first, and which one should "
                + "send nothing at first?", step: "A field and a relay",
            madeBy: {
                millilitres($0, $1) { $0 }
                cups($0, $1)
            },
            orBy: {
                cups($0, $1)
                millilitres($0, $1) { $0 }
            }, fromZero
        ) {
            $0.isText && !$0.begins(cups: "2") || $0.in(noCups) && !$0.begins(cups: "x")
                || $0.in(seven) && !$0.begins(cups: "07") || $0.in(emptyCups) && !$0.begins(cups: "")
        }
        check.mistake(
            "The form is right at first, and then the millilitres do not follow. What keeps your bindings, and for how long?",
            madeBy: { form, _ in Solution.exercise7(form, until: DisposeBag()) }
        ) { $0.isText && $0.shows(1, cups: "25", "480") }
        check.mistake(
            "The field that was typed into was changed. Which of your bindings writes into it at that key?",
            step: "A field and a relay", madeBy: cupsInARelay, orBy: millilitresInARelay,
            { form, bag in
                let texts = Observable.combineLatest(form.cups.rx.text.orEmpty, form.millilitres.rx.text.orEmpty)
                texts.map { text, _ in text }.bind(to: form.cups.rx.text).disposed(by: bag)
                cups(form, bag) { _ in texts.map { text, _ in text } }
            }
        ) {
            $0.isText
                && ($0.shows(2, cups: "250", "60000") || $0.shows(2, cups: "25", "6000") || $0.shows(3, cups: "", ""))
        }
        check.mistake(
            "The cups are not what the millilitres make. How many whole cups are that?",
            madeBy: { both($0, $1, by: { ($0 + 239) / 240 }) }, orBy: { both($0, $1, by: { $0 * 240 }) },
            { both($0, $1, by: { ($0 + 120) / 240 }) }
        ) {
            $0.isText && $0.isTyped(2, "60005") && !$0.shows(2, cups: "250", "60005")
                || $0.in(seven) && $0.shows(1, cups: "1", "168")
        }
        check.mistake(
            "The bag is freed, and a field still follows the other one.",
            madeBy: { form, _ in forever.withLock { Solution.exercise7(form, until: $0) } },
            orBy: { form, bag in
                cups(form, bag)
                forever.withLock { millilitres(form, $0) }
            }
        ) { $0.isDisposed }

        check.rejects(
            { form, bag in
                form.millilitres.text = amount(in: form.cups.text ?? "").map { "\($0 * 240)" }
                millilitres(form, bag)
            },
            { cups($0, $1) }, { both($0, $1, none: nil) }, { both($0, $1, none: "0") },
            {
                cups($0, $1)
                millilitres($0, $1, none: nil)
            },
            anyNumberOfCups, anyNumberOfMillilitres,
            {
                cups($0, $1) { $0.distinctUntilChanged() }
                millilitres($0, $1)
            },
            {
                cups($0, $1)
                millilitres($0, $1) { $0.skip(1).distinctUntilChanged() }
            })
        check.hardCoded { form, bag in
            form.millilitres.text = "480"
            cups(form, bag) { $0.skip(1) }
            millilitres(form, bag)
        }
        check.without(.worksOnce, because: "Each form is connected once.")
        check.accepts("closures, and skip(1)", closures)
        check.accepts("a relay for the last typed field", lastTyped)
    }
}
