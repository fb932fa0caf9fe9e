import ExerciseSupport

@testable import sharing_exercises

/// A park that is made of closures.
final class Cinema: Park {
    private let make: () -> Observable<Int>
    private let begin: () -> Void
    private let end: () -> Void

    var film: Observable<Int> { make() }

    init(make: @escaping () -> Observable<Int>, press: @escaping () -> Void, close: @escaping () -> Void) {
        (self.make, begin, end) = (make, press, close)
    }

    convenience init(_ film: Observable<Int>, press: @escaping () -> Void = {}, close: @escaping () -> Void = {}) {
        self.init(make: { film }, press: press, close: close)
    }

    /// Another park, with something behind its film.
    convenience init(_ park: any Park, _ change: (Observable<Int>) -> Observable<Int>) {
        self.init(change(park.film), press: park.press, close: park.close)
    }

    /// Another park, whose film ends at `close`.
    convenience init(ending park: any Park) {
        let closing = PublishSubject<Void>()
        self.init(
            park.film.take(until: closing), press: park.press,
            close: {
                park.close()
                closing.onNext(())
            })
    }

    /// A press connects, and `close` disposes of that.
    convenience init(connecting film: ConnectableObservable<Int>) {
        var running: (any Disposable)?
        self.init(film, press: { running = film.connect() }, close: { running?.dispose() })
    }

    /// A subject for each showing; a new one after an event for which `isLast` holds.
    convenience init(anew reel: Observable<Int>, _ isLast: @escaping (Event<Int>) -> Bool) {
        var film = PublishSubject<Int>()
        var running: (any Disposable)?
        self.init(
            make: { film },
            press: {
                guard running == nil else { return }
                running = reel.subscribe { event in
                    let showing = film
                    if isLast(event) { (film, running) = (PublishSubject(), nil) }
                    showing.on(event)
                }
            }, close: { running?.dispose() })
    }

    /// A press is an element.
    convenience init(byButton make: (Observable<Void>) -> Observable<Int>) {
        let button = PublishSubject<Void>()
        self.init(make(button), press: { button.onNext(()) })
    }

    func press() { begin() }

    func close() { end() }
}

/// A park whose subscription does not hold it.
final class Showings: Park {
    private let reel: Observable<Int>
    private var showing: PublishSubject<Int>?
    private var running: (any Disposable)?
    private var watched = PublishSubject<Int>()
    private let isHeld: Bool

    var film: Observable<Int> { watched }

    /// - Parameter isHeld: Whether `close` disposes of the subscription.
    init(_ reel: Observable<Int>, isHeld: Bool) { (self.reel, self.isHeld) = (reel, isHeld) }

    func press() {
        guard showing == nil else { return }
        showing = watched
        running = reel.subscribe { [weak self] event in
            guard let self, let showing else { return }
            if event.isStopEvent { (self.showing, watched) = (nil, PublishSubject()) }
            showing.on(event)
        }
    }

    func close() {
        if isHeld { running?.dispose() }
        showing = nil
    }
}

/// A park, and when somebody presses and closes.
final class Meadow: Scene<Int> {
    private(set) var firstPress: TestTime = 99
    private var park: (any Park)?

    var firstUse: TestTime? { uses("reel").map(\.subscribe).min() }
    var lastUse: TestTime? { uses("reel").map(\.unsubscribe).max() }

    /// The film, read anew by each watcher.
    func open(
        _ answer: (Observable<Int>) throws -> any Park, _ marbles: String, presses: TestTime..., closed: TestTime? = nil
    ) throws -> Observable<Int> {
        firstPress = presses.first ?? 99
        let park = try answer(cold("reel", marbles).asObservable())
        self.park = park
        for tick in presses { at(tick) { park.press() } }
        if let closed { at(closed) { park.close() } }
        return .deferred { park.film }
    }
}
