import Streams

/// A wrong answer to exercise 7.
extension AtTheBusStop {
    /// Completes with `stops`.
    static func endingWithStops(
        _ stops: Observable<String>, _ buses: @escaping (String) -> Observable<String>
    ) -> Observable<String> {
        .create { observer in
            let shown = SerialDisposable()
            let chosen = stops.subscribe(
                onNext: { s in
                    shown.disposable = Disposables.create()
                    if s.isEmpty { return observer.onNext("") }
                    shown.disposable = buses(s).subscribe(
                        onNext: { observer.onNext("\(s) \($0)") }, onError: observer.onError)
                }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
            return Disposables.create(chosen, shown)
        }
    }
}
