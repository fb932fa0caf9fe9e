import ExerciseSupport

@testable import login_form_exercises

/// Whether the field was left.
func wasLeft(_ left: Signal<Void>) -> Driver<Bool> {
    left.map { true }.asDriver(onErrorJustReturn: true).startWith(false)
}

/// A right hint.
func madeHint(_ number: Driver<String>, _ wasLeft: Driver<Bool>) -> Driver<Bool> {
    Driver.combineLatest(number, wasLeft) { $0.count < 6 && $1 }.distinctUntilChanged()
}

/// A field for a number, which somebody leaves now and then.
final class HintScene: Scene<String> {
    func hint(
        _ number: String, _ left: String, _ answer: (Driver<String>, Signal<Void>) throws -> Driver<Bool>
    ) throws -> Observable<String> {
        let texts: [Character: String] = ["e": "", "a": "0", "b": "010", "c": "010123", "d": "0101234"]
        let number = field("number", number, texts)
        let left = hot("left", left, as: String.self).map { _ in }.asSignal(onErrorSignalWith: .empty())
        return try answer(number, left).asObservable().map { $0 ? "t" : "f" }
    }

    var isRepeating: Bool { zip(elements, elements.dropFirst()).contains { $0 == $1 } }

    /// Whether the hint goes with the seventh character and not with the sixth.
    var isSixShort: Bool { isText && !came("f", at: 8) && came("f", at: 10) }

    override func run() {
        super.run()
        if [.nobody, .disposed].contains(kind) { note("the field is listened to at the end", isInUse("number")) }
    }
}
