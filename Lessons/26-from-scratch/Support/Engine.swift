import LessonKit
import Streams

// The small engine of this lesson. Its types have the names of Streams, and hide those.

/// What an observer receives.
enum Event<Element>: CustomStringConvertible {
    case next(Element)
    case error(any Error)
    case completed

    var isEnd: Bool { if case .next = self { false } else { true } }

    /// The same event, with its element transformed.
    func map(_ transform: (Element) -> Element) -> Event {
        if case .next(let element) = self { .next(transform(element)) } else { self }
    }

    var description: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

/// Receives the events of one run.
typealias Observer<Element> = (Event<Element>) -> Void

/// Ends something.
struct Disposable {
    let dispose: () -> Void
}

/// Starts a run, sends its events to the observer, and returns what ends the run.
typealias Recipe<Element> = (@escaping Observer<Element>) -> Disposable

/// An observable is one function.
struct Observable<Element> {
    let subscribe: Recipe<Element>
}

/// Writes what an observable holds: the name and the type of each property.
func showContents<Element>(of observable: Observable<Element>) {
    for property in Mirror(reflecting: observable).children {
        show("it holds", property.label ?? "", "of type", "\(type(of: property.value))".replacing("()", with: "Void"))
    }
}

/// Sends a page and the end.
nonisolated(unsafe) let page: Recipe<String> = { observer in
    observer(.next("page 1"))
    observer(.completed)
    return Disposable {}
}

/// Sends a line and the end, and then returns what closes the file.
nonisolated(unsafe) let file: Recipe<String> = { observer in
    observer(.next("a line"))
    observer(.completed)
    return Disposable { show("the file is closed") }
}

/// Sends 5.
nonisolated(unsafe) let five = Observable<Int> { observer in
    observer(.next(5))
    return Disposable {}
}

/// A list of observers. Each has a number.
final class Taps {
    private var observers: [(tap: Int, observer: Observer<Int>)] = []
    private var last = 0

    var count: Int { observers.count }

    func add(_ observer: @escaping Observer<Int>) -> Int {
        last += 1
        observers.append((last, observer))
        return last
    }

    func remove(_ tap: Int) { observers.removeAll { $0.tap == tap } }

    func send(_ event: Event<Int>) { for (_, observer) in observers { observer(event) } }
}

extension Stage {
    /// A recipe that sends what a diagram says. Each run has a row.
    func source(_ name: String, _ marbles: String) -> Observable<Int> {
        let rows = cold(name, marbles)
        return Observable { observer in
            let run = rows.subscribe { event in
                switch event {
                case .next(let element): observer(.next(element))
                case .error(let error): observer(.error(error))
                case .completed: observer(.completed)
                }
            }
            return Disposable { run.dispose() }
        }
    }

    /// Each visitor subscribes at a tick, disposes at another, and has a row.
    func visit(_ source: Observable<Int>, _ visitors: KeyValuePairs<String, Range<Int>>) {
        for (name, ticks) in visitors {
            let row = Streams.Observable<Int>.create { observer in
                let run = source.subscribe { event in
                    switch event {
                    case .next(let element): observer.onNext(element)
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
                return Disposables.create { run.dispose() }
            }
            .record(name, on: self)
            at(ticks.lowerBound) {
                let run = row.subscribe()
                self.at(ticks.upperBound) { run.dispose() }
            }
        }
    }
}
