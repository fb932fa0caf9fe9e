import Foundation
import LessonKit
import Streams

// 1 · Predict · After the rain (class, 6 min)
//
// Three subjects receive the same events. Then somebody subscribes to each.
//
//     let score = BehaviorSubject(value: "a")
//     let chat = ReplaySubject<String>.create(bufferSize: 2)
//     let votes = AsyncSubject<String>()
//
//     let events: [Event<String>] = [.next("b"), .next("c"), .error(Rain()), .next("d")]
//     for event in events {
//         score.on(event)
//         chat.on(event)
//         votes.on(event)
//     }
//
//     _ = score.subscribe(onNext: { log("score \($0)") }, onError: { _ in log("score #") })
//     _ = chat.subscribe(onNext: { log("chat \($0)") }, onError: { _ in log("chat #") })
//     _ = votes.subscribe(onNext: { log("votes \($0)") }, onError: { _ in log("votes #") })
//
// What is logged, in which order? Answer with a list: ["...", "..."]
//
func afterTheRain() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Held until it comes (home, 8 min)
//
// A screen wants one number, and the closure holds the screen. Some notes say: "With `take(1)` nothing leaks."
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
// What is logged, in which order? Answer with a list: ["...", "..."]
//
func heldUntilItComes() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · A late fan (class, 6 min)
//
// Fans look at a scoreboard, several of them, at any time. A fan sees the latest score at once, if there is one, and then every
// new one, an equal one too. A fan who comes after the match sees the last score and how the match ended. The scores come whether
// somebody looks or not, like a radio. `scoreboard` is called once, before the match.
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

// 4 · Complete · A weather station (class, 10 min)
//
// Screens subscribe to a station at any time, before it closes and after. Give each property a subject of the right kind.
//
// - `temperature` sends the latest temperature at once, 0 before the first. Then it sends every new one.
// - `lightning` sends each flash when it comes, and none that was before.
// - `recent` sends the last three temperatures at once, or as many as there were. Then it sends every new one. After the closing
//   it still sends the last three, and the end.
// - `summary` sends one temperature, the last, when the station closes. After the closing it sends the same, and the end.
//
// `close()` completes all four. After that a new subscriber to `temperature` or `lightning` receives the end alone.
//
protocol Station: AnyObject {
    var temperature: Observable<Int> { get }
    var lightning: Observable<String> { get }
    var recent: Observable<Int> { get }
    var summary: Observable<Int> { get }

    func measure(_ degrees: Int)
    func flash(at place: String)
    func close()
}

final class RoofStation: Station {
    // Which of the four, for each?
    private let temperatures = PublishSubject<Int>()
    private let flashes = PublishSubject<String>()
    private let lastThree = PublishSubject<Int>()
    private let lastOne = PublishSubject<Int>()

    var temperature: Observable<Int> { temperatures.asObservable() }
    var lightning: Observable<String> { flashes.asObservable() }
    var recent: Observable<Int> { lastThree.asObservable() }
    var summary: Observable<Int> { lastOne.asObservable() }

    func measure(_ degrees: Int) {
        temperatures.onNext(degrees)
        lastThree.onNext(degrees)
        lastOne.onNext(degrees)
    }

    func flash(at place: String) { flashes.onNext(place) }

    func close() {
        // All four end here.
    }
}

func station() throws -> any Station {
    try toDo()  // delete this line when you start
    return RoofStation()
}

// 5 · Repair · The board goes dark (class, 6 min)
//
// One board for both halves of a match. It shows each number of each half, an equal one too. It has no end of its own: there may be
// extra time. The halves come whether somebody looks or not, like a radio. They may overlap, and they never fail. Several people
// look at the board; one who comes late sees only what comes from then on.
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

// 6 · Repair · A member leaves (class, 8 min)
//
// A club sends letters to its members. `join` returns a function: a member calls it to leave. One member has left, and now nobody
// receives letters any more. Mend `Club`.
//
//     let leave = club.join { log("anna \($0)") }
//     _ = club.join { log("boris \($0)") }
//     club.send("spring")     // anna spring, boris spring
//     leave()
//     club.send("summer")     // boris summer
//
// A member receives the letters that are sent after joining, in the order of joining. To leave twice changes nothing. Somebody may
// join after another has left.
//
protocol Letters: AnyObject {
    /// Sends a letter to all who are members now.
    func send(_ letter: String)
    /// Calls `read` with each letter from now on, until the function that it returns is called.
    func join(_ read: @escaping (String) -> Void) -> () -> Void
}

final class Club: Letters {
    private let letters = PublishSubject<String>()

    func send(_ letter: String) { letters.onNext(letter) }

    func join(_ read: @escaping (String) -> Void) -> () -> Void {
        _ = letters.subscribe(onNext: read)
        return { self.letters.onCompleted() }
    }
}

func club() throws -> any Letters {
    try toDo()  // delete this line when you start
    return Club()
}

// 7 · Build · A doorbell (home, 15 min)
//
// Write a class that is a `Doorbell`, and return a new one. Keep its subjects private.
//
//     called               -a--b----b-R--    press("a"), press("b"), press("b"), remove()
//     rings, from 0        -a--b----b-|
//     rings, from 6        ---------b-|
//     lastName, from 0     na--b----b-|      n: "nobody"
//     lastName, from 6     ------b--b-|
//     both, from 14        --------------|
//
// Each press is sent, the same name too. Several people listen at the same time, and one may leave before the others. What is
// pressed after `remove()` is not sent. When nobody holds the bell any more, it is freed.
//
protocol Doorbell: AnyObject {
    /// Each name when somebody presses.
    var rings: Observable<String> { get }
    /// The latest name at once, "nobody" before the first, and then each new one.
    var lastName: Observable<String> { get }

    /// Somebody presses the bell.
    func press(_ name: String)
    /// Ends both streams.
    func remove()
}

func doorbell() throws -> any Doorbell {
    throw ToDo()
}
