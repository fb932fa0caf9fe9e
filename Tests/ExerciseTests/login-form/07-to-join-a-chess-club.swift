import ExerciseSupport
import LessonKit
import Marbles
import Screen
import Streams
import Testing

@testable import login_form_exercises

extension `login-form` {
    @Test(.exercise(ToJoinAChessClub.exercise)) func `7 · To join a chess club`() {}
}

struct ToJoinAChessClub {
    static let exercise = Check(
        connect as ClubScene.Answer, solution: Solution.exercise7 as ClubScene.Answer, in: ClubScene.self
    ) { check in
        check.isOnMain = true
        check.without(.secondSubscriber, because: "A form is connected once.")
        check.without(.laterSubscriber, because: "A form is connected once.")

        check.play(.text, "an empty form is filled (lights, button, message)") {
            scene, answer in
            try scene.open("", "", answer)
            scene.type("An\tx@\t\n")  // 1 to 7
            scene.answer("Welcome, An")
            scene.press(.shiftTab, .backspace)  // 9, 10
        }
        let fails = check.play(
            .otherInput, "right texts are remembered; the club fails, then it answers (lights, button, message)"
        ) { scene, answer in
            try scene.open("Jo", "j@x", answer)
            scene.type("\t\t\n")  // 1 to 3
            scene.answer(nil)
            scene.type("\te")
            scene.press(.down, .down)
            scene.type("\n")  // 5 to 9
            scene.answer("Welcome, Joe")
        }
        check.play(.otherInput, "wrong texts are remembered (lights, button, message)") { scene, answer in
            try scene.open("J", "jx", answer)
            scene.type("o")
            scene.press(.backspace, .backspace)
            scene.type("\t@")
            scene.press(.backspace, .backspace, .backspace)
        }
        let types = check.play(.otherInput, "somebody types while a request is under way (lights, button, message)") {
            scene, answer in
            try scene.open("Jo", "j@x", answer)
            scene.type("\t\t\n\n")
            scene.press(.shiftTab)
            scene.type("y")  // 1 to 6
            scene.answer("Welcome, Jo")
            scene.type("z\t\n")  // 8 to 10
            scene.answer("Hello again")
        }
        let atOnce = check.play(.otherInput, "the club answers at once (lights, button, message)") { scene, answer in
            try scene.open("Jo", "j@x", atOnce: "Welcome", answer)
            scene.type("\t\t\n\te\ty\t\n")
        }
        let bagGoes = check.play(.disposed, "the bag goes while a request is under way (lights, button, message)") {
            scene, answer in
            try scene.open("Jo", "j@x", answer)
            scene.type("\t\t\n")
            scene.close()
            scene.answer("Welcome")
            scene.type("\t")
            scene.press(.backspace)
        }

        check.mistake(
            "A control was sent an error, and it cannot show one. What should be sent in place of the error, and where?",
            madeBy: madeClub(requests: { unsafe($0, $1, $2).share() })
        ) { $0.hasBindingError }
        check.mistake(
            "An empty form is red. Nobody has typed anything wrong yet.", step: "No red in an empty form",
            madeBy: madeClub(name: { $0.count >= 2 }, email: { $0.contains("@") }), orBy: { _, _, _ in }
        ) { $0.isText && ($0.state(0)?.name == true || $0.state(0)?.email == true) }
        check.mistake(
            "The form is empty, and the button is enabled. What does its rule say of empty texts? Has each source a first answer?",
            step: "A test without a screen", madeBy: madeClub(busy: { $0.map { $0 == nil } }),
            orBy: madeClub(canJoin: { _, _ in true }),
            madeClub(canJoin: { ($0.isEmpty || $0.count >= 2) && ($1.isEmpty || $1.contains("@")) })
        ) { $0.isText && $0.state(0)?.canJoin == true }
        check.mistake(
            "After the first moment the form does not react. What keeps its bindings, and for how long?",
            madeBy: { form, ask, _ in try madeClub()(form, ask, DisposeBag()) }
        ) { $0.isText && $0.isStill }
        check.mistake(
            "One of the two lights does not fit its text. Which texts are right, and which are wrong?",
            madeBy: madeClub(name: { _ in true }),
            orBy: madeClub(email: { _ in true }), madeClub(name: { $0.isEmpty || $0.count > 2 }),
            madeClub(name: { _ in true }, canJoin: { name, email in !name.isEmpty && email.contains("@") }),
            madeClub(email: { $0.isEmpty || $0.contains("@") && $0.contains(".") })
        ) {
            $0.isText
                && ($0.states.prefix(6).map(\.name) != [false, true, false, false, false, false]
                    || $0.states.prefix(6).map(\.email) != [false, false, false, false, true, false])
        }
        check.mistake(
            "Both texts are right, and the button is disabled.",
            madeBy: madeClub(canJoin: { $0.count > 2 && $1.contains("@") }), orBy: madeClub(canJoin: { _, _ in false })
        ) { $0.isText && $0.state(5)?.canJoin == false }
        check.mistake(
            "Only one of the two texts is right, and the button is enabled.",
            madeBy: madeClub(canJoin: { $0.count >= 2 || $1.contains("@") }),
            orBy: madeClub(canJoin: { name, _ in name.count >= 2 })
        ) { $0.isText && ($0.state(2)?.canJoin == true || $0.state(3)?.canJoin == true) }
        check.mistake(
            "The club was asked without a tap. Which of the two starts a request, and which is only read?",
            madeBy: madeClub(requests: { askedByTexts($0, $1, $2) })
        ) { $0.isText && $0.asked.contains("An/x") }
        check.mistake(
            "The texts of another moment were sent. Which texts are in the fields at the tap?",
            madeBy: madeClub(requests: { tap, texts, ask in
                madeRequests(tap, first(texts.filter { $0.0.count >= 2 && $0.1.contains("@") }), ask)
            }),
            orBy: madeClub(requests: { madeRequests($0, first($1), $2) })
        ) {
            $0.isText && $0.asked == ["/"]
                || $0.in(fails) && $0.showed("No answer", at: 4) && $0.asked == ["Jo/j@x", "Jo/j@x"]
        }
        check.mistake(
            "One tap has asked the club more than once. How many subscribe to the requests, and what do they share?",
            step: "Two taps",
            madeBy: madeClub(requests: { unshared($0, $1, $2) }),
            orBy: madeClub(requests: { tap, texts, ask in madeRequests(tap, texts) { ask($0, $1).retry(2) } })
        ) { $0.asked.count > 1 && ($0.isText || Set($0.asked).count < $0.asked.count) }
        check.mistake(
            "The tap has not asked the club.", madeBy: madeClub(requests: { _, _, _ in .never() }),
            orBy: madeClub(requests: { tap, texts, ask in madeRequests(tap, texts.skip(100), ask) })
        ) { $0.isText && $0.asked.isEmpty }
        check.mistake(
            "A request is under way, and the button is enabled.", step: "Two taps",
            madeBy: madeClub(busy: { _ in .just(false) })
        ) { $0.isText && $0.state(7)?.canJoin == true }
        check.mistake(
            "The request is over, and the button is still disabled.",
            madeBy: madeClub(busy: { $0.map { _ in true }.startWith(false) }),
            orBy: madeClub(busy: { $0.filter { $0 != "No answer" }.map { $0 == nil }.startWith(false) }),
            clubThatIsBusyAfterTheAnswer
        ) {
            $0.isText && $0.state(8)?.canJoin == false || $0.in(fails) && $0.state(4)?.canJoin == false
                || $0.in(atOnce) && $0.state(2)?.canJoin == true && $0.state(3)?.canJoin == false
        }
        check.mistake(
            "The club has answered, and the message does not say it.",
            madeBy: madeClub(message: { _, texts in texts.map { _ in "" } }),
            orBy: madeClub(message: { answers, texts in
                Observable.combineLatest(answers, texts).map { _ in "" }
            })
        ) { $0.isText && $0.state(8)?.message != "Welcome, An" }
        check.mistake(
            "A text was changed, and the message is still there. Both fields count.",
            madeBy: madeClub(message: { answers, _ in answers.startWith("") }),
            orBy: madeClub(message: { answers, texts in
                .merge(answers, texts.map { $0.0 }.distinctUntilChanged().map { _ in "" })
            }),
            madeClub(message: { answers, texts in
                .merge(answers, texts.map { $0.1 }.distinctUntilChanged().map { _ in "" })
            })
        ) {
            $0.isText && $0.showed("Welcome, An", at: 8, 10) || $0.in(fails) && $0.showed("No answer", at: 4, 6)
        }
        check.mistake(
            "The club did not answer. The message should say so, and the form goes on.",
            madeBy: madeClub(requests: { tap, texts, ask in madeRequests(tap, texts) { ask($0, $1).catchAndReturn("") }
            }),
            orBy: madeClub(message: { answers, texts in
                .merge(answers.filter { $0 != "No answer" }, texts.map { _ in "" })
            })
        ) { $0.in(fails) && $0.state(4)?.message != "No answer" }
        check.mistake(
            "A failure came, and after it no tap asks any more. What did the failure end, or what ends with the first tap?",
            madeBy: madeClub(requests: { unsafe($0, $1, $2).asSignal(onErrorJustReturn: "No answer").asObservable() }),
            orBy: madeClub(requests: { tap, texts, ask in
                let first = tap.asObservable().take(1).asSignal(onErrorSignalWith: .empty())
                return madeRequests(first, texts, ask)
            })
        ) { $0.in(fails) && $0.asked.count == 1 }
        check.mistake(
            "Somebody typed while a request was under way. The request goes on, and its answer is shown.",
            madeBy: madeClub(requests: { stoppedByTexts($0, $1, $2) })
        ) { $0.in(types) && $0.state(7)?.message != "Welcome, Jo" }
        check.mistake(
            "The bag is gone, and the form still follows its fields, or a request is under way.",
            madeBy: { form, ask, _ in try madeClub()(form, ask, foreverOfTheClub) },
            orBy: clubThatHoldsItsBag
        ) { $0.goesOnWithoutBag }
        check.mistake(
            "Right texts are remembered, and the button is disabled. What does each field send before the first key?",
            madeBy: { form, ask, bag in
                let email = form.email.rx.text.orEmpty.changed.asDriver(onErrorJustReturn: "").startWith("")
                try madeClub(emailText: email)(form, ask, bag)
            }
        ) { $0.in(fails, bagGoes) && $0.state(0)?.canJoin == false }

        check.hardCoded { try madeClub(canJoin: { $0 == "An" && $1 == "x@" })($0, $1, $2) }
        check.accepts("observables, shared by hand", madeClub(requests: { unshared($0, $1, $2).share() }))
        check.accepts("a message for each text, and then the next answer", clubWithMessages)
        check.accepts("relays for what is under way and for the message", clubWithRelays)
    }
}
