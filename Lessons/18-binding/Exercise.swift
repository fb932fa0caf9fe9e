import LessonKit
import Screen
import Streams

// 1 · Predict · A name for a cake (class, 6 min)
//
// Somebody orders a cake. The field `name` begins with "Al". At tick 2 they type an m. At tick 4 the program sets
// `name.text = ""`. At tick 6 they type a B. Nobody taps the button `order`. At tick 8 the form is closed, and both controls
// are freed.
//
//     let letters = name.rx.text.orEmpty.map { $0.count }
//     let edited = name.rx.text.orEmpty.changed.map { $0.count }
//     let taps = order.rx.tap.map { 1 }
//
// There are four subscribers, in this order: to `letters` from tick 0 on, to `letters` from tick 5 on, to `edited` from tick 0
// on, to `taps` from tick 0 on. What does each of them receive?
//
// Answer with four diagrams, in this order: ["...", "...", "...", "..."]. An element is a digit.
//
func aNameForACake() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · A lamp in the hall (class, 5 min)
//
// All of it runs on main.
//
//     final class Lamp {
//         var color = "off" { didSet { log("lamp \(color)") } }
//         deinit { log("lamp gone") }
//     }
//
//     let colors = BehaviorRelay(value: "red")
//     var lamp: Lamp? = Lamp()
//
//     _ = colors.bind(to: Binder<String>(lamp!) { lamp, color in lamp.color = color })
//     lamp?.color = "blue"
//     colors.accept("green")
//     _ = colors.bind(onNext: { color in log("diary \(color)") })
//     lamp = nil
//     colors.accept("white")
//     log("end")
//
// What is logged, in which order? Answer with a list: ["...", "..."]
//
func aLampInTheHall() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · The bathroom scale (class, 6 min)
//
// A scale has a needle. Make a binder that turns it:
//
//     kilos                      70---70---180---(-3)
//     the needle is turned to    70---70---150----0
//
// - The needle goes from 0 to 150. Less than 0 is shown as 0, more than 150 as 150.
// - Each element turns the needle, an equal one as well.
// - Elements come on any queue. The needle is turned on main.
// - The binder does not keep the scale alive. When the scale is gone, elements are dropped.
//
// The binder below belongs to a scale that nobody holds.
//
class Scale: @unchecked Sendable {
    /// Turns the needle. To be called on the main queue only.
    func turn(to kilos: Int) {}
}

func needle(of scale: Scale) throws -> Binder<Int> {
    try toDo()  // delete this line when you start
    return Binder<Int>(Scale()) { _, _ in }
}

// 4 · Repair · The clear button (class, 8 min)
//
// A shop engraves names in rings. A label says how many letters the name has, and a button empties the field.
//
//                           name       letters
//     at first              "Mia"      "3"
//     Clear is tapped       ""         "0"        but now the label says "3"
//     a J is typed          "J"        "1"
//     Clear is tapped       ""         "0"        but now it says "1"
//
// - There may be any text in the field at first. A letter is any character, a space as well.
// - Clear may be tapped at any time, and twice. Nobody else sets the text.
// - `engrave` is called once for each form. When the bag is freed, the label and the button do nothing more.
//
// Find out why the label is wrong, and mend it.
//
struct RingForm {
    let name = TextField("Name")
    let letters = Label()
    let clear = Button("Clear")
}

func engrave(_ form: RingForm, until bag: DisposeBag) throws {
    try toDo()  // delete this line when you start
    form.name.rx.text.orEmpty
        .map { "\($0.count)" }
        .bind(to: form.letters.rx.text)
        .disposed(by: bag)
    form.clear.rx.tap
        .map { "" }
        .bind(to: form.name.rx.text)
        .disposed(by: bag)
}

