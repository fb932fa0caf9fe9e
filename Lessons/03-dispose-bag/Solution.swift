import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    static func twoInABag() -> [String] { ["hello", "completed", "disposed", "music", "new bag", "disposed"] }

    static func fill(_ window: Window, chat: Observable<String>, news: Observable<String>) {
        chat
            .subscribe(with: window, onNext: { window, line in window.add(line) })
            .disposed(by: window.bag)
        news
            .subscribe(with: window, onNext: { window, line in window.add(line) })
            .disposed(by: window.bag)
    }

    static func refresh(_ window: Window, with feed: Observable<String>) {
        window.bag = DisposeBag()
        feed
            .subscribe(with: window, onNext: { window, line in window.add(line) })
            .disposed(by: window.bag)
    }

    static func attach(_ window: Window, to chat: Observable<String>) {
        chat
            .subscribe(
                with: window,
                onNext: { window, line in window.add(line) },
                onCompleted: { window in window.add("(end)") }
            )
            .disposed(by: window.bag)
    }

    static func arrivals(front: Observable<String>, back: Observable<String>) -> Observable<String> {
        Observable.create { observer in
            Disposables.create(
                front.subscribe(onNext: { observer.onNext($0) }),
                back.subscribe(onNext: { observer.onNext($0) }))
        }
    }

    static func player(display: @escaping (String) -> Void) -> any Player { OneSongPlayer(display: display) }

    private final class OneSongPlayer: Player {
        private let display: (String) -> Void
        private var bag = DisposeBag()

        init(display: @escaping (String) -> Void) { self.display = display }

        func play(_ song: Observable<String>) {
            stop()
            song.subscribe(onNext: display).disposed(by: bag)
        }

        func stop() { bag = DisposeBag() }
    }
}
