import LessonKit
import Screen
import Streams

Lesson.play(
    screen: { stage in loginApp(on: stage) },

    Step("A remembered e-mail", ticks: 12) { stage in
        let form = LoginForm("a@b.kr", on: stage)
        var isEmailValid = false
        var isPasswordValid = false
        form.onEmail { isEmailValid = isEmail($0) }
        form.onPassword { isPasswordValid = isPassword($0) }
        form.onChange { form.login.isEnabled = isEmailValid && isPasswordValid }
        form.drawButton()
        form.type("\tsecret", at: 2)
        form.show(at: 10)
    },

    Step("The form with bindings", ticks: 12) { stage in
        let form = LoginForm("a@b.kr", on: stage)
        let email = form.emailText.map(isEmail)
        let password = form.passwordText.map(isPassword)
        email.bind(to: form.emailLight.rx.isHidden).disposed(by: form.bag)
        password.bind(to: form.passwordLight.rx.isHidden).disposed(by: form.bag)
        Observable.combineLatest(email, password) { $0 && $1 }
            .bind(to: form.login.rx.isEnabled).disposed(by: form.bag)
        form.draw()
        form.show(at: 0)
        form.type("\tsecret", at: 2)
    },

    Step("No red in an empty form", ticks: 18) { stage in
        let form = LoginForm(on: stage)
        let email = form.emailText.map { $0.isEmpty || isEmail($0) }
        let password = form.passwordText.map { $0.isEmpty || isPassword($0) }
        form.bindLights(email, password)
        form.bindButton(email, password)
        form.draw()
        form.type("a@b.kr", at: 3)
        form.type("\tsecret", at: 9)
    } variant: { stage in
        let form = LoginForm(on: stage)
        form.bindLights(
            form.emailText.map { $0.isEmpty || isEmail($0) },
            form.passwordText.map { $0.isEmpty || isPassword($0) })
        form.bindButton(
            form.emailText.map(isEmail), form.passwordText.map(isPassword))
        form.draw()
        form.type("a@b.kr", at: 3)
        form.type("\tsecret", at: 9)
    },

    Step("Two view models are let go") { stage in
        final class ViewModel: Watched {
            let isValid = BehaviorRelay(value: false)
            let bag = DisposeBag()
            func follow(_ email: Observable<String>) {
                email.subscribe(onNext: { self.isValid.accept(isEmail($0)) })
                    .disposed(by: bag)
            }
        }
        useOnScreen(ViewModel("of the field").follow)
        stage.useAccount(ViewModel("of the account").follow)
        show("open subscriptions:", Resources.total)
    } variant: { stage in
        final class ViewModel: Watched {
            let isValid = BehaviorRelay(value: false)
            let bag = DisposeBag()
            func follow(_ email: Observable<String>) {
                email.subscribe(onNext: { [weak self] in
                    self?.isValid.accept(isEmail($0))
                }).disposed(by: bag)
            }
        }
        useOnScreen(ViewModel("of the field").follow)
        stage.useAccount(ViewModel("of the account").follow)
        show("open subscriptions:", Resources.total)
    },

    Step("A screen that comes back", ticks: 8) { stage in
        let form = LoginForm(on: stage)
        func output() -> Driver<Bool> {
            let isValid = BehaviorRelay(value: false)
            form.emailText.map(check).bind(to: isValid).disposed(by: stage.bag)
            return isValid.asDriver()
        }
        form.appear(output())
        form.appear(output())
        form.type("a", at: 4)
    } variant: { stage in
        let form = LoginForm(on: stage)
        func output() -> Driver<Bool> {
            form.emailText.map(check).asDriver(onErrorJustReturn: false)
        }
        form.appear(output())
        form.appear(output())
        form.type("a", at: 4)
    },

    Step("A test without a screen", ticks: 12) { stage in
        struct Input { let email, password: Driver<String> }
        struct Output { let canLogIn: Driver<Bool> }
        func transform(_ input: Input) -> Output {
            let email = input.email.map(isEmail)
            let password = input.password.map(isPassword)
            return Output(canLogIn: .combineLatest(email, password) { $0 && $1 })
        }
        let email = stage.typed("email", "--a-----b", ["a": "ann", "b": "a@b.kr"])
        let password = stage.typed("password", "-----s", ["s": "secret"])
        let output = transform(Input(email: email, password: password))
        stage.expect("f-------t", of: output.canLogIn)
    } variant: { stage in
        struct Input { let email, password: Driver<String> }
        struct Output { let canLogIn: Driver<Bool> }
        func transform(_ input: Input) -> Output {
            let email = input.email.map(isEmail)
            let password = input.password.map(isPassword)
            let both = Driver.combineLatest(email, password) { $0 && $1 }
            return Output(canLogIn: both.distinctUntilChanged())
        }
        let email = stage.typed("email", "--a-----b", ["a": "ann", "b": "a@b.kr"])
        let password = stage.typed("password", "-----s", ["s": "secret"])
        let input = Input(email: email.startWith(""), password: password.startWith(""))
        stage.expect("f-------t", of: transform(input).canLogIn)
    },

    Step("Two taps", ticks: 14) { stage in
        let form = LoginForm.filled(on: stage)
        let server = Server(on: stage)
        let answers = form.login.rx.tap.asSignal()
            .withLatestFrom(form.typed)
            .flatMapLatest { server.logIn($0).asSignal { .just("\($0)") } }
        answers.emit(to: form.message.rx.text).disposed(by: form.bag)
        form.tap(at: 2)
        form.tap(at: 5)
        form.show(at: 12)
    } variant: { stage in
        let form = LoginForm.filled(on: stage)
        let server = Server(on: stage)
        let answers = form.login.rx.tap.asSignal()
            .withLatestFrom(form.typed)
            .flatMapFirst { server.logIn($0).asSignal { .just("\($0)") } }
        answers.emit(to: form.message.rx.text).disposed(by: form.bag)
        form.tap(at: 2)
        form.tap(at: 5)
        form.show(at: 12)
    }
)

/// The rule of the e-mail, which says that it runs.
func check(_ text: String) -> Bool {
    show("check \"\(text)\"")
    return isEmail(text)
}

/// The app to play: `swift run login-form --play`. What is drawn below it is attached here.
func loginApp(on stage: Stage) -> Screen {
    let server = LoginServer()
    let errors = PublishRelay<any Error>()
    let screen = LoginScreen()
    screen.bind(
        to: LoginViewModel(
            logIn: { server.logIn($0).record("request", on: stage, as: { _ in "ok" }) },
            report: errors.accept))

    stage.draw("e-mail", screen.email.rx.text.orEmpty)
    stage.draw("password", screen.password.rx.text.orEmpty, as: stage.dots(for:))
    stage.draw("tap", screen.login.rx.tap)
    stage.draw("reported", errors, as: { "\(type(of: $0))" })
    return ScreenStack(screen)
}
