import Dispatch
import LessonKit
import Streams

// 1 · Predict · Two orders and a tea
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
// Which words are logged, in which order? Answer with a list: ["soup", ...]
//
func twoOrdersAndATea() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · The slow soup
//
// A semaphore is a gate. Who calls `wait()` stands still until somebody else calls `signal()`.
//
//     let kitchen = DispatchQueue(label: "kitchen", attributes: .concurrent)
//     let boiled = DispatchSemaphore(value: 0)
//     let served = DispatchSemaphore(value: 0)
//
//     kitchen.async {
//         boiled.wait()
//         log("soup")
//         served.signal()
//     }
//     kitchen.sync { log("tea") }
//     log("hungry")
//     boiled.signal()
//     served.wait()
//     log("paid")
//
// Which words are logged, in which order? Answer with a list: ["soup", ...]
//
func theSlowSoup() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · There and back
//
// `load` takes long. It should run on `worker`. What it returns should be handed to `display`, which must run on `screen`.
// And whoever calls `present` should not wait for any of it.
//
//     the caller   present returns
//     worker       [====load====]
//     screen                     display
//
// As it stands, everything runs where `present` is called. Send each part to its queue.
//
// (`@Sendable` says that a closure may be run on another queue. You need not write it: it is there already.)
//
func present(
    load: @escaping @Sendable () -> String, worker: DispatchQueue,
    display: @escaping @Sendable (String) -> Void, screen: DispatchQueue
) throws {
    try toDo()  // delete this line when you start
    let picture = load()
    display(picture)
}

// 4 · Repair · The empty frame
//
// `Library` is somebody else's code. It answers later, by callback. `frame` should display the picture that it has found, and
// `display` must run on `screen`.
//
//     the caller   frame returns
//     library                     answer
//     screen                             display
//
// The code below never displays a picture. It always says "an empty frame". Find out why, and mend it.
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

// 5 · Repair · A stream, and still it waits
//
// A stream of one picture. `load` takes long, and so it should run on `worker`: each time that somebody subscribes, and not
// before. The picture, and then the end, should arrive on `screen`, which is a scheduler here, as `MainScheduler.instance` is.
//
//     subscribe    returns at once
//     worker       [====load====]
//     screen                     (a|)
//
// What arrives is right. But whoever subscribes has to wait until the picture is loaded. Find out why, and mend it.
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

// 6 · Build · How much has come
//
// `Downloader` is somebody else's code, with two callbacks. Make one stream of it: a number whenever there is news, and then
// the end, or the error. All of it should arrive on `screen`.
//
//     progress     --a-----b------      a: 40   b: 100
//     done         ----------x----      x: nil
//     the stream   --a-----b-|
//
//     done         -----x---------      x: an error
//     the stream   --a--#
//
//     the stream   --a-!                and the downloader is told to cancel
//
// Each subscriber starts a download. Before somebody subscribes there is none.
//
protocol Downloader: Sendable {
    /// Starts to download a file, and returns at once. Then it calls, on a queue of its own, `progress` with the per cent
    /// that have come, as often as it likes; and at last `done`, once, with nil if all went well.
    func start(_ file: String, progress: @escaping (Int) -> Void, done: @escaping ((any Error)?) -> Void)

    /// Gives the download up. Does nothing if it is done.
    func cancel(_ file: String)
}

func download(
    _ file: String, with downloader: any Downloader, screen: any ImmediateSchedulerType
) throws -> Observable<Int> {
    throw ToDo()
}
