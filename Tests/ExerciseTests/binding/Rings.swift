import ExerciseSupport
import Screen

@testable import binding_exercises

typealias Engrave = (RingForm, DisposeBag) throws -> Void

extension RingForm {
    var texts: Observable<String> { name.rx.text.orEmpty.asObservable() }
}

/// A relay between the field and the label, with a text that is written over the field's.
func written(_ form: RingForm, over text: String, _ bag: DisposeBag) {
    let name = BehaviorRelay(value: text)
    name.bind(to: form.name.rx.text).disposed(by: bag)
    form.texts.bind(to: name).disposed(by: bag)
    letters(name.asObservable(), form, bag)
    form.clear.rx.tap.map { "" }.bind(to: name).disposed(by: bag)
}

/// A bag that nobody lets go of.
let forever = Locked(DisposeBag())

func letters(_ texts: Observable<String>, _ form: RingForm, _ bag: DisposeBag) {
    texts.map { "\($0.count)" }.bind(to: form.letters.rx.text).disposed(by: bag)
}

/// The empty texts of the taps, bound to the field.
func cleared(_ form: RingForm, _ bag: DisposeBag) -> Observable<String> {
    let cleared = form.clear.rx.tap.map { "" }
    cleared.bind(to: form.name.rx.text).disposed(by: bag)
    return cleared
}

extension FormScene {
    /// Whether the form showed that, at first (0) or after some keys.
    func shows(_ index: Int, _ name: String, letters: String) -> Bool {
        shown(index) == "\"\(name)\", letters \"\(letters)\""
    }

    /// Whether the field began with that text.
    func begins(_ name: String) -> Bool { shown(0).hasPrefix(name) }

    func engrave(_ name: String, _ answer: Engrave) throws {
        let form = RingForm()
        form.name.text = name
        let screen = Screen("Ring", [form.name], [form.letters], [form.clear])
        try open(
            screen, connect: { try answer(form, $0) },
            look: { "\"\(form.name.text ?? "")\", letters \"\(form.letters.text ?? "")\"" })
    }
}
