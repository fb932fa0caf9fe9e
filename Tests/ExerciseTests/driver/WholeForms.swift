import ExerciseSupport
import Screen

@testable import driver_exercises

typealias CardCheck = (String) -> Observable<Bool>

/// A bag that nobody lets go of.
let forever = Locked(DisposeBag())

/// What the check answers to the text that stands there.
func answers(_ text: ControlProperty<String>, _ check: @escaping CardCheck) -> Observable<Bool> {
    answers(text.asDriver(), check)
}
func answers(_ text: Driver<String>, _ check: @escaping CardCheck) -> Observable<Bool> {
    text.flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }.asObservable()
}

/// The bindings that most answers make, whatever `isValid` is worth.
func made(
    colors: (Color, Color) = (.systemGreen, .systemRed), pin isComplete: @escaping (String) -> Bool = { $0.count == 4 },
    both: @escaping (Observable<Bool>, Observable<Bool>) -> Observable<Bool> = { .combineLatest($0, $1) { $0 && $1 } },
    _ isValid: @escaping (ControlProperty<String>, @escaping CardCheck) -> Observable<Bool>
) -> (CardForm, @escaping CardCheck, DisposeBag) -> Void {
    { form, check, bag in
        let isValid = isValid(form.card.rx.text.orEmpty, check)
        isValid.map { $0 ? "Valid" : "Not valid" }.bind(to: form.result.rx.text).disposed(by: bag)
        isValid.map { $0 ? colors.0 : colors.1 }.bind(to: form.light.rx.backgroundColor).disposed(by: bag)
        both(isValid, form.pin.rx.text.orEmpty.map(isComplete)).bind(to: form.borrow.rx.isEnabled).disposed(by: bag)
    }
}
