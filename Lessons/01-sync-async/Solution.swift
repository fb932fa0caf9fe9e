import Dispatch
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    static func twoOrdersAndATea() -> [String] { ["ordered", "soup", "rice", "tea", "paid"] }

    /// In a serial kitchen the tea would have to wait for the soup, and the soup for somebody who waits for the tea.
    static func theSlowSoup() -> [String] { ["tea", "hungry", "soup", "paid"] }

    static func present(
        load: @escaping @Sendable () -> String, worker: DispatchQueue,
        display: @escaping @Sendable (String) -> Void, screen: DispatchQueue
    ) {
        worker.async {
            let picture = load()
            screen.async { display(picture) }
        }
    }

    static func frame(
        _ name: String, from library: any Library,
        display: @escaping @Sendable (String) -> Void, screen: DispatchQueue
    ) {
        library.find(name) { found in
            screen.async { display(found) }
        }
    }

    static func photo(
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

    static func download(
        _ file: String, with downloader: any Downloader, screen: any ImmediateSchedulerType
    ) -> Observable<Int> {
        Observable.create { observer in
            downloader.start(
                file,
                progress: { observer.onNext($0) },
                done: { error in
                    if let error {
                        observer.onError(error)
                    } else {
                        observer.onCompleted()
                    }
                })
            return Disposables.create { downloader.cancel(file) }
        }
        .observe(on: screen)
    }
}
