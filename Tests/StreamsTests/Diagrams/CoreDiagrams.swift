import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Core.
    @Entries static var core: [Documented] {
        Documented("Core/Observable.swift", "an observable") { $0.source("an observable") }
        Documented("Core/Event.swift", "their events") { $0.source("the elements").materialize() }
        Documented("Core/AnyObserver.swift", "the subscriber") { _ in sending { $0.onCompleted() } }
        Documented("Core/ObserverType.swift", "received") { run in
            let sent = run.source("sent")
            return Observable<Int>.create { observer in sent.subscribe(onNext: { observer.onNext($0) }) }
        }
        Documented("Core/ObserverType.swift", "onNext(1), onError(offline), onNext(2)") { _ in
            sending {
                $0.onError(Failure.offline)
                $0.onNext(2)
            }
        }
        Documented("Core/ObserverType.swift", "onNext(1), onCompleted(), onNext(2)") { _ in
            sending {
                $0.onCompleted()
                $0.onNext(2)
            }
        }
    }

    /// Sends 1, and then `more`.
    private static func sending(_ more: @escaping (AnyObserver<Int>) -> Void) -> Observable<Int> {
        .create { observer in
            observer.onNext(1)
            more(observer)
            return Disposables.create()
        }
    }
}
