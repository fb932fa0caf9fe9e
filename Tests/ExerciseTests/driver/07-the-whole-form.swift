import Dispatch
import ExerciseSupport
import LessonKit
import Marbles
import Screen
import Streams
import Testing

@testable import driver_exercises

@Suite struct TheWholeForm: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(connect, solution: Solution.connect, in: FormScene.self) { check in
        check.isOnMain = true
        check.without(.secondSubscriber, because: "A form is connected once.")
        check.without(.laterSubscriber, because: "A form is connected once.")

        check.play(.text, "a card with a 7 is valid, and with x the check fails") { scene, connect in
            try scene.open(card: "7", pin: "1234", connect) { $0.hasSuffix("x") ? nil : $0.hasPrefix("7") }
            for key in [.character("x"), .backspace, .character("5"), .backspace, .backspace, .character("8")] as [Key]
            {
                scene.press(key)
            }
        }
        check.play(.otherInput, "the card is valid, and a PIN is typed") { scene, connect in
            try scene.open(card: "66", pin: "", connect) { $0 == "66" }
            scene.press(.tab)
            for key in ["a", "b", "c", "4", "5"] as [Character] { scene.press(.character(key)) }
            scene.press(.backspace)
            scene.press(.backspace)
        }
        check.play(.otherInput, "\"7\" takes 3 ticks, \"70\" 6, \"701\" 2; 701 is not valid") { scene, connect in
            try scene.open(card: "7", pin: "abcd", taking: ["7": 3, "70": 6, "701": 2], connect) { $0 != "701" }
            for (tick, key) in [(5, "0"), (7, "1")] as [(TestTime, Character)] {
                scene.at(tick) { scene.press(.character(key)) }
            }
            for tick in [2, 4, 6, 8, 10, 15] { scene.at(tick) { scene.look("tick \(tick)") } }
        }
        check.play(.disposed, "the bag goes while \"70\" is checked") { scene, connect in
            try scene.open(card: "7", pin: "abcd", taking: ["70": 3], connect) { _ in true }
            scene.press(.character("0"))
            scene.close()
            scene.at(9) {
                scene.look("tick 9")
                scene.press(.character("1"))
                scene.press(.tab)
                scene.press(.backspace)
            }
        }
        check.mistakes()

        check.hardCoded { form, check, bag in
            connect(form, until: bag, valid(form) { text in check(text).map { $0 && text.count < 3 } })
        }
        check.without(.worksOnce, because: "A form is connected once.")
        check.accepts("observables, and main by hand") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.flatMapLatest { check($0).catchAndReturn(false) }
                .observe(on: MainScheduler.instance).share(replay: 1)
            connect(form, until: bag, isValid)
        }
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

typealias FormCheck = CodeCheck<FormScene.Answer, FormScene, Never>

