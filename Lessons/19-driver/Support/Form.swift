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
struct Form: StepForm {
    let number = TextField("Number")
    let result = Label()
    let light = Light()
    let send = Button("Send")
    let bag: DisposeBag
    let screen: Screen
    let stage: Stage

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
        isNumber.map(word).record("label", on: stage)
            .bind(to: result.rx.text).disposed(by: bag)
        isNumber.map(color).record("light", on: stage, as: { $0 == .systemBlue ? "blue" : "red" })
            .bind(to: light.rx.backgroundColor).disposed(by: bag)
        isNumber.record("button", on: stage, as: { $0 ? "on" : "off" })
            .bind(to: send.rx.isEnabled).disposed(by: bag)
    }

    /// A row for each of the three controls: what the driver sends it.
    func draw(_ isNumber: Driver<Bool>) {
        stage.draw("label", isNumber, as: word)
        stage.draw("light", isNumber, as: { $0 ? "blue" : "red" })
        stage.draw("button", isNumber, as: { $0 ? "on" : "off" })
    }
}
