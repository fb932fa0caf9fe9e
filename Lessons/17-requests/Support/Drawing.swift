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

    /// A request in virtual time, drawn as the row `name` when somebody subscribes.
    func request(_ name: String, _ marbles: String) -> Single<String> { source(name, marbles).asSingle() }

    /// A search in virtual time, drawn as the row `name` when somebody subscribes.
    func search(_ name: String, _ marbles: String) -> Maybe<String> { source(name, marbles).asMaybe() }

    /// What a user types, in virtual time, whether somebody listens or not. It is drawn as the row "typing".
    func typing(_ marbles: String) -> Observable<String> {
        scheduler.createHotObservable(marbles, as: String.self).record("typing", on: self)
    }

    private func source(_ name: String, _ marbles: String) -> Observable<String> {
        scheduler.createColdObservable(marbles, as: String.self).record(name, on: self)
    }
}
