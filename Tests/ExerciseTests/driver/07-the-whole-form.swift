import Dispatch
import ExerciseSupport
import Screen

@testable import driver_exercises

extension `driver` {
    @Test(.exercise(check)) func `7 · The whole form`() {}

    private static let check = Check(connect as FormScene.Answer, solution: Solution.exercise7, in: FormScene.self) {
        check in
        let dark = ["", "off", "disabled"]
        check.play(.text, "a card with a 7 is valid, and with x the check fails") { scene, connect in
            try scene.open(card: "7", pin: "1234", connect) { $0.hasSuffix("x") ? nil : $0.hasPrefix("7") }
            scene.press(.character("x"), .backspace, .character("5"), .backspace, .backspace)
        }
        check.play(.otherInput, "the card is valid, and a PIN is typed") { scene, connect in
            try scene.open(card: "66", pin: "", connect) { $0 == "66" }
            scene.press(.tab)
            for key in "abc45" { scene.press(.character(key)) }
            scene.press(.backspace, .backspace)
        }
        let slow = check.play(.otherInput, "\"7\" takes 3 ticks, \"70\" 6, \"701\" 2; 701 is not valid") {
            scene, connect in
            try scene.open(card: "7", pin: "abcd", taking: ["7": 3, "70": 6, "701": 2], connect) { $0 != "701" }
            scene.at(5) { scene.press(.character("0")) }
            scene.at(7) { scene.press(.character("1")) }
            for tick in [2, 4, 6, 8, 10, 15] { scene.at(tick) { scene.look("tick \(tick)") } }
        }
        check.play(.further, "the check answers on a queue of the library") { try $0.openFar($1) }
        check.play(.further, "the bag goes while \"70\" is checked") { scene, connect in
            try scene.open(card: "7", pin: "abcd", taking: ["70": 3], connect) { _ in true }
            scene.press(.character("0"))
            scene.close()
            scene.at(9) { scene.look("tick 9") }
            scene.at(9) { scene.press(.character("1"), .tab, .backspace) }
        }
        check.without(.disposed, because: "The bag that goes, above, is that.")
        check.without(.secondSubscriber, .laterSubscriber, because: "A form is connected once.")

        check.mistake(
            "A control was sent an error, and it cannot show one. A debug build stops here, and the binding is over. "
                + "What should be sent in place of the error, and where?", step: "An x is typed",
            madeBy: made { text, check in text.flatMapLatest(check).share(replay: 1) }
        ) { $0.hasBindingError }
        check.mistake(
            "There is a number in the field already, and the form shows nothing of it.", step: "What a field sends",
            madeBy: made { answers($0.changed.asDriver(), $1) }, orBy: { _, _, _ in }
        ) { $0.isText && $0.seen(0) == dark }
        check.mistake(
            "The first answer reached one control and not the others. When did they subscribe, and what is kept for them?",
            step: "One check for the form", madeBy: made { answers($0, $1).share() }
        ) { $0.isText && $0.seen(0) == ["Valid", "off", "disabled"] }
        check.mistake(
            "The library was asked more than once about a number. Who asks: the form, or each of its bindings?",
            step: "A form with three controls",
            madeBy: made { text, check in text.flatMapLatest { check($0).catchAndReturn(false) } }
        ) { $0.isText && $0.asked.count > 6 }
        check.mistake(
            "The check failed once, and the form has not changed since. What did the error end?",
            step: "Two places for a catch",
            madeBy: made { text, check in text.flatMapLatest(check).asDriver(onErrorJustReturn: false).asObservable() }
        ) { $0.isText && $0.asked.count == 2 }
        check.mistake(
            "No answer has come to the number that stands there, and the controls show one. What stands there until it comes?",
            madeBy: made { answers($0, $1).startWith(false) },
            orBy: made { text, check in answers(text) { check($0).startWith(false) } },
            made { text, check in answers(text) { $0 == "7" ? check($0) : check($0).startWith(false) } }
        ) { $0.in(slow) && ($0.seen(0) != dark || $0.seen(3).first == "Not valid") }
        check.mistake(
            "The answer of the number before came later, and the form shows that one.", step: "A check that takes time",
            madeBy: made { text, check in
                text.asDriver().flatMap { check($0).asDriver(onErrorJustReturn: false) }.asObservable()
            }
        ) { $0.in(slow) && $0.asked.count == 3 && $0.seen(6).first == "Valid" }
        check.mistake(
            "A control was touched on the queue of the library. Which queue does the screen belong to?",
            step: "An answer from another queue",
            madeBy: { form, check, bag in
                made { text, check in
                    text.flatMapLatest { check($0).catchAndReturn(false) }.share(replay: 1)
                        .do(onNext: { form.result.text = $0 ? "Valid" : "Not valid" })
                }(form, check, bag)
            }
        ) { $0.kind == .further && $0.isTouched }

        check.rejects(
            made { answers($0, $1).map { !$0 } }, made { answers($0, $1).take(1) },
            made { text, check in answers(text) { text in check(text).map { $0 && text.hasPrefix("7") } } },
            made(both: { .combineLatest($0, $1) { $0 || $1 } }) { answers($0, $1) },
            made { text, check in answers(text.asDriver().filter { !$0.isEmpty }, check) },
            made(colors: (.systemBlue, .systemRed)) { answers($0, $1) },
            { form, check, bag in
                let (card, pin) = (form.card.rx.text.orEmpty, form.pin.rx.text.orEmpty)
                let cards = Observable.combineLatest(card, pin) { card, _ in card }
                made { _, check in answers(cards.asDriver(onErrorJustReturn: ""), check) }(form, check, bag)
            },
            made { text, check in
                text.asDriver().flatMapFirst { check($0).asDriver(onErrorJustReturn: false) }.asObservable()
            })
        check.without(.hardCoded, because: "a 7 in front, above, is this mistake")
        check.without(.worksOnce, because: "A form is connected once.")
        check.rejects(
            made { text, check in answers(text) { check($0).catchAndReturn(true) } },
            made(both: { valid, _ in valid }) { answers($0, $1) }, made(pin: { !$0.isEmpty }) { answers($0, $1) },
            made(pin: { $0.count >= 4 }) { answers($0, $1) },
            made(both: { .combineLatest($0, $1.scan(false) { $0 || $1 }) { $0 && $1 } }) { answers($0, $1) },
            made(pin: { $0.count == 4 && Int($0) != nil }) { answers($0, $1) },
            made(both: { .zip($0, $1) { _, _ in false } }) { answers($0, $1) })
        check.rejects { form, check, _ in forever.withLock { made { answers($0, $1) }(form, check, $0) } }
        check.accepts(
            "observables, and main by hand",
            made { text, check in
                text.flatMapLatest { check($0).catchAndReturn(false) }
                    .observe(on: MainScheduler.instance).share(replay: 1)
            })
        check.accepts("controls set in closures") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.asDriver()
                .flatMapLatest { check($0).asDriver(onErrorRecover: { _ in .just(false) }) }
            isValid.drive(onNext: {
                form.result.text = $0 ? "Valid" : "Not valid"
                form.light.backgroundColor = $0 ? .systemGreen : .systemRed
            }).disposed(by: bag)
            Driver.combineLatest(form.pin.rx.text.orEmpty.asDriver(), isValid).map { $0.0.count == 4 && $0.1 }
                .drive(form.borrow.rx.isEnabled).disposed(by: bag)
        }
    }
}
