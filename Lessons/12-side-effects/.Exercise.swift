import LessonKit
import Streams

// 1 · Predict · A sauna (class, 6 min)
//
// Two guests come, and each number is an age.
//
//     let sauna = Observable.of(9, 30)
//         .do(onNext: { _ in log("ticket") })
//         .filter { age in
//             log("look")
//             return age > 15
//         }
//         .do(
//             onNext: { _ in log("towel") }, afterNext: { _ in log("sweep") },
//             onCompleted: { log("lock") }, onSubscribe: { log("heat") })
//     log("open")
//     _ = sauna.subscribe(onNext: { _ in log("sit") }, onCompleted: { log("leave") })
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func aSauna() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Seven pots of jam (class, 7 min)
//
// A cook tastes berries. The berry 2 is rotten. The berries start anew for each subscriber.
//
//     berries    -1-2-3|
//
//     func taste(_ berry: Int) throws {
//         if berry == 2 { throw Rotten() }
//     }
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     berries.do(onNext: { try taste($0) })
//     berries.do(afterNext: { try taste($0) })
//     berries.do(onNext: { try? taste($0) })
//     berries.do(onNext: { try taste($0) }).filter { $0 != 2 }
//     berries.filter { $0 != 2 }.do(onNext: { try taste($0) })
//     berries.do(onNext: { try taste($0) }).catchAndReturn(9)
//     berries.do(onCompleted: { throw Rotten() })
//
// Answer with seven diagrams, in this order: ["...", "..."]. An error is #, completed is |. Events that share a tick stand in
// brackets, like (7|).
//
func sevenPots() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · The darkroom (class, 6 min)
//
// A photographer develops a film. While somebody is subscribed, a red lamp is on.
//
//     film        --a--b|
//     develop     --a--b|
//     the lamp    ^-----!                 ^: on   !: off
//
//     film        --#                     the same with an error
//     develop     --#
//     the lamp    ^-!
//
//     disposed at tick 3
//     film        --a!                    and with a dispose
//     the lamp    ^--!
//
// `lamp.on()` is called for each subscriber, before the film is subscribed to. `lamp.off()` is called once for each
// subscriber, in the tick in which that subscription is over. All that the film sends arrives as it is. The film starts anew for
// each subscriber.
//
// The lamp goes on already. The rest is missing.
//
protocol Lamp {
    func on()
    func off()
}

func develop(_ film: Observable<String>, by lamp: any Lamp) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return film.do(
        // And when does it go off?
        onSubscribe: { lamp.on() })
}

// 4 · Repair · The ski lift (class, 6 min)
//
// A ski lift gives each skier a number.
//
//     skiers      --a--b--c|      a: Ana     b: Ben     c: Cho
//     numbered    --x--y--z|      x: 1 Ana   y: 2 Ben   z: 3 Cho
//
// The skiers start anew for each subscriber. For each subscriber the numbers begin at 1, and no number is left out, also if
// others are subscribed, or were before. Two who subscribe at the same time may share what they receive. An end or an error
// of the skiers arrives as it is.
//
// Now the second subscriber receives "4 Ana". Find out why, and repair it.
//
func numbered(_ skiers: Observable<String>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    var number = 0
    return skiers.map { skier in
        number += 1
        return "\(number) \(skier)"
    }
}

// 5 · Repair · The photo booth (home, 8 min)
//
// A photo booth has a button for each colour. Each press takes one photo in that colour. One display shows how many photos
// were taken, another one shows the last colour.
//
//     presses      -s---c--s-          s: sepia   c: colour
//     shoot        -s---c--s-
//     show         -1---2--3-          showCount
//     show         -s---c--s-          showLast
//
// The three calls of one press come in any order. Before the first press nothing is called. The presses come whether somebody
// listens or not, without an end or an error. After a dispose nothing more is called, and nobody listens to the presses. Each
// call of `open` works by itself: it takes photos of its own, and it counts from 1.
//
// Now each press takes two photos. Find out why, and repair it.
//
protocol Booth {
    /// Takes a photo.
    func shoot(_ colour: String)
    func showCount(_ count: Int)
    func showLast(_ colour: String)
}

func open(_ booth: any Booth, presses: Observable<String>) throws -> any Disposable {
    try toDo()  // delete this line when you start
    let photos = presses.do(onNext: { booth.shoot($0) })
    return Disposables.create(
        photos.scan(0) { count, _ in count + 1 }.subscribe(onNext: { booth.showCount($0) }),
        photos.subscribe(onNext: { booth.showLast($0) }))
}

// 6 · Repair · Pictures from a balloon (home, 8 min)
//
// A balloon sends pictures to a screen. Each picture is also saved in an archive, which may refuse it: then `save` throws.
//
//     balloon      --a--b--c--|
//     save         --a--x--c          x: the archive refuses b
//     received     --a--b--c--|
//
// The screen receives each picture as it was sent and when it was sent, saved or refused. Each picture is given to the archive
// once for each subscriber, in the tick in which it comes. An end or an error of the balloon arrives as it is. For each
// subscriber the balloon starts anew, and only once. Before somebody subscribes and after a dispose nothing is saved.
//
// Now the screen goes dark as soon as the archive refuses a picture. Find out why, and repair it.
//
protocol Archive {
    /// Saves a picture. Throws if the picture is refused.
    func save(_ picture: String) throws
}

func received(from balloon: Observable<String>, archive: any Archive) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return balloon.do(onNext: { try archive.save($0) })
}

// 7 · Build · A concert (home, 15 min)
//
// Guests listen to a concert. `heard` sends what the concert sends, as it is and when it is sent. It also writes what each
// guest does, by calling `write`:
//
//     concert            --a--b--c|       writes   came, stayed
//     heard              --a--b--c|
//
//     concert            --a--#           writes   came, broken off
//     heard              --a--#
//
//     disposed at 6
//     heard              --a--b!          writes   came, left after 2
//
// A guest is a subscriber. "came" is written when a guest subscribes, before anything arrives. "left after 2" is written if a
// guest disposes before the end, with the number of songs that they have received. That number may be 0. If a guest disposes
// while receiving a song, as `take(2)` does, that song counts. "stayed" and "broken off" are written in the tick of the end.
//
// The concert starts anew for each guest, and each guest has lines of their own. Nothing else is written.
//
func heard(_ concert: Observable<String>, write: @escaping (String) -> Void) throws -> Observable<String> {
    throw ToDo()
}
