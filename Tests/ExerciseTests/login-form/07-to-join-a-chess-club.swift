import ExerciseSupport
import LessonKit
import Marbles
import Screen
import Streams
import Testing

@testable import login_form_exercises

@Suite struct ToJoinAChessClub: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(
        connect as ClubScene.Answer, solution: Solution.connect as ClubScene.Answer, in: ClubScene.self
    ) { check in
        check.isOnMain = true
        check.without(.secondSubscriber, because: "A form is connected once.")
        check.without(.laterSubscriber, because: "A form is connected once.")

        check.play(.text, "the two lights, the button, the message: an empty form is filled, with a tap and an answer")
        {
            scene, answer in
            try scene.open("", "", answer)
            scene.type("An\tx@\t\n")  // 1 to 7
            scene.answer("Welcome, An")
            scene.press(.shiftTab, .backspace)  // 9, 10
        }
        check.play(.otherInput, "right texts are remembered; the club fails, then it answers") { scene, answer in
            try scene.open("Jo", "j@x", answer)
            scene.type("\t\t\n")  // 1 to 3
            scene.answer(nil)
            scene.type("\te")
            scene.press(.down, .down)
            scene.type("\n")  // 5 to 9
            scene.answer("Welcome, Joe")
        }
        check.play(.otherInput, "wrong texts are remembered") { scene, answer in
            try scene.open("J", "jx", answer)
            scene.type("o")
            scene.press(.backspace, .backspace)
            scene.type("\t@")
            scene.press(.backspace, .backspace, .backspace)
        }
        check.play(.otherInput, "somebody types while a request is under way") { scene, answer in
            try scene.open("Jo", "j@x", answer)
            scene.type("\t\t\n\n")
            scene.press(.shiftTab)
            scene.type("y")  // 1 to 6
            scene.answer("Welcome, Jo")
            scene.type("z\t\n")  // 8 to 10
            scene.answer("Hello again")
        }
        check.play(.otherInput, "the club answers at once") { scene, answer in
            try scene.open("Jo", "j@x", atOnce: "Welcome", answer)
            scene.type("\t\t\n\te\ty\t\n")
        }
        check.play(.disposed, "the bag goes while a request is under way") { scene, answer in
            try scene.open("Jo", "j@x", answer)
            scene.type("\t\t\n")
            scene.close()
            scene.answer("Welcome")
            scene.type("\t")
            scene.press(.backspace)
        }

        check.mistake(
            "A control was sent an error, and it cannot show one. What should be sent in place of the error, and where?",
            madeBy: made(requests: { tap, texts, ask in
                tap.withLatestFrom(texts).asObservable()
                    .flatMapFirst { ask($0, $1).map { Optional($0) }.asObservable().startWith(nil) }.share()
            })
        ) { $0.hasBindingError }
        check.mistake(
            "An empty form is red. Nobody has typed anything wrong yet.", step: "No red in an empty form",
            madeBy: made(name: { $0.count >= 2 }, email: { $0.contains("@") }), orBy: { _, _, _ in }
        ) { $0.kind == .text && ($0.state(0)?.name == true || $0.state(0)?.email == true) }
        check.mistake(
            "The form is empty, and the button is enabled. What does the rule of a light say of the empty text?",
            step: "No red in an empty form",
            madeBy: made(canJoin: { ($0.isEmpty || $0.count >= 2) && ($1.isEmpty || $1.contains("@")) }),
            orBy: made(canJoin: { _, _ in true })
        ) { $0.kind == .text && $0.state(0)?.canJoin == true }
        check.mistake(
            "A name of one character is wrong, or an e-mail without \"@\". Its light is not red.",
            madeBy: made(name: { _ in true }), orBy: made(email: { _ in true })
        ) { $0.kind == .text && ($0.state(1)?.name == false || $0.state(4)?.email == false) }
        check.mistake(
            "The texts are right, and a light is still red, or the button disabled. What does the text count as right?",
            madeBy: made(name: { $0.isEmpty || $0.count > 2 }),
            orBy: made(email: { $0.isEmpty || $0.contains("@") && $0.contains(".") }),
            made(canJoin: { $0.count > 2 && $1.contains("@") }), made(canJoin: { _, _ in false })
        ) {
            $0.kind == .text
                && ($0.state(2)?.name == true || $0.state(5)?.email == true || $0.state(5)?.canJoin == false)
        }
        check.mistake(
            "Only one of the two texts is right, and the button is enabled.",
            madeBy: made(canJoin: { $0.count >= 2 || $1.contains("@") }),
            orBy: made(canJoin: { name, _ in name.count >= 2 })
        ) { $0.kind == .text && ($0.state(2)?.canJoin == true || $0.state(3)?.canJoin == true) }
        check.mistake(
            "The club was asked without a tap.",
            madeBy: made(requests: { tap, texts, ask in
                Driver.combineLatest(tap.asDriver(onErrorJustReturn: ()), texts) { $1 }.asObservable()
                    .flatMapLatest {
                        ask($0, $1).map { Optional($0) }.catchAndReturn("No answer").asObservable().startWith(nil)
                    }
                    .share()
            })
        ) { $0.kind == .text && $0.asked.contains("An/x") }
        check.mistake(
            "The texts of another moment were sent. Which texts are in the fields at the tap?",
            madeBy: made(requests: { tap, texts, ask in
                requests(
                    tap,
                    texts.filter { $0.0.count >= 2 && $0.1.contains("@") }.asObservable().take(1).asDriver(
                        onErrorJustReturn: ("", "")), ask)
            })
        ) {
            $0.situation?.contains("the club fails") == true && $0.state(4)?.message == "No answer"
                && $0.asked == ["Jo/j@x", "Jo/j@x"]
        }
        check.mistake(
            "One tap has asked the club more than once. How many subscribe to the requests, and what do they share?",
            step: "Two taps",
            madeBy: made(requests: { tap, texts, ask in
                tap.asObservable().withLatestFrom(texts.asObservable()).flatMapFirst {
                    ask($0, $1).map { Optional($0) }.catchAndReturn("No answer").asObservable().startWith(nil)
                }
            }), orBy: made(requests: { tap, texts, ask in requests(tap, texts) { ask($0, $1).retry(2) } })
        ) { $0.asked.count > 1 && ($0.kind == .text || Set($0.asked).count < $0.asked.count) }
        check.mistake(
            "The tap has not asked the club.", madeBy: made(requests: { _, _, _ in .never() }),
            orBy: made(requests: { tap, texts, ask in requests(tap, texts.skip(100), ask) })
        ) { $0.kind == .text && $0.asked.isEmpty }
        check.mistake(
            "A request is under way, and the button is enabled.", step: "Two taps",
            madeBy: made(busy: { _ in .just(false) })
        ) { $0.kind == .text && $0.state(7)?.canJoin == true }
        check.mistake(
            "The request is over, and the button is still disabled.",
            madeBy: made(busy: { $0.map { _ in true }.startWith(false) }),
            orBy: made(busy: { $0.filter { $0 != "No answer" }.map { $0 == nil }.startWith(false) })
        ) {
            $0.kind == .text && $0.state(8)?.canJoin == false
                || $0.situation?.contains("the club fails") == true && $0.state(4)?.canJoin == false
        }
        check.mistake(
            "The club has answered, and the message does not say it.",
            madeBy: made(message: { _, texts in texts.map { _ in "" } }),
            orBy: made(message: { answers, texts in
                Observable.combineLatest(answers, texts).map { _ in "" }
            })
        ) { $0.kind == .text && $0.state(8)?.message != "Welcome, An" }
        check.mistake(
            "A text was changed, and the message is still there. Both fields count.",
            madeBy: made(message: { answers, _ in answers.startWith("") }),
            orBy: made(message: { answers, texts in
                .merge(answers, texts.map { $0.0 }.distinctUntilChanged().map { _ in "" })
            }),
            made(message: { answers, texts in
                .merge(answers, texts.map { $0.1 }.distinctUntilChanged().map { _ in "" })
            })
        ) { $0.isStale }
        check.mistake(
            "The club did not answer. The message should say so, and the form goes on.",
            madeBy: made(requests: { tap, texts, ask in requests(tap, texts) { ask($0, $1).catchAndReturn("") } }),
            orBy: made(message: { answers, texts in
                .merge(answers.filter { $0 != "No answer" }, texts.map { _ in "" })
            })
        ) { $0.situation?.contains("the club fails") == true && $0.state(4)?.message != "No answer" }
        check.mistake(
            "A failure came, and after it no tap asks any more. What did the error end?",
            madeBy: made(requests: { tap, texts, ask in
                tap.withLatestFrom(texts).asObservable()
                    .flatMapFirst { ask($0, $1).map { Optional($0) }.asObservable().startWith(nil) }
                    .asSignal(onErrorJustReturn: "No answer").asObservable()
            })
        ) { $0.situation?.contains("the club fails") == true && $0.asked.count == 1 }
        check.mistake(
            "Somebody typed while a request was under way. The request goes on, and its answer is shown.",
            madeBy: made(requests: { tap, texts, ask in
                Observable.merge(tap.asObservable().map { true }, texts.asObservable().map { _ in false })
                    .withLatestFrom(texts.asObservable()) { ($0, $1) }
                    .flatMapLatest { isTap, texts -> Observable<String?> in
                        isTap
                            ? ask(texts.0, texts.1).map { Optional($0) }.catchAndReturn("No answer").asObservable()
                                .startWith(nil) : .empty()
                    }
                    .share()
            })
        ) { $0.situation?.hasPrefix("somebody types") == true && $0.state(7)?.message != "Welcome, Jo" }
        check.mistake(
            "The bag is gone, and the form still follows its fields, or a request is under way.",
            madeBy: { form, ask, _ in try made()(form, ask, forever.withLock { $0 }) }
        ) { $0.kind == .disposed }

        check.hardCoded { try made(canJoin: { $0 == "An" && $1 == "x@" })($0, $1, $2) }
        check.rejects("wrong answer to a remembered e-mail") { form, ask, bag in
            let email = form.email.rx.text.orEmpty.changed.asDriver(onErrorJustReturn: "").startWith("")
            try made(emailText: email)(form, ask, bag)
        }
        check.accepts(
            "with bindings, and closures",
            made(requests: { tap, texts, ask in
                tap.asObservable().withLatestFrom(texts.asObservable()).flatMapLatest {
                    ask($0, $1).map { Optional($0) }.catchAndReturn("No answer").asObservable().startWith(nil)
                }.share()
            }))
        check.accepts("relays for what is under way and for the message") { form, ask, bag in
            let (isBusy, message) = (BehaviorRelay(value: false), BehaviorRelay(value: ""))
            let (name, email) = (form.name.rx.text.orEmpty, form.email.rx.text.orEmpty)
            let texts = Observable.combineLatest(name, email)
            name.map { $0.isEmpty || $0.count > 1 }.bind(to: form.nameLight.rx.isHidden).disposed(by: bag)
            email.map { $0.isEmpty || $0.contains("@") }.bind(to: form.emailLight.rx.isHidden).disposed(by: bag)
            Observable.combineLatest(texts, isBusy) { $0.0.count > 1 && $0.1.contains("@") && !$1 }
                .bind(to: form.join.rx.isEnabled).disposed(by: bag)
            texts.map { _ in "" }.bind(to: message).disposed(by: bag)
            message.bind(to: form.message.rx.text).disposed(by: bag)
            form.join.rx.tap.withLatestFrom(texts)
                .flatMapFirst { texts in
                    ask(texts.0, texts.1).catchAndReturn("No answer")
                        .do(onSubscribe: { isBusy.accept(true) }, onDispose: { isBusy.accept(false) })
                }
                .bind(to: message).disposed(by: bag)
        }
    }
}

