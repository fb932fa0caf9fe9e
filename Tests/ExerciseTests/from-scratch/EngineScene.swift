import ExerciseSupport

@testable import from_scratch_exercises

// The engine's types have the names of Streams.
typealias Own<Element> = from_scratch_exercises.Observable<Element>
typealias OwnEvent<Element> = from_scratch_exercises.Event<Element>
typealias OwnDisposable = from_scratch_exercises.Disposable
typealias OwnBag = from_scratch_exercises.Bag
typealias OwnSubject<Element> = from_scratch_exercises.Subject<Element>

/// A run of an engine in virtual time. Sources of Streams go in, and what comes out is recorded as it is: an event after an end
/// or after a dispose is a line.
final class EngineScene: Scene<Int> {
    /// Whether a bag is freed when nobody holds it.
    var isFreed = true

    /// A source that starts anew for each subscriber.
    func source(_ label: String, _ marbles: String) -> Own<Int> { own(cold(label, marbles).asObservable()) }

    /// A source that sends all that it has inside `subscribe`, and keeps the rules.
    func atOnce(_ label: String, _ events: OwnEvent<Int>...) -> Own<Int> {
        Own { [self] observer in
            log("\(label) is subscribed to")
            for event in events { observer(event) }
            return OwnDisposable {}
        }
    }

    /// A recipe that sends its events now and later, whatever has happened.
    func recipe(now: [OwnEvent<Int>] = [], later: [(tick: TestTime, event: OwnEvent<Int>)] = []) -> Recipe<Int> {
        { [self] observer in
            line("a run begins")
            for event in now { observer(event) }
            for (tick, event) in later { at(scheduler.clock + tick) { observer(event) } }
            return OwnDisposable { self.line("a cleanup") }
        }
    }

    /// Logs `text` with its tick.
    func line(_ text: String) { log("tick \(scheduler.clock): \(text)") }

    /// Logs each event that `observable` sends. Returns what ends that.
    @discardableResult func listen(_ name: String, to observable: Own<Int>) -> OwnDisposable {
        observable.subscribe { self.line("\(name) receives \(words($0))") }
    }

    /// Subscribes at tick 0, and again at tick 14.
    func twice(_ own: Own<Int>) {
        let result = drawn(own)
        subscribe("the first", to: result)
        subscribe("the second", to: result, at: 14)
    }

    /// An observable of the engine as one of Streams, for a picture. After an end it does not dispose: that is the engine's work.
    func drawn(_ own: Own<Int>) -> Streams.Observable<Int> {
        .create { [self] observer in
            var over: String?
            let run = own.subscribe { event in
                if let over { return self.line("\(words(event)) arrives after the \(over)") }
                switch event {
                case .next(let element): observer.onNext(element)
                case .error(let error):
                    over = "end"
                    observer.onError(error)
                case .completed:
                    over = "end"
                    observer.onCompleted()
                }
            }
            return Disposables.create {
                guard over == nil else { return }
                over = "dispose"
                run.dispose()
            }
        }
    }

    var arrivesAfterTheEnd: Bool { lines.contains { $0.contains("after the end") } }
    var arrivesAfterTheDispose: Bool { lines.contains { $0.contains("after the dispose") } }

    func count(_ words: String) -> Int { lines.count { $0.contains(words) } }
}

/// An observable of Streams as one of the engine.
func own<Element>(_ source: Streams.Observable<Element>) -> Own<Element> {
    Own { observer in
        let run = source.subscribe { event in
            switch event {
            case .next(let element): observer(.next(element))
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
        return OwnDisposable { run.dispose() }
    }
}

func words(_ event: OwnEvent<Int>) -> String {
    switch event {
    case .next(let element): "\(element)"
    case .error: "an error"
    case .completed: "completed"
    }
}

/// Works for its first subscriber only.
func firstOfAll<Element>(_ source: Own<Element>) -> Own<Element> {
    let isUsed = Box(false)
    return Own { observer in
        if isUsed.value { return OwnDisposable {} }
        isUsed.value = true
        return source.subscribe(observer)
    }
}

/// Subscribes to `source` through `create`, and hands each event to `handle`: the form of most operators.
func operation(
    on source: Own<Int>, cleansUp: Bool = true, _ handle: @escaping (OwnEvent<Int>, @escaping Observer<Int>) -> Void
) throws -> Own<Int> {
    try Solution.exercise2 { observer in
        let run = source.subscribe { handle($0, observer) }
        return cleansUp ? run : OwnDisposable {}
    }
}

/// What a scene draws.
typealias Drawn = Streams.Observable<Int>
