import LessonKit
import Screen
import Streams

/// The queue of a server.
let server = SerialDispatchQueueScheduler(internalSerialQueueName: "server")

/// What the label says.
func word(for isNumber: Bool) -> String { isNumber ? "Ok" : "Error" }

/// What the light shows.
func color(of isNumber: Bool) -> Color { isNumber ? .systemBlue : .systemRed }

/// The form of this lesson: a field, a label, a light and a button, on a screen that the stage opens.
struct Form {
    let number = TextField("Number")
    let result = Label()
    let light = Light()
    let send = Button("Send")
    let bag: DisposeBag
    let screen: Screen
    fileprivate let stage: Stage

    /// A form with `text` in its field.
    init(_ text: String, on stage: Stage) {
        number.text = text
        send.isEnabled = false
        screen = Screen("Is it a number?", [number], [result, light], [send])
        bag = stage.bag
        self.stage = stage
        stage.open(screen)
    }

    /// What the field sends.
    var text: ControlProperty<String> { number.rx.text.orEmpty }

    /// Three bindings, in this order: the label, the light, the button. Each has a row in the picture.
    func bind(_ isNumber: Observable<Bool>) {
        isNumber.map(word).drawn("label", by: self)
            .bind(to: result.rx.text).disposed(by: bag)
        isNumber.map(color).record("light", on: stage, as: { $0 == .systemBlue ? "blue" : "red" })
            .bind(to: light.rx.backgroundColor).disposed(by: bag)
        isNumber.record("button", on: stage, as: { $0 ? "on" : "off" })
            .bind(to: send.rx.isEnabled).disposed(by: bag)
    }

    /// Subscribes to `source`, and draws it in the picture.
    func draw(_ name: String, _ source: some ObservableConvertibleType) {
        source.asObservable().drawn(name, by: self).subscribe(onError: { _ in }).disposed(by: bag)
    }

    /// Types `keys` at a tick of 100 ms.
    func type(_ keys: String, at tick: Int) { at(tick) { screen.type(keys) } }

    func press(_ keys: Screen.Key..., at tick: Int) { at(tick) { for key in keys { screen.press(key) } } }

    /// Prints the form as it is at `tick`.
    func show(at tick: Int) { at(tick) { LessonKit.show(screen) } }

    /// Does `work` at a tick of 100 ms.
    func at(_ tick: Int, _ work: @escaping () -> Void) { stage.at(tick, work) }
}

extension ObservableType {
    /// The same, with a row in the picture of `form`'s step. An answer is drawn as the label says it.
    func drawn(_ name: String, by form: Form) -> Observable<Element> {
        guard Element.self == Bool.self else { return record(name, on: form.stage) }
        return record(name, on: form.stage, as: { ($0 as? Bool).map(word) ?? "\($0)" })
    }
}
