import LessonKit
import Streams

/// What the screen sends to the view model.
struct Input {
    let email: Driver<String>
    let password: Driver<String>
    let tap: Signal<Void>
}

/// What the view model sends to the screen.
struct Output {
    /// Whether nothing is wrong with the e-mail yet.
    let isEmailFine: Driver<Bool>
    /// Whether nothing is wrong with the password yet.
    let isPasswordFine: Driver<Bool>
    let canLogIn: Driver<Bool>
    let message: Driver<String>
}

/// The finished view model. It has no bag and no subscription: there is nothing in it that could leak.
struct LoginViewModel {
    let logIn: (Login) -> Single<String>

    func transform(_ input: Input) -> Output {
        let login = Driver.combineLatest(input.email, input.password, resultSelector: Login.init)
        let answer = input.tap.withLatestFrom(login)
            .flatMapFirst { logIn($0).asSignal(onErrorJustReturn: "No answer. Please try again.") }
        return Output(
            isEmailFine: input.email.map { $0.isEmpty || isEmail($0) },
            isPasswordFine: input.password.map { $0.isEmpty || isPassword($0) },
            canLogIn: login.map { isEmail($0.email) && isPassword($0.password) }.distinctUntilChanged(),
            message: answer.asDriver(onErrorDriveWith: .empty()).startWith(""))
    }
}

/// A server that knows one password, "secret". It answers after 500 ms, and counts each try that reaches it.
final class Server {
    private var tries = 0
    private let stage: Stage

    init(on stage: Stage) { self.stage = stage }

    /// A try to log in. Each subscription is a request, and has a row in the picture.
    func logIn(_ login: Login) -> Single<String> {
        let answer = login.password == "secret" ? "Hello, \(login.email)" : "That is not the password."
        return Observable<String>.deferred { [self] in
            tries += 1
            show("server: try", tries)
            return .just(answer)
        }
        .delay(.milliseconds(500), scheduler: stage.scheduler).record("request", on: stage).asSingle()
    }
}
