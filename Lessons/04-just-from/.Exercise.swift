import LessonKit
import Streams

// 1 · Predict · Six rows
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
// Answer with six diagrams, in this order. Draw every element as an o, whatever it is, and the end as |. All of it
// happens in the first tick, and what shares a tick stands in brackets: (ooo|).
//
func sixRows() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · When is it loaded?
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
//     scheduler.start()  // runs what waits in the scheduler
//
// What is logged, in which order? Answer with a list: ["made", ...]
//
func whenIsItLoaded() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · A number to call
//
// A screen asks for somebody's phone number. A wheel turns until the answer has ended, well or badly.
//
//     Anna has a number           (a|)      a: 555-0141
//     Boris has none              |
//     nobody is called Clara      #         Unknown()
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

// 4 · Repair · Name cards
//
// A card with the name of each guest. After the last one the printer has to cut the paper, once.
//
//     ["Anna", "Boris"]      prints   Anna, Boris, cut
//     []                     prints   cut
//
// Only one card came out, and it read: ["Anna", "Boris"]. Find out why, and mend it.
//
func nameCards(for guests: [String], print: @escaping (String) -> Void) throws -> any Disposable {
    try toDo()  // delete this line when you start
    return Observable.just(guests).subscribe(
        onNext: { print("\($0)") },
        onCompleted: { print("cut") })
}

// 5 · Repair · The price of this morning
//
// A till makes this observable once, when the shop opens, and subscribes to it whenever something is sold. The customer
// has to pay what the article costs at that time:
//
//     the price      a----b----        a: 100   b: 120
//     sold           --(a|)
//     sold           ------(b|)
//
// But everybody paid 100, until the evening. And the shop was asked for each price once, in the morning, even for what
// was never sold. Find out why, and mend it.
//
protocol Shop {
    /// What the article costs now.
    func price(of article: String) -> Int
}

func price(of article: String, in shop: any Shop) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return .just(shop.price(of: article))
}

// 6 · Build · Line by line
//
// The lines of a file, one by one, then the end. The file is read when somebody subscribes, anew for each.
//
//     the lines "so", "it", "goes"      (abc|)      a: so   b: it   c: goes
//     a file with no lines              |
//     no such file                      |
//     it cannot be read                 #           the error that `read` threw
//
protocol File {
    /// The lines; nil if there is no such file. Throws if it is there and cannot be read.
    func read() throws -> [String]?
}

func lines(of file: any File) throws -> Observable<String> {
    throw ToDo()
}
