import Screen
import Streams

/// What comes after the login.
final class WelcomeScreen: Screen {
    private let logOut = Button("Log out")
    private let bag = DisposeBag()

    init(_ greeting: String) {
        super.init("Welcome", [Label(greeting)], [Label("You are logged in.")], [logOut])
        logOut.rx.tap.subscribe(with: self, onNext: { screen, _ in screen.stack?.pop() }).disposed(by: bag)
    }
}