extension FormCheck {
    /// Beliefs about forms, the surest sign first.
    fileprivate func mistakes() {
        mistake(
            "A control was sent an error, and it cannot show one. A debug build stops here, and the binding is over. "
                + "What should be sent in place of the error, and where?", step: "An x is typed",
            madeBy: { form, check, bag in
                connect(form, until: bag, form.card.rx.text.orEmpty.flatMapLatest(check).share(replay: 1))
            }
        ) { $0.hasBindingError }
        mistake(
            "There is a number in the field already, and the form shows nothing of it.", step: "What a field sends",
            madeBy: { form, check, bag in
                let isValid = form.card.rx.text.orEmpty.changed.asDriver()
                    .flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }
                connect(form, until: bag, isValid.asObservable())
            },
            orBy: { _, _, _ in }
        ) { $0.kind == .text && $0.seen(0) == ["", "off", "disabled"] }
        mistake(
            "The first answer reached one control and not the others. When did they subscribe, and what is kept for them?",
            step: "One check for the form",
            madeBy: { form, check, bag in connect(form, until: bag, valid(form, check).share()) }
        ) { $0.kind == .text && $0.seen(0) == ["Valid", "off", "disabled"] }
        mistake(
            "After the first moment the form does not react. What keeps its bindings, and for how long?",
            madeBy: { form, check, _ in
                let bag = DisposeBag()
                connect(form, until: bag, valid(form, check))
            },
            orBy: { form, check, bag in connect(form, until: bag, valid(form, check).take(1)) }
        ) { $0.kind == .text && $0.asked.count < 3 }
        mistake(
            "The light has another colour than green and red.",
            madeBy: { form, check, bag in
                connect(form, until: bag, valid(form, check), colors: (.systemBlue, .systemRed))
            }
        ) { scene in scene.lines.contains { $0.contains("another colour") } }
        mistake(
            "The library was asked more than once about a number. Who asks: the form, or each of its bindings?",
            step: "A form with three controls",
            madeBy: { form, check, bag in
                connect(
                    form, until: bag, form.card.rx.text.orEmpty.flatMapLatest { check($0).catchAndReturn(false) })
            }
        ) { $0.kind == .text && $0.asked.count > 7 }
        mistake(
            "The check failed once, and the form has not changed since. What did the error end?",
            step: "Two places for a catch",
            madeBy: { form, check, bag in
                let isValid = form.card.rx.text.orEmpty.flatMapLatest(check).asDriver(onErrorJustReturn: false)
                connect(form, until: bag, isValid.asObservable())
            }
        ) { $0.kind == .text && $0.asked.count == 2 }
        mistake(
            "The check failed, and the form calls the card valid, or still shows the card before.",
            madeBy: { form, check, bag in connect(form, until: bag, valid(form, check, onError: .just(true))) },
            orBy: { form, check, bag in connect(form, until: bag, valid(form, check, onError: .empty())) }
        ) { $0.kind == .text && $0.seen(1).first == "Valid" }
        mistake(
            "The empty text was not checked. It is a number that somebody typed as well.",
            madeBy: { form, check, bag in
                let isValid = form.card.rx.text.orEmpty.asDriver().filter { !$0.isEmpty }
                    .flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }
                connect(form, until: bag, isValid.asObservable())
            }
        ) { $0.kind == .text && !$0.asked.contains("") }
        mistake(
            "The bag is gone, and a check is under way, or the form still follows its fields.",
            madeBy: { form, check, _ in connect(form, until: nil, valid(form, check)) }
        ) { $0.kind == .disposed }
        mistakesOfPINs()
        mistakesOfTime()
    }

    private func mistakesOfPINs() {
        let isPIN = { (scene: FormScene) in scene.situation?.hasSuffix("a PIN is typed") == true }
        mistake(
            "The card is valid and has no PIN yet, and the button is enabled.",
            madeBy: { form, check, bag in connect(form, until: bag, valid(form, check)) { _ in true } },
            orBy: { form, check, bag in connect(form, until: bag, valid(form, check), both: { $0 || $1 }) }
        ) { isPIN($0) && $0.seen(0).last == "enabled" }
        mistake(
            "The PIN was typed, and the library was asked about the card again.",
            madeBy: { form, check, bag in
                let both = Driver.combineLatest(
                    form.card.rx.text.orEmpty.asDriver(), form.pin.rx.text.orEmpty.asDriver())
                connect(
                    form, until: bag,
                    both.flatMapLatest { check($0.0).asDriver(onErrorJustReturn: false) }.asObservable())
            }
        ) { isPIN($0) && $0.asked.count > 1 }
        mistake(
            "The PIN has one to three characters, and the button is enabled.",
            madeBy: { form, check, bag in connect(form, until: bag, valid(form, check)) { !$0.isEmpty } }
        ) { scene in isPIN(scene) && (2...4).contains { scene.seen($0).last == "enabled" } }
        mistake(
            "The PIN is complete, and the button is still disabled. Any four characters will do, at any time.",
            madeBy: { form, check, bag in
                connect(form, until: bag, valid(form, check)) { $0.count == 4 && Int($0) != nil }
            },
            orBy: { form, check, bag in
                let isValid = valid(form, check).share(replay: 1)
                connect(form, until: bag, isValid) { _ in false }
            }
        ) { isPIN($0) && $0.seen(5).last == "disabled" }
        mistake(
            "The PIN has five characters, and the button is enabled.",
            madeBy: { form, check, bag in connect(form, until: bag, valid(form, check)) { $0.count >= 4 } }
        ) { isPIN($0) && $0.seen(6).last == "enabled" && $0.seen(8).last == "disabled" }
        mistake(
            "The PIN is shorter again, and the button is still enabled.",
            madeBy: { form, check, bag in
                var wasComplete = false
                connect(form, until: bag, valid(form, check)) { pin in
                    wasComplete = wasComplete || pin.count == 4
                    return wasComplete
                }
            }
        ) { isPIN($0) && $0.seen(8).last == "enabled" }
    }

    private func mistakesOfTime() {
        let isSlow = { (scene: FormScene) in scene.situation?.hasPrefix("\"7\" takes") == true }
        mistake(
            "No answer has come yet, and the controls show one. What stands there until the first answer comes?",
            madeBy: { form, check, bag in connect(form, until: bag, valid(form, check).startWith(false)) }
        ) { isSlow($0) && $0.seen(0) != ["", "off", "disabled"] }
        mistake(
            "A check is under way, and the controls do not keep what they showed.",
            madeBy: { form, check, bag in
                connect(
                    form, until: bag,
                    valid(form) {
                        check($0).catchAndReturn(false).startWith(false).skip(while: { _ in
                            form.card.text == "7" && form.result.text == ""
                        })
                    })
            }
        ) { isSlow($0) && $0.seen(4) != ["Valid", "green", "enabled"] && $0.seen(2) == ["Valid", "green", "enabled"] }
        mistake(
            "The answer of the number before came later, and the form shows that one.", step: "A check that takes time",
            madeBy: { form, check, bag in
                let isValid = form.card.rx.text.orEmpty.asDriver()
                    .flatMap { check($0).asDriver(onErrorJustReturn: false) }
                connect(form, until: bag, isValid.asObservable())
            }
        ) { isSlow($0) && $0.asked.count == 3 && $0.seen(8).first == "Valid" }
        mistake(
            "A number was never checked: a check was under way when it came.",
            madeBy: { form, check, bag in
                let isValid = form.card.rx.text.orEmpty.asDriver()
                    .flatMapFirst { check($0).asDriver(onErrorJustReturn: false) }
                connect(form, until: bag, isValid.asObservable())
            }
        ) { isSlow($0) && $0.asked.count < 3 }
    }
}

