import Dispatch
import LessonKit
import Streams

// 1 · Predict · A letter on its way (class, 5 min)
//
// `sorting` and `street` are schedulers, each with a serial queue of that name. `stamp` logs the name of the queue that it runs
// on (main, sorting or street), and returns its argument. All of this code is on main.
//
//     let letter = Observable<String>.create { observer in
//         observer.onNext(stamp("letter"))
//         observer.onCompleted()
//         return Disposables.create()
//     }
//
//     _ = letter
//         .map { stamp($0) }
//         .observe(on: street)
//         .map { stamp($0) }
//         .subscribe(on: sorting)
//         .map { stamp($0) }
//         .observe(on: MainScheduler.instance)
//         .subscribe(onNext: { _ = stamp($0) })
//
// Five times a name is logged. Which names, in which order? Answer with a list: ["...", "..."]
//
func aLetterOnItsWay() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · A knock at the door (home, 5 min)
//
// All of this is one job of main, and nothing else waits there.
//
//     log("knock")
//     _ = Observable.just("door")
//         .observe(on: MainScheduler.instance)
//         .subscribe(onNext: { log($0) })
//     _ = Observable.just("coat")
//         .observe(on: MainScheduler.asyncInstance)
//         .subscribe(onNext: { log($0) })
//     DispatchQueue.main.async { log("goodbye") }
//     _ = Observable.of("tea", "cake")
//         .observe(on: MainScheduler.instance)
//         .subscribe(onNext: { log($0) })
//     log("sit down")
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func aKnockAtTheDoor() throws -> [String] {
    throw ToDo()
}

// 3 · Predict · Six pots (class, 7 min)
//
// A pottery. `studio` and `shop` are schedulers, each with a serial queue of that name. `paint` logs the name of the queue that it
// runs on (main, studio or shop), and returns its argument. `orders` is a `PublishSubject`.
//
//     Observable.just(paint("cup")).subscribe(on: studio)
//     Observable.deferred { .just(paint("bowl")) }.subscribe(on: studio)
//     Observable.just("jug").map { paint($0) }.observe(on: studio)
//     Observable.just("vase").observe(on: studio).map { paint($0) }.observe(on: shop)
//     Observable.just("plate").map { paint($0) }.subscribe(on: studio).subscribe(on: shop)
//     orders.map { paint($0) }.subscribe(on: studio)
//
// Main makes the first one and subscribes to it. When that one is done, main does the same with the next one, and so on. At
// last, when `orders` has its subscriber, main calls `orders.onNext("lamp")`.
//
// Which six names are logged, in the order of the six lines? Answer with a list: ["...", "..."]
//
func sixPots() throws -> [String] {
    throw ToDo()
}

// 4 · Complete · Titles from the archive (class, 6 min)
//
// `titles` is somebody else's recipe: inside subscribe it opens the archive, and sends one title after the other. When the
// subscription ends, it closes the archive. `label` makes a text of a title. All of this takes long, so all of it should run on
// `archive`, and the closing, too. The labels, and then the end or the error, should arrive on `desk`.
//
//     desk       subscribe returns at once          a      b|
//     archive    [open][title][label][title][label]    [close]
//
// It is subscribed to on `desk`. Each subscriber opens the archive anew, and closes it. If a subscriber disposes of it in the
// middle, nothing more arrives. `any ImmediateSchedulerType` is the type of all schedulers.
//
// As it stands, everything runs on `desk`. Complete it: say where each part runs.
//
func labels(
    _ titles: Observable<String>, label: @escaping @Sendable (String) -> String,
    archive: any ImmediateSchedulerType, desk: any ImmediateSchedulerType
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return
        titles
        .map { label($0) }
}

// 5 · Repair · The first lap (class, 8 min)
//
// A running track. `laps` sends whether somebody listens or not, like a radio: a gate at the line calls `onNext` on a queue of
// its own, `gate`. `rank` looks a time up in a long list. It should run on `office`. What it returns, and then the end or the
// error, should arrive on `board`. Nobody should wait for `rank`: not the gate, and not the board.
//
//     gate      61     58     61
//     office      [rank] [rank] [rank]
//     board             a      b      c
//
// It is subscribed to on `board`. No lap that is sent after `subscribe` has returned may be missing, also if `office` is busy at
// that time. Each subscriber looks up each lap, also one with the same time. The rank of each lap arrives before the end or the
// error, also if the error comes while `rank` runs. After a dispose nothing more arrives.
//
// As it stands, the gate has to wait for `rank`. And if `office` is busy at first, the first laps are missing. Find out why, and
// mend it.
//
func ranks(
    of laps: Observable<Int>, rank: @escaping @Sendable (Int) -> String,
    office: any ImmediateSchedulerType, board: any ImmediateSchedulerType
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return
        laps
        .map { rank($0) }
        .subscribe(on: office)
        .observe(on: board)
}

// 6 · Repair · Tomorrow's weather (home, 8 min)
//
// `compute` takes long, so it should run on `computer`. The forecast, and then the end, should arrive on `window`. If `compute`
// throws, its error should arrive there instead.
//
//     window      subscribe returns at once     (a|)
//     computer    [compute============]
//
// It is subscribed to on `window`. Each subscriber has a forecast of their own: it is computed when they subscribe, and not
// before. Work that has begun cannot be stopped. After a dispose nothing arrives.
//
// As it stands, `forecast` itself computes, on the queue of the one who calls it. Find out why, and mend it.
//
func forecast(
    for day: String, compute: @escaping @Sendable (String) throws -> String,
    computer: any ImmediateSchedulerType, window: any ImmediateSchedulerType
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.just(try compute(day))
        .subscribe(on: computer)
        .observe(on: window)
}

// 7 · Build · A poster in three languages (home, 15 min)
//
// A poster is wanted in some languages. `translate` takes long, and `translators` is a concurrent scheduler: it can run all of
// them at the same time. It should be used like that, with one call of `translate` for each language. Each poster should arrive on
// `printer` as soon as it is ready, whichever was wanted first. After the last one comes the end.
//
//     languages      ["Korean", "German", "French"]
//     translators    [Korean============]
//                    [German===]
//                    [French=======]
//     printer                  a   b    (c|)       a: German   b: French   c: Korean
//
// If `translate` throws, the error arrives on `printer`, and nothing after it. No languages: only the end. The same language
// twice: two posters. It is subscribed to on `printer`, which should not wait. Each subscriber has posters of their own, and they
// are translated when somebody subscribes, not before. Work that has begun cannot be stopped. After a dispose nothing arrives.
//
func posters(
    in languages: [String], translate: @escaping @Sendable (String) throws -> String,
    translators: any ImmediateSchedulerType, printer: any ImmediateSchedulerType
) throws -> Observable<String> {
    throw ToDo()
}
