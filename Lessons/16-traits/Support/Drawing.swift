import LessonKit
import Marbles
import Streams

extension Stage {
    /// Subscribes to `source`, and draws what comes as the row `name`. It shows an error as a line.
    func draw(_ name: String, _ source: some ObservableConvertibleType) {
        source.asObservable().record(name, on: self)
            .subscribe(onError: { show(name, "fails:", $0) })
            .disposed(by: bag)
    }

    /// The same, at a later tick.
    func draw(_ name: String, _ source: some ObservableConvertibleType, at tick: TestTime) {
        let row = source.asObservable().record(name, on: self)
        at(tick) { [bag] in row.subscribe().disposed(by: bag) }
    }

    /// A source in virtual time that starts anew for each subscriber.
    func cold(_ marbles: String) -> Observable<String> {
        scheduler.createColdObservable(marbles, as: String.self).asObservable()
    }

    /// A source in virtual time that sends whether somebody listens or not.
    func hot(_ marbles: String) -> Observable<String> {
        scheduler.createHotObservable(marbles, as: String.self).asObservable()
    }
}
