import LessonKit
import Screen
import Streams

// 1 · Predict · The first answer (class, 6 min)
//
// Somebody has "1" in a field, and makes it "12" at tick 3. `text` sends what is there on subscribing, and then what the
// user makes of it. `check` takes no time, and never fails.
//
//     let plain  = text.map(check)
//     let shared = text.map(check).share()
//     let kept   = text.map(check).share(replay: 1)
//
// Two bindings subscribe to each of the three at tick 0, one right after the other. What arrives at the second of them?
// And when does `check` run?
//
// Answer with six diagrams. For each of the three, in this order: what arrives at the second binding, every answer drawn
// as an o, and when `check` runs for both together, every run drawn as a c: ["...", "...", "...", "...", "...", "..."].
//
func theFirstAnswer() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Where it is caught (class, 6 min)
//
//     text    1--x--2
//
// `check` takes no time. Of 1 and of 2 it sends y, then it ends. For x it fails.
//
//     text.flatMapLatest { check($0) }.catchAndReturn("n")
//     text.flatMapLatest { check($0).catchAndReturn("n") }
//     text.flatMapLatest { check($0) }.asDriver(onErrorJustReturn: "n")
//     text.asDriver(onErrorDriveWith: .empty())
//         .flatMapLatest { check($0).asDriver(onErrorDriveWith: .empty()) }
//
// Answer with four diagrams, in this order: ["...", "...", "...", "..."]. `text` itself goes on without end.
//
func whereItIsCaught() throws -> [String] {
    throw ToDo()
}

// 3 · Repair · Three boards, one gauge (class, 6 min)
//
// A harbour shows the level of the water on boards. A gauge measures it: it is switched on by each subscription, and off
// when that is disposed of. It sends a level at once, inside `subscribe`, and then each new one. It never fails or ends.
//
//     gauge       1---2---3---4---5---
//     board A     1---2---3---4!             lit from tick 0 on
//     board B     1---2---3!                 lit from tick 0 on as well
//     board C           2-3---4---5          lit from tick 6 on: it shows the last level at once
//
// - Each board subscribes to `levels`, which is made once.
// - However many boards are lit, the gauge is on once. When none is lit, it is off.
// - A board that is lit after that starts the gauge anew, and shows no level from before.
//
// In the code below, board B is dark until the next level comes. Mend it.
//
func levels(of gauge: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return gauge.share()
}

// 4 · Repair · Sixteen litres (class, 8 min)
//
// A petrol pump asks how many whole litres it should give. Somebody typed 0x10 and got sixteen litres. Somebody else made
// 12q of 12, and the pump gave 12 litres: nobody had taken the 12 away.
//
//     an amount      one, two or three of the digits 0 to 9, and nothing else: "5", "007", "120", "0"
//     no amount      everything else: "", " 5", "12q", "0x10", "1e1", "7.5", "1234", "-5", "５"
//
// For each text `amounts` sends the amount, or nil where the text is no amount. Each text gets its own answer at once, also
// when it is the same answer again. `text` never fails; when it ends, `amounts` ends.
//
//     text       "12"----"12q"----"12"----|
//     amounts     12------nil------12-----|
//
func amounts(of text: Observable<String>) throws -> Observable<Int?> {
    try toDo()  // delete this line when you start
    return
        text
        .compactMap { Double($0) }
        .map { Int(exactly: $0) }
}

// 5 · Complete · Suggestions (home, 12 min)
//
// A search field, and below it what `fetch` suggests for the text in it. A fetch is a request, and not every key is worth
// one. The first text is fetched at once. After that there is one request in 500 ms at most, for the latest text.
//
// - If a request fails, there are no suggestions: an empty list. The next text is fetched like any other.
// - Suggestions for an old text must not come once a new one is being fetched.
// - Each text counts, an empty one and one that was there before as well.
// - The list is shown in one place: `suggestions` has one subscriber. When that leaves, nothing goes on.
//
//     text            a-b-c-----x-----d       x: its request fails
//     suggestions     -a----c----0-----d      a request takes a tick, 0 is an empty list
//
// Two expressions are missing; `never()` keeps their places. `throttle(.milliseconds(500))` of a driver lets the first
// through, and then the latest of each 500 ms. It takes the time alone: a driver knows its scheduler. The check runs on
// virtual time, so use that one.
//
func suggestions(
    for field: ControlProperty<String?>, fetch: @escaping (String) -> Observable<[String]>
) throws -> Driver<[String]> {
    try toDo()  // delete this line when you start
    let text = Driver<String>.never()  // What is in the field, one text in 500 ms at most.
    return text.flatMapLatest { _ in
        Driver<[String]>.never()  // What is fetched for the text, and an empty list if that fails.
    }
}

// 6 · Repair · A thermometer in the cellar (class, 8 min)
//
// The thermometer sends from a queue of its own. To make a text of its degrees takes long, and should stay there. The
// display belongs to the main queue, and now and then it shows nonsense. Somebody has tried to mend that already.
//
//     degrees     on the queue of the thermometer
//     text        on the queue of the thermometer, once for each degree
//     display     on main, each text in its order
//
// - `attach` is called on main, and once for each display. The thermometer never fails.
// - When what `attach` returns is disposed of, the thermometer is switched off, and the display is not set any more.
//
protocol Display: AnyObject, Sendable {
    /// Shows a text. To be called on the main queue only.
    func set(_ text: String)
}

func attach(
    _ degrees: Observable<Int>, text: @escaping (Int) -> String, to display: any Display
) throws -> any Disposable {
    try toDo()  // delete this line when you start
    return
        degrees
        .map(text)
        .subscribe(on: MainScheduler.instance)
        .bind(onNext: { display.set($0) })
}

// 7 · Build · The whole form (home, 20 min)
//
// A form for a library card. Three controls say what `check` says of the number in the field "Card":
//
//                   result             light          borrow
//     valid         "Valid"            .systemGreen   enabled, if the PIN has exactly four characters
//     not valid     "Not valid"        .systemRed     disabled
//
// - From the first moment on: there may be a number in the field already. The empty text is checked as well.
// - Each number is checked once, for all three controls. `check` is a request, anew for each subscription. It sends
//   `true` or `false`, on any queue.
// - If `check` fails, the card counts as not valid, and the form goes on.
// - An answer to an old number must not come once there is a new one. Until the answer comes, the controls keep what
//   they show; at first that is an empty label, a light that is off, a disabled button.
// - The PIN counts at once, and asks for no check. Any four characters will do.
// - All of it ends with the bag, a check that is under way as well.
//
// `Driver.combineLatest(a, b) { … }` makes one driver of two. When one of them sends, it sends what the closure makes of the
// latest of both, as soon as both have sent:
//
//     a            1-----2-------
//     b            ---x-----y----
//     the two      ---1x-2x-2y---
//
struct CardForm {
    let card = TextField("Card")
    let pin = TextField("PIN")
    let result = Label()
    let light = Light()
    let borrow = Button("Borrow")

    init() { borrow.isEnabled = false }
}

func connect(_ form: CardForm, check: @escaping (String) -> Observable<Bool>, until bag: DisposeBag) throws {
    throw ToDo()
}
