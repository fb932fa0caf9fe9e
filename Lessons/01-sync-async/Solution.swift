import Dispatch
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// The kitchen is suspended until "ordered" is logged. Then it does its three jobs in the order in which they came. The
    /// caller waits for the third one alone, but that one stands behind the others.
    static func exercise1() -> [String] { ["ordered", "soup", "rice", "tea", "paid"] }

    /// The laundry is concurrent: the socks need not wait for the jeans. On a serial queue the socks would wait for the jeans,
    /// the jeans for a coin, and the coin for the caller, who waits for the socks.
    static func exercise2() -> [String] { ["socks", "found a coin", "jeans", "home"] }

    /// Two calls of `async`, one inside the other: what needs the picture stands where the picture is.
    static func exercise3(
        load: @escaping @Sendable () -> String, worker: DispatchQueue,
        display: @escaping @Sendable (String) -> Void, screen: DispatchQueue
    ) {
        worker.async {
            let picture = load()
            screen.async { display(picture) }
        }
    }

    /// `find` returns at once, so the line below it runs before the answer. The closure runs with the answer.
    static func exercise4(
        _ name: String, from library: any Library,
        display: @escaping @Sendable (String) -> Void, screen: DispatchQueue
    ) {
        library.find(name) { found in
            screen.async { display(found) }
        }
    }

    /// The recipe runs inside `subscribe`. It hands the work to `worker`, the end as well, and returns.
    static func exercise5(
        _ name: String, load: @escaping @Sendable (String) -> String, worker: DispatchQueue,
        screen: any ImmediateSchedulerType
    ) -> Observable<String> {
        Observable.create { observer in
            worker.async {
                observer.onNext(load(name))
                observer.onCompleted()
            }
            return Disposables.create()
        }
        .observe(on: screen)
    }

    /// Each callback has its method of the observer. The number stays in the recipe, so each subscription cancels its own.
    static func exercise6(
        _ file: String, with downloader: any Downloader, screen: any ImmediateSchedulerType
    ) -> Observable<Int> {
        Observable.create { observer in
            let number = downloader.start(
                file,
                progress: { observer.onNext($0) },
                done: { error in
                    if let error {
                        observer.onError(error)
                    } else {
                        observer.onCompleted()
                    }
                })
            return Disposables.create { downloader.cancel(number) }
        }
        .observe(on: screen)
    }
}
