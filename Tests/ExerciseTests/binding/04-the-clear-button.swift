import ExerciseSupport
import LessonKit
import Marbles
import Screen
import Streams
import Testing

@testable import binding_exercises

private typealias Engrave = (RingForm, DisposeBag) throws -> Void

extension `binding` {
    @Test(.exercise(TheClearButton.exercise)) func `4 · The clear button`() {}
}

struct TheClearButton {
    static let exercise = Check(engrave as Engrave, solution: Solution.engrave, in: FormScene.self) { check in
        check.isOnMain = true
        check.play(.text, "\"Mia\" is in the field") { scene, engrave in
            try scene.engrave("Mia", engrave)
            scene.press(.tab, .enter, .shiftTab, .character("J"), .tab, .enter)
        }
        check.play(.otherInput, "the field is empty, and Clear is tapped twice") { scene, engrave in
            try scene.engrave("", engrave)
            scene.press(.tab, .enter, .enter, .shiftTab, .character("é"), .character(" "), .character("b"), .backspace)
        }
        check.play(.otherInput, "\"Jo Ann\" is in the field, and nobody taps at first") { scene, engrave in
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
            "The field was emptied before anybody tapped. Two things are bound to each other. Which of the two sent first?",
            step: "A field and a relay",
            madeBy: { form, bag in
                let name = BehaviorRelay(value: "")
                name.bind(to: form.name.rx.text).disposed(by: bag)
                form.name.rx.text.orEmpty.bind(to: name).disposed(by: bag)
                letters(name.asObservable(), form, bag)
                form.clear.rx.tap.map { "" }.bind(to: name).disposed(by: bag)
            }
        ) { $0.kind == .text && $0.shown(0).hasPrefix("\"\"") }
        check.mistake(
            "The label is empty at first. Which of your sources sends something before the first key?",
            step: "Three readers of a field",
            madeBy: { form, bag in
                let cleared = cleared(form, bag)
                letters(.merge(form.name.rx.text.orEmpty.changed.asObservable(), cleared), form, bag)
            },
            orBy: { form, bag in
                let cleared = cleared(form, bag)
                letters(.combineLatest(form.name.rx.text.orEmpty, cleared) { text, _ in text }, form, bag)
            }, { form, bag in letters(cleared(form, bag), form, bag) }, { _, _ in }
        ) { $0.kind == .text && $0.shown(0) == "\"Mia\", letters \"\"" }
        check.mistake(
            "The field is empty, and the label still counts its old letters. The program has emptied the field: does `rx.text` "
                + "send that?", step: "Three readers of a field",
            madeBy: { form, bag in
                _ = cleared(form, bag)
                letters(form.name.rx.text.orEmpty.asObservable(), form, bag)
            },
            orBy: { form, bag in
                letters(form.name.rx.text.orEmpty.asObservable(), form, bag)
                form.clear.rx.tap.bind(onNext: { form.name.text = "" }).disposed(by: bag)
            },
            { form, bag in
                let cleared = cleared(form, bag)
                letters(.merge(form.name.rx.text.orEmpty.asObservable(), cleared.filter { !$0.isEmpty }), form, bag)
            },
            { form, bag in
                let texts = Observable.merge(form.name.rx.text.orEmpty.asObservable(), cleared(form, bag))
                letters(texts.scan("", accumulator: +), form, bag)
            }
        ) { $0.kind == .text && $0.shown(1) == "\"\", letters \"3\"" }
        check.mistake(
            "The label says 0, and the name is still in the field.",
            madeBy: { form, bag in
                letters(.merge(form.name.rx.text.orEmpty.asObservable(), form.clear.rx.tap.map { "" }), form, bag)
            }
        ) { $0.kind == .text && $0.shown(1).hasPrefix("\"Mia\"") && $0.shown(1).hasSuffix("\"0\"") }
        check.mistake(
            "Nothing happens at the tap. What keeps your bindings, and for how long?",
            madeBy: { form, _ in Solution.engrave(form, until: DisposeBag()) }
        ) { $0.kind == .text && $0.shown(1) == "\"Mia\", letters \"3\"" }
        check.mistake(
            "The field is empty, and the label says nothing. How many letters has the empty text?",
            madeBy: { form, bag in
                letters(form.name.rx.text.orEmpty.asObservable(), form, bag)
                cleared(form, bag).bind(to: form.letters.rx.text).disposed(by: bag)
            }
        ) { $0.kind == .text && $0.shown(1) == "\"\", letters \"\"" }
        check.mistake(
            "The first tap works, and then the form does not go on as it should. How often may somebody tap and type?",
            madeBy: { form, bag in
                let cleared = form.clear.rx.tap.take(1).map { "" }
                cleared.bind(to: form.name.rx.text).disposed(by: bag)
                letters(.merge(form.name.rx.text.orEmpty.asObservable(), cleared), form, bag)
            },
            orBy: { form, bag in
                let cleared = cleared(form, bag)
                letters(form.name.rx.text.orEmpty.take(until: cleared).concat(Observable.just("")), form, bag)
            }
        ) { $0.kind == .text && $0.shown(1) == "\"\", letters \"0\"" }
        check.mistake(
            "The text that stood in the field was overwritten before anybody typed. Which of your lines writes into the field?",
            step: "A field and a relay",
            madeBy: { form, bag in
                let name = BehaviorRelay(value: "Mia")
                name.bind(to: form.name.rx.text).disposed(by: bag)
                form.name.rx.text.orEmpty.bind(to: name).disposed(by: bag)
                letters(name.asObservable(), form, bag)
                form.clear.rx.tap.map { "" }.bind(to: name).disposed(by: bag)
            }
        ) { $0.situation?.hasPrefix("the field is empty") == true && !$0.shown(0).hasPrefix("\"\"") }
        check.mistake(
            "The label counts something else than the characters. What counts as a letter here?",
            madeBy: { form, bag in
                let texts = Observable.merge(form.name.rx.text.orEmpty.asObservable(), cleared(form, bag))
                letters(texts.map { text in text.filter(\.isLetter) }, form, bag)
            },
            orBy: { form, bag in
                let texts = Observable.merge(form.name.rx.text.orEmpty.asObservable(), cleared(form, bag))
                texts.map { "\($0.utf8.count)" }.bind(to: form.letters.rx.text).disposed(by: bag)
            }
        ) { $0.kind == .otherInput && $0.shown(1).hasSuffix("\"0\"") || $0.shown(0).hasSuffix("\"5\"") }
        check.mistake(
            "The bag is freed, and the form goes on. Which of your subscriptions is not in it?",
            madeBy: { form, _ in forever.withLock { Solution.engrave(form, until: $0) } },
            orBy: { form, bag in
                _ = form.clear.rx.tap.map { "" }.bind(to: form.name.rx.text)
                let texts = Observable.merge(form.name.rx.text.orEmpty.asObservable(), form.clear.rx.tap.map { "" })
                letters(texts, form, bag)
            }
        ) { $0.kind == .disposed }

        check.hardCoded { form, bag in
            let cleared = cleared(form, bag)
            letters(.merge(.just("abc"), form.name.rx.text.orEmpty.changed.asObservable(), cleared), form, bag)
        }
        check.without(.worksOnce, because: "Each form is connected once.")
        check.accepts("a relay, and two bindings") { form, bag in
            let name = BehaviorRelay(value: form.name.text ?? "")
            name.bind(to: form.name.rx.text).disposed(by: bag)
            form.name.rx.text.orEmpty.bind(to: name).disposed(by: bag)
            letters(name.asObservable(), form, bag)
            form.clear.rx.tap.map { "" }.bind(to: name).disposed(by: bag)
        }
        check.accepts("the label is set by hand") { form, bag in
            letters(form.name.rx.text.orEmpty.asObservable(), form, bag)
            form.clear.rx.tap.bind(onNext: {
                form.name.text = ""
                form.letters.text = "0"
            }).disposed(by: bag)
        }
        check.accepts("the field is subscribed to again after each tap") { form, bag in
            let taps = form.clear.rx.tap.do(onNext: { form.name.text = "" }).map { _ in }
            letters(taps.startWith(()).flatMapLatest { form.name.rx.text.orEmpty }, form, bag)
        }
    }
}

/// A bag that nobody lets go of.
private let forever = Locked(DisposeBag())

private func letters(_ texts: Observable<String>, _ form: RingForm, _ bag: DisposeBag) {
    texts.map { "\($0.count)" }.bind(to: form.letters.rx.text).disposed(by: bag)
}

/// The empty texts of the taps, bound to the field.
private func cleared(_ form: RingForm, _ bag: DisposeBag) -> Observable<String> {
    let cleared = form.clear.rx.tap.map { "" }
    cleared.bind(to: form.name.rx.text).disposed(by: bag)
    return cleared
}

extension FormScene {
    fileprivate func engrave(_ name: String, _ answer: Engrave) throws {
        let form = RingForm()
        form.name.text = name
        let screen = Screen("Ring", [form.name], [form.letters], [form.clear])
        try open(
            screen, connect: { try answer(form, $0) },
            look: { "\"\(form.name.text ?? "")\", letters \"\(form.letters.text ?? "")\"" })
    }
}
