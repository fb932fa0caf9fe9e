import LessonKit

// Your engine. These types are given, and you do not change them. They have the names of Streams, so this file does not import
// Streams. All of it runs on one thread.

/// What an observer receives.
enum Event<Element> {
    case next(Element)
    case error(any Error)
    case completed
}

/// Receives the events of one run.
typealias Observer<Element> = (Event<Element>) -> Void

/// Ends something. Each call of `dispose()` runs the closure.
struct Disposable {
    let dispose: () -> Void
}

/// Starts a run, sends its events to the observer, and returns what ends the run.
typealias Recipe<Element> = (@escaping Observer<Element>) -> Disposable

/// An observable is one function. There are no rules in it yet.
struct Observable<Element> {
    let subscribe: Recipe<Element>
}

// 1 · Predict · Mail for Anna (class, 5 min)
//
// The types above are the whole engine. Nothing else is added.
//
//     let mail = Observable<String> { observer in
//         log("opened")
//         observer(.next("letter"))
//         observer(.completed)
//         observer(.next("parcel"))
//         return Disposable { log("closed") }
//     }
//     let anna = mail.subscribe { event in
//         switch event {
//         case .next(let post): log(post)
//         case .error: log("error")
//         case .completed: log("completed")
//         }
//     }
//     log("subscribed")
//     anna.dispose()
//     anna.dispose()
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func mailForAnna() throws -> [String] {
    throw ToDo()
}

// 2 · Complete · A doorman for a recipe (class, 12 min)
//
// A recipe may send anything. `create` makes an observable of it that keeps the rules, for each subscriber:
//
//     the recipe sends     --1-|2-|      it goes on after its end
//     create(...)          --1-|
//     disposed at tick 3   --1!          and nothing after a dispose
//
// - Any number of elements, then at most one end, then nothing. After a dispose, nothing.
// - The recipe returns its cleanup. The cleanup of a run is disposed of once: when the run has ended, or when the
//   subscriber disposes. A dispose after the end does nothing, and a second dispose does nothing.
// - A recipe may send its end before it returns. Then the cleanup is disposed of as soon as the recipe has returned it.
// - Each subscriber has a run of its own. Without a subscriber, nothing runs.
//
// The first line of the rules works, as long as the recipe keeps it. The rest is missing.
//
func create<Element>(_ recipe: @escaping Recipe<Element>) throws -> Observable<Element> {
    try toDo()  // delete this line when you start
    return Observable { observer in
        // What has to be remembered of this run?
        let cleanup = recipe { event in
            // Which events may go on?
            observer(event)
        }
        // What does the subscriber get, and what happens at an end?
        return cleanup
    }
}

// 3 · Complete · Prices in dollars (class, 8 min)
//
// The first operator stands on your `create`. `map` sends each element of its source, transformed.
//
//     euros                       --1--2--3--|
//     map(euros) { 2 * $0 }       --2--4--6--|
//     map(euros) { ... }          --2--#          if `transform` throws for the 2: that error
//     euros are used              ^----!
//
//     disposed at tick 4          --2-!
//     euros are used              ^---!
//
// The end of the source arrives as it is. When the result is over, nobody uses the source any more. Each subscriber has a run
// of the source of its own. `transform` runs once for each element of a run.
//
// An element that can be transformed arrives already. The rest is missing.
//
func map<Element, Output>(
    _ source: Observable<Element>, _ transform: @escaping (Element) throws -> Output
) throws -> Observable<Output> {
    try toDo()  // delete this line when you start
    return try create { observer in
        _ = source.subscribe { event in
            if case .next(let element) = event, let output = try? transform(element) {
                observer(.next(output))
            }
        }
        return Disposable {}
    }
}

// 4 · Build · Eggs of one size (class, 6 min)
//
// `filter` lets through the elements for which `isWanted` is true.
//
//     eggs                          -5-7-4-8-|
//     filter(eggs) { $0 > 5 }       ---7---8-|
//     filter(eggs) { ... }          ---7-#          if `isWanted` throws for the 4: that error
//     eggs are used                 ^----!
//
// As in exercise 3: the end arrives as it is, a source is not used any more when the result is over, each subscriber has a run
// of its own, and `isWanted` runs once for each element of a run.
//
func filter<Element>(
    _ source: Observable<Element>, _ isWanted: @escaping (Element) throws -> Bool
) throws -> Observable<Element> {
    throw ToDo()
}

