import LessonKit
import Streams

// 1 · Predict · Three ponds (class, 6 min)
//
//     final class Pond {
//         let name: String
//         let bag = DisposeBag()
//         init(_ name: String) { self.name = name }
//         deinit { log(name) }
//         func fill(_ litres: Int) {}
//     }
//
//     let pump = BehaviorSubject(value: 1)
//     let rain = PublishSubject<Int>()
//     let wind = PublishSubject<Int>()
//     var north: Pond? = Pond("north")
//     var south: Pond? = Pond("south")
//     var west: Pond? = Pond("west")
//
//     pump.take(1).subscribe(onNext: north!.fill).disposed(by: north!.bag)
//     rain.take(1).subscribe(onNext: south!.fill).disposed(by: south!.bag)
//     _ = wind.withUnretained(west!).subscribe(
//         onNext: { pond, number in pond.fill(number) }, onCompleted: { log("calm") })
//
//     log("night")
//     north = nil
//     south = nil
//     west = nil
//     log("rain")
//     rain.onNext(2)
//     log("wind")
//     wind.onNext(3)
//     wind.onNext(4)
//     log("morning")
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func threePonds() throws -> [String] {
    throw ToDo()
}

// 2 · Complete · A box of recipes (class, 8 min)
//
// Somebody writes the names of dishes. `load` gets the text of a dish, which takes a while. The box makes a card of the name and
// the text, and keeps it.
//
//     names            -p--q--------        p: pie   q: quiche
//     load(p)           ----(s|)            s: salt
//     load(q)              ---(t|)          t: thyme
//     the box keeps    -----s-t-----        the cards "pie: salt" and "quiche: thyme"
//
//     nobody else holds the box from tick 3 on
//     names used       ^--!
//     load(p) used      ^-!
//     load(q)                               never asked for
//
// - Several texts may be on their way at the same time. None stops another one.
// - A text that cannot be loaded makes the card "pie: ?". The next name is loaded like any other.
// - `load` sends one text and completes, or it fails, or it sends nothing for a very long time.
// - The names come whether somebody listens or not. They do not fail.
// - When nobody else holds the box, it is freed in that tick, and all that it used is left.
// - The box may have other subscriptions in its bag. They go on.
//
// The cards are right already. But who holds whom?
//
final class RecipeBox {
    let bag = DisposeBag()
    private let keep: (String) -> Void

    init(keep: @escaping (String) -> Void) { self.keep = keep }

    /// The card of a dish.
    func card(_ name: String, _ text: String) -> String { "\(name): \(text)" }

    /// Keeps a card.
    func add(_ card: String) { keep(card) }
}

func fill(_ box: RecipeBox, names: Observable<String>, load: @escaping (String) -> Observable<String>) throws {
    try toDo()  // delete this line when you start
    let cards = names.flatMap { name in
        // What does this closure hold? And the one in it?
        load(name).catchAndReturn("?").map { text in box.card(name, text) }
    }
    // What does this closure hold? And who ends the subscription?
    _ = cards.subscribe(onNext: { card in box.add(card) })
}

// 3 · Repair · A duet (class, 6 min)
//
// Two musicians play together: each answers the notes of the other one.
//
//     Ada plays      -a--b--c--
//     Bo answers     -a--b--c--
//     Bo plays       --u--v--w-
//     Ada answers    --u--v--w-
//
//     nobody else holds Bo from tick 5 on
//     Bo answers     -a--b             and Bo is freed at tick 5
//     Ada answers    --u--             Ada plays on, alone
//
// - A musician whom nobody else holds is freed in that tick, also if the other one is still there. This holds for both.
// - `play` is called once for each pair. A musician may play with several others, and may have other subscriptions in the bag.
// - Each note is answered, as often as it is played.
//
// Now two musicians who have played together are never freed. Find out why, and mend it.
//
final class Musician {
    /// The notes that this one plays.
    let notes = PublishSubject<String>()
    let bag = DisposeBag()
    private let sound: (String) -> Void

    init(sound: @escaping (String) -> Void) { self.sound = sound }

    /// Answers a note.
    func answer(_ note: String) { sound(note) }
}

func play(_ first: Musician, _ second: Musician) throws {
    try toDo()  // delete this line when you start
    first.notes
        .subscribe(onNext: { note in second.answer(note) })
        .disposed(by: first.bag)
    second.notes
        .subscribe(onNext: { note in first.answer(note) })
        .disposed(by: second.bag)
}

// 4 · Repair · One parcel (class, 6 min)
//
// Somebody at home waits for one parcel, and opens it. The parcels of the street come whether somebody waits or not.
//
//     parcels        ---a--b--c--
//     opened         ---a                  the first one that comes, and no other
//     used           ^--!
//
//     the family moves out at tick 2: nobody else holds the home any more
//     used           ^-!                   and the home is freed at tick 2
//
// - If the parcels end before one has come, nothing is opened. They do not fail.
// - The home may wait for something else already, with a subscription in its bag. That goes on.
//
// Somebody has read: "With `take(1)` nothing leaks." But a family that moves out is never forgotten. Mend it.
//
final class Home {
    let bag = DisposeBag()
    private let open: (String) -> Void

