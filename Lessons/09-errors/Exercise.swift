import LessonKit
import Streams

// 1 · Predict · The oven and the spare oven (class, 8 min)
//
// A bakery counts the loaves that leave its ovens. Each of the three ovens begins anew for each subscriber.
//
//     oven      -1-2#
//     spare     --7|
//     slow      -1-----2|
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     Observable.merge(oven, spare)
//     oven.concat(spare)
//     oven.catch { _ in spare }
//     oven.catchAndReturn(0)
//     oven.retry(1)
//     oven.retry(2)
//     slow.timeout(.milliseconds(300), other: spare, scheduler: clock)
//
// A tick is 100 ms. Answer with seven diagrams, in this order: ["...", "..."]. An error is #, completed is |. What shares a
// tick stands in brackets, like (9|).
//
func ovens() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · A lift with a fault (class, 8 min)
//
// Somebody calls a lift three times. `calls` sends whether somebody listens or not. Each ride begins when it is subscribed to,
// and the second one always fails.
//
//     calls       -1--2--3--|
//     ride(1)      -a|
//     ride(2)         -#
//     ride(3)            -c|
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     calls.flatMap { ride($0) }
//     calls.flatMap { ride($0) }.catchAndReturn("x")
//     calls.flatMap { ride($0).catchAndReturn("x") }
//     calls.flatMap { ride($0) }.retry()
//     calls.flatMap { ride($0).retry(2) }
//     calls.flatMap { ride($0).catch { _ in .empty() } }
//
// Answer with six diagrams, in this order: ["...", "..."]. Draw the end as well.
//
func rides() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · The tide table (class, 7 min)
//
// A harbour has a gauge that measures the height of the water. If the gauge is offline, the printed table takes its place.
//
//     gauge     -3-4#               # is Offline()
//     table     -7-8|
//     tide      -3-4-7-8|
//
//     gauge     -3#                 # is Broken(part: "cable")
//     tide      -3#                 the same error: somebody has to repair it
//
// - Only `Offline` is replaced. Every other error arrives as it is.
// - The table is subscribed to when the gauge is offline, and not before. It is not replaced: if it fails, its error arrives.
// - When the gauge completes, the tide completes.
// - Each subscriber begins anew with the gauge.
//
// One thing is missing.
//
struct Offline: Error {}
struct Broken: Error { let part: String }

func tide(gauge: Observable<Int>, table: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return gauge.catch { error in
        // What if it is another error?

        return table
    }
}

// 4 · Repair · The jukebox (class, 6 min)
//
// Somebody presses the keys of a jukebox. `find` looks for the title that belongs to a key. It may fail.
//
//     keys          -1----2----3-----|
//     find("1")      --k|
//     find("2")           --#
//     find("3")                --m|
//     display       ---k----x----m---|      x: "(not found)"
//
// - If `find` fails, the display shows "(not found)", and the next key works as usual. The titles that `find` sent before stay.
// - A search may send several titles, or none. Without a title and without an error, the display sends nothing.
// - A new key ends the search for the key before.
// - If `keys` fails, the display fails at once with the same error.
// - The display completes when `keys` has completed and the last search is over.
// - Each subscriber has all keys looked up anew.
//
// Now the jukebox is dead after the first title that is not found. Find out why, and repair it.
//
func display(
    for keys: Observable<String>, find: @escaping (String) -> Observable<String>
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return
        keys
        .flatMapLatest { key in find(key) }
        .catchAndReturn("(not found)")
}

// 5 · Repair · A plate at the gate (home, 8 min)
//
// A camera at the gate of a car park takes a photo, and a program reads the plate on it. That may fail: a photo may be blurred.
// Then the next attempt needs a new photo. There are at most three attempts in all.
//
//     photo 1     --#                    photo(): "photo 1"
//     photo 2       --#                  photo(): "photo 2"
//     photo 3         --(p|)             photo(): "photo 3"
//     plate       ------(p|)
//
// - The first photo is taken on subscribe. Each further photo is taken in the tick in which the attempt before has failed.
// - When the third attempt fails, its error arrives. No fourth photo is taken.
// - Whatever `read` sends, an element or the end, arrives when it comes.
// - Each subscriber begins anew, with a new photo and three attempts. `dispose` ends the attempt that is under way.
//
// The code below has two faults: it reads the same blurred photo again, and it does so too seldom. Find out why, and repair it.
//
protocol Gate {
    /// Takes a photo, at once: "photo 1", then "photo 2", and so on.
    func photo() -> String
    /// Reads the plate on a photo. It begins when somebody subscribes.
    func read(_ photo: String) -> Observable<String>
}

func plate(at gate: any Gate) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let photo = gate.photo()
    return gate.read(photo).retry(2)
}

// 6 · Complete · The night shift (home, 10 min)
//
// A printing machine works at night, one job after the other. In the morning somebody reads the report. It has one line for
// each job, in the tick in which the job has ended.
//
//     jobs        -xy-------|
//     run("x")     -p-p|
//     run("y")         -p#               # is Jam(tray: 2)
//     report      -----k-m--|            k: "x done"   m: "y Jam(tray: 2)"
//
// - The jobs run one at a time, in their order. A job that waits is not lost.
// - A job sends any number of pages. The report leaves them out.
// - The line has the job, a space, and "done". If the job has failed, the error stands in place of "done", as `"\(error)"`
//   gives it. The next job runs as usual.
// - If `jobs` fails, the report fails at once with the same error. It completes when `jobs` has completed and all have run.
// - Each subscriber has all jobs run anew. `dispose` ends the job that is running.
//
// The order is there. The line in place of the pages is missing.
//
struct Jam: Error { let tray: Int }

func report(of jobs: Observable<String>, run: @escaping (String) -> Observable<String>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return jobs.concatMap { job in
        run(job)  // One line for the end of the job?
    }
}

// 7 · Build · Calling the dentist (home, 15 min)
//
// The dentist's line is often busy. Call again, but not at once: wait 1 tick after the first call, 2 after the second, 4 after
// the third. Four calls are enough.
//
//     1st call        d#                          # is Busy()   d: the number is dialled
//     2nd call          d#
//     3rd call             d#
//     4th call                  dt|               t: the appointment
//     appointment     d-d--d----dt|
//
// - If the fourth call is busy, too, its error arrives at once: without a wait, and without a fifth call.
// - Only `Busy` is tried again. Every other error arrives at once.
// - What a call sends arrives when it comes, whatever the call does later. When a call completes, the appointment completes.
// - Each subscriber calls anew, and has four calls. `dispose` ends the call that is under way, and the wait.
//
// `call` is a recipe: each subscription is a call. A tick is 100 ms, and the time runs on `clock`.
//
struct Busy: Error {}

func appointment(call: Observable<String>, clock: any SchedulerType) throws -> Observable<String> {
    throw ToDo()
}
