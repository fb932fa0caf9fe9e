import Dispatch
import LessonKit
import Streams

// 1 · Predict · Two orders and a tea (class, 4 min)
//
//     let kitchen = DispatchQueue(label: "kitchen")
//     kitchen.suspend()                    // it takes orders, but does not start yet
//     kitchen.async { log("soup") }
//     kitchen.async { log("rice") }
//     log("ordered")
//     kitchen.resume()                     // now it starts
//     kitchen.sync { log("tea") }
//     log("paid")
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func twoOrdersAndATea() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · A coin for the machine (home, 6 min)
//
// A semaphore is a gate. `wait()` stands still until somebody calls `signal()`. If `signal()` was called before, `wait()` goes
// on at once.
//
//     let laundry = DispatchQueue(label: "laundry", attributes: .concurrent)
//     let coin = DispatchSemaphore(value: 0)
//     let dry = DispatchSemaphore(value: 0)
//
//     laundry.async {
//         coin.wait()
//         log("jeans")
//         dry.signal()
//     }
//     laundry.sync { log("socks") }
//     log("found a coin")
//     coin.signal()
//     dry.wait()
//     log("home")
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func aCoinForTheMachine() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · There and back (class, 6 min)
//
// `load` takes long. It should run on `worker`. The picture should go to `display`, which must run on `screen`. Nobody
// should wait for `load`: not the caller of `present`, and not `screen`. Both queues are serial.
//
//     the caller   present returns
//     worker       [====load====]
//     screen                     display
//
// Each call of `present` calls `load` once and `display` once. It may be called again before the first picture is displayed.
//
// As it stands, everything runs where `present` is called. Send each part to its queue.
//
// (`@Sendable` says that a closure may run on another queue. It is there already: you need not write it.)
//
func present(
    load: @escaping @Sendable () -> String, worker: DispatchQueue,
    display: @escaping @Sendable (String) -> Void, screen: DispatchQueue
) throws {
    try toDo()  // delete this line when you start
    let picture = load()
    display(picture)
}

// 4 · Repair · The empty frame (class, 8 min)
//
// `Library` is somebody else's code. It answers later, by callback. `frame` should display what the library answers, once, and
// `display` must run on `screen`. Before the answer nothing is displayed. Nobody should wait for the answer: not the caller of
// `frame`, and not `screen`.
//
//     the caller   frame returns
//     library                     answer
//     screen                             display
//
// As it stands, the function never displays a picture. It always displays "an empty frame". Find out why, and mend it.
//
protocol Library: Sendable {
    /// Looks for a picture, and returns at once. `answer` is called later, once, on a queue of the library's own.
    func find(_ name: String, answer: @escaping (String) -> Void)
}

func frame(
    _ name: String, from library: any Library,
    display: @escaping @Sendable (String) -> Void, screen: DispatchQueue
) throws {
    try toDo()  // delete this line when you start
    var picture = "an empty frame"
    library.find(name) { found in picture = found }
    display(picture)
}

// 5 · Repair · A stream, and still it waits (home, 10 min)
//
// A stream of one picture. `load` takes long, so it should run on `worker`, a serial queue. The picture, and then the end,
// should arrive on `screen`. `screen` is a scheduler, as `MainScheduler.instance` is one: `any ImmediateSchedulerType` is the
// type of all schedulers.
//
//     subscribe    returns at once
//     worker       [====load====]
//     screen                     (a|)
//
// Each subscriber has a load of their own: it starts when they subscribe, and not before. A load that has begun cannot be
// stopped. After a dispose nothing arrives.
//
// What arrives is right already. But the subscriber has to wait until the picture is loaded. Find out why, and mend it.
//
func photo(
    _ name: String, load: @escaping @Sendable (String) -> String, worker: DispatchQueue,
    screen: any ImmediateSchedulerType
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        observer.onNext(load(name))
        observer.onCompleted()
        return Disposables.create()
    }
    .observe(on: screen)
}

// 6 · Build · How much has come (home, 15 min)
//
// `Downloader` is somebody else's code, with two callbacks. Make one stream of it: an element for each call of `progress`, and
// then the end, or the error. All of it should arrive on `screen`, a scheduler.
//
//     progress     --a-----b------      a: 40   b: 100
//     done         ----------x----      x: nil
//     the stream   --a-----b-|
//
//     progress     --a------------
//     done         -----x---------      x: an error
//     the stream   --a--#               the same error
//
//     disposed     ----!                the download is cancelled, once
//     the stream   --a-!
//
// Each subscriber starts a download of their own, and cancels only that one. Before somebody subscribes there is none. The same
// number may come twice, or none at all, or none that is 100: `done` alone says that it is over.
//
// An observer has three methods: `onNext`, `onError` and `onCompleted`.
//
protocol Downloader: Sendable {
    /// Starts to download a file, and returns the download's number at once. On a queue of its own it then calls `progress`
    /// with the per cent that have come, as often as it likes. At last it calls `done`, once: with nil if all went well.
    func start(_ file: String, progress: @escaping (Int) -> Void, done: @escaping ((any Error)?) -> Void) -> Int

    /// Gives up the download with this number. Does nothing if that one is done.
    func cancel(_ number: Int)
}

func download(
    _ file: String, with downloader: any Downloader, screen: any ImmediateSchedulerType
) throws -> Observable<Int> {
    throw ToDo()
}