    init(open: @escaping (String) -> Void) { self.open = open }

    /// Opens a parcel.
    func unpack(_ parcel: String) { open(parcel) }
}

func awaitParcel(_ home: Home, from parcels: Observable<String>) throws {
    try toDo()  // delete this line when you start
    _ = parcels.take(1).subscribe(onNext: { parcel in home.unpack(parcel) })
}

// 5 · Repair · The laundrette (home, 10 min)
//
// A laundrette is open day and night. `Machines` is somebody else's code.
//
//     wash(a)        ----d                 begins at tick 0   d: done
//     wash(b)          ^--!                begins at tick 2   !: stopped at tick 5
//
//     from tick 5 on nobody holds the laundrette
//
// - `wash` starts a wash at once. Several washes may run at the same time. Two of them may have the same name.
// - When a wash is done, nobody holds its disposable any more, from that tick on.
// - When nobody else holds the laundrette, it is freed in that tick, and the washes that run are stopped.
// - A wash that is done is not stopped.
//
// Now the disposables of all washes stay for ever. Find out why, and mend it.
//
protocol Machines {
    /// Starts a wash. `done` is called once, later, when it is over. A stopped wash does not call it. The machines let go of `done`
    /// when the wash is over or stopped.
    ///
    /// - Returns: What stops the wash. If the wash is over, to dispose of it does nothing.
    func start(_ name: String, done: @escaping () -> Void) -> any Disposable
}

protocol Laundrette: AnyObject {
    /// Washes something.
    func wash(_ name: String)
}

final class BagLaundrette: Laundrette {
    private let machines: any Machines
    private let bag = DisposeBag()

    init(_ machines: any Machines) { self.machines = machines }

    func wash(_ name: String) {
        machines.start(name, done: {}).disposed(by: bag)
    }
}

func laundrette(with machines: any Machines) throws -> any Laundrette {
    try toDo()  // delete this line when you start
    return BagLaundrette(machines)
}

// 6 · Repair · A mast in the wind (home, 8 min)
//
// A mast measures the wind. Several people look at its readings.
//
//     wind         -3-----5-----4--
//     Mia          -a-----b-----c--        looks from tick 0 on      a: "3 at 20 m"   b: "5 at 20 m"   c: "4 at 20 m"
//     Noa              a--b-----c--        looks from tick 4 on: the last reading, at once
//     measured     ^---------------        once, however many look
//
//     the mast is pulled down at tick 9: nobody else holds it any more
//     Mia          -a-----b-----|          the next wind completes the readings
//
// - `readings` is called once for a mast. Its result is kept, and people subscribe to it, also after the mast is gone.
// - The mast is freed in the tick in which nobody else holds it, however many people look.
// - While nobody looks, the wind is not measured, and nothing is kept. Somebody who comes then gets no reading from before.
// - The wind blows whether somebody measures it or not. It does not end and does not fail.
// - Nobody begins to look between the end of the mast and the next wind.
//
// Now the mast is not freed. `withUnretained` is said to be weak. Find out what holds the mast, and mend it.
//
final class Mast {
    let height: Int

    init(height: Int) { self.height = height }

    /// The words for a wind.
    func words(for wind: Int) -> String { "\(wind) at \(height) m" }
}

func readings(of wind: Observable<Int>, at mast: Mast) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let pairs = wind.withUnretained(mast).share(replay: 1, scope: .forever)
    return pairs.map { mast, wind in mast.words(for: wind) }
}

// 7 · Build · Trains on a board (home, 15 min)
//
// A board in a station follows trains. Write a class that is a `Board`, and return a new one. It hands each piece of news to
// `show`, together with the number of the train.
//
//     news of 7        -a--b--c--d--e|
//     news of 9        --u--v--w--x---
//     called           79------o---7--      7, 9: follow that train   o: unfollow(7)
//     shown            -au-bv-cw--x-e-
//     news of 7 used   ^-------!   ^-!
//     followed         [7], [7, 9], [9], [7, 9], and [9] from the end of the news on
//
// - A train is followed once. If it is followed again, the new news take the place of the old, which are left.
// - The news come whether somebody listens or not. They may complete, and they do not fail. A train whose news have completed is
//   not followed any more. This may happen inside `follow`.
// - `unfollow` of a train that is not followed does nothing.
// - When nobody else holds the board, it is freed in that tick, and all news are left. Two boards know nothing of each other.
//
protocol Board: AnyObject {
    /// Shows the news of a train from now on.
    func follow(_ train: Int, news: Observable<String>)
    /// Leaves a train.
    func unfollow(_ train: Int)
    /// The trains that are followed now, the smallest number first.
    var followed: [Int] { get }
}

func board(show: @escaping (Int, String) -> Void) throws -> any Board {
    throw ToDo()
}