// 5 · Repair · The page that stays (home, 10 min)
//
// A page of a song book has a field for a title, a button, and a line that says what was saved.
//
//     Save is tapped, and the title is "Rain"     save("Rain") is called, and the line says "saved: Rain"
//
// - For each tap `save` is called once, with the text that is in the field at that moment: an empty one, the same one again,
//   and one that the program has written there.
// - `attach` is called once for each page. As long as somebody holds the page, it works.
// - When nobody holds the page any more, it is freed, and all its controls with it.
//
// Two things are wrong. When the program writes a title into the field, an older one is saved. And no page is ever freed.
//
final class SongPage {
    let title = TextField("Title")
    let save = Button("Save")
    let line = Label()
    let bag = DisposeBag()
}

func attach(_ page: SongPage, save: @escaping (String) -> Void) throws {
    try toDo()  // delete this line when you start
    page.save.rx.tap
        .withLatestFrom(page.title.rx.text.orEmpty)
        .bind(onNext: { title in
            save(title)
            page.line.text = "saved: \(title)"
        })
        .disposed(by: page.bag)
}

// 6 · Complete · A dial from a kit (home, 12 min)
//
// The dial of an oven comes from a kit that knows no streams. It calls its targets when somebody turns it. Make a control
// property of its level:
//
//     somebody turns it to      ---3-----4---4--
//     the program sets it to    ------7---------
//     from tick 0 on            0--3-----4---4--
//     from tick 8 on            --------74---4--
//
// - A subscriber receives the level of that moment at once, and then each level that somebody turns it to.
// - An element that is bound to the property becomes the level, as if the program had set it. It may come on any queue, and is
//   set on main.
// - Without a subscription the dial has no target. When a subscription is disposed of, its target is removed.
// - The property and its subscriptions do not keep the dial alive. It is up to you what they send when it is gone.
//
// The target is added already. Four things are missing.
//
class Dial: @unchecked Sendable {
    /// The level, 0 at first. The program may set it, on main: no target is called then.
    var level = 0
    private var targets: [Int: () -> Void] = [:]
    private var last = 0

    /// Adds an action to be called whenever somebody has turned the dial. Returns a number to remove it with.
    func addTarget(_ action: @escaping () -> Void) -> Int {
        last += 1
        targets[last] = action
        return last
    }

    /// Removes an action.
    func removeTarget(_ number: Int) { targets[number] = nil }

    /// Called when somebody turns the dial.
    func turn(to level: Int) {
        self.level = level
        for (_, action) in targets.sorted(by: { $0.key < $1.key }) { action() }
    }
}

func level(of dial: Dial) throws -> ControlProperty<Int> {
    try toDo()  // delete this line when you start
    let levels = Observable<Int>.create { observer in
        _ = dial.addTarget { observer.onNext(dial.level) }
        return Disposables.create()
    }
    return ControlProperty(values: levels, valueSink: AnyObserver { _ in })
}

// 7 · Build · Cups and millilitres (home, 15 min)
//
// Two fields for one amount. A cup has 240 millilitres. When somebody types into one field, the other follows.
//
//                                        cups      millilitres
//     at first                           "2"       "480"           before: "2" and ""
//     in cups, a 5 is typed              "25"      "6000"
//     in millilitres, a 5 is typed       "250"     "60005"         whole cups, rounded down
//     in cups, an x is typed             "250x"    ""
//
// - `amount(in:)` says what the amount in a text is. If a text has none, the other field is emptied.
// - The field that somebody types into is left as they type it.
// - At first the cups count, whatever stands in millilitres. The text in cups is left as it is, also if it is no amount.
// - `link` is called once for each form. When the bag is freed, no field follows any more.
//
struct CupForm {
    let cups = TextField("Cups")
    let millilitres = TextField("Millilitres")
}

/// The amount in a text: "12" is 12, and "", "x", "-1", "1.5" and "1234567" have none.
func amount(in text: String) -> Int? {
    guard let number = Int(text), (0...999_999).contains(number) else { return nil }
    return number
}

func link(_ form: CupForm, until bag: DisposeBag) throws {
    throw ToDo()
}
