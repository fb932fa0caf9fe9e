import Dispatch
import LessonKit
import Screen
import Streams

Lesson.play(
    screen: { stage in numberForm(on: stage) },

    Step("What counts as a number") { _ in
        let number = TextField("Number")
        let result = Label()
        let light = Light()
        let send = Button("Send")
        send.isEnabled = false
        let screen = Screen(
            "Is it a number?", [number], [result, light], [send])
        show(screen)

        let texts = ["12", "", " 1", "1,000", ".5", "1e3", "0x10", "nan"]
        for text in texts {
            show("\"\(text)\"", Double(text) != nil ? "Ok" : "Error")
        }
    },

    Step("What a field tells") { stage in
        func open() -> Screen {
            let number = TextField("Number")
            let send = Button("Send")
            number.text = "4"
            number.rx.text.orEmpty.record("text", on: stage)
                .subscribe().disposed(by: stage.bag)
            send.rx.tap.record("tap", on: stage)
                .subscribe().disposed(by: stage.bag)

            stage.at(6) { [weak number] in number?.text = "50" }
            return Screen("Is it a number?", [number], [send])
        }
        var screens = [open()]
        stage.at(3) { screens[0].type("1") }
        stage.at(9) { screens[0].type("7") }
        stage.at(12) { screens[0].press(.tab, .enter) }
        stage.at(15) { screens.removeAll() }
    },

    Step("Three checks for one key") { stage in
        func check(_ text: String) -> Observable<Bool> {
            .create { observer in
                show("start", text)
                defer { show("  end", text) }
                if Double(text) != nil {
                    observer.onNext(true)
                    observer.onCompleted()
                } else {
                    observer.onError(NotANumber())
                }
                return Disposables.create()
            }
        }
        let form = Form("123", on: stage)
        let isNumber = form.number.rx.text.orEmpty.flatMapLatest(check)

        isNumber.map { $0 ? "Ok" : "Error" }
            .bind(to: form.result.rx.text).disposed(by: stage.bag)
        isNumber.map { $0 ? Color.systemBlue : .systemRed }
            .bind(to: form.light.rx.backgroundColor).disposed(by: stage.bag)
        isNumber.bind(to: form.send.rx.isEnabled).disposed(by: stage.bag)

        stage.at(3) { form.screen.type("4") }
    },

    Step("One for all, and two in the dark") { stage in
        let form = Form("123", on: stage)
        let text = form.number.rx.text.orEmpty
        form.bind(text.flatMapLatest(check).share())
        show(form.screen)

        stage.at(3) {
            form.screen.type("4")
            show(form.screen)
        }

        stage.at(6) {
            let form = Form("567", on: stage)
            let text = form.number.rx.text.orEmpty
            form.bind(text.flatMapLatest(check).share(replay: 1))
            show(form.screen)
        }
    },

    Step("One letter, and the form is dead") { stage in
        let form = Form("12", on: stage)
        let text = form.number.rx.text.orEmpty
        form.bind(text.flatMapLatest(check).share(replay: 1))

        stage.at(3) {
            form.screen.type("x")
            show(form.screen)
        }
        stage.at(6) {
            show("Backspace")
            form.screen.press(.backspace)
        }

        stage.at(9) {
            let empty = Form("", on: stage)
            _ = empty.number.rx.text.orEmpty.flatMapLatest(check)
                .subscribe { event in show("an empty form:", event) }
        }
    },

    Step("Caught outside, caught inside") { stage in
        let form = Form("1", on: stage)
        let text = form.number.rx.text.orEmpty
        let outside = text.flatMapLatest(check).catchAndReturn(false)
        let inside = text.flatMapLatest { text in
            check(text).catchAndReturn(false)
        }

        for (name, answers) in [("outside", outside), ("inside", inside)] {
            answers.map { $0 ? "O" : "E" }
                .record(name, on: stage).subscribe().disposed(by: stage.bag)
        }

        stage.at(3) { form.screen.type("2") }
        stage.at(6) { form.screen.type("x") }
        stage.at(9) { form.screen.press(.backspace) }
    },

    Step("An answer from another queue", lasting: .milliseconds(400)) { stage in
        let server = SerialDispatchQueueScheduler(
            internalSerialQueueName: "server")
        let form = Form("12", on: stage)
        let answers = form.number.rx.text.orEmpty
            .flatMapLatest { text in
                check(text).delay(.milliseconds(50), scheduler: server)
            }
            .share(replay: 1)

        answers.map { $0 ? "Ok" : "Error" }
            .bind(to: form.result.rx.text).disposed(by: stage.bag)
        answers
            .bind(onNext: { form.send.isEnabled = $0 })
            .disposed(by: stage.bag)
        answers
            .observe(on: MainScheduler.instance)
            .bind(onNext: {
                form.light.backgroundColor = $0 ? .systemBlue : .systemRed
                show(form.screen)
            })
            .disposed(by: stage.bag)
    },

    Step("The same in a few words") { stage in
        let form = Form("12", on: stage)
        let isNumber = form.number.rx.text.orEmpty.asDriver()
            .flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }

        isNumber.map { $0 ? "Ok" : "Error" }
            .drive(form.result.rx.text).disposed(by: stage.bag)
        isNumber.map { $0 ? Color.systemBlue : .systemRed }
            .drive(form.light.rx.backgroundColor).disposed(by: stage.bag)
        isNumber.drive(form.send.rx.isEnabled).disposed(by: stage.bag)
        show(form.screen)

        stage.at(3) {
            form.screen.type("x")
            show(form.screen)
        }
        stage.at(6) {
            form.screen.press(.backspace)
            show(form.screen)
        }
    },

    Step("Three things to do about an error") { stage in
        struct Offline: Error {}
        let degrees = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
            .map { tick in
                if tick == 2 { throw Offline() }
                return 20 + tick
            }
        let yesterday = Driver.just(18)

        let drivers: KeyValuePairs = [
            "JustReturn": degrees.asDriver(onErrorJustReturn: 0),
            "DriveWith": degrees.asDriver(onErrorDriveWith: yesterday),
            "Recover": degrees.asDriver(onErrorRecover: { error in
                error is Offline ? .never() : yesterday
            }),
        ]
        degrees.record("degrees", on: stage)
            .subscribe(onError: { _ in }).disposed(by: stage.bag)
        for (name, driver) in drivers {
            driver.asObservable()
                .record(name, on: stage).subscribe().disposed(by: stage.bag)
        }
    },

    Step("bind, and drive", lasting: .milliseconds(300)) { stage in
        struct Offline: Error {}
        let server = SerialDispatchQueueScheduler(
            internalSerialQueueName: "server")
        let news = Observable.just("rain")
            .concat(Observable.error(Offline()))
            .observe(on: server)

        news
            .bind(onNext: { show("bind:", $0) })
            .disposed(by: stage.bag)
        news
            .asDriver(onErrorJustReturn: "no news")
            .drive(onNext: { show("drive:", $0) })
            .disposed(by: stage.bag)
    },

    Step("What happens once") { stage in
        let failures = PublishRelay<String>()
        let driver = failures.asDriver(onErrorDriveWith: .empty())
        let signal = failures.asSignal()

        func open(_ window: String) {
            show(window, "opens")
            driver
                .drive(onNext: { show(window, "alert of the driver:", $0) })
                .disposed(by: stage.bag)
            signal
                .emit(onNext: { show(window, "alert of the signal:", $0) })
                .disposed(by: stage.bag)
        }

        open("A")
        stage.at(3) { failures.accept("disk full") }
        stage.at(8) { open("  B") }
    },

    Step("What a driver does not promise", lasting: .milliseconds(400)) { stage in
        let server = SerialDispatchQueueScheduler(
            internalSerialQueueName: "server")
        let degrees = BehaviorRelay(value: 20).observe(on: server)
            .map { degrees in
                show("the work before:", degrees)
                return "\(degrees) degrees"
            }
            .asDriver(onErrorJustReturn: "no degrees")
        degrees
            .drive(onNext: { show("on the screen:", $0) })
            .disposed(by: stage.bag)

        let worker = DispatchQueue(label: "worker")
        worker.asyncAfter(deadline: .now() + .milliseconds(200)) {
            degrees
                .drive(onNext: { show("a late one:", $0) })
                .disposed(by: stage.bag)
        }
    }
)

