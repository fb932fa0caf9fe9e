import LessonKit
import Screen
import Streams

/// Somebody who is called when the user changes a field.
protocol NoteFieldDelegate: AnyObject {
    func noteField(_ field: NoteField, didChange text: String)
}

/// A field as it is without streams: it has one delegate. Its `rx` is that of any field.
final class NoteField: @unchecked Sendable {
    weak var delegate: (any NoteFieldDelegate)?
    private let form: NoteForm

    /// A field with `text` in it.
    init(_ text: String, on stage: Stage) {
        form = NoteForm(text, on: stage)
        form.note.rx.text.changed
            .bind(with: self, onNext: { $0.delegate?.noteField($0, didChange: $1 ?? "") }).disposed(by: form.bag)
        // A screen holds its field.
        form.bag.insert(Disposables.create { withExtendedLifetime(self) {} })
    }

    var rx: Reactive<TextField> { form.note.rx }
    var bag: DisposeBag { form.bag }

    func type(_ keys: String, at tick: Int) { form.type(keys, at: tick) }
}

/// A delegate that prints what it is called with.
final class Listener: NoteFieldDelegate, Sendable {
    private let name: String

    init(_ name: String) { self.name = name }

    func noteField(_ field: NoteField, didChange text: String) { show("\(name), delegate:", text) }
}

let counter = Listener("counter")
let checker = Listener("checker")
