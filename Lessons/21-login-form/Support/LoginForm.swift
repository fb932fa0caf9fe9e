import LessonKit
import Screen
import Streams

/// The form as a step has it: the screen without its view model. A step binds it.
///
/// A light is red. It is hidden while nothing is wrong with its field.
final class LoginForm: StepForm {
    let stage: Stage
    private let view = LoginScreen()
    private var screenBag: DisposeBag?

    /// A form with these texts in its fields, and with both lights hidden.
    init(_ email: String = "", _ password: String = "", on stage: Stage) {
        self.stage = stage
        view.email.text = email
        view.password.text = password
        stage.open(screen)
    }

    /// A form with a right e-mail and a right password, and with its button bound.
    static func filled(on stage: Stage) -> LoginForm {
        let form = LoginForm("a@b.kr", "secret", on: stage)
        form.bindButton(form.emailText.map(isEmail), form.passwordText.map(isPassword))
        return form
    }

    var screen: Screen { view }
    var emailLight: Light { view.emailLight }
    var passwordLight: Light { view.passwordLight }
    var login: Button { view.login }
    var message: Label { view.message }

    /// Ends with the step. A form that held this bag would be held by what is in it.
    var bag: DisposeBag { screenBag ?? stage.bag }

    /// What the fields send.
    var emailText: ControlProperty<String> { view.email.rx.text.orEmpty }
    var passwordText: ControlProperty<String> { view.password.rx.text.orEmpty }

    /// Both texts together.
    var typed: Driver<Login> {
        .combineLatest(emailText.asDriver(), passwordText.asDriver(), resultSelector: Login.init)
    }

    /// Calls `callback` with each text that somebody makes of the e-mail. Each call has a dot in the picture.
    func onEmail(_ callback: @escaping (String) -> Void) { call(callback, "onEmail", emailText) }

    /// Calls `callback` with each text that somebody makes of the password. Each call has a dot in the picture.
    func onPassword(_ callback: @escaping (String) -> Void) { call(callback, "onPassword", passwordText) }

    private func call(_ callback: @escaping (String) -> Void, _ name: String, _ text: ControlProperty<String>) {
        stage.draw(name, text.changed.asObservable().do(onNext: callback).map { _ in })
    }

    /// Calls `callback` after each of the other two.
    func onChange(_ callback: @escaping () -> Void) {
        Observable.merge(emailText.changed.map { _ in }, passwordText.changed.map { _ in })
            .subscribe(onNext: callback).disposed(by: bag)
    }

    /// Plays a screen that appears: binds `output` to the light of the e-mail, in a new bag.
    func appear(_ output: Driver<Bool>) {
        let bag = DisposeBag()
        screenBag = bag
        output.drive(emailLight.rx.isHidden).disposed(by: bag)
    }

    /// Binds the two lights. They are hidden while these two send true.
    func bindLights(_ isEmailFine: Observable<Bool>, _ isPasswordFine: Observable<Bool>) {
        isEmailFine.bind(to: emailLight.rx.isHidden).disposed(by: bag)
        isPasswordFine.bind(to: passwordLight.rx.isHidden).disposed(by: bag)
    }

    /// Binds the button. It is enabled while both send true.
    func bindButton(_ isEmailValid: Observable<Bool>, _ isPasswordValid: Observable<Bool>) {
        Observable.combineLatest(isEmailValid, isPasswordValid) { $0 && $1 }
            .bind(to: login.rx.isEnabled).disposed(by: bag)
    }

    /// Lets anybody in whose button is enabled: who presses it sees what the form allows.
    func letIn() {
        login.rx.tap.asSignal().withLatestFrom(typed)
            .map { $0.email.isEmpty ? "Hello, nobody" : "Hello, \($0.email)" }
            .emit(to: message.rx.text).disposed(by: bag)
    }

    /// Draws the keys that are typed, and what a person sees of the lights and the button.
    func draw() {
        drawKeys("e-mail keys", emailText, as: \.self)
        drawKeys("password keys", passwordText, as: stage.dots(for:))
        draw("e-mail light") { $0.emailLight.isHidden ? "off" : "red" }
        draw("password light") { $0.passwordLight.isHidden ? "off" : "red" }
        drawButton()
    }

    /// Draws whether the button is enabled.
    func drawButton() {
        draw("button") { $0.login.isEnabled ? "on" : "off" }
        letIn()
    }

    /// A row with the text that is there, and then with what each change adds to it: `<` if it takes something away.
    private func drawKeys(_ name: String, _ text: ControlProperty<String>, as look: @escaping (String) -> String) {
        text.scan((text: "", key: "")) { last, text in
            let start = last.text.commonPrefix(with: text).count
            let added = text.dropFirst(start).dropLast(last.text.count - start)
            return (text, text == last.text || !added.isEmpty ? look(String(added)) : "<")
        }
        .map(\.key).record(name, on: stage).subscribe().disposed(by: stage.bag)
    }

    private func draw(_ name: String, _ look: @escaping (LoginForm) -> String) {
        Observable<Int>.timer(.milliseconds(0), period: .milliseconds(100), scheduler: stage.scheduler)
            .map { [self] _ in look(self) }.distinctUntilChanged()
            .record(name, on: stage).subscribe().disposed(by: stage.bag)
    }

    /// Types `keys`, one in each tick of 100 ms.
    func type(_ keys: String, at tick: Int) {
        for (offset, key) in keys.enumerated() { stage.at(tick + offset) { [self] in screen.type("\(key)") } }
    }

    /// Taps the button at a tick.
    func tap(at tick: Int) {
        stage.at(tick) { [self] in
            // From any field, the button is the last that Tab reaches.
            screen.press(.tab, .tab)
            screen.press(.enter, .shiftTab, .shiftTab)
        }
    }
}
