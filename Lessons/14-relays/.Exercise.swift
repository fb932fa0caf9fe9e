import Dispatch
import Foundation
import LessonKit
import Streams

// 1 · Predict · A price and its double (class, 5 min)
//
// A relay, a number and a stream that were made from it, and one subscriber.
//
//     let price = BehaviorRelay(value: 1)
//     let double = price.map { $0 * 2 }
//     let noted = price.value * 2
//
//     price.accept(3)
//     _ = double.subscribe(onNext: { log("double \($0)") })
//     price.accept(3)
//     log("noted \(noted)")
//     price.accept(4)
//     log("value \(price.value)")
//
// What is logged, in which order? Answer with a list: ["...", "..."]
//
func aPriceAndItsDouble() throws -> [String] {
    throw ToDo()
}

// 2 · Complete · The album (class, 8 min)
//
// An album keeps photos in a relay. In `add` a line is missing, and two methods are empty.
//
//     called     -a-b-b-R-C-R-             add("a"), add("b") twice, removeLast(), clear(), removeLast()
//     photos     01-2-3-2-0---             how many there are: 0 at once, 1 at tick 1, and so on
//
// The photos stand in the order in which they were added. `removeLast` on an empty album leaves it empty. A subscriber, early
// or late, receives the latest list at once and then each new one. Whether an equal list is sent again is up to you.
//
protocol Album: AnyObject {
    /// The photos, and then the photos after each change.
    var photos: Observable<[String]> { get }

    func add(_ photo: String)
    func removeLast()
    func clear()
}

final class CameraAlbum: Album {
    private let list = BehaviorRelay<[String]>(value: [])

    var photos: Observable<[String]> { list.asObservable() }

    func add(_ photo: String) {
        // `list.value.append(photo)` does not compile: `value` can only be read.
        var photos = list.value
        photos.append(photo)
        // What is missing?
    }

    func removeLast() {}

    func clear() {}
}

func album() throws -> any Album {
    try toDo()  // delete this line when you start
    return CameraAlbum()
}

// 3 · Repair · No signal (class, 8 min)
//
// A board shows how high a river is. Its sensor may fail. The board never ends: it shows "no signal" then. If the sensor completes,
// the board keeps its last text.
//
//     sensor         --4--7--#      it sends whether somebody looks or not, like a radio
//     the board      w-a--b--n--    w: "waiting"   a: "4 cm"   b: "7 cm"   n: "no signal"
//     from tick 6    ------b-n--
//
// `riverBoard` is called once. Several people look at the board, at any time, and each receives the latest text at once. An equal
// level is an equal text; whether it is sent again is up to you.
//
// Now the run reports a mistake when the sensor fails. Mend it.
//
func riverBoard(_ sensor: Observable<Int>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let board = BehaviorRelay(value: "waiting")
    _ = sensor.map { "\($0) cm" }.bind(to: board)
    return board.asObservable()
}

// 4 · Repair · Never above 5 (home, 8 min)
//
// A heater has the levels 0 to 9. It begins with 1 and follows the wishes of those who live there, but never goes above 5. A
// wish above 5 is a wish for 5. `heater` is called once; the wishes come whether somebody listens or not, like a radio, and do not
// end. A listener receives the latest level at once. Whether an equal level is sent again is up to you.
//
//     wishes                 --3---8   ---2-
//     from tick 0            1-3---5   ---2-
//     from tick 8            -------   -5-2-
//     it is, from tick 0     1-3---(58)---2-
//
// Find out why a listener receives 8, and receives it last. Mend it.
//
func heater(_ wishes: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    let heat = BehaviorRelay(value: 1)
    _ = heat.subscribe(onNext: { level in
        if level > 5 { heat.accept(5) }
    })
    _ = wishes.bind(to: heat)
    return heat.asObservable()
}

// 5 · Repair · Prices that nobody reads (class, 6 min)
//
// An exchange is a recipe: it starts when somebody subscribes, and each minute of its use costs money. `labels` makes texts of its
// prices. The texts are right. But the exchange is in use before anybody reads them, and the labels do not end when it closes.
//
//     exchange         -1--2--3--4-|
//     labels           -a--b--c--d-|       a: "1 €"   b: "2 €"   and so on, an equal price too
//     they are         -a--b--c--d--
//
//     disposed of      -----!
//     should be used   ^----!
//     is used          ^-----------|       and that from the moment `labels` is called
//
// If the exchange fails, the labels fail. Somebody who subscribes when nobody reads starts the exchange anew. Whether two who read
// at the same time share one use of it is up to you. Your code may be shorter than the code that is there.
//
func labels(_ exchange: Observable<Int>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let labels = PublishSubject<String>()
    _ = exchange.subscribe(onNext: { price in labels.onNext("\(price) €") })
    return labels
}

// 6 · Repair · Two doors and a book (home, 12 min)
//
// Guests are written into a book at two doors, each with a queue of its own. `change` is given the list and returns the new one,
// and may take its time. Sometimes somebody is missing in the evening.
//
//     north, on its queue      book.change { $0 + ["anna"] }
//     south, on its queue      book.change { $0 + ["boris"] }
//     afterwards               ["anna", "boris"], or the other way round
//     sometimes                ["boris"]
//
// Mend `Book`, so that nobody is lost, also if both doors call `change` at the same time.
//
// - `change` may be called from any thread, from main as well. It calls its closure once.
// - When `change` returns, the list has changed.
// - A subscriber to `guests` receives the latest list at once, and then each new one.
//
protocol GuestBook: AnyObject {
    /// The list, and then the list after each change.
    var guests: Observable<[String]> { get }
    /// Makes a new list of the latest.
    func change(_ change: @escaping @Sendable ([String]) -> [String])
}

final class Book: GuestBook {
    private let list = BehaviorRelay<[String]>(value: [])

    var guests: Observable<[String]> { list.asObservable() }

    func change(_ change: @escaping @Sendable ([String]) -> [String]) {
        list.accept(change(list.value))
    }
}

func guestBook() throws -> any GuestBook {
    try toDo()  // delete this line when you start
    return Book()
}

// 7 · Build · The menu (home, 20 min)
//
// Write a class that is a `Menu`, and return a new one. It counts what is ordered of each dish, and what all of it costs.
//
//     prices             soup: 3, rice: 2
//     called             -s-r-r-S-S-c-      add soup, add rice twice, remove soup twice, clear
//     count(of: soup)    01-----0-----      0 at once, 1 at tick 1, and so on
//     count(of: rice)    0--1-2-----0-
//     total              03-5-7-4---0-
//
// - Nothing is ordered less than zero times: to remove at 0 changes nothing.
// - Each menu has its own prices and its own counts. Only dishes with a price are asked for.
// - A subscriber, early or late, receives the latest number at once, and then each new one. Whether a number is sent again
//   when it has not changed is up to you.
// - When nobody holds the menu any longer, it is freed.
//
protocol Menu: AnyObject {
    /// How many of a dish are ordered.
    func count(of dish: String) -> Observable<Int>
    /// What all that is ordered costs.
    var total: Observable<Int> { get }

    /// Orders one more.
    func add(_ dish: String)
    /// Orders one less.
    func remove(_ dish: String)
    /// Orders nothing.
    func clear()
}

func menu(prices: [String: Int]) throws -> any Menu {
    throw ToDo()
}
