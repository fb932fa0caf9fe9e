import LessonKit
import Streams

// 1 · Predict · After an error (class, 3 min)
//
// Somebody subscribes to this observable.
//
//     Observable<String>.create { observer in
//         observer.onNext("a")
//         observer.onError(Offline())
//         observer.onNext("b")
//         observer.onCompleted()
//         return Disposables.create()
//     }
//
// What arrives? Draw it as marbles. A letter is an element, # is an error, | is completed. All of it happens in the first
// tick, and events that share a tick stand in brackets, like (xyz|).
//
func afterAnError() throws -> String {
    throw ToDo()
}

// 2 · Predict · Two listeners (class, 4 min)
//
//     let news = Observable<String>.create { observer in
//         log("opened")
//         observer.onNext("rain")
//         return Disposables.create { log("closed") }
//     }
//     log("made")
//     let anna = news.subscribe(onNext: { _ in log("anna") })
//     let boris = news.subscribe(onNext: { _ in log("boris") })
//     anna.dispose()
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func twoListeners() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · Word by word (class, 5 min)
//
// A line of text, one word after the other, and then the end. A line without a word in it is an error.
//
//     words("so it goes")     (abc|)     a: so   b: it   c: goes
//     words("   ")            #          Blank()
//
// The words are sent already. Two things are missing.
//
struct Blank: Error {}

func words(_ line: String) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        let words = line.split(separator: " ").map { String($0) }
        // What if there is none?

        for word in words {
            observer.onNext(word)
        }
        // And when that was all?

        return Disposables.create()
    }
}

// 4 · Complete · From callback to stream (home, 12 min)
//
// `Server` is somebody else's code. It answers later, once, by calling a closure. Make a stream of it:
//
//     the server answers       ----a
//     page(...)                ----(a|)
//
//     the server fails         ----#
//     page(...)                ----#
//
//     disposed at tick 2       --!            and the server is told to cancel, at tick 2
//
// Each subscriber asks the server anew. Before somebody subscribes, it is not asked at all. To cancel a request that has been
// answered does no harm.
//
protocol Server {
    /// Asks for a page. `answer` is called once, later. Call the closure that is returned to cancel the request.
    func get(_ path: String, answer: @escaping (Result<String, any Error>) -> Void) -> () -> Void
}

func page(_ path: String, from server: any Server) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        _ = server.get(path) { result in
            switch result {
            case .success(let text): observer.onNext(text)
            case .failure(let error): observer.onError(error)
            }
        }
        return Disposables.create()
    }
}

// 5 · Repair · The sensor that stayed on (class, 8 min)
//
// A thermometer sends numbers as long as somebody is subscribed to it. `labels` makes texts of them for a screen. The
// texts are right. But when the screen is closed and its subscription disposed of, the thermometer stays on, and its battery
// is empty by the evening.
//
//     thermometer      --1--2--3--4--
//     labels           --a--b!            a: 1°   b: 2°
//     should be used   ^-----!
//     is used          ^-------------
//
// If the thermometer completes or fails, the labels do the same. Each subscriber can leave alone. Find out why the thermometer
// stays on, and repair it.
//
func labels(_ thermometer: Observable<Int>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        _ = thermometer.subscribe(
            onNext: { observer.onNext("\($0)°") },
            onError: { observer.onError($0) },
            onCompleted: { observer.onCompleted() })
        return Disposables.create()
    }
}

// 6 · Build · A diary (home, 15 min)
//
// Subscribe once to `source`, at once. Write a line for each thing that happens, when it happens: an element as it is ("7"), then
// how the source ended ("error" or "completed"), and at last "disposed". Return what stops it: the caller may dispose of that.
//
//     source     --7--8--|      writes   7, 8, completed, disposed
//     source     --7--#         writes   7, error, disposed
//     source     --7--8--|
//     stopped    ---!           writes   7, disposed
//
func diary(of source: Observable<Int>, write: @escaping (String) -> Void) throws -> any Disposable {
    throw ToDo()
}
