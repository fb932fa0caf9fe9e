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

extension Stage {
    /// A recipe that sends what a diagram says. Each run has a row.
    func source(_ name: String, _ marbles: String) -> Observable<Int> {
        let rows = recipe(name, marbles)
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

    /// Subscribes at a tick, disposes at another, and draws what comes in a row.
    func listen(_ name: String, to source: Observable<Int>, at start: Int = 0, until stop: Int) {
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
        at(start) {
            let run = row.subscribe()
            self.at(stop) { run.dispose() }
        }
    }
}
