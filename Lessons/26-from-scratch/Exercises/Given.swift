// Given: the types of your engine. You do not change them. They have the names of Streams, so no exercise here imports Streams.
// All of it runs on one thread.

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
