import Screen
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    static func theFirstAnswer() -> [(second: String, checks: Int)] { [("o--o", 4), ("---o", 2), ("o--o", 2)] }

    static func whereItIsCaught() -> [String] { ["y--(n|)", "y--n--y", "y--(n|)", "y-----y"] }

    static func isAmount(_ text: String) -> Bool {
        text.wholeMatch(of: #/ *[0-9]+(\.[0-9]+)? */#) != nil
    }

    static func suggestions(
        for field: ControlProperty<String?>, fetch: @escaping (String) -> Observable<[String]>
    ) -> Driver<[String]> {
        let text = field.orEmpty.asDriver().throttle(.milliseconds(500))
        return text.flatMapLatest { text in
            fetch(text).asDriver(onErrorJustReturn: [])
        }
    }

    static func attach(
        _ degrees: Observable<Int>, text: @escaping (Int) -> String, to display: any Display
    ) -> any Disposable {
        degrees
            .map(text)
            .observe(on: MainScheduler.instance)
            .bind(onNext: { display.set($0) })
    }

    static func alerts(of failures: Observable<String>) -> (_ show: @escaping (String) -> Void) -> any Disposable {
        let alerts = failures.asSignal(onErrorSignalWith: .empty())
        return { show in
            alerts.emit(onNext: show)
        }
    }

    static func connect(_ form: CardForm, check: @escaping (String) -> Observable<Bool>, until bag: DisposeBag) {
        let isValid = form.card.rx.text.orEmpty.asDriver()
            .flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }

        isValid.map { $0 ? "Valid" : "Not valid" }.drive(form.result.rx.text).disposed(by: bag)
        isValid.map { $0 ? Color.systemGreen : .systemRed }.drive(form.light.rx.backgroundColor).disposed(by: bag)

        let isComplete = form.pin.rx.text.orEmpty.asDriver().map { $0.count == 4 }
        Driver.combineLatest(isValid, isComplete) { $0 && $1 }.drive(form.borrow.rx.isEnabled).disposed(by: bag)
    }
}
