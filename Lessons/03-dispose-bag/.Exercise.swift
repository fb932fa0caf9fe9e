import LessonKit
import Streams

// 1 · Predict · Two in a bag
//
// `greeting` has one word to say and is complete. `radio` has begun, and never ends.
//
//     let greeting = Observable<String>.create { observer in
//         observer.onNext("hello")
//         observer.onCompleted()
//         return Disposables.create()
//     }
//     let radio = Observable<String>.create { observer in
//         observer.onNext("music")
//         return Disposables.create()
//     }
//
//     var bag = DisposeBag()
//     for source in [greeting, radio] {
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
// Which words are logged, in which order? Answer with a list: ["hello", ...]
//
func twoInABag() throws -> [String] {
    throw ToDo()
}

// 2 · Repair · The window that stays empty
//
// `fill` is called once, when a window opens. It runs without a complaint, and the window stays empty. It should show the lines
// of the chat and of the news for as long as there is a window:
//
//     chat                -a--b--c--d--
//     news                --u--v--w--x-
//     the window          ^--------!           here the last one who held the window lets go of it
//     the window shows    -au-bv-cw
//     each is used        ^--------!
//
// Find out why nothing arrives, and mend it.
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

// 3 · Complete · Pull to refresh
//
// Whoever pulls the window down calls `refresh`, as often as they like, each time with a feed. From then on the window shows
// that feed, and none before it. When the window is gone, the last feed is let go of too.
//
//     morning feed        -a--b--c--d--
//     evening feed        --w--x--y--z-
//     refresh             m-----e------        with the morning feed, with the evening feed
//     the window shows    -a--b---y--z-
//     morning is used     ^-----!
//     evening is used     ------^------
//
// The window's bag is there for this alone. What stands below shows the feed; two things are missing.
//
func refresh(_ window: Window, with feed: Observable<String>) throws {
    try toDo()  // delete this line when you start
    // What becomes of the feed before?

    // And this one: who lets go of it, and when?
    _ = feed.subscribe(with: window, onNext: { window, line in window.add(line) })
}

// 4 · Repair · The window that never goes
//
// The window shows each line of a chat, and "(end)" when the chat is over. It does that. But when windows are closed, their
// memory is not given back, and they go on listening.
//
//     chat             -a--b--c--d--
//     the window       ^-----!                 here the last one who held the window lets go of it
//     should be used   ^-----!
//     is used          ^------------
//
// Find out what holds the window, and mend it. It still has to show all that it shows now.
//
func attach(_ window: Window, to chat: Observable<String>) throws {
    try toDo()  // delete this line when you start
    chat
        .subscribe(onNext: window.add, onCompleted: { window.add("(end)") })
        .disposed(by: window.bag)
}

// 5 · Repair · Two doors
//
// A house has two doors. Each has a sensor that sends the name of whoever comes in. A sensor neither ends nor fails; it uses
// power while somebody is subscribed to it. `arrivals` makes one stream of the two, and any number may subscribe to that.
//
//     front            -a-----c---
//     back             ---b-----d-
//     arrivals         -a-b--!           one subscriber
//     arrivals         -a-b---c-d-       another one, who stays
//     should be used   ^-----!           at each door, by the one who left
//     is used          ^----------
//
// Find out why leaving does not reach the doors, and mend it.
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

// 6 · Build · A player
//
// Write a class that is a `Player`, and return a new one. A song sends its lines, one after the other, for as long as it is
// subscribed to. The player hands each line to `display`.
//
//     first song      -a--b--c--d--e--f
//     second song     --u--v--w--x--y--
//     called          1-----2-----s-1--     play the first, play the second, stop, play the first again
//     displayed       -a--b---w--x----f
//
// There is one song at a time. After `stop` there is none, until somebody calls `play`. And when nobody holds the player any
// longer, it is freed, and no song goes on.
//
protocol Player: AnyObject {
    /// Plays `song`, and none of the song before.
    func play(_ song: Observable<String>)
    /// Ends the song, if there is one.
    func stop()
}

func player(display: @escaping (String) -> Void) throws -> any Player {
    throw ToDo()
}
