import ExerciseSupport
import Screen

@testable import login_form_exercises

/// A form on its screen, and a chess club that answers when the scene says so.
final class ClubScene: Scene<Never> {
    typealias Answer = (ClubForm, @escaping (String, String) -> Single<String>, DisposeBag) throws -> Void

    private let form = onMain { ClubForm() }
    private lazy var screen = Screen(
        "Chess club", [form.name, form.nameLight], [form.email, form.emailLight], [form.join], [form.message])
    private var bag: DisposeBag? = DisposeBag()
    private var requests: [PublishSubject<String>] = []
    private var open = 0
    private(set) var asked: [String] = []
    private(set) var hasBindingError = false
    private(set) var remembersRight = false
    /// How many looks were taken before the bag went, and how many requests were under way after that.
    private var closed: (looks: Int, open: Int)?
    /// What the controls showed, in the order of the lines: the lights, the button, the message.
    private(set) var states: [(name: Bool, email: Bool, canJoin: Bool, message: String)] = []

    func state(_ index: Int) -> (name: Bool, email: Bool, canJoin: Bool, message: String)? {
        states.indices.contains(index) ? states[index] : nil
    }

    /// Connects the form and looks at it. With an answer at once, no request waits.
    func open(_ name: String, _ email: String, atOnce: String? = nil, _ answer: Answer) throws {
        try noting {
            (form.name.text, form.email.text) = (name, email)
            remembersRight = name.count > 1 && email.contains("@")
            let ask = { [self] (name: String, email: String) in
                Observable<String>.deferred { [self] in
                    asked.append("\(name)/\(email)")
                    open += 1
                    requests.append(PublishSubject())
                    return (atOnce.map { .just($0) } ?? requests[requests.count - 1].asObservable())
                        .do(onDispose: { [self] in open -= 1 })
                }
                .asSingle()
            }
            try answer(form, ask, bag ?? DisposeBag())
        }
        look("at first")
    }

    /// Presses keys, and looks at the form after each.
    func press(_ keys: Screen.Key...) {
        for key in keys {
            noting { screen.press(key) }
            look("\(key)")
        }
    }

    /// Types a text, and looks at the form after each key.
    func type(_ text: String) {
        for character in text {
            noting { screen.type("\(character)") }
            look(character == "\t" ? "Tab" : character == "\n" ? "Enter" : "\(character)")
        }
    }

    /// Whether it looked right at first, and never changed.
    var isStill: Bool {
        guard let first = state(0), !first.name, !first.email, !first.canJoin else { return false }
        return states.allSatisfy { $0 == first }
    }

    /// Whether a tap asked with texts of before: with the empty ones of the beginning, or with those of the first tap.
    var hasOldTexts: Bool {
        if kind == .text { return asked == ["/"] }
        return situation?.contains("the club fails") == true && state(4)?.message == "No answer"
            && asked == ["Jo/j@x", "Jo/j@x"]
    }

    /// Whether the bag is gone, and a request is under way, or the form has changed after that.
    var goesOnWithoutBag: Bool {
        guard let closed, let last = state(closed.looks - 1) else { return false }
        return closed.open > 0 || states[closed.looks...].contains { $0 != last }
    }

    /// The club answers the last request, or fails.
    func answer(_ text: String?) {
        noting {
            guard let request = requests.last else { return }
            if let text { request.onNext(text) } else { request.onError(MarbleError()) }
            request.onCompleted()
        }
        look(text == nil ? "failure" : "answer")
    }

    /// Lets go of the bag.
    func close() {
        onMain { bag = nil }
        closed = (states.count, open)
        note("requests under way without the bag", open)
    }

    private func look(_ event: String) {
        onMain {
            let state = (
                name: !form.nameLight.isHidden, email: !form.emailLight.isHidden, canJoin: form.join.isEnabled,
                message: form.message.text ?? ""
            )
            states.append(state)
            log(
                "\(event): \(state.name ? "red" : "-") \(state.email ? "red" : "-"), "
                    + "\(state.canJoin ? "on" : "off"), \"\(state.message)\"")
        }
    }

    override func run() {
        noting { super.run() }
        note("asked", asked.isEmpty ? "nothing" : asked.joined(separator: ", "))
        onMain { bag = nil }
    }

    private func noting<Result>(_ body: () throws -> Result) rethrows -> Result {
        let note: (Misuse) -> Void = { [self] misuse in
            if misuse.description.contains("Binding error") { hasBindingError = true }
        }
        return try onMain { try Hooks.listen(toMisuses: note, in: body) }
    }
}
