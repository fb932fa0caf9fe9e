import ExerciseSupport
import Screen

@testable import binding_exercises

extension `binding` {
    @Test(.exercise(check)) func `4 · The clear button`() {}

    private static let check = Check(engrave as Engrave, solution: Solution.exercise4, in: FormScene.self) { check in
        check.isOnMain = true
        check.play(.text, "\"Mia\" is in the field") { scene, engrave in
            try scene.engrave("Mia", engrave)
            scene.press(.tab, .enter, .shiftTab, .character("J"), .tab, .enter)
        }
        let twice = check.play(.otherInput, "the field is empty, and Clear is tapped twice") { scene, engrave in
            try scene.engrave("", engrave)
            scene.press(.tab, .enter, .enter, .shiftTab, .character("é"), .character(" "), .character("b"), .backspace)
        }
        let space = check.play(.otherInput, "\"Jo Ann\" is in the field, and nobody taps at first") { scene, engrave in
            try scene.engrave("Jo Ann", engrave)
            scene.press(.character("a"), .backspace, .backspace, .tab, .enter, .shiftTab, .character("x"))
        }
        check.play(.disposed, "the bag is freed, then a key and a tap") { scene, engrave in
            try scene.engrave("Mia", engrave)
            scene.close()
            scene.press(.character("m"), .tab, .enter)
        }
        check.play(.secondSubscriber, "two forms") { scene, engrave in
            try scene.engrave("Mia", engrave)
            try scene.engrave("Jo", engrave)
            scene.press(.character("x"), .tab, .enter, in: 1)
            scene.press(.character("y"), in: 0)
        }
        check.without(.laterSubscriber, because: "Each form is connected once.")

        check.mistake(
            "The text that stood in the field was overwritten before anybody typed. Which of your lines writes into the field?",
            step: "A field and a relay", madeBy: { written($0, over: "", $1) }, orBy: { written($0, over: "Mia", $1) }
        ) { $0.isText && $0.begins("\"\"") || $0.in(twice) && !$0.begins("\"\"") }
        check.mistake(
            "The label is empty at first. Which of your sources sends something before the first key?",
            step: "Three readers of a field",
            madeBy: { form, bag in
                letters(.merge(form.name.rx.text.orEmpty.changed.asObservable(), cleared(form, bag)), form, bag)
            },
            orBy: { form, bag in
                letters(.combineLatest(form.texts, cleared(form, bag)) { text, _ in text }, form, bag)
            }, { form, bag in letters(cleared(form, bag), form, bag) }, { _, _ in }
        ) { $0.isText && $0.shows(0, "Mia", letters: "") }
        check.mistake(
            "The field is empty, and the label still counts its old letters. The program has emptied the field: does `rx.text` "
                + "send that?", step: "Three readers of a field",
            madeBy: { form, bag in
                _ = cleared(form, bag)
                letters(form.texts, form, bag)
            },
            orBy: { form, bag in letters(.merge(form.texts, cleared(form, bag)).scan("", accumulator: +), form, bag) }
        ) { $0.isText && $0.shows(1, "", letters: "3") }
        check.mistake(
            "Nothing happens at the tap. What keeps your bindings, and for how long?",
            madeBy: { form, _ in Solution.exercise4(form, until: DisposeBag()) }
        ) { $0.isText && $0.shows(1, "Mia", letters: "3") }
        check.mistake(
            "The field is empty, and the label says nothing. How many letters has the empty text?",
            madeBy: { form, bag in
                letters(form.texts, form, bag)
                cleared(form, bag).bind(to: form.letters.rx.text).disposed(by: bag)
            }
        ) { $0.isText && $0.shows(1, "", letters: "") }
        check.mistake(
            "There is a name in the field at first, and the label does not count it.",
            madeBy: { form, bag in
                let counts = form.name.rx.text.orEmpty.changed.map { "\($0.count)" }
                Observable.merge(counts, cleared(form, bag).map { _ in "0" }).startWith("0")
                    .bind(to: form.letters.rx.text).disposed(by: bag)
            }
        ) { $0.isText && !$0.shows(0, "Mia", letters: "3") }
        check.mistake(
            "A J is typed, and the label still says 0. Which of your sources sends what the user types after a tap?",
            madeBy: { form, bag in letters(.merge(form.texts.take(1), cleared(form, bag)), form, bag) }
        ) { $0.isText && $0.shows(2, "J", letters: "0") }
        check.mistake(
            "The first tap works, and the second one does not. How often may somebody tap?",
            madeBy: { form, bag in
                let cleared = form.clear.rx.tap.take(1).map { "" }
                cleared.bind(to: form.name.rx.text).disposed(by: bag)
                letters(.merge(form.texts, cleared), form, bag)
            }
        ) { $0.isText && $0.shows(1, "", letters: "0") }
        check.mistake(
            "The label counts something else than the characters. What counts as a letter here?",
            madeBy: { form, bag in
                letters(.merge(form.texts, cleared(form, bag)).map { $0.filter(\.isLetter) }, form, bag)
            },
            orBy: { form, bag in
                let texts = Observable.merge(form.texts, cleared(form, bag))
                texts.map { "\($0.utf8.count)" }.bind(to: form.letters.rx.text).disposed(by: bag)
            }
        ) {
            $0.in(space) && $0.shows(0, "Jo Ann", letters: "5")
                || $0.in(twice) && ($0.shows(3, "é", letters: "2") || $0.shows(4, "é ", letters: "1"))
        }
        check.mistake(
            "The bag is freed, and the form goes on. Which of your subscriptions is not in it?",
            madeBy: { form, _ in forever.withLock { Solution.exercise4(form, until: $0) } },
            orBy: { form, bag in
                _ = form.clear.rx.tap.map { "" }.bind(to: form.name.rx.text)
                letters(.merge(form.texts, form.clear.rx.tap.map { "" }), form, bag)
            }
        ) { $0.isDisposed }

        check.rejects { form, bag in letters(.merge(form.texts, form.clear.rx.tap.map { "" }), form, bag) }
        check.hardCoded { form, bag in
            letters(.merge(.just("abc"), form.texts.skip(1), cleared(form, bag)), form, bag)
        }
        check.without(.worksOnce, because: "Each form is connected once.")
        check.accepts("a relay, and two bindings") { written($0, over: $0.name.text ?? "", $1) }
        check.accepts("the label is set by hand") { form, bag in
            letters(form.texts, form, bag)
            form.clear.rx.tap.bind(onNext: { (form.name.text, form.letters.text) = ("", "0") }).disposed(by: bag)
        }
        check.accepts("the field is subscribed to again after each tap") { form, bag in
            let taps = form.clear.rx.tap.do(onNext: { form.name.text = "" }).map { _ in }
            letters(taps.startWith(()).flatMapLatest { form.texts }, form, bag)
        }
    }
}
