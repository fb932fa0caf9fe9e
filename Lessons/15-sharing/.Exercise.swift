import LessonKit
import Streams

// 1 · Predict · A tour of the castle (class, 8 min)
//
// A guide sends the number of each room. `tour` begins anew for each subscriber.
//
//     tour     --1--2--3--4|
//
// Clara subscribes at tick 0 and stays to the end. Then a second one comes. What does that one receive?
//
//     tour                                          Dan, at tick 7
//     tour.share()                                  Dan, at tick 7
//     tour.share(replay: 1)                         Dan, at tick 7
//     tour.share()                                  Eva, at tick 14
//     tour.share(replay: 1)                         Eva, at tick 14
//     tour.share(replay: 1, scope: .forever)        Eva, at tick 14
//
// Each line is a castle of its own, with Clara and one more. Answer with six diagrams, in this order: ["...", "..."]. All of
// them begin at tick 0. Events that share a tick stand in brackets, like (9|). A bracket is one tick.
//
func tourOfTheCastle() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Stars on the ceiling (class, 6 min)
//
//     let sky = Observable<String>.create { observer in
//         log("lamp on")
//         observer.onNext("moon")
//         return Disposables.create { log("lamp off") }
//     }
//     let evening = sky.publish()
//     let ida = evening.subscribe(onNext: { _ in log("Ida") })
//     log("doors closed")
//     let lamp = evening.connect()
//     let jan = evening.subscribe(onNext: { _ in log("Jan") })
//     ida.dispose()
//     jan.dispose()
//     log("all have left")
//     lamp.dispose()
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func starsOnTheCeiling() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · A bird book (class, 8 min)
//
// Somebody writes the name of a bird, and `look` asks a server for its picture. Each subscription to `look(name)` is a request.
//
//     names       --w-----k-------         w: wren   k: kite
//     look(w)       ---(W|)
//     look(k)             ---(K|)
//     page 1      -----W-----K----         open from tick 0 on
//     page 2      -----W-----K----         open from tick 0 on as well
//     page 3             W---K----         open from tick 7 on: the picture that came last, at once
//
// - `pictures` is made once. Each page subscribes to it. Each name in the row is looked up once, however many
//   pages are open. A name that comes again is looked up again.
// - A new name ends the look-up of the name before.
// - A look-up that fails gives "?", and the next name is looked up like any other.
// - While no page is open, nothing is looked up: the last page that is closed ends a look-up that still runs.
// - A page that is opened after that shows no picture from before.
// - The names are sent whether somebody listens or not. They do not end and do not fail.
//
// The look-up is there already. Two things are missing.
//
func pictures(
    of names: Observable<String>, look: @escaping (String) -> Observable<String>
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return names.flatMapLatest { name in
        look(name)
        // And if it fails?
    }
    // And if three pages are open?
}

// 4 · Repair · A scale under the hive (class, 8 min)
//
// A scale under a beehive sends the weight. Each subscription switches it on, and it is off when that is disposed of. Its battery
// is small: it should be on once, however many people look.
//
//     scale      1--2--3--4--5--
//     Ines       1--2--3--4!             looks from tick 0 to tick 10
//     Juri           2-3--4--5--         looks from tick 4 on: the last weight, at once
//
// - Each person reads the property `weight` anew, and subscribes to what it returns.
// - While nobody looks, the scale is off. The next person switches it on anew, and receives no weight from before.
// - The scale does not end and does not fail.
//
// Now the scale is switched on for each person. Find out why, and repair it.
//
protocol Hive {
    /// The weight that came last, and then each new weight.
    var weight: Observable<Int> { get }
}

final class BeeHive: Hive {
    private let scale: Observable<Int>

    var weight: Observable<Int> { scale.share(replay: 1) }

    init(on scale: Observable<Int>) { self.scale = scale }
}

func hive(on scale: Observable<Int>) throws -> any Hive {
    try toDo()  // delete this line when you start
    return BeeHive(on: scale)
}

// 5 · Repair · A speech and its headphones (home, 8 min)
//
// A speech is sent word by word, whether somebody listens or not. `translate` returns the word in another language. The
// listeners have headphones. Each call of `translate` costs a coin.
//
//     speech       --a--b--c--d--
//     Kim          --A--B--C--D--         listens from tick 0 on
//     Lou                 -C--D--         listens from tick 7 on: what comes from then on
//     translate    --a--b--c--d--         called once for each word
//
// - `translation` is made once, and each listener subscribes to it.
// - However many listen, `translate` is called once for each word. A word that comes again is translated again.
// - While nobody listens, nothing is translated. An end or an error of the speech arrives as it is.
//
// Now each listener costs a coin for each word. Find out why, and repair it.
//
func translation(
    of speech: Observable<String>, translate: @escaping (String) -> String
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return speech.share().map(translate)
}

// 6 · Repair · A knitting pattern (class, 10 min)
//
// A knitting pattern is downloaded row by row. Each subscription to `download` is a run, and a run often fails. There are three
// runs at most, for all who wait for the pattern together.
//
//     1st run     -1--#
//     2nd run         -1--2--3|
//     Olga        -1---1--2--3|           waits from tick 0 on
//     Paul              1-2--3|           waits from tick 6 on: the row that came last, at once
//
// - There is one run at a time, however many wait. The next run begins in the tick of the failure.
// - If the third run fails, all who wait receive its error in that tick, also somebody who came during the second run.
// - Somebody who comes late receives the row that came last, even if it came in a run that has failed.
// - When the pattern has ended, or all have left, everything is forgotten. The next person has three runs again.
//
// Now the first failure ends it for everybody. Find out why, and repair it.
//
func pattern(from download: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return download.share(replay: 1, scope: .forever).retry(3)
}

// 7 · Build · A film in the park (home, 15 min)
//
// A film is shown in a park. It begins when somebody calls `press`, and it is one showing for all who watch.
//
//     reel       -1-2-3-4|                    begins anew for each subscription
//     press      ----x--x--------x--------
//     Rosa       -----1-2-3-4|                sits down at tick 0
//     Sven               -3-4|                sits down at tick 8: the beginning is missed
//     Tina                     ---1-2-3-4|    sits down at tick 14, for the second showing
//
// - The film runs from `press` to its end, whether somebody watches or not. Watchers come and go.
// - A `press` while the film runs does nothing. A `press` after its end, or after an error, begins a new showing.
// - Each watcher reads `film` anew and subscribes to it. All who watch receive the end or the error of the showing.
// - Somebody who sits down while no film runs waits for the next showing.
// - `close` stops the film if it runs. Those who watch receive nothing more, no end either. Nobody presses after that.
//
protocol Park {
    /// The film from now on.
    var film: Observable<Int> { get }

    /// Begins the film, if it does not run.
    func press()

    /// Stops the film, if it runs.
    func close()
}

func park(showing reel: Observable<Int>) throws -> any Park {
    throw ToDo()
}
