import Dispatch
import Foundation
import LessonKit
import Streams

// 1 · Predict · After the rain
//
// Three subjects are told the same, and then somebody subscribes to each.
//
//     let score = BehaviorSubject(value: "a")
//     let chat = ReplaySubject<String>.create(bufferSize: 2)
//     let votes = AsyncSubject<String>()
//
//     for subject in [AnyObserver(score), AnyObserver(chat), AnyObserver(votes)] {
//         subject.onNext("b")
//         subject.onNext("c")
//         subject.onError(Rain())
//         subject.onNext("d")
//     }
//
//     _ = score.subscribe(onNext: { log("score \($0)") }, onError: { _ in log("score #") })
//     _ = chat.subscribe(onNext: { log("chat \($0)") }, onError: { _ in log("chat #") })
//     _ = votes.subscribe(onNext: { log("votes \($0)") }, onError: { _ in log("votes #") })
//
// What is logged, in which order? Answer with a list: ["score ...", ...]
//
func afterTheRain() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Held until it comes
//
// A screen wants one number, and its closure holds the screen. You will read that `take(1)` makes that harmless.
//
//     final class Screen {
//         let name: String
//
//         init(_ name: String, _ numbers: Observable<Int>) {
//             self.name = name
//             _ = numbers.take(1).subscribe(onNext: { number in log("\(self.name) \(number)") })
//         }
//
//         deinit { log("\(name) freed") }
//     }
//
//     let score = BehaviorSubject(value: 1)
//     let goals = PublishSubject<Int>()
//     var screens = [Screen("A", score), Screen("B", goals)]
//     screens.removeAll()
//     log("closed")
//     goals.onNext(2)
//     log("end")
//
// What is logged, in which order? Answer with a list: ["A 1", ...]
//
func heldUntilItComes() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · A late fan
//
// A fan may look at the scoreboard at any time. They see the latest score at once, if there is one, and then every new one.
// Who comes after the match sees how it ended.
//
//     scores               -1--2-----3--|
//     a fan from tick 0    -1--2-----3--|
//     a fan from tick 6    ------2---3--|
//     a fan from tick 15   ---------------(3|)
//
// The board is there. Is it of the right kind?
//
func scoreboard(_ scores: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    // Which of the four?
    let board = PublishSubject<Int>()
    _ = scores.subscribe(board)
    return board
}

// 4 · Repair · The board goes dark
//
// One board for both halves of a match. It shows each number of each half. It has no end of its own: there may be extra time.
//
//     first half     -1--2|
//     second half    --------3--4|
//     the board      -1--2---3--4---
//     it is          -1--2|
//
// Find out why it goes dark at half-time, and mend it.
//
func board(firstHalf: Observable<Int>, secondHalf: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    let board = PublishSubject<Int>()
    _ = firstHalf.subscribe(board)
    _ = secondHalf.subscribe(board)
    return board
}

// 5 · Repair · Never above 5
//
// A heater has the levels 0 to 9. It begins with 1 and follows the wishes of those who live there, but never goes above 5. Who
// listens to it hears the latest level at once.
//
//     wishes              --3---8   ---2-
//     from tick 0         1-3---5   ---2-
//     from tick 8         -------   -5-2-
//     is, from tick 0     1-3---(58)---2-
//
// Find out why somebody hears 8, and hears it last. Mend it.
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

// 6 · Repair · Prices that nobody reads
//
// An exchange sends prices for as long as somebody is subscribed to it, and each minute costs money. `labels` makes texts of
// them. The texts are right. But the exchange is in use before anybody reads them, and nobody hears when it closes.
//
//     exchange         -1--2--3--4-|       it begins when somebody subscribes
//     labels           -a--b--c--d-|       a: "1 €"   b: "2 €"   and so on
//     and is           -a--b--c--d--
//
//     disposed of      -----!
//     should be used   ^----!
//     is used          ^-----------|       and that from the moment `labels` is called
//
// If the exchange fails, the labels fail. Mend it. What is left may be shorter than what is there.
//
func labels(_ exchange: Observable<Int>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let labels = PublishSubject<String>()
    _ = exchange.subscribe(onNext: { price in labels.onNext("\(price) €") })
    return labels
}

// 7 · Repair · Two doors
//
// Whoever comes in is written into a book, at two doors, each with a queue of its own. `change` is given the list and returns
// the new one, and may take its time. Sometimes somebody is missing in the evening.
//
//     north, on its queue      book.change { $0 + ["anna"] }
//     south, on its queue      book.change { $0 + ["boris"] }
//     afterwards               ["anna", "boris"], or the other way round
//     sometimes                ["boris"]
//
// Mend `Book`, so that nobody is lost however the two fall together. Who subscribes to `guests` hears the latest list at once.
//
protocol GuestBook: AnyObject {
    /// The list, and then the list after each change.
    var guests: Observable<[String]> { get }
    /// Makes a new list of the latest. May be called from any thread.
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

// 8 · Build · The menu
//
// Write a class that is a `Menu`, and return a new one. It counts what is ordered of each dish, and what all of it costs.
//
//     prices             soup: 3, rice: 2
//     called             -s-r-r-S-S-c-      add soup, add rice twice, remove soup twice, clear
//     count(of: soup)    01-----0-----      0 at once, 1 at tick 1, and so on
//     count(of: rice)    0--1-2-----0-
//     total              03-5-7-4---0-
//
// Nothing is ordered less than zero times. Whoever comes late hears the latest number at once. Whether a number is told again
// when it has not changed is up to you. When nobody holds the menu any longer, it is freed.
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
