import Screen
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// `share()` keeps nothing, so the second binding misses the answer that came inside the first `subscribe`.
    /// With a share there is one run for both: a check at tick 0, and one at tick 3.
    static func exercise1() -> [String] {
        ["o--o", "(cc)--(cc)", "---o", "c--c", "o--o", "c--c"]
    }

    /// A catch replaces the error of what stands above it, and then it ends. Inside, that is one check; outside, the chain.
    /// `asDriver(onErrorJustReturn:)` is such a catch. `empty()` sends nothing in place of the error.
    static func exercise2() -> [String] { ["y--(n|)", "y--n--y", "y--(n|)", "y-----y"] }

    /// `share()` keeps nothing: board A gets the first level while it subscribes, and B comes one line later. The default scope
    /// of `share(replay: 1)` forgets the level when the last board is dark.
    static func exercise3(of gauge: Observable<Int>) -> Observable<Int> {
        gauge.share(replay: 1)
    }

    /// `Double` reads 0x10 and 1e1, and `compactMap` sends nothing for 12q: the old amount stays. A pattern says which texts are
    /// amounts, and `map` gives each text its answer.
    static func exercise4(of text: Observable<String>) -> Observable<Int?> {
        text.map { text in
            text.wholeMatch(of: #/[0-9]{1,3}/#) == nil ? nil : Int(text)
        }
    }

    /// Each request has a catch of its own, so the next text is fetched. The driver throttles on its own
    /// scheduler.
    static func exercise5(
        for field: ControlProperty<String?>, fetch: @escaping (String) -> Observable<[String]>
    ) -> Driver<[String]> {
        let text = field.orEmpty.asDriver().throttle(.milliseconds(500))
        return text.flatMapLatest { text in
            fetch(text).asDriver(onErrorJustReturn: [])
        }
    }

    /// `subscribe(on:)` says where the subscription begins, and not where the elements come. `observe(on:)` stands below `map`,
    /// so only `set` moves to main.
    static func exercise6(
        _ degrees: Observable<Int>, text: @escaping (Int) -> String, to display: any Display
    ) -> any Disposable {
        degrees
            .map(text)
            .observe(on: MainScheduler.instance)
            .bind(onNext: { display.set($0) })
    }

    /// A driver shares each check among the controls. The catch stands inside, so the form goes on after a
    /// failure.
    static func exercise7(_ form: CardForm, check: @escaping (String) -> Observable<Bool>, until bag: DisposeBag) {
        let isValid = form.card.rx.text.orEmpty.asDriver()
            .flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }

        isValid.map { $0 ? "Valid" : "Not valid" }.drive(form.result.rx.text).disposed(by: bag)
        isValid.map { $0 ? Color.systemGreen : .systemRed }.drive(form.light.rx.backgroundColor).disposed(by: bag)

        let isComplete = form.pin.rx.text.orEmpty.asDriver().map { $0.count == 4 }
        Driver.combineLatest(isValid, isComplete) { $0 && $1 }.drive(form.borrow.rx.isEnabled).disposed(by: bag)
    }
}
