import Marbles
import Streams

/// Subscribing in a step: each `draw` is a subscriber with a row in the picture.
extension Stage {
    /// Subscribes to `source` at a tick, and draws what comes in a row of its own.
    ///
    ///     source          -1--2--3--4
    ///     from: 3         ^-2--3--4
    ///     and until: 9    ^-2--3!
    ///
    /// - Parameters:
    ///   - name: The name of the row.
    ///   - start: The tick of the subscription.
    ///   - end: The tick of the dispose.
    ///   - onError: Called with an error, which the row shows too.
    ///   - text: The text of an element. By default this is its description, and a dot for `()`.
    public func draw<Element>(
        _ name: String, _ source: Observable<Element>, from start: TestTime = 0, until end: TestTime? = nil,
        onError: @escaping (any Error) -> Void = { _ in }, as text: ((Element) -> String)? = nil
    ) {
        let row = source.record(name, on: self, as: text)
        let subscription = SerialDisposable()
        subscription.disposed(by: bag)
        let subscribe = { subscription.disposable = row.subscribe(onError: onError) }
        if start == 0 { subscribe() } else { happens(at: start, subscribe) }
        if let end { happens(at: end) { subscription.dispose() } }
    }

    /// Subscribes to a relay, a subject, a driver or what else is an observable, and draws what comes.
    public func draw<Source: ObservableConvertibleType>(
        _ name: String, _ source: Source, from start: TestTime = 0, until end: TestTime? = nil,
        onError: @escaping (any Error) -> Void = { _ in }, as text: ((Source.Element) -> String)? = nil
    ) { draw(name, source.asObservable(), from: start, until: end, onError: onError, as: text) }

    /// Subscribes to a single, a maybe or a completable, and draws what comes. If it fails, a line says why.
    public func draw<Trait, Element>(
        _ name: String, _ source: PrimitiveSequence<Trait, Element>, from start: TestTime = 0
    ) { draw(name, source.asObservable(), from: start, onError: { show(name, "fails:", $0) }) }
}