private func valid(
    _ form: CardForm, onError fallback: Driver<Bool> = .just(false), _ check: @escaping (String) -> Observable<Bool>
) -> Observable<Bool> {
    form.card.rx.text.orEmpty.asDriver().flatMapLatest { check($0).asDriver(onErrorDriveWith: fallback) }.asObservable()
}

private func valid(
    _ form: CardForm, _ check: @escaping (String) -> Observable<Bool>, onError fallback: Driver<Bool> = .just(false)
) -> Observable<Bool> { valid(form, onError: fallback, check) }

/// The bindings that most answers make, whatever `isValid` is worth; without a bag nobody ends them.
private func connect(
    _ form: CardForm, until bag: DisposeBag?, _ isValid: Observable<Bool>,
    colors: (Color, Color) = (.systemGreen, .systemRed), both: @escaping (Bool, Bool) -> Bool = { $0 && $1 },
    pin isComplete: @escaping (String) -> Bool = { $0.count == 4 }
) {
    let bindings = [
        isValid.map { $0 ? "Valid" : "Not valid" }.bind(to: form.result.rx.text),
        isValid.map { $0 ? colors.0 : colors.1 }.bind(to: form.light.rx.backgroundColor),
        Observable.combineLatest(isValid, form.pin.rx.text.orEmpty.map(isComplete)) { both($0, $1) }
            .bind(to: form.borrow.rx.isEnabled),
    ]
    if let bag { for binding in bindings { binding.disposed(by: bag) } }
}

/// A form, its screen, and a library that answers.
final class FormScene: Scene<Never> {
    typealias Answer = (CardForm, @escaping (String) -> Observable<Bool>, DisposeBag) throws -> Void

    private let form = CardForm()
    private lazy var screen = Screen("Library", [form.card], [form.pin], [form.result, form.light], [form.borrow])
    private var bag: DisposeBag? = DisposeBag()
    private var open = 0
    private(set) var asked: [String] = []
    private(set) var hasBindingError = false

    /// What the controls showed: label, light, button.
    func seen(_ index: Int) -> [String] {
        lines.indices.contains(index)
            ? lines[index].split(separator: ": ", maxSplits: 1).last.map { $0.components(", ") } ?? [] : []
    }

    /// Connects the form and looks at it. A check answers nil when it fails.
    func open(
        card: String, pin: String, taking ticks: [String: Int] = [:], _ answer: Answer,
        check: @escaping (String) -> Bool?
    ) throws {
        form.card.text = card
        form.pin.text = pin
        try noting {
            try answer(
                form,
                { [self] text in
                    Observable.deferred { [self] in
                        asked.append(text)
                        open += 1
                        let answer = Observable.deferred {
                            check(text).map { .just($0) } ?? Observable<Bool>.error(MarbleError())
                        }
                        return
                            (ticks[text].map { answer.delaySubscription(.milliseconds(100 * $0), scheduler: scheduler) }
                            ?? answer).do(onDispose: { [self] in open -= 1 })
                    }
                }, bag ?? DisposeBag())
        }
        look("at first")
    }

    func press(_ key: Key) {
        noting { screen.press(key) }
        look("\(key)")
    }

    /// Lets go of the bag.
    func close() {
        bag = nil
        note("checks under way without the bag", open)
    }

    func look(_ event: String) {
        let color =
            switch form.light.backgroundColor {
            case .systemGreen: "green"
            case .systemRed: "red"
            case nil: "off"
            default: "another colour"
            }
        log("\(event): \(form.result.text ?? ""), \(color), \(form.borrow.isEnabled ? "enabled" : "disabled")")
    }

    override func run() {
        noting { super.run() }
        if notes.isEmpty { note("asked about", asked.map { "\"\($0)\"" }.joined(separator: " ")) }
        bag = nil
    }

    private func noting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try misuses { [self] misuse in
            if misuse.description.contains("Binding error") { hasBindingError = true }
        } in: {
            try body()
        }
    }
}

extension Substring {
    /// The parts between `separator`, empty ones as well.
    fileprivate func components(_ separator: String) -> [String] {
        String(self).split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
    }
}
