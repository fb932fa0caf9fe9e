import LessonKit
import Screen
import Streams

// 1 · Predict · The first answer
//
// Somebody has "1" in a field, and makes it "12" at tick 3. `text` gives what is there on subscribing, and then what the
// user makes of it. `check` takes no time, and never fails.
//
//     let plain  = text.map(check)
//     let shared = text.map(check).share()
//     let kept   = text.map(check).share(replay: 1)
//
// Two bindings subscribe to each of the three at tick 0, one right after the other. What arrives at the second of them?
// And how often does `check` run for both together, from tick 0 on?
//
// Answer with three pairs in this order: a diagram of the second binding, every answer drawn as an o, and the number of
// checks, as in [("-o-", 3), …].
//
func theFirstAnswer() throws -> [(second: String, checks: Int)] {
    throw ToDo()
}

// 2 · Predict · Where it is caught
//
//     text    1--x--2
//
// `check` takes no time. Of 1 and of 2 it says y, then it ends. For x it fails.
//
//     text.flatMapLatest { check($0) }.catchAndReturn("n")
//     text.flatMapLatest { check($0).catchAndReturn("n") }
//     text.flatMapLatest { check($0) }.asDriver(onErrorJustReturn: "n")
//     text.asDriver(onErrorDriveWith: .empty())
//         .flatMapLatest { check($0).asDriver(onErrorDriveWith: .empty()) }
//
// Answer with four diagrams, in this order. `text` itself goes on without end.
//
func whereItIsCaught() throws -> [String] {
    throw ToDo()
}

// 3 · Repair · Sixteen litres
//
// A petrol pump asks how many litres it should give. It asked Double(text), as the form of this lesson does, and somebody
// who typed 0x10 got sixteen. After nan it did not stop at all. And who typed a space too many got nothing.
//
//     "12"  "7.5"  "0.75"                    an amount
//     " 12"  "12 "                           the same: spaces at either end do not count
//     ""  " "  "."  "1 2"  "1.2.3"           none
//     "nan"  "inf"  "0x10"  "1e3"            none, whatever Double says
//     "-5"  "+5"  "1,000"  "１２"  "½"       none: the pump knows the digits 0 to 9, and one point between them
//
func isAmount(_ text: String) throws -> Bool {
    try toDo()  // delete this line when you start
    return Double(text) != nil
}

// 4 · Complete · Suggestions
//
// A search field, and below it what `fetch` suggests for the text in it. A fetch is a request, and not every key is worth
// one. The first is; after it there is one request in 500 ms at most, for the latest text. If a request fails, there are no
// suggestions. And those for an old text must not come once a new one has been asked for.
//
//     text            a-b-c-----x-----d       x: its request fails
//     suggestions     -a----c----0-----d      a request takes a tick, 0 is an empty list
//
// Two expressions are missing; `never()` keeps their places. In older code you will find `throttle` on a driver with a
// scheduler. Today it takes the time alone: a driver knows its scheduler.
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

// 5 · Repair · A thermometer in the cellar
//
// The thermometer sends from a queue of its own. To make a text of its degrees takes long, and should stay there. The
// display belongs to the main queue, and now and then it shows nonsense. Somebody has tried to mend that already.
//
//     degrees     on the queue of the thermometer
//     text        on the queue of the thermometer
//     display     on main
//
// `attach` itself is called on main. Find out what is done on which queue, and mend it.
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

// 6 · Repair · The alert that comes again
//
// `alerts(of:)` is called once. The function it returns is called by each window that opens, with what shows an alert.
// A failure is shown in every window that is open when it happens:
//
//     failures     --a--------b--
//     window A     --a--------b--      open all the time
//     window B           -----b--      opens at tick 6
//
// But window B comes with an alert that is over and done with. Find out why, and mend it. The failures come from a
// connection, and one connection has to do for all windows. It never fails itself.
//
func alerts(of failures: Observable<String>) throws -> (_ show: @escaping (String) -> Void) -> any Disposable {
    try toDo()  // delete this line when you start
    let alerts = failures.asDriver(onErrorDriveWith: .empty())
    return { show in
        alerts.drive(onNext: show)
    }
}

// 7 · Build · The whole form
//
// A form for a library card. Three controls say what `check` says of the number in the field "Card":
//
//                   result             light          borrow
//     valid         "Valid"            .systemGreen   enabled, once the PIN has four characters
//     not valid     "Not valid"        .systemRed     disabled
//
//   - From the first moment on: there may be a number in the field already.
//   - Each number is checked once, for all three.
//   - If `check` fails, the card counts as not valid, and the form goes on.
//   - An answer to an old number must not come once there is a new one.
//   - All of it ends with the bag.
//
// `Driver.combineLatest(a, b) { … }` makes one driver of the latest of two.
//
struct CardForm {
    let card = TextField("Card")
    let pin = TextField("PIN")
    let result = Label()
    let light = Light()
    let borrow = Button("Borrow")
}

func connect(_ form: CardForm, check: @escaping (String) -> Observable<Bool>, until bag: DisposeBag) throws {
    throw ToDo()
}
