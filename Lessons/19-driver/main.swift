import LessonKit
import Screen
import Streams

Lesson.play(
    screen: { stage in numberForm(on: stage) },

    Step("What counts as a number") { stage in
        let form = Form("", on: stage)
        show(form.screen)

        let texts = ["12", "", " 1", "1,000", ".5", "1e3", "0x10", "nan"]
        for text in texts {
            show("\"\(text)\"", Double(text) != nil ? "Ok" : "Error")
        }
    },

    Step("What a field sends") { stage in
        let form = Form("4", on: stage)
        stage.draw("text", form.number.rx.text.orEmpty)
        stage.draw("tap", form.send.rx.tap)
        form.send.isEnabled = true

        form.type("1", at: 3)
        stage.at(6) { form.number.text = "50" }
        form.type("7", at: 9)
        form.press(.tab, .enter, at: 12)
    },

    Step("A check that takes time") { stage in
        let form = Form("1", on: stage)
        stage.draw("text", form.text)
        let answers = form.text.flatMapLatest { text in
            check(text)
                .delay(.milliseconds(300), scheduler: stage.scheduler)
                .record("check \(text)", on: stage, as: word)
        }
        stage.draw("answers", answers, as: word)
        form.type("2", at: 6)
        form.type("3", at: 8)
    },

    Step("A form with three controls") { stage in
        let form = Form("123", on: stage)
        let isNumber = form.text.flatMapLatest(check)

        isNumber.map(word).bind(to: form.result.rx.text).disposed(by: form.bag)
        isNumber.map(color)
            .bind(to: form.light.rx.backgroundColor).disposed(by: form.bag)
        isNumber.bind(to: form.send.rx.isEnabled).disposed(by: form.bag)
        form.type("4", at: 3)
        form.show(at: 3)
    },

    Step("One check for the form") { stage in
        let form = Form("123", on: stage)
        let isNumber = form.text.share().flatMapLatest(check)
        form.bind(isNumber)

        form.show(at: 0)
        form.type("4", at: 6)
    } variant: { stage in
        let form = Form("123", on: stage)
        let isNumber = form.text.flatMapLatest(check).share(replay: 1)
        form.bind(isNumber)

        form.show(at: 0)
        form.type("4", at: 6)
    },

    Step("An x is typed") { stage in
        let form = Form("12", on: stage)
        let isNumber = form.text.flatMapLatest(check).share(replay: 1)
        stage.draw("text", form.text)
        form.bind(isNumber)

        form.type("x", at: 3)
        form.press(.backspace, at: 6)
        form.show(at: 9)
    } variant: { stage in
        let form = Form("", on: stage)
        let isNumber = form.text.flatMapLatest(check).share(replay: 1)
        stage.draw("text", form.text)
        form.bind(isNumber)

        form.type("1", at: 3)
        form.type("2", at: 6)
    },

    Step("Two places for a catch") { stage in
        let form = Form("1", on: stage)
        let outside = form.text.flatMapLatest(check).catchAndReturn(false)
        let inside = form.text.flatMapLatest { text in
            check(text).catchAndReturn(false)
        }
        stage.draw("text", form.text)
        stage.draw("outside", outside, as: word)
        stage.draw("inside", inside, as: word)
        form.type("x", at: 3)
        form.press(.backspace, at: 6)
    },

    Step("An answer from another queue", lasting: .milliseconds(400)) { stage in
        let form = Form("12", on: stage)
        let isNumber = form.text.flatMapLatest(askServer).share(replay: 1)
        isNumber.map(word).bind(to: form.result.rx.text).disposed(by: form.bag)
        isNumber
            .bind(onNext: { form.send.isEnabled = $0 }).disposed(by: form.bag)
        isNumber
            .observe(on: MainScheduler.instance)
            .bind(onNext: { form.light.backgroundColor = color(of: $0) })
            .disposed(by: form.bag)
    } variant: { stage in
        let form = Form("12", on: stage)
        let isNumber = form.text.flatMapLatest(askServer).share(replay: 1)
            .observe(on: MainScheduler.instance)

        isNumber.map(word).bind(to: form.result.rx.text).disposed(by: form.bag)
        isNumber
            .bind(onNext: { form.send.isEnabled = $0 }).disposed(by: form.bag)
        isNumber
            .bind(onNext: { form.light.backgroundColor = color(of: $0) })
            .disposed(by: form.bag)
    },

    Step("The form with a driver") { stage in
        let form = Form("12", on: stage)
        let isNumber = form.text.flatMapLatest(check)
            .asDriver(onErrorJustReturn: false)
        isNumber.map(word).drive(form.result.rx.text).disposed(by: form.bag)
        isNumber.map(color)
            .drive(form.light.rx.backgroundColor).disposed(by: form.bag)
        isNumber.drive(form.send.rx.isEnabled).disposed(by: form.bag)
        form.draw(isNumber)
        form.type("x", at: 3)
        form.press(.backspace, at: 6)
        form.show(at: 9)
    } variant: { stage in
        let form = Form("12", on: stage)
        let isNumber = form.text.asDriver()
            .flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }
        isNumber.map(word).drive(form.result.rx.text).disposed(by: form.bag)
        isNumber.map(color)
            .drive(form.light.rx.backgroundColor).disposed(by: form.bag)
        isNumber.drive(form.send.rx.isEnabled).disposed(by: form.bag)
        form.draw(isNumber)
        form.type("x", at: 3)
        form.press(.backspace, at: 6)
        form.show(at: 9)
    }
)

/// What makes a check fail.
struct NotANumber: Error {}

/// Whether `text` is a number: `true`, or an error. It prints a line when it starts.
func check(_ text: String) -> Observable<Bool> {
    .deferred {
        show("check \"\(text)\"")
        return Double(text) == nil ? .error(NotANumber()) : .just(true)
    }
}

/// The same check by a server: its answer comes 50 ms later, on the queue "server".
func askServer(_ text: String) -> Observable<Bool> {
    check(text).delay(.milliseconds(50), scheduler: server)
}

/// The form to play: `swift run driver --play`.
func numberForm(on stage: Stage) -> Screen {
    let form = Form("", on: stage)
    let text = form.text.asDriver()
    let isNumber = text.flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }

    isNumber.map(word).drive(form.result.rx.text).disposed(by: form.bag)
    isNumber.map(color).drive(form.light.rx.backgroundColor).disposed(by: form.bag)
    isNumber.drive(form.send.rx.isEnabled).disposed(by: form.bag)
    form.send.rx.tap.asSignal().withLatestFrom(text)
        .emit(onNext: { show("sent \"\($0)\"") }).disposed(by: form.bag)

    stage.draw("text", text)
    stage.draw("isNumber", isNumber, as: word)
    stage.draw("tap", form.send.rx.tap)
    return form.screen
}