// 5 · Build · The tills of a shop (home, 12 min)
//
// `merge` sends the elements of all its sources, when they come.
//
//     till a                      -1---2---|
//     till b                      --3----------4-|
//     merge([a, b])               -13--2-------4-|
//
//     till a                      -1-#
//     merge([a, b])               -13#               an error in one ends the result
//     till b is used              ^--!
//
// A subscriber subscribes to all sources at once, in the order of the list. The result completes when all sources have
// completed. An empty list completes at once. A source that stands in the list twice is subscribed to twice. A source may send
// all that it has inside `subscribe`. Each subscriber has runs of their own, and a dispose ends them all.
//
func merge<Element>(_ sources: [Observable<Element>]) throws -> Observable<Element> {
    throw ToDo()
}

// 6 · Repair · The bag of a guest house (class, 6 min)
//
// A bag holds disposables. When nobody holds the bag any more, it is freed, and disposes of each of them once, in the order in
// which they came. Before that, it disposes of nothing. An empty bag does nothing.
//
//     the bag holds     radio, lamp
//     freed             radio is disposed of, then lamp
//
// The guest house frees its bag in the evening, and the radio plays all night. Find out why, and repair the class.
//
protocol Bag: AnyObject {
    /// Keeps a disposable until the bag is freed.
    func insert(_ disposable: Disposable)
}

func makeBag() throws -> any Bag {
    try toDo()  // delete this line when you start
    return DisposeBag()
}

final class DisposeBag: Bag {
    private var disposables: [Disposable] = []
    private var atTheEnd: () -> Void = {}

    func insert(_ disposable: Disposable) {
        disposables.append(disposable)
        atTheEnd = {
            for disposable in self.disposables { disposable.dispose() }
        }
    }

    deinit { atTheEnd() }
}

// 7 · Build · A megaphone (home, 15 min)
//
// A subject is two sides of one thing. An event that you send to its observer arrives at the subscribers of its observable.
//
//     sent to the observer      -1--2--3--|
//     Anna, from the start      -1--2--3--|
//     Boris, from tick 5             ^-3--|
//     Clara, from tick 12                   ^|       she receives the end at once
//
// - An element goes to all who are subscribed at that moment, in the order in which they came. Nothing is remembered but the
//   end: somebody who comes after it receives that end, and nothing else. An end is a completion or an error.
// - After an end, sending does nothing. This holds as soon as the first subscriber receives the end.
// - While an element is sent, a subscriber may leave, or make another one leave: the one who has left receives nothing more, and
//   all others receive the element. Somebody who comes while an element is sent receives the next one.
// - Each subject is on its own.
//
// If somebody sends an element while another is sent, the order of the two is left open.
//
struct Subject<Element> {
    let observer: Observer<Element>
    let observable: Observable<Element>
}

func makeSubject<Element>() throws -> Subject<Element> {
    throw ToDo()
}

// 8 · Complete · One oven for all (home, 15 min)
//
// `share` runs its source once for all who are subscribed at the same time.
//
//     source                      -1-2-3-4-5-6-|
//     Anna, until tick 4          -1-2!
//     Boris, from tick 2            ^2-3!            until tick 6
//     source is used              ^-----!
//
// - The first subscriber subscribes to the source. The last one who leaves disposes of that.
// - A later subscriber receives what comes from then on.
// - The end of the source arrives at all. After it, or when all have left, the next subscriber begins a new run.
// - A source may send all that it has inside `subscribe`: the first subscriber receives all of it.
// - Nobody subscribes while an end is being sent.
//
// The subject is there, and its subscribers. Counting is missing, and the subscription to the source.
//
// This is the last part. The check then plays five demonstrations of earlier lessons on your engine. So it wants exercises 2
// to 7 first. `LESSON=from-scratch swift test --filter OneOvenForAll` draws the demonstrations, and
// `swift run -c release benchmark engine` says how fast your engine is.
//
func share<Element>(_ source: Observable<Element>) throws -> Observable<Element> {
    try toDo()  // delete this line when you start
    // An end of the source is an element here. So this subject never ends, and serves every run.
    let events: Subject<Event<Element>> = try makeSubject()
    return try create { observer in
        let listening = events.observable.subscribe { event in
            if case .next(let sent) = event { observer(sent) }
        }
        // Who subscribes to the source, and who disposes of that?
        return listening
    }
}
