import Screen
import Streams

@testable import binding_exercises

/// Answers, and what they are made of.
extension CupsAndMillilitres {
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
        form.cups.rx.text.orEmpty.changed.map { amount(in: $0).map { $0 * 240 } }.bind(to: all).disposed(
            by: bag)
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
        follow(form.cups.rx.text.orEmpty, form.millilitres, bag) { $0 * 240 }
        follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag) { $0 / 240 }
    }

    /// What is no amount counts as one, in cups.
    static func anyNumberOfCups(_ form: CupForm, _ bag: DisposeBag) {
        form.cups.rx.text.orEmpty.map { Int($0).map { "\($0 * 240)" } ?? "" }
            .bind(to: form.millilitres.rx.text).disposed(by: bag)
        follow(form.millilitres.rx.text.orEmpty.changed, form.cups, bag) { $0 / 240 }
    }

    /// What is no amount counts as one, in millilitres.
    static func anyNumberOfMillilitres(_ form: CupForm, _ bag: DisposeBag) {
        follow(form.cups.rx.text.orEmpty, form.millilitres, bag) { $0 * 240 }
        form.millilitres.rx.text.orEmpty.changed.map { Int($0).map { "\($0 / 240)" } ?? "" }
            .bind(to: form.cups.rx.text).disposed(by: bag)
    }

    /// A bag that nobody lets go of.
    static let forever = Locked(DisposeBag())

    /// A binding from the texts of one field to the other; `none` is what no amount becomes.
    static func follow<Texts: ObservableType>(
        _ texts: Texts, _ field: TextField, _ bag: DisposeBag, none: String? = "",
        _ convert: @escaping (Int) -> Int
    ) where Texts.Element == String {
        texts.compactMap { text in amount(in: text).map { "\(convert($0))" } ?? none }
            .bind(to: field.rx.text).disposed(by: bag)
    }
}
