import ExerciseSupport
import Screen

@testable import login_form_exercises

extension `login-form` {
    @Test(.exercise(check)) func `7 · To join a chess club`() {}

    private static let check = Check(
        connect as ClubScene.Answer, solution: Solution.exercise7 as ClubScene.Answer, in: ClubScene.self
    ) { check in
        check.isOnMain = true
        check.without(.secondSubscriber, .laterSubscriber, because: "A form is connected once.")

        check.play(.text, "an empty form is filled (lights, button, message)") { scene, answer in
            try scene.open("", "", answer)
            scene.type("An\tx@\t\n")  // 1 to 7
            scene.answer("Welcome, An")
            scene.press(.shiftTab, .backspace)  // 9, 10
        }
        let fails = check.play(.otherInput, "right texts; the club fails, then answers (lights, button, message)") {
            scene, answer in
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
        check.play(.otherInput, "the club answers at once (lights, button, message)") { scene, answer in
            try scene.open("Jo", "j@x", atOnce: "Welcome", answer)
            scene.type("\t\t\n\te\ty\t\n")
        }
        check.play(.disposed, "the bag goes while a request is under way (lights, button, message)") { scene, answer in
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
            "After the first moment the form does not react. What keeps its bindings, and for how long?",
            madeBy: { form, ask, _ in try madeClub()(form, ask, DisposeBag()) }
        ) { $0.isText && $0.isStill }
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
        ) { $0.hasOldTexts }
        check.mistake(
            "One tap has asked the club more than once. How many subscribe to the requests, and what do they share?",
            step: "Two taps", madeBy: madeClub(requests: { unshared($0, $1, $2) }),
            orBy: madeClub(requests: { tap, texts, ask in madeRequests(tap, texts) { ask($0, $1).retry(2) } })
        ) { $0.asked.count > 1 && ($0.isText || Set($0.asked).count < $0.asked.count) }
        check.mistake(
            "A request is under way, and the button is enabled.", step: "Two taps",
            madeBy: madeClub(busy: { _ in .just(false) })
        ) { $0.isText && $0.state(7)?.canJoin == true }
        check.mistake(
            "The bag is gone, and the form still follows its fields, or a request is under way.",
            madeBy: { form, ask, _ in try madeClub()(form, ask, foreverOfTheClub) }
        ) { $0.goesOnWithoutBag }

        check.rejects(
            madeClub(canJoin: { ($0.isEmpty || $0.count >= 2) && ($1.isEmpty || $1.contains("@")) }),
            madeClub(name: { _ in true }), madeClub(email: { _ in true }),
            madeClub(name: { $0.isEmpty || $0.count > 2 }),
            madeClub(email: { $0.isEmpty || $0.contains("@") && $0.contains(".") }),
            madeClub(canJoin: { $0.count > 2 && $1.contains("@") }),
            madeClub(canJoin: { $0.count >= 2 || $1.contains("@") }), madeClub(requests: { _, _, _ in .never() }),
            madeClub(message: { _, texts in texts.map { _ in "" } }),
            madeClub(message: { answers, _ in answers.startWith("") }),
            madeClub(message: { .merge($0, $1.map { $0.1 }.distinctUntilChanged().map { _ in "" }) }),
            madeClub(requests: { tap, texts, ask in madeRequests(tap, texts) { ask($0, $1).catchAndReturn("") } }),
            madeClub(requests: { unsafe($0, $1, $2).asSignal(onErrorJustReturn: "No answer").asObservable() }),
            madeClub(requests: { stoppedByTexts($0, $1, $2) }), madeClub(busy: { $0.map { $0 == nil } }),
            madeClub(canJoin: { _, _ in true }), madeClub(busy: { $0.map { _ in true }.startWith(false) }),
            madeClub(busy: { $0.filter { $0 != "No answer" }.map { $0 == nil }.startWith(false) }),
            clubThatIsBusyAfterTheAnswer)
        check.hardCoded { try madeClub(canJoin: { $0 == "An" && $1 == "x@" })($0, $1, $2) }
        check.accepts("observables, shared by hand", madeClub(requests: { unshared($0, $1, $2).share() }))
        check.accepts("a message for each text, and then the next answer", clubWithMessages)
        check.accepts("relays for what is under way and for the message", clubWithRelays)
    }
}
