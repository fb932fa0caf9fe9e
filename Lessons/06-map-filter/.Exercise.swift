import LessonKit
import Streams

// 1 · Predict · Rolls of a die (class, 7 min)
//
// Somebody plays a board game. The rolls of the die start anew for each subscriber.
//
//     rolls    -1-1-3-3-1-|
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     rolls.filter { $0 > 1 }
//     rolls.distinctUntilChanged()
//     rolls.scan(0) { $0 + $1 }
//     rolls.reduce(0) { $0 + $1 }
//     rolls.skip(1).take(2)
//     rolls.take(2).filter { $0 > 1 }
//     rolls.map { $0 + 1 }.filter { $0 > 5 }
//
// Answer with seven diagrams, in this order: ["...", "..."]. Events that share a tick stand in brackets, like (7|).
//
func rollsOfADie() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Labels for bread (class, 6 min)
//
// A bakery prints labels. Anna and Boris want one label each.
//
//     let labels = Observable.of("oat", "rye", "rye")
//         .filter { bread in
//             log("look")
//             return bread == "rye"
//         }
//         .map { bread in
//             log("print")
//             return "fresh \(bread)"
//         }
//         .take(1)
//     log("open")
//     _ = labels.subscribe(onNext: { _ in log("Anna") })
//     _ = labels.subscribe(onNext: { _ in log("Boris") })
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func labelsForBread() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · A raffle (class, 6 min)
//
// People throw tickets into a box, and each ticket is a text. The first three numbers win.
//
//     tickets    --a--b--c--d--e--f--|     a: 12   b: ??   c: 7   d: 7   e: 31   f: 40
//     winners    --w-----x--(y|)           w: 12   x: 7   y: 7
//
// A ticket counts if `Int(ticket)` is not nil. A ticket that does not count is left out. The same number may win
// twice. After the third number `winners` completes, and nobody needs the tickets any more. If the tickets end
// before that, `winners` ends with them, in the same way: with `completed` or with their error.
//
// Each subscriber may have a raffle of their own, or share one with others who listen at the same time.
//
// Now each ticket wins 0. The rest is missing.
//
func winners(_ tickets: Observable<String>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return tickets.map { _ in 0 }
}

// 4 · Complete · A boat (home, 10 min)
//
// Boxes come on board. Each element is the weight of a box, 0 or more. `load` sends the weight of all boxes so
// far, after each box. The boat carries 9. If a box makes it heavier than 9, `load` ends with the error
// TooHeavy(), and no further box is taken.
//
//     boxes    --3--4--2--1--1--|
//     load     --3--7--9--#          TooHeavy()
//
//     boxes    --5--|
//     load     --5--|                an error of the boxes, too, arrives as it is
//
// Each subscriber has a boat of their own, and it is empty at first. Two who subscribe at the same time may share
// a boat.
//
// Now it sends the weight of each box. The sum and the error are missing.
//
struct TooHeavy: Error {}

func load(_ boxes: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return boxes.map { box in
        // What is the sum so far? And what happens above 9?
        box
    }
}

// 5 · Repair · The tram board (class, 6 min)
//
// A board shows in how many minutes the tram comes. `seconds` counts down, and begins again for the next tram. A text
// is sent only if it differs from the text before it. The first text is always sent.
//
//     seconds    -a-b-c-d-e-f-     a: 130   b: 125   c: 119   d: 119   e: 70   f: 125
//     texts      -x---y-----x-     x: 2 min   y: 1 min
//
// The minutes are `seconds / 60`, as the code below computes them. An end or an error of `seconds` arrives as it is.
//
// Now the board blinks: the same text comes again and again. Find out why, and repair it.
//
func texts(_ seconds: Observable<Int>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return
        seconds
        .distinctUntilChanged()
        .map { "\($0 / 60) min" }
}

// 6 · Repair · The archive (home, 10 min)
//
// An archive scans old pages. `scan` waits for a long time, and returns the text of the page. A screen on main
// subscribes to `pages`, and meanwhile the screen stands still.
//
// Repair it: main must not call `scan`. The worker does it. `worker` is a scheduler: what it runs does not run on main.
//
//     pages([7, 8], ...)     the texts of the pages 7 and 8, in this order, then the end
//     pages([7, 9], ...)     if `scan(9)` throws: the text of 7, then that error
//     pages([], ...)         only the end
//
// Nothing is scanned before somebody subscribes. Each subscriber has the pages scanned anew. A page is scanned
// once for each time that it is in the list. After a dispose no further page is scanned. The subscriber receives
// each text on the worker, before the next page is scanned.
//
protocol Archive {
    /// The text of a page. It keeps the caller waiting. Throws if the page cannot be read.
    func scan(_ page: Int) throws -> String
}

func pages(
    _ numbers: [Int], from archive: any Archive, on worker: any SchedulerType
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.from(numbers).map { try archive.scan($0) }
}

// 7 · Build · A car park (home, 15 min)
//
// A car park has a number of places. Its gate reports "i" for each car that goes in, and "o" for each car that
// goes out. Any other text is a fault of the gate: it counts as nothing. The sign at the street says "full" if no
// place is left, and "free" otherwise.
//
//     gate    -i-i-x-o-i-i-o-|       two places
//     sign    -a-b---a-b-----|       a: free   b: full
//
// In this example a third car goes in when the park is full: it waits inside, and it counts. With three cars and
// two places no place is left.
//
// Nobody knows how many cars there are before the first "i" or "o", so `sign` sends nothing before it. The first
// "i" or "o" always sends a text. Later, a text is sent only if it differs from the text before it. There are
// never fewer than 0 cars, and there may be 0 places.
//
// The gate sends whether somebody listens or not. For each subscriber the park is empty at first. Two who
// subscribe at the same time may share what they receive. An end or an error of the gate arrives as it is.
//
func sign(_ gate: Observable<String>, places: Int) throws -> Observable<String> {
    throw ToDo()
}
