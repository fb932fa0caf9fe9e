import Dispatch
import ExerciseSupport
import Screen

@testable import driver_exercises

/// A form, its screen, and a library that answers.
final class FormScene: Scene<Never> {
    typealias Answer = (CardForm, @escaping (String) -> Observable<Bool>, DisposeBag) throws -> Void

    private let form = onMain { CardForm() }
    private lazy var screen = Screen("Library", [form.card], [form.pin], [form.result, form.light], [form.borrow])
    private var bag: DisposeBag? = DisposeBag()
    private var open = 0
    private(set) var asked: [String] = []
    private(set) var (hasBindingError, isTouched) = (false, false)

    /// What the controls showed: label, light, button.
    func seen(_ index: Int) -> [String] {
        guard lines.indices.contains(index), let colon = lines[index].range(of: ": ") else { return [] }
        return lines[index][colon.upperBound...].split(separator: ", ", omittingEmptySubsequences: false).map {
            String($0)
        }
    }

    /// Connects the form and looks at it. A check answers nil when it fails.
    func open(
        card: String, pin: String, taking ticks: [String: Int] = [:], _ answer: Answer,
        check: @escaping (String) -> Bool?
    ) throws {
        try noting {
            (form.card.text, form.pin.text) = (card, pin)
            let ask = { [self] (text: String) in
                Observable<Bool>.deferred { [self] in
                    asked.append(text)
                    open += 1
                    let answer = check(text).map { .just($0) } ?? Observable<Bool>.error(MarbleError())
                    let delay = ticks[text].map {
                        answer.delaySubscription(.milliseconds(100 * $0), scheduler: scheduler)
                    }
                    return (delay ?? answer).do(onDispose: { [self] in open -= 1 })
                }
            }
            try answer(form, ask, bag ?? DisposeBag())
        }
        look("at first")
    }

    /// Connects a form whose library answers on a queue of its own.
    func openFar(_ answer: Answer) throws {
        let (library, answered) = (DispatchQueue(label: "library"), DispatchSemaphore(value: 0))
        let reports = Locked(0)
        try noting {
            (form.card.text, form.pin.text) = ("7", "abcd")
            let ask = { (_: String) in
                Observable<Bool>.create { observer in
                    library.async {
                        Hooks.listen(toMisuses: { _ in reports.withLock { $0 += 1 } }) {
                            observer.onNext(true)
                            observer.onCompleted()
                        }
                        answered.signal()
                    }
                    return Disposables.create()
                }
            }
            try answer(form, ask, bag ?? DisposeBag())
        }
        _ = answered.wait(timeout: .now() + .seconds(10))
        look("the answer")
        isTouched = reports.withLock { $0 > 0 }
        note("a control was touched on the library's queue", isTouched)
    }

    func press(_ keys: Screen.Key...) {
        for key in keys {
            noting { screen.press(key) }
            if case .character(let character) = key { look("\(character)") } else { look("\(key)") }
        }
    }

    /// Lets go of the bag.
    func close() {
        onMain { bag = nil }
        note("checks under way without the bag", open)
    }

    func look(_ event: String) {
        let colors: [Color: String] = [.systemGreen: "green", .systemRed: "red"]
        let (result, light, button) = onMain { (form.result.text, form.light.backgroundColor, form.borrow.isEnabled) }
        let color = light.map { colors[$0] ?? "another colour" } ?? "off"
        log("\(event): \(result ?? ""), \(color), \(button ? "enabled" : "disabled")")
    }

    override func run() {
        noting { super.run() }
        if notes.isEmpty { note("asked about", asked.map { "\"\($0)\"" }.joined(separator: " ")) }
        onMain { bag = nil }
    }

    private func noting<Result>(_ body: () throws -> Result) rethrows -> Result {
        let note: (Misuse) -> Void = { [self] misuse in
            if misuse.description.contains("Binding error") { hasBindingError = true }
        }
        return try onMain { try Hooks.listen(toMisuses: note, in: body) }
    }
}
