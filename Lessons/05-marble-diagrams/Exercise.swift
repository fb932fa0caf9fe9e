import LessonKit
import Streams

// 1 · Predict · Five kitchen clocks (class, 5 min)
//
// A tick of `scheduler` is 100 ms. Somebody subscribes to each of these at tick 0. What arrives?
//
//     Observable<Int>.timer(.milliseconds(300), scheduler: scheduler)
//     Observable<Int>.interval(.milliseconds(200), scheduler: scheduler).take(3)
//     Observable<Int>.interval(.milliseconds(100), scheduler: scheduler).take(1)
//     Observable.of(7, 8)
//     Observable<Int>.create { observer in
//         observer.onNext(5)
//         return Observable<Int>.timer(.milliseconds(200), scheduler: scheduler).subscribe(observer)
//     }
//
// Answer with five diagrams, in this order: ["...", "..."]. Draw what arrives, from tick 0 on, and no ^.
//
func fiveKitchenClocks() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Two ferries (class, 6 min)
//
// Two ferries send what drives ashore. Spaces only align the two rows.
//
//     north    -a-(bb)--c#
//     south    ---c   -|         a: car   b: bus   c: van
//
// Somebody subscribes to both at tick 0 and logs each event: the ferry, the tick, and what came. For an element that is its
// word, for an end it is "completed" or "error". When both send in one tick, the north is logged first.
//
// The first line is "north 1 car". Which lines are logged? Answer with a list: ["north 1 car", "..."]
//
func twoFerries() throws -> [String] {
    throw ToDo()
}

// 3 · Repair · Four drawings (class, 6 min)
//
// Somebody has drawn four stories. Two of the drawings cannot be read, and the two others tell another story.
//
//     a bakery     A loaf (a) comes at tick 2, two more (aa) at tick 4. At tick 7 the bakery completes.
//     a call       A word (a) comes at tick 1, another one (b) at tick 3. At tick 5 the call fails.
//     a river      It sends its level (a) at tick 2 and (b) at tick 5, and goes on without an end. The listener leaves
//                  at tick 8.
//     a lottery    Three numbers (a, b and c) come at tick 3, all in this tick. It completes in the same tick.
//
// Mend the four drawings. Draw what arrives, and no ^ and no !.
//
func fourDrawings() throws -> [String] {
    try toDo()  // delete this line when you start
    return [
        "--a-(a-a)--|",
        "-a-b-#|",
        "--a--b--|",
        "---abc|",
    ]
}

// 4 · Complete · A pedestrian light (class, 8 min)
//
// A light sends "r" at once. After some ticks of waiting it sends "g", and after some ticks of walking "r" again. Then it
// completes, in the same tick.
//
//     light(waiting: 3, walking: 5)     r--g----(r|)
//     disposed of at tick 4             r--g!           and none of its timers goes on
//
// A tick of `scheduler` is 100 ms. Both numbers are 1 or more. Each subscriber has a light that begins anew.
//
// The first two colours are there. The rest is missing.
//
func light(waiting: Int, walking: Int, scheduler: any SchedulerType) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        observer.onNext("r")
        let green = Observable<Int>
            .timer(.milliseconds(100 * waiting), scheduler: scheduler)
            .subscribe(onNext: { _ in observer.onNext("g") })
        // And when the light is red again?

        return green
    }
}

// 5 · Predict · Two rows of one source (home, 5 min)
//
// Two people subscribe to the same source. Here are their rows, for five sources. If a source runs again, it sends the same
// again.
//
//     1    ^-a--b--c|              2    ^-a--b--c|
//             ^-a--b--c|                    ^b--c|
//
//     3    ^-a--b--c|              4    ^-a--b!
//          ^-a--b--c|                      ^-a--b--c|
//
//     5    ^-a--b--c|
//               ^--c|
//
// What do the two rows say about the source? There are three answers:
//
//     "anew"        each subscriber has a run of their own
//     "goes on"     there is one run, and the second subscriber gets what comes from then on
//     "unknown"     both are possible
//
// Answer with five of these words: ["...", "..."]
//
func twoRowsOfOneSource() throws -> [String] {
    throw ToDo()
}

// 6 · Build · A cat flap (home, 12 min)
//
// A cat flap keeps a list of what happened. Draw it as a row.
//
//     row of  1 a, 3 b, 3 c, 6 |        -a-(bc)--|
//
// Each mark has its tick and its sign. There is a "-" for each tick without a mark, and a bracket only where a tick has several.
// In a bracket the signs keep the order of the list. The row ends with its last mark. An empty list is an empty row, "".
//
// The list is in the order of the ticks, and the first tick is 0. A sign is a letter, a digit, | or #. Draw each one as it
// is, also when it comes twice.
//
struct Mark {
    let tick: Int
    let sign: Character
}

func row(of marks: [Mark]) throws -> String {
    throw ToDo()
}

// 7 · Build · A music box (home, 20 min)
//
// A music box plays a strip of paper. The strip is a diagram, and what arrives looks like the strip:
//
//     play("c--(eg)-c|", ...)     c--(eg)-c|
//
// A tick of `scheduler` is 100 ms. The signs:
//
//     -      a tick without a note          a letter or digit is a note: send it as a text
//     ()     all in it is one tick          a space takes no time
//     |      completed                      #      the error Torn()
//
// A strip without | and # has no end: after the last note nothing comes. An empty strip sends nothing at all. Every strip
// is well formed: a bracket is closed and not empty, and nothing but ")" and spaces stands behind an end.
//
// Each subscriber receives the whole strip. Tick 0 of the strip is the tick in which somebody subscribes. Before that, nothing
// is given to the scheduler. After a dispose none of the timers goes on.
//
struct Torn: Error {}

func play(_ strip: String, scheduler: any SchedulerType) throws -> Observable<String> {
    throw ToDo()
}
