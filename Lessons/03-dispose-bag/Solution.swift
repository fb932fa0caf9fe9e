import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// The letter is over when it completes. The rain is over when its bag is freed, and has not completed.
    static func exercise1() -> [String] { ["letter", "completed", "disposed", "rain", "new bag", "disposed"] }

    /// The window's bag exists as long as the window.
    static func exercise2(_ window: Window, chat: Observable<String>, news: Observable<String>) {
        chat
            .subscribe(with: window, onNext: { window, line in window.add(line) })
            .disposed(by: window.bag)
        news
            .subscribe(with: window, onNext: { window, line in window.add(line) })
            .disposed(by: window.bag)
    }

    /// The new bag frees the old one, with the feed before. It also ends this feed, when the window is freed.
    static func exercise3(_ window: Window, with feed: Observable<String>) {
        window.bag = DisposeBag()
        feed
            .subscribe(with: window, onNext: { window, line in window.add(line) })
            .disposed(by: window.bag)
    }

    /// Neither of the two closures holds the window.
    static func exercise4(_ window: Window, to chat: Observable<String>) {
        chat
            .subscribe(
                with: window,
                onNext: { window, line in window.add(line) },
                onCompleted: { window in window.add("(end)") }
            )
            .disposed(by: window.bag)
    }

    /// A dispose of the arrivals disposes of what `create` has returned: both subscriptions, and nobody else's.
    static func exercise5(front: Observable<String>, back: Observable<String>) -> Observable<String> {
        Observable.create { observer in
            Disposables.create(
                front.subscribe(onNext: { observer.onNext($0) }),
                back.subscribe(onNext: { observer.onNext($0) }))
        }
    }

    /// The milk is over, so nothing holds the dairy. The bakery and its subscription hold each other.
    static func exercise6() -> [String] { ["milk", "evening", "dairy", "kiosk", "papers", "night"] }

    /// The closure holds `display` and not the radio. The bag is freed with the radio, or when another takes its place.
    static func exercise7(display: @escaping (String) -> Void) -> any Radio { OneStationRadio(display: display) }

    private final class OneStationRadio: Radio {
        private let display: (String) -> Void
        private var bag = DisposeBag()

        init(display: @escaping (String) -> Void) { self.display = display }

        func tune(to station: Observable<String>) {
            turnOff()
            station.subscribe(onNext: display).disposed(by: bag)
        }

        func turnOff() { bag = DisposeBag() }
    }
}
