import Screen
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// The program's text at tick 4 is not sent, and it is there for the one who subscribes at tick 5. `changed` has no first
    /// value. When the controls are freed, all four complete, the taps as well.
    static func exercise1() -> [String] { ["2-3---1-|", "-----01-|", "--3---1-|", "--------|"] }

    /// A binding sets the lamp for each element, and for nothing else, so "blue" stands until "green" comes. The binder holds
    /// the lamp weakly. A closure that needs no lamp goes on.
    static func exercise2() -> [String] {
        ["lamp red", "lamp blue", "lamp green", "diary green", "lamp gone", "diary white", "end"]
    }

    /// A binder goes to main, and holds its object weakly. The closure uses the scale that it is given.
    static func exercise3(of scale: Scale) -> Binder<Int> {
        Binder<Int>(scale) { scale, kilos in scale.turn(to: min(max(kilos, 0), 150)) }
    }

    /// The empty text of the button is the program's, so `rx.text` does not send it. The label gets it from the tap.
    static func exercise4(_ form: RingForm, until bag: DisposeBag) {
        let cleared = form.clear.rx.tap.map { "" }
        cleared.bind(to: form.name.rx.text).disposed(by: bag)

        Observable.merge(form.name.rx.text.orEmpty.asObservable(), cleared)
            .map { "\($0.count)" }
            .bind(to: form.letters.rx.text)
            .disposed(by: bag)
    }

    /// `bind(with:)` does not hold the page, and the closure uses the page that it is given. The field itself knows its text,
    /// whoever wrote it.
    static func exercise5(_ page: SongPage, save: @escaping (String) -> Void) {
        page.save.rx.tap
            .bind(
                with: page,
                onNext: { page, _ in
                    let title = page.title.text ?? ""
                    save(title)
                    page.line.text = "saved: \(title)"
                }
            )
            .disposed(by: page.bag)
    }

    /// The level is read in the recipe, so each subscriber gets that of their moment. A binder sets it, on main. Nothing here
    /// holds the dial.
    static func exercise6(of dial: Dial) -> ControlProperty<Int> {
        let levels = Observable<Int>.create { [weak dial] observer in
            guard let dial else { return Disposables.create() }
            observer.onNext(dial.level)
            let number = dial.addTarget { [weak dial] in
                if let dial { observer.onNext(dial.level) }
            }
            return Disposables.create { [weak dial] in dial?.removeTarget(number) }
        }
        return ControlProperty(values: levels, valueSink: Binder(dial) { dial, level in dial.level = level })
    }

    /// What the program writes is not sent, so the two bindings do not go in a circle. `changed` leaves out the first text of
    /// the millilitres: at first the cups count.
    static func exercise7(_ form: CupForm, until bag: DisposeBag) {
        form.cups.rx.text.orEmpty
            .map { text in amount(in: text).map { "\($0 * 240)" } ?? "" }
            .bind(to: form.millilitres.rx.text)
            .disposed(by: bag)
        form.millilitres.rx.text.orEmpty.changed
            .map { text in amount(in: text).map { "\($0 / 240)" } ?? "" }
            .bind(to: form.cups.rx.text)
            .disposed(by: bag)
    }
}
