import LessonKit
import Streams

// 1 · Predict · Three rockets (class, 7 min)
//
// Each number lights a rocket. `rocket(number)` is an observable of its sparks.
//
//     fuses        -1----2-3|
//     rocket(1)     -a-b|
//     rocket(2)          -k-l-m|
//     rocket(3)            --x|
//
// Each rocket is drawn as if somebody subscribed to it when its number comes. Somebody subscribes to each of these at tick 0:
//
//     fuses.flatMap { rocket($0) }
//     fuses.flatMapLatest { rocket($0) }
//     fuses.flatMapFirst { rocket($0) }
//     fuses.concatMap { rocket($0) }
//
// Answer with four diagrams, in this order: ["...", "...", "...", "..."]. Draw the end as well.
//
func threeRockets() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · The help line (class, 7 min)
//
// Somebody calls twice, and each call is answered by an observable:
//
//     calls       -1--2|
//     open        -1--2-----        it never ends
//
//     short       -a|
//     long        -p----q|
//     broken      -x#
//     late        -p----#
//     endless     -p--------        it never ends
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     calls.flatMap { $0 == 1 ? long : short }
//     open.flatMap { _ in short }
//     calls.flatMap { $0 == 1 ? long : broken }
//     calls.flatMapLatest { $0 == 1 ? late : short }
//     calls.flatMapFirst { $0 == 1 ? long : broken }
//     calls.concatMap { $0 == 1 ? endless : short }
//
// Answer with six diagrams, in this order: ["...", "..."]. An error is #, completed is |.
//
func helpLine() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · The quiz (class, 8 min)
//
// Questions come, and `ask` puts one to an expert. The result has each answer with its question, as soon as it comes:
//
//     questions     -k-m--e-|      e is the empty text
//     ask("k")       ----1|
//     ask("m")         -2|
//     answers       ----ab--|      a: m: 2   b: k: 1
//
// - A question is asked when it comes. It does not wait for another answer, and it stops none.
// - The empty text is no question: `ask` is not called for it, and it has no answer. Any other text is a question.
// - An expert may answer several times, or not at all. A question that comes twice is asked twice.
// - If an expert fails, or if `questions` fails, the result fails with the same error.
// - Each subscriber has all questions asked anew.
//
// The questions are asked already. Two things are missing.
//
func answers(
    to questions: Observable<String>, ask: @escaping (String) -> Observable<String>
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return questions.flatMap { question in
        // What if there is no question?

        return ask(question)  // And where does the answer get its question?
    }
}

// 4 · Repair · The audio guide (class, 8 min)
//
// A visitor of a museum has an audio guide. `rooms` sends the number of each room that the visitor enters. `talk` sends what
// the guide says there, sentence by sentence.
//
//     rooms       -1-----2--|
//     talk(1)      -a-b-c--d--e|
//     talk(2)            -x--y--z|
//     guide       --a-b-c-x--y--z|
//     talk(1)      ^-----!              how long it is used
//
// - When the visitor enters a room, the talk of the room before stops. A room that is entered again is talked about anew.
// - The guide completes when `rooms` has completed and the last talk is over.
// - An error of a talk, or of `rooms`, arrives as it is.
// - Nothing begins before somebody subscribes. `dispose` stops the talk. Each subscriber begins anew.
//
// Now two talks are heard at the same time, and some visitors complain of more than that. Find out why, and repair it.
//
func guide(through rooms: Observable<Int>, talk: @escaping (Int) -> Observable<String>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        rooms.subscribe(
            onNext: { room in
                _ = talk(room).subscribe(onNext: { observer.onNext($0) })
            },
            onError: { observer.onError($0) },
            onCompleted: { observer.onCompleted() })
    }
}

// 5 · Repair · The ticket machine (home, 6 min)
//
// A machine sells tickets. A tap chooses a town, and `print` prints tickets to it, one or more. During a print, a tap does
// nothing, then or later.
//
//     taps           -a-b----c-|
//     print("a")      ---1|
//     print("c")             ---3|
//     tickets        ----1------3|
//
// - A print is over when it completes, also if there was no ticket. Then the next tap counts.
// - Two prints for one town, one after the other, are two prints.
// - An error of a print, or of `taps`, arrives as it is.
// - Each subscriber has a machine of their own.
//
// This machine tears the ticket to a, and prints the one to b. Find out why, and repair it.
//
func tickets(for taps: Observable<String>, print: @escaping (String) -> Observable<String>) throws -> Observable<String>
{
    try toDo()  // delete this line when you start
    return taps.flatMapLatest { town in print(town) }
}

// 6 · Repair · The stamp of the hour (home, 10 min)
//
// Letters come to a counter. One clerk takes them in the order in which they come: stamps a letter with the time, sends it
// off, and takes the next one when that is done.
//
//     letters      -ab-------|
//     send          ---s|             the sending of a
//     send              ---s|         the sending of b
//     sent         ----a---b-|        a: a 1   b: b 5
//
// - A letter is stamped in the tick in which its sending begins, once, and not before.
// - If a sending fails, the result fails with the same error. The letters that wait are not stamped any more.
// - Nothing is stamped before somebody subscribes. Each subscriber has all letters stamped and sent anew.
// - After `dispose` nothing is stamped, and nothing is sent.
//
// The order is right. But the second letter says "b 2": it was stamped when it came, and not when its turn came. Find out why,
// and repair it.
//
protocol Counter {
    /// Puts the time of this moment on a letter, at once: "b 5".
    func stamp(_ letter: String) -> String
    /// Sends a stamped letter. It begins when somebody subscribes, sends the letter when it is on its way, and completes.
    func send(_ stamped: String) -> Observable<String>
}

func sent(_ letters: Observable<String>, at counter: any Counter) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return letters.concatMap { letter in counter.send(counter.stamp(letter)) }
}

// 7 · Build · At the bus stop (home, 15 min)
//
// A board shows the buses of one stop. The passenger chooses a stop, and later perhaps another one. `buses` sends the buses
// that come to a stop. It often has no end. The board shows the stop and the bus, with a space between them.
//
//     stops          -k-----m-----e--|      e is the empty text: no stop
//     buses("k")      -1--2---3--
//     buses("m")            -4---5---6--
//     board          --a--b--c---de--|      a: k 1   b: k 2   c: m 4   d: m 5   e: the empty text
//
// - The board shows the buses of the stop that was chosen last, and of no other one.
// - When the empty text comes, the board shows the empty text at once, and `buses` is not called.
// - Before the first choice, the board sends nothing.
// - A stop that is chosen again is asked again.
// - The board completes when `stops` has completed and the buses of the last stop have completed.
// - An error of `buses`, or of `stops`, arrives as it is.
// - Each subscriber has a board of their own. `dispose` ends all that the board uses.
//
func board(for stops: Observable<String>, buses: @escaping (String) -> Observable<String>) throws -> Observable<String>
{
    throw ToDo()
}
