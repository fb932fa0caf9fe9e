import LessonKit
import Streams

// 1 · Predict · Six rows (class, 5 min)
//
// Somebody subscribes to each of these. What arrives?
//
//     Observable.just([7, 8])
//     Observable.of([7, 8])
//     Observable.of(7, 8)
//     Observable.from([7, 8])
//     Observable.from(optional: Int("seven"))
//     Observable.just(Int("seven"))
//
// Answer with six diagrams, in this order: ["...", "..."]. Draw every element as an o, whatever it is. The end is |. All of
// it happens in the first tick, and events that share a tick stand in brackets: (xyz|).
//
func sixRows() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · When is it loaded? (class, 6 min)
//
//     func load(_ name: String) -> String {
//         log("load \(name)")
//         return name
//     }
//     let a = Observable.just(load("a"))
//     let b = Observable.deferred { .just(load("b")) }
//     log("made")
//     _ = Observable.of("c", scheduler: scheduler).subscribe(onNext: { log($0) })
//     _ = b.subscribe(onNext: { log($0) })
//     _ = b.subscribe(onNext: { log($0) })
//     _ = a.subscribe(onNext: { log($0) })
//     scheduler.start()  // runs the work that waits in the scheduler
//
// Which lines are logged, in which order? Answer with a list: ["...", "..."]
//
func whenIsItLoaded() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · A number to call (class, 6 min)
//
// A screen asks for somebody's phone number. A wheel turns until the answer has ended, well or badly.
//
//     Anna has a number           (a|)      a: 555-0141
//     Boris has none              |         he is known, so nothing is wrong
//     nobody is called Clara      #         Unknown()
//
// Every subscriber receives the same. `number` itself throws nothing. No two contacts have the same name.
//
// Two of the three are still missing. `never()` keeps their places, and the wheel turns for ever.
//
struct Contact {
    let name: String
    let number: String?
}

struct Unknown: Error {}

func number(of name: String, in contacts: [Contact]) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    guard let contact = contacts.first(where: { $0.name == name }) else {
        return .never()  // Nobody is called that.
    }
    guard let number = contact.number else {
        return .never()  // There is no number to send.
    }
    return .just(number)
}

// 4 · Repair · Name cards (home, 8 min)
//
// A printer prints a card for each guest of a list, and then cuts the paper, once. It works on its own scheduler: first
// `nameCards` returns, and later the cards come.
//
//     ["Anna", "Boris"]                  prints   Anna, Boris, cut
//     ["Anna", "Anna"]                   prints   Anna, Anna, cut
//     []                                 prints   cut
//     disposed of after the first card   prints   Anna           the paper is not cut
//
// Each call is a job of its own.
//
// Now only one card comes out, and it says: ["Anna", "Boris"]. Find out why, and repair it.
//
func nameCards(
    for guests: [String], on printer: any ImmediateSchedulerType, print: @escaping (String) -> Void
) throws -> any Disposable {
    try toDo()  // delete this line when you start
    return Observable.just(guests, scheduler: printer).subscribe(
        onNext: { print("\($0)") },
        onCompleted: { print("cut") })
}

// 5 · Repair · The price of this morning (class, 8 min)
//
// A till makes this observable once, when the shop opens, and subscribes to it whenever something is sold. The customer
// has to pay the price of that moment:
//
//     the price          a----b----        a: 100   b: 120
//     sold at tick 2     --(a|)
//     sold at tick 6     ------(b|)
//
// The shop is asked once for each sale, when the till subscribes, and never before.
//
// But everybody paid 100, until the evening. And the shop was asked for each price in the morning, even if the article was
// never sold. Find out why, and repair it.
//
protocol Shop {
    /// The price of the article now.
    func price(of article: String) -> Int
}

func price(of article: String, in shop: any Shop) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return .just(shop.price(of: article))
}

// 6 · Build · Line by line (home, 12 min)
//
// Send the lines of a file as they are, one by one, then the end.
//
//     the lines "so", "it", "goes"      (abc|)      a: so   b: it   c: goes
//     a file with no lines              |
//     there is no such file             |
//     it cannot be read                 #           the error that `read` threw
//
// An empty line is a line, too. The file is read once for each subscriber, when they subscribe. It may have changed since
// the last time. `lines` itself throws nothing.
//
protocol File {
    /// The lines; nil if there is no such file. Throws if it is there and cannot be read.
    func read() throws -> [String]?
}

func lines(of file: any File) throws -> Observable<String> {
    throw ToDo()
}
