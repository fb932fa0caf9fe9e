import Streams

@testable import sync_async_exercises

typealias Numbers = AnyObserver<Int>

/// The solution, but for what is given. Without `screen` all arrives where the downloader calls.
func following(
    _ file: String, _ downloader: any Downloader, on screen: (any ImmediateSchedulerType)? = nil,
    progress: @escaping (Numbers, Int) -> Void = { $0.onNext($1) },
    done: @escaping (Numbers, (any Error)?) -> Void = { $0.finish($1) },
    begun: @escaping (Numbers, Int) -> Void = { _, _ in }, disposed: ((Int) -> Void)? = nil
) -> Observable<Int> {
    let numbers = Observable<Int>.create { observer in
        let number = downloader.start(file, progress: { progress(observer, $0) }, done: { done(observer, $0) })
        begun(observer, number)
        return Disposables.create { if let disposed { disposed(number) } else { downloader.cancel(number) } }
    }
    return screen.map { numbers.observe(on: $0) } ?? numbers
}

/// Sends what comes, and then does something else.
func sending(_ next: @escaping (Numbers, Int) -> Void) -> (Numbers, Int) -> Void {
    { observer, percent in
        observer.onNext(percent)
        next(observer, percent)
    }
}

extension ObserverType {
    func finish(_ error: (any Error)?) {
        if let error { onError(error) } else { onCompleted() }
    }
}
