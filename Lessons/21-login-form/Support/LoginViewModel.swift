import Streams

/// The rules of the login form. It knows no screen, and it has no bag and no subscription of its own.
struct LoginViewModel {
    /// What the screen sends.
    struct Input {
        let email: Driver<String>
        let password: Driver<String>
        let tap: Signal<Void>
    }

    /// What the screen shows.
    struct Output {
        /// What is wrong with the e-mail; nil while nothing is.
        let emailProblem: Driver<String?>
        /// What is wrong with the password; nil while nothing is.
        let passwordProblem: Driver<String?>
        let canLogIn: Driver<Bool>
        let message: Driver<String>
        /// The server's greeting, once for each login.
        let greeting: Signal<String>
    }

    /// Asks the server.
    let logIn: (Login) -> Single<String>
    /// Called with each error that becomes a message: an app writes it into its log.
    let report: (any Error) -> Void

    func transform(_ input: Input) -> Output {
        let login = Driver.combineLatest(input.email, input.password, resultSelector: Login.init)
        let attempts = input.tap.withLatestFrom(login).flatMapFirst(attempt)
        // `asDriver` asks what to send in place of an error. A signal never fails.
        let isBusy = attempts.map { $0 == .begun }.asDriver(onErrorJustReturn: false).startWith(false)
        let isValid = login.map { isEmail($0.email) && isPassword($0.password) }
        let messages = attempts.map(\.message).asDriver(onErrorJustReturn: "")
        return Output(
            emailProblem: input.email.map { $0.isEmpty || isEmail($0) ? nil : "an @ and a point" },
            passwordProblem: input.password.map { $0.isEmpty || isPassword($0) ? nil : "six characters or more" },
            canLogIn: Driver.combineLatest(isValid, isBusy) { $0 && !$1 }.distinctUntilChanged(),
            // The next key takes the message away.
            message: Driver.merge(messages, login.map { _ in "" }).distinctUntilChanged(),
            greeting: attempts.compactMap(\.greeting))
    }

    /// One try: that it has begun, and then what the server says.
    private func attempt(_ login: Login) -> Signal<Attempt> {
        logIn(login)
            .do(onError: report)
            .map { .succeeded($0) }
            .asSignal(onErrorRecover: { .just(.failed("\($0)")) })
            .startWith(.begun)
    }

    private enum Attempt: Equatable {
        case begun
        case succeeded(String)
        case failed(String)

        var message: String {
            switch self {
            case .begun: "Logging in …"
            case .succeeded: ""
            case .failed(let reason): reason
            }
        }

        var greeting: String? { if case .succeeded(let greeting) = self { greeting } else { nil } }
    }
}
