import LessonKit
import Streams

// 1 · Predict · Two in a bag (class, 5 min)
//
// `letter` sends one element and completes. `rain` sends one element and goes on.
//
//     let letter = Observable<String>.create { observer in
//         observer.onNext("letter")
//         observer.onCompleted()
//         return Disposables.create()
//     }
//     let rain = Observable<String>.create { observer in
//         observer.onNext("rain")
//         return Disposables.create()
//     }
//
//     var bag = DisposeBag()
//     for source in [letter, rain] {
//         source
//             .subscribe(
//                 onNext: { log($0) },
//                 onCompleted: { log("completed") },
//                 onDisposed: { log("disposed") })
//             .disposed(by: bag)
//     }
//     log("new bag")
//     bag = DisposeBag()
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func twoInABag() throws -> [String] {
    throw ToDo()
}

// 2 · Repair · The window that stays empty (class, 6 min)
//
// `fill` is called once for each window, when the window opens. It should show the lines of the chat and of the news as long
// as the window exists. But the window stays empty. Find out why, and mend it.
//
// Chat and news are like a radio: they send whether somebody listens or not. They do not fail.
//
//     chat                -a--b--c--d--
//     news                --u--v--w--x-
//     the window          ^--------!        at the ! nobody holds the window any more
//     the window shows    -au-bv-cw
//     each is used        ^--------!
//
// The window may show something else already, with a subscription in its bag. That goes on.
//
final class Window {
    var bag = DisposeBag()
    private let display: (String) -> Void

    init(display: @escaping (String) -> Void) { self.display = display }

    /// Shows one more line.
    func add(_ line: String) { display(line) }
}

func fill(_ window: Window, chat: Observable<String>, news: Observable<String>) throws {
    try toDo()  // delete this line when you start
    let bag = DisposeBag()
    chat
        .subscribe(with: window, onNext: { window, line in window.add(line) })
        .disposed(by: bag)
    news
        .subscribe(with: window, onNext: { window, line in window.add(line) })
        .disposed(by: bag)
}

// 3 · Complete · Pull to refresh (class, 8 min)
//
// Each time somebody pulls a window down, `refresh` is called with a feed. From then on the window shows that feed alone. When
// the window is freed, its last feed is not used any more.
//
// A feed is like a radio: it sends whether somebody listens or not. It may complete, and it does not fail.
//
//     morning feed        -a--b--c--d--
//     evening feed        --w--x--y--z-
//     refresh             m-----e------     m: with the morning feed   e: with the evening feed
//     the window shows    -a--b---y--z-
//     morning is used     ^-----!
//     evening is used     ------^------
//
// There may be several windows. A refresh of one does not change the others. The window's bag is used for its feed alone.
//
// `refresh` shows the feed already. Two things are missing.
//
func refresh(_ window: Window, with feed: Observable<String>) throws {
    try toDo()  // delete this line when you start
    // What happens to the feed before?

    // And who ends this subscription?
    _ = feed.subscribe(with: window, onNext: { window, line in window.add(line) })
}

// 4 · Repair · The window that never goes (home, 8 min)
//
// A window shows each line of a chat, and "(end)" when the chat completes. That works. But when the window is closed, it is not
// freed, and it goes on using the chat. Find out why, and mend it. It should show all that it shows now.
//
// The chat is like a radio: it sends whether somebody listens or not. It does not fail.
//
//     chat             -a--b--c--d--
//     the window       ^-----!              at the ! nobody else holds the window any more
//     should be used   ^-----!
//     is used          ^------------
//
// If somebody gives the window a new bag, the window leaves the chat. Then it shows nothing of the chat any more, and no
// "(end)". The window may show something else already, with a subscription in its bag. That goes on when you attach the chat.
//
func attach(_ window: Window, to chat: Observable<String>) throws {
    try toDo()  // delete this line when you start
    chat
        .subscribe(onNext: window.add, onCompleted: { window.add("(end)") })
        .disposed(by: window.bag)
}

// 5 · Repair · Two doors (home, 10 min)
//
// A house has two doors. Each has a sensor that sends the name of somebody who comes in. A sensor uses power while somebody is
// subscribed to it. `arrivals` makes one stream of the two sensors. Any number of subscribers may come and go.
//
// People come in whether somebody is subscribed or not. A sensor neither completes nor fails.
//
//     front            -a-----c---
//     back             ---b-----d-
//     arrivals         -a-b--!              one subscriber, who leaves
//     should be used   ^-----!              each of the two doors
//     is used          ^----------
//
// Find out why the doors are still used when the subscriber has left, and mend it. A door is used while there is a subscriber,
// and only then. Two subscribers at the same time may share a subscription to a door, or have their own. Each subscriber
// receives the names from their own subscription on, and none from before.
//
func arrivals(front: Observable<String>, back: Observable<String>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let bag = DisposeBag()
    return Observable.create { observer in
        front.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
        back.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
        return Disposables.create()
    }
}

// 6 · Predict · Three shops in the evening (home, 8 min)
//
//     final class Shop {
//         let name: String
//         let bag = DisposeBag()
//         init(_ name: String) { self.name = name }
//         deinit { log(name) }
//         func sell(_ item: String) {}
//     }
//
//     func van(_ item: String, isLast: Bool) -> Observable<String> {
//         .create { observer in
//             observer.onNext(item)
//             if isLast { observer.onCompleted() }
//             return Disposables.create { log(item) }
//         }
//     }
//
//     var dairy: Shop? = Shop("dairy")
//     var bakery: Shop? = Shop("bakery")
//     var kiosk: Shop? = Shop("kiosk")
//     van("milk", isLast: true).subscribe(onNext: dairy!.sell).disposed(by: dairy!.bag)
//     van("bread", isLast: false).subscribe(onNext: bakery!.sell).disposed(by: bakery!.bag)
//     van("papers", isLast: false).subscribe(with: kiosk!, onNext: { $0.sell($1) }).disposed(by: kiosk!.bag)
//     log("evening")
//     dairy = nil
//     bakery = nil
//     kiosk = nil
//     log("night")
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func threeShops() throws -> [String] {
    throw ToDo()
}

// 7 · Build · A radio (home, 15 min)
//
// Write a class that is a `Radio`, and return a new one. It hands each line of its station to `display`.
//
// A station sends whether somebody listens or not. It may complete: then the radio is silent. It does not fail.
//
//     first station     -a--b--c--d--e--f
//     second station    --u--v--w--x--y--
//     called            1-----2-----o-1--   1, 2: tune to that station   o: turnOff
//     displayed         -a--b---w--x----f
//
// There is one station at a time, and the radio is subscribed to it once. After `turnOff` there is none, until the next call of
// `tune`. `turnOff` may be called when there is none. Two radios know nothing of each other. When nobody else holds a radio, it
// is freed, and its station is not used any more.
//
protocol Radio: AnyObject {
    /// Displays what `station` sends from now on, and nothing of the station before.
    func tune(to station: Observable<String>)
    /// Leaves the station, if there is one.
    func turnOff()
}

func radio(display: @escaping (String) -> Void) throws -> any Radio {
    throw ToDo()
}
