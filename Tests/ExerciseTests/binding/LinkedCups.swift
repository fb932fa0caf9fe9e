import ExerciseSupport
import Screen

@testable import binding_exercises

typealias Link = (CupForm, DisposeBag) throws -> Void

/// Answers, and what they are made of.
extension `binding` {
    /// A relay for the cups is bound to both fields.
    static func cupsInARelay(_ form: CupForm, _ bag: DisposeBag) {
        let cups = BehaviorRelay<Int?>(value: amount(in: form.cups.text ?? ""))
        form.cups.rx.text.orEmpty.changed.map { amount(in: $0) }.bind(to: cups).disposed(by: bag)
        form.millilitres.rx.text.orEmpty.changed.map { amount(in: $0).map { $0 / 240 } }
            .bind(to: cups).disposed(by: bag)
        cups.skip(1).map { $0.map { "\($0)" } ?? "" }.bind(to: form.cups.rx.text).disposed(by: bag)
        cups.map { $0.map { "\($0 * 240)" } ?? "" }.bind(to: form.millilitres.rx.text).disposed(by: bag)
    }

    /// A relay for the millilitres is bound to both fields.
    static func millilitresInARelay(_ form: CupForm, _ bag: DisposeBag) {
        let all = BehaviorRelay(value: amount(in: form.cups.text ?? "").map { $0 * 240 })
        form.cups.rx.text.orEmpty.changed.map { amount(in: $0).map { $0 * 240 } }.bind(to: all).disposed(by: bag)
        form.millilitres.rx.text.orEmpty.changed.map { amount(in: $0) }.bind(to: all).disposed(by: bag)
        all.map { $0.map { "\($0 / 240)" } ?? "" }.bind(to: form.cups.rx.text).disposed(by: bag)
        all.map { $0.map { "\($0)" } ?? "" }.bind(to: form.millilitres.rx.text).disposed(by: bag)
    }

    /// Right: a relay for the field that was typed into.
    static func lastTyped(_ form: CupForm, _ bag: DisposeBag) {
        let typed = BehaviorRelay<(isCups: Bool, text: String)>(value: (true, form.cups.text ?? ""))
        form.cups.rx.text.orEmpty.changed.map { (true, $0) }.bind(to: typed).disposed(by: bag)
        form.millilitres.rx.text.orEmpty.changed.map { (false, $0) }.bind(to: typed).disposed(by: bag)
        typed.bind(onNext: { isCups, text in
            let number = amount(in: text)
            if isCups {
                form.millilitres.text = number.map { "\($0 * 240)" } ?? ""
            } else {
                form.cups.text = number.map { "\($0 / 240)" } ?? ""
            }
        }).disposed(by: bag)
    }

    /// Right: closures, and `skip(1)`.
    static func closures(_ form: CupForm, _ bag: DisposeBag) {
        form.cups.rx.text.orEmpty.bind(onNext: { text in
            form.millilitres.text = amount(in: text).map { "\($0 * 240)" }
        }).disposed(by: bag)
        form.millilitres.rx.text.orEmpty.skip(1).bind(onNext: { text in
            form.cups.text = amount(in: text).map { "\($0 / 240)" }
        }).disposed(by: bag)
    }

    /// A relay begins with 0 cups.
    static func fromZero(_ form: CupForm, _ bag: DisposeBag) {
        let cups = BehaviorRelay(value: 0)
        cups.map { "\($0)" }.bind(to: form.cups.rx.text).disposed(by: bag)
        self.cups(form, bag)
        millilitres(form, bag)
    }

    /// What is no amount counts as one, in cups.
    static func anyNumberOfCups(_ form: CupForm, _ bag: DisposeBag) {
        form.cups.rx.text.orEmpty.map { Int($0).map { "\($0 * 240)" } ?? "" }
            .bind(to: form.millilitres.rx.text).disposed(by: bag)
        millilitres(form, bag)
    }

    /// What is no amount counts as one, in millilitres.
    static func anyNumberOfMillilitres(_ form: CupForm, _ bag: DisposeBag) {
        self.cups(form, bag)
        form.millilitres.rx.text.orEmpty.changed.map { Int($0).map { "\($0 / 240)" } ?? "" }
            .bind(to: form.cups.rx.text).disposed(by: bag)
    }

    /// The binding from the cups to the millilitres; `none` is what no amount becomes.
    static func cups(
        _ form: CupForm, _ bag: DisposeBag, none: String? = "",
        _ change: (Observable<String>) -> Observable<String> = { $0 }
    ) { follow(change(form.cups.rx.text.orEmpty.asObservable()), form.millilitres, bag, none) { $0 * 240 } }

    /// The binding from the millilitres to the cups.
    static func millilitres(
        _ form: CupForm, _ bag: DisposeBag, none: String? = "",
        _ change: (Observable<String>) -> Observable<String> = { $0.skip(1) },
        by convert: @escaping (Int) -> Int = { $0 / 240 }
    ) { follow(change(form.millilitres.rx.text.orEmpty.asObservable()), form.cups, bag, none, convert) }

    /// Both bindings.
    static func both(
        _ form: CupForm, _ bag: DisposeBag, none: String? = "", by convert: @escaping (Int) -> Int = { $0 / 240 }
    ) {
        cups(form, bag, none: none)
        millilitres(form, bag, none: none, by: convert)
    }

    private static func follow(
        _ texts: Observable<String>, _ field: TextField, _ bag: DisposeBag, _ none: String?,
        _ convert: @escaping (Int) -> Int
    ) {
        texts.compactMap { text in amount(in: text).map { "\(convert($0))" } ?? none }
            .bind(to: field.rx.text).disposed(by: bag)
    }
}

extension FormScene {
    /// Whether the form showed that, at first (0) or after some keys.
    func shows(_ index: Int, cups: String, _ millilitres: String) -> Bool {
        shown(index) == "\"\(cups)\" cups, \"\(millilitres)\" ml"
    }

    /// Whether the cups had that text at first.
    func begins(cups: String) -> Bool { shown(0).hasPrefix("\"\(cups)\" cups") }

    /// Whether the millilitres had that text then.
    func isTyped(_ index: Int, _ millilitres: String) -> Bool { shown(index).hasSuffix(", \"\(millilitres)\" ml") }

    func link(_ cups: String, _ millilitres: String, _ answer: Link, _ keys: Screen.Key...) throws {
        let form = CupForm()
        (form.cups.text, form.millilitres.text) = (cups, millilitres)
        try open(
            Screen("Cups", [form.cups], [form.millilitres]), connect: { try answer(form, $0) },
            look: { "\"\(form.cups.text ?? "")\" cups, \"\(form.millilitres.text ?? "")\" ml" })
        for key in keys { press(key) }
    }
}
