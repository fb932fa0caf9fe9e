import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// An error is an end, so the observer ignores what the recipe sends after it. Nothing waits: all of it is one tick.
    static func exercise1() -> String { "(a#)" }

    /// The recipe runs inside each `subscribe`, from its first line. Only Anna's subscription is disposed of, so only her run is
    /// closed.
    static func exercise2() -> [String] { ["made", "opened", "anna", "opened", "boris", "closed"] }

    /// Both ends are sent by hand. After the error, `onCompleted` does nothing.
    static func exercise3(_ line: String) -> Observable<String> {
        Observable.create { observer in
            let words = line.split(separator: " ").map { String($0) }
            if words.isEmpty { observer.onError(Blank()) }
            for word in words {
                observer.onNext(word)
            }
            observer.onCompleted()
            return Disposables.create()
        }
    }

    /// All that asks the server stands in the closure, so each subscriber asks anew. `dispose` runs what `create` returns.
    static func exercise4(_ path: String, from server: any Server) -> Observable<String> {
        Observable.create { observer in
            let cancel = server.get(path) { result in
                switch result {
                case .success(let text):
                    observer.onNext(text)
                    observer.onCompleted()
                case .failure(let error): observer.onError(error)
                }
            }
            return Disposables.create(with: cancel)
        }
    }

    /// The subscription to the thermometer is what `create` has to return. `thermometer.map { "\($0)°" }` is the short form.
    static func exercise5(_ thermometer: Observable<Int>) -> Observable<String> {
        Observable.create { observer in
            thermometer.subscribe(
                onNext: { observer.onNext("\($0)°") },
                onError: { observer.onError($0) },
                onCompleted: { observer.onCompleted() })
        }
    }

    /// `onDisposed` runs after an end and after a dispose. What `subscribe` returns stops it.
    static func exercise6(of source: Observable<Int>, write: @escaping (String) -> Void) -> any Disposable {
        source.subscribe(
            onNext: { write("\($0)") },
            onError: { _ in write("error") },
            onCompleted: { write("completed") },
            onDisposed: { write("disposed") })
    }
}
