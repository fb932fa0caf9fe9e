import LessonKit
import Streams

// 1 · Predict · Rain on a roof (class, 8 min)
//
// Somebody counts raindrops. The row begins anew for each subscriber, and a tick of `scheduler` is 100 ms.
//
//     drops    -12-3---------4---|
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     drops.throttle(.milliseconds(400), scheduler: scheduler)
//     drops.throttle(.milliseconds(400), latest: false, scheduler: scheduler)
//     drops.debounce(.milliseconds(500), scheduler: scheduler)
//     drops.delay(.milliseconds(300), scheduler: scheduler)
//     drops.timeout(.milliseconds(600), scheduler: scheduler)
//     drops.sample(Observable<Int>.interval(.milliseconds(500), scheduler: scheduler))
//
// Answer with six diagrams, in this order: ["...", "..."]. Do not forget the ends: | is completed, # is an error. What shares a
// tick stands in brackets, like (7|). A bracket is one tick.
//
func rainOnARoof() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · The minibus (home, 7 min)
//
// A minibus goes to a beach. `x` is a guest, and each row begins anew for each subscriber. A tick of `scheduler` is 100 ms.
//
//     may       -xx-x--------x--|
//     june      -xx---x-#
//     july      |
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     may.buffer(timeSpan: .milliseconds(500), count: 3, scheduler: scheduler).map { $0.count }
//     may.buffer(timeSpan: .milliseconds(500), count: 0, scheduler: scheduler).map { $0.count }
//     june.buffer(timeSpan: .milliseconds(500), count: 3, scheduler: scheduler).map { $0.count }
//     july.buffer(timeSpan: .milliseconds(500), count: 3, scheduler: scheduler).map { $0.count }
//
// With a count of 0, only the time counts. Answer with four diagrams, in this order: ["...", "..."]. A number is the number of
// guests in one bus.
//
func theMinibus() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · The dimmer (class, 7 min)
//
// Somebody moves a dimmer, and a lamp is far away. The lamp should get a setting when the dimmer has rested for 400 ms, and not
// the same setting twice in a row.
//
//     dimmer      -3-45-------4-5------2|
//     settings    --------5-------------(2|)
//
// When the dimmer completes, a setting that still waits is sent at once, by the same rule. When it fails, the error arrives at
// once, and a setting that waits is dropped. The dimmer sends whether somebody listens or not. A lamp that comes later receives
// nothing before the next rest. After a dispose nothing runs on the scheduler. A tick of `scheduler` is 100 ms.
//
// Two things are missing.
//
func settings(_ dimmer: Observable<Int>, scheduler: any SchedulerType) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return dimmer
    // When has the dimmer rested?

    // And if it rests where it rested before?
}

// 4 · Repair · The shutter (class, 6 min)
//
// A camera takes a picture at once when its button is pressed. After a picture it is busy for 500 ms, and presses in that time do
// nothing: they are not kept for later, and they do not make the time longer.
//
//     presses     -a-b-c--d-----e--f-|
//     pictures    -a------d-----e----|
//
// A picture has the letter of its press. The pictures complete with the presses, also if the camera is busy. An error of the
// presses arrives at once. The button sends whether somebody listens or not. Two subscribers are two cameras, and each is busy for
// itself. A tick of `scheduler` is 100 ms.
//
// Now each picture is late, and most are missing. Find out why, and repair it.
//
func pictures(_ presses: Observable<String>, scheduler: any SchedulerType) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return presses.debounce(.milliseconds(500), scheduler: scheduler)
}

// 5 · Repair · Soft eggs (home, 7 min)
//
// An egg timer shows how many steps are left. It shows the first number at once, and the next one after each 200 ms. It
// completes with the 0, in the same tick.
//
//     stepsLeft(3, ...)     3-2-1-(0|)
//     stepsLeft(0, ...)     (0|)
//
// `steps` is 0 or more. Each subscriber has a timer that begins anew, and nothing is given to the scheduler before somebody
// subscribes. After a dispose nothing runs on the scheduler. A tick of `scheduler` is 100 ms.
//
// Now it shows nothing at the beginning, and ends one step too early. Find out why, and repair it.
//
func stepsLeft(_ steps: Int, scheduler: any SchedulerType) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return Observable<Int>
        .interval(.milliseconds(200), scheduler: scheduler)
        .map { number in steps - number }
        .take(steps)
}

// 6 · Repair · The hiker (class, 7 min)
//
// A hiker sends the names of places. If 500 ms pass without a message, the friends read "search", and that is the last one.
//
//     hiker      -a--b---c---------x|
//     friends    -a--b---c----(d|)           d: search
//     used       ^------------!
//
//     hiker      -------a|                   the first message is too late as well
//     friends    -----(d|)
//
//     hiker      ---a--|                     an end in time is an end without a search
//     friends    ---a--|
//
// An error of the hiker arrives as it is. The hiker sends whether somebody listens or not, and the time of each friend begins
// when that friend subscribes. A tick of `scheduler` is 100 ms.
//
// Now they search for a hiker who sends messages all the time. Find out why, and repair it.
//
func friends(of hiker: Observable<String>, scheduler: any SchedulerType) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let messages = hiker.take(for: .milliseconds(500), scheduler: scheduler)
    return messages.concat(Observable.just("search"))
}

// 7 · Build · Clara is typing (home, 15 min)
//
// Clara writes a message. Her friend sees whether she is typing: true with the first key, and false when no key has come for
// 500 ms. The next key makes it true again.
//
//     keys      -k-kk--------k--|
//     typing    -a-------b---a--(b|)       a: true   b: false
//
// The same value never comes twice in a row, and before the first key there is none. When the keys complete, she is not typing any
// more: a false comes at once, unless it was there already, and then the end. An error of the keys arrives at once, without a
// false.
//
// The keys are sent whether somebody listens or not. A friend who comes in the middle sees nothing before the next key. After a
// dispose nothing runs on the scheduler. A tick of `scheduler` is 100 ms.
//
func typing(_ keys: Observable<String>, scheduler: any SchedulerType) throws -> Observable<Bool> {
    throw ToDo()
}
