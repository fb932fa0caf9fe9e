import Streams

/// A server that knows one password, "secret". It answers after 500 ms. Three wrong passwords lock the account.
final class LoginServer {
    private let scheduler: any SchedulerType
    private let onTry: (Int) -> Void
    private var tries = 0
    private var wrong = 0

    /// - Parameters:
    ///   - scheduler: The clock of the answers.
    ///   - onTry: Called with the number of each try that reaches the server.
    init(on scheduler: any SchedulerType = MainScheduler.instance, onTry: @escaping (Int) -> Void = { _ in }) {
        self.scheduler = scheduler
        self.onTry = onTry
    }

    /// A try to log in. Each subscription is a request. It sends a greeting, or fails with a `LoginError`.
    func logIn(_ login: Login) -> Single<String> {
        .deferred { [self] in
            tries += 1
            onTry(tries)
            let answer = answer(to: login)
            return Single<Int>.timer(.milliseconds(500), scheduler: scheduler).map { _ in try answer.get() }
        }
    }

    private func answer(to login: Login) -> Result<String, LoginError> {
        if wrong == 3 { return .failure(.locked) }
        if login.password == "secret" { wrong = 0 } else { wrong += 1 }
        switch wrong {
        case 0: return .success("Hello, \(login.email)")
        case 3: return .failure(.locked)
        default: return .failure(.wrongPassword(left: 3 - wrong))
        }
    }
}
