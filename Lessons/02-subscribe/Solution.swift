import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    static func afterAnError() -> String { "(a#)" }

    static func twoListeners() -> [String] { ["made", "opened", "anna", "opened", "boris", "closed"] }

    static func words(_ line: String) -> Observable<String> {
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

    static func page(_ path: String, from server: any Server) -> Observable<String> {
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

    static func labels(_ thermometer: Observable<Int>) -> Observable<String> {
        Observable.create { observer in
            thermometer.subscribe(
                onNext: { observer.onNext("\($0)°") },
                onError: { observer.onError($0) },
                onCompleted: { observer.onCompleted() })
        }
    }

    static func diary(of source: Observable<Int>, write: @escaping (String) -> Void) -> any Disposable {
        source.subscribe(
            onNext: { write("\($0)") },
            onError: { _ in write("error") },
            onCompleted: { write("completed") },
            onDisposed: { write("disposed") })
    }
}
