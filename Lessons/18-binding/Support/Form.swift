import Dispatch
import LessonKit
import Screen
import Streams

/// The form of this lesson: a field, a label below it, and a button.
final class NoteForm: StepForm, @unchecked Sendable {
    let note = TextField("Note")
    let echo = Label()
    let clear = Button("Clear")
    let bag: DisposeBag
    let screen: Screen
    let stage: Stage
    private let isHeld: Bool

    /// A form with `text` in its field. If it is not `held`, the stage does not keep it: whoever made it does.
    init(_ text: String, on stage: Stage, held: Bool = true) {
        note.text = text
        screen = Screen("A note", [note], [echo], [clear])
        bag = stage.bag
        self.stage = stage
        isHeld = held
        if held { stage.open(screen) }
    }

    deinit { if !isHeld { LessonKit.show("the form is freed") } }

    /// Prints what the label says at `tick`.
    func showLabel(at tick: Int) { stage.at(tick) { [echo] in LessonKit.show("the label says", echo.text ?? "") } }

    /// Does `work` at a tick of 100 ms. It is the program's work, so it is done as well if somebody plays the form.
    func at(_ tick: Int, _ work: @escaping () -> Void) { stage.happens(at: tick, work) }
}

/// The queue of the kitchen.
let kitchen = DispatchQueue(label: "kitchen")

/// A board in the dining room.
final class Board: @unchecked Sendable {
    var dish = "" { didSet { show("binder, board:", dish) } }
}

let board = Board()

/// The cable to the tank is cut.
struct CableCut: Error {}

/// A window that shows the time.
final class Window: @unchecked Sendable {
    var time = 0 { didSet { show("the window shows", time) } }

    deinit { show("the window is freed") }
}