/// A bag that nobody lets go of.
private let forever = Locked(DisposeBag())

private typealias Ask = (String, String) -> Single<String>

private func requests(_ tap: Signal<Void>, _ texts: Driver<(String, String)>, _ ask: @escaping Ask) -> Observable<
    String?
> {
    tap.withLatestFrom(texts).flatMapFirst {
        ask($0, $1).map { Optional($0) }.asSignal(onErrorJustReturn: "No answer").startWith(nil)
    }.asObservable()
}

/// The bindings that most answers make, with one thing in it that may be wrong.
private func made(
    emailText: Driver<String>? = nil,
    name isNameFine: @escaping (String) -> Bool = { $0.isEmpty || $0.count >= 2 },
    email isEmailFine: @escaping (String) -> Bool = { $0.isEmpty || $0.contains("@") },
    canJoin: @escaping (String, String) -> Bool = { $0.count >= 2 && $1.contains("@") },
    requests make: @escaping (Signal<Void>, Driver<(String, String)>, @escaping Ask) -> Observable<String?> = {
        requests($0, $1, $2)
    },
    busy: @escaping (Observable<String?>) -> Observable<Bool> = { $0.map { $0 == nil }.startWith(false) },
    message: @escaping (Observable<String>, Observable<(String, String)>) -> Observable<String> = {
        .merge($0, $1.map { _ in "" })
    }
) -> ClubScene.Answer {
    { form, ask, bag in
        let name = form.name.rx.text.orEmpty.asDriver()
        let email = emailText ?? form.email.rx.text.orEmpty.asDriver()
        let texts = Driver.combineLatest(name, email)
        let requests = make(form.join.rx.tap.asSignal(), texts, ask)
        name.map(isNameFine).drive(form.nameLight.rx.isHidden).disposed(by: bag)
        email.map(isEmailFine).drive(form.emailLight.rx.isHidden).disposed(by: bag)
        Observable.combineLatest(texts.asObservable(), busy(requests)) { canJoin($0.0, $0.1) && !$1 }
            .bind(to: form.join.rx.isEnabled).disposed(by: bag)
        message(requests.compactMap { $0 }, texts.asObservable()).bind(to: form.message.rx.text).disposed(by: bag)
    }
}