/// What makes a check fail.
struct NotANumber: Error {}

/// Whether `text` is a number: `true`, or an error. It says when it starts.
func check(_ text: String) -> Observable<Bool> {
    .deferred {
        show("check \"\(text)\"")
        return Double(text) == nil ? .error(NotANumber()) : .just(true)
    }
}

/// The form of this lesson. The stage keeps its screen.
struct Form {
    let number = TextField("Number")
    let result = Label()
    let light = Light()
    let send = Button("Send")
    let screen: Screen
    private let bag: DisposeBag

    /// A form with `text` in its field.
    init(_ text: String, on stage: Stage) {
        number.text = text
        send.isEnabled = false
        screen = Screen("Is it a number?", [number], [result, light], [send])
        bag = stage.bag
        bag.insert(Disposables.create { [screen] in withExtendedLifetime(screen) {} })
    }

    /// Three bindings: the label, the light, the button.
    func bind(_ isNumber: Observable<Bool>) {
        isNumber.map { $0 ? "Ok" : "Error" }
            .bind(to: result.rx.text).disposed(by: bag)
        isNumber.map { $0 ? Color.systemBlue : .systemRed }
            .bind(to: light.rx.backgroundColor).disposed(by: bag)
        isNumber.bind(to: send.rx.isEnabled).disposed(by: bag)
    }
}

/// The form to play: `swift run driver --play`.
func numberForm(on stage: Stage) -> Screen {
    let form = Form("", on: stage)
    let text = form.number.rx.text.orEmpty.asDriver()
    let isNumber = text.flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }

    isNumber.map { $0 ? "Ok" : "Error" }
        .drive(form.result.rx.text).disposed(by: stage.bag)
    isNumber.map { $0 ? Color.systemBlue : .systemRed }
        .drive(form.light.rx.backgroundColor).disposed(by: stage.bag)
    isNumber.drive(form.send.rx.isEnabled).disposed(by: stage.bag)
    form.send.rx.tap.asSignal().withLatestFrom(text)
        .emit(onNext: { show("sent \"\($0)\"") }).disposed(by: stage.bag)

    text.asObservable().record("text", on: stage).subscribe().disposed(by: stage.bag)
    isNumber.map { $0 ? "Ok" : "Error" }.asObservable()
        .record("isNumber", on: stage).subscribe().disposed(by: stage.bag)
    form.send.rx.tap.record("tap", on: stage).subscribe().disposed(by: stage.bag)
    return form.screen
}
