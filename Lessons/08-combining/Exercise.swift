import LessonKit
import Streams

// 1 · Predict · Left and right (class, 8 min)
//
// Two streams of numbers. Each begins anew for each subscriber.
//
//     left     -1----2-|
//     right    ---3-6----|
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     Observable.merge(left, right)
//     left.concat(right)
//     Observable.zip(left, right) { $0 + $1 }
//     Observable.combineLatest(left, right) { $0 + $1 }
//     left.withLatestFrom(right)
//     left.amb(right)
//
// Answer with six diagrams, in this order: ["...", "..."]. Do not forget the ends: | is completed.
//
func leftAndRight() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Trikes and wheels (class, 5 min)
//
// A shop counts its trikes, and each trike has three wheels. `trikes` sends whether somebody listens or not.
//
//     trikes     -1--2--|
//
//     let wheels = trikes.map { $0 * 3 }
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     Observable.combineLatest(trikes, wheels) { $0 + $1 }
//     Observable.combineLatest(wheels, trikes) { $0 + $1 }
//     Observable.zip(trikes, wheels) { $0 + $1 }
//
// Answer with three diagrams, in this order: ["...", "..."]. Numbers that share a tick stand in brackets, like -(12)--|.
// A bracket is one tick.
//
func trikesAndWheels() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · Books that are out (home, 7 min)
//
// A library lends books and takes them back. How many books are out?
//
//     lent         --a-b-----c--|
//     returned     ------a-b----------|
//     booksOut     0-1-2-1-0-1--------|
//
// The number is there at once, and it begins at 0. Each book that is lent adds 1, each that is returned subtracts 1, whatever
// its title is. The number may be below 0. It completes when both sources have completed. An error in either of them arrives at
// once.
//
// Both sources send whether somebody listens or not. A later subscriber begins to count at 0.
//
// `scan` adds up already. Two things are missing.
//
func booksOut(lent: Observable<String>, returned: Observable<String>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    let changes = lent.map { _ in 1 }
    // And the books that come back?

    return changes.scan(0) { count, change in count + change }
    // And the number before the first change?
}

// 4 · Repair · The parcel desk (class, 6 min)
//
// A clerk weighs a parcel, and taps Print. Each tap prints one label, with the weight on the scale at that moment.
//
//     scale      -3---5------7-|
//     taps       --x---xx--------x-|
//     labels     --3---55--------7-|
//
// A tap before the first weight prints nothing. The labels complete with the taps; the end of the scale changes nothing. An
// error in either of them arrives at once. Both sources send whether somebody listens or not.
//
// But a label comes out when the clerk only puts the next parcel on the scale. Find out why, and repair it.
//
func labels(taps: Observable<String>, scale: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return Observable.combineLatest(taps, scale) { _, weight in weight }
}

// 5 · Repair · The scoreboard (home, 8 min)
//
// Two teams play. After each goal, a team sends the number of its goals. The board shows both.
//
//     home       --1-----2--3--|
//     guests     ----1------------|
//     board      a-b-c---d--e-----|     a: 0:0   b: 1:0   c: 1:1   d: 2:1   e: 3:1
//
// Each subscriber receives "0:0" at once, and once. After that, each number that a team sends gives one text, even if it is the
// number from before. The board completes when both teams have completed. An error in either of them arrives at once. Both
// sources send whether somebody listens or not.
//
// Now the board is dark until both teams have a goal, and then it shows numbers from long ago. Find out why, and repair it.
//
func board(home: Observable<Int>, guests: Observable<Int>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.zip(home, guests) { "\($0):\($1)" }
}

// 6 · Repair · Seed for a lawn (class, 6 min)
//
// A gardener draws a lawn, and changes it. A lawn needs one bag of seed for each square metre.
//
//     plans    -p----q   ----r   --|      p: 2 by 3   q: 4 by 3   r: 5 by 2
//     seed     -6----a   ----b   --|      a: 12   b: 10
//     now      -6----(aa)----(cb)--|      c: 15
//
// Each plan should give one number, even if it is the number from before. An end or an error of the plans arrives as it is. The
// plans are sent whether somebody listens or not.
//
// Now the gardener reads 15, and there never was such a lawn. Find out why, and repair it.
//
struct Lawn {
    var width: Int
    var length: Int
}

func seed(for plans: Observable<Lawn>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    let width = plans.map { $0.width }
    let length = plans.map { $0.length }
    return Observable.combineLatest(width, length) { $0 * $1 }
}

// 7 · Build · The drinks machine (home, 15 min)
//
// A machine has a row of drinks, a wheel for the sugar, and a button. Each press of the button makes one cup: the drink that was
// chosen last, and the sugar that is set at that moment.
//
//     drinks     -t-----k------|           t: tea   k: cocoa
//     sugar      ----2------------|
//     button     x--x-x----x-----x--|
//     cups       ---a-b----c-----c--|      a: tea 0   b: tea 2   c: cocoa 2
//
// A cup is a text: the drink, a space, the sugar. Until somebody turns the wheel, the sugar is 0. A press before the first
// choice does nothing. A choice stays for the next cups. The cups complete with the button; the ends of the two others change
// nothing. An error in any of the three arrives at once. All three sources send whether somebody listens or not.
//
func cups(drinks: Observable<String>, sugar: Observable<Int>, button: Observable<String>) throws -> Observable<String> {
    throw ToDo()
}
