import Marbles
import Streams

/// The short words of a step in virtual time: each stands for a line that says nothing of the lesson.
extension Stage {
    /// Subscribes to `source` at a tick, and draws what comes in a row of its own.
    public func listen<Source: ObservableType>(_ name: String, to source: Source, at tick: TestTime = 0) {
        let row = source.asObservable().record(name, on: self)
        if tick == 0 { _ = row.subscribe() } else { at(tick) { _ = row.subscribe() } }
    }

    /// Calls `each` with the elements of a diagram, each at its tick: `--1--2--`.
    public func play<Element: MarbleElement>(_ marbles: String, _ each: @escaping (Element) -> Void) {
        _ = scheduler.createHotObservable(marbles, as: Element.self).subscribe(onNext: each)
    }

    /// A recipe that sends what a diagram says, from its subscription on: `--1--2|`. Each subscription has a row.
    public func recipe<Element: MarbleElement>(
        _ name: String, _ marbles: String, as type: Element.Type = Int.self, error: any Error = MarbleError()
    ) -> Observable<Element> {
        scheduler.createColdObservable(marbles, as: type, error: error).asObservable().record(name, on: self)
    }
}
