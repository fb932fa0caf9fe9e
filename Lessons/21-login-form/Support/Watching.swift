import LessonKit
import Marbles
import Screen
import Streams

/// Something that says when it is freed.
class Watched {
    private let name: String

    init(_ name: String) { self.name = name }

    deinit { show("freed:", name) }
}

/// The server of a step. It counts each try that reaches it, and each request has a row in the picture.
struct Server {
    private let server: LoginServer
    private let stage: Stage

    init(on stage: Stage) {
        server = LoginServer(on: stage.scheduler, onTry: { show("server: try", $0) })
        self.stage = stage
    }

    func logIn(_ login: Login) -> Single<String> { server.logIn(login).record("request", on: stage) }
}

/// A screen: `follow` follows the text of a field, and then the screen is closed, with its field.
func useOnScreen(_ follow: (Observable<String>) -> Void) {
    let field = TextField("E-mail")
    follow(field.rx.text.orEmpty.asObservable())
}

extension Stage {
    /// Gives the e-mail of the account to `follow`.
    func useAccount(_ follow: (Observable<String>) -> Void) { follow(account) }

    /// The e-mail of the account: a relay that the app keeps, also when no screen shows it.
    var account: Observable<String> {
        let email = BehaviorRelay(value: "a@b.kr")
        bag.insert(Disposables.create { _ = email })
        return email.asObservable()
    }

    /// What a test types: `--a--b`, with a text for each letter. It has a row in the picture.
    func typed(_ name: String, _ marbles: String, _ texts: [Character: String]) -> Driver<String> {
        hot(marbles, values: texts).record(name, on: self)
            .asDriver(onErrorDriveWith: .empty())
    }

    /// Draws what is expected of `source` and what comes, f for false and t for true, and says whether they are the same.
    func expect(_ marbles: String, of source: Driver<Bool>) {
        let values: [Character: Bool] = ["f": false, "t": true]
        let came = scheduler.record(source.asObservable().record("canLogIn", on: self))
        let events = Marbles.marbles(marbles, values: values)
        draw("expected", scheduler.createHotObservable(events))
        at(11) { show(came.events == events ? "the test passes" : "the test fails") }
    }
}
