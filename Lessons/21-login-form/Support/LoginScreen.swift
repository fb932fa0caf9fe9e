import Screen
import Streams

/// Two fields, each with a red light, a button and a message.
final class LoginScreen: Screen {
    let email = TextField("E-mail")
    let emailLight = Light()
    let emailProblem = Label()
    let password = TextField("Password")
    let passwordLight = Light()
    let passwordProblem = Label()
    let login = Button("Log in")
    let message = Label()
    private let bag = DisposeBag()

    init() {
        super.init(
            "Log in", [email, emailLight, emailProblem], [password, passwordLight, passwordProblem], [login], [message])
        password.isSecureTextEntry = true
        for light in [emailLight, passwordLight] {
            light.backgroundColor = .systemRed
            light.isHidden = true
        }
        login.isEnabled = false
    }

    func bind(to viewModel: LoginViewModel) {
        let output = viewModel.transform(
            LoginViewModel.Input(
                email: email.rx.text.orEmpty.asDriver(),
                password: password.rx.text.orEmpty.asDriver(),
                tap: login.rx.tap.asSignal()))

        output.emailProblem.drive(emailProblem.rx.text).disposed(by: bag)
        output.emailProblem.map { $0 == nil }.drive(emailLight.rx.isHidden).disposed(by: bag)
        output.passwordProblem.drive(passwordProblem.rx.text).disposed(by: bag)
        output.passwordProblem.map { $0 == nil }.drive(passwordLight.rx.isHidden).disposed(by: bag)
        output.canLogIn.drive(login.rx.isEnabled).disposed(by: bag)
        output.message.drive(message.rx.text).disposed(by: bag)
        output.greeting
            .emit(with: self, onNext: { screen, greeting in screen.stack?.push(WelcomeScreen(greeting)) })
            .disposed(by: bag)
    }
}
