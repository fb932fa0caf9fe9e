import LessonKit
import Streams

Lesson.play(
    Step("What dispose lets go of") { stage in
        let photo = Observable<String>.create { observer in
            show("connection opened")
            let answer = Observable<Int>
                .timer(.milliseconds(600), scheduler: stage.scheduler)
                .map { _ in "photo" }
                .subscribe(observer)
            return Disposables.create {
                answer.dispose()
                show("connection closed")
            }
        }

        let hasty = photo.record("hasty", on: stage).subscribe()
        _ = photo.record("patient", on: stage).subscribe()

        stage.at(3) { hasty.dispose() }
    },

    Step("One bag for many", ticks: 12) { stage in
        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
        var bag = DisposeBag()

        let subscription = clock.record("insert", on: stage).subscribe()
        bag.insert(subscription)

        clock.record("disposed(by:)", on: stage).subscribe().disposed(by: bag)

        stage.at(7) { bag = DisposeBag() }
    },

    Step("Emptied, or closed for good", ticks: 16) { stage in
        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
        var bag = DisposeBag()
        let group = CompositeDisposable()

        clock.record("bag", on: stage).subscribe().disposed(by: bag)
        _ = group.insert(clock.record("group", on: stage).subscribe())
        stage.at(5) {
            bag = DisposeBag()
            group.dispose()
        }
        stage.at(8) {
            clock.record("bag, later", on: stage).subscribe().disposed(by: bag)
            _ = group.insert(clock.record("group, later", on: stage).subscribe())
        }
        stage.at(14) { bag = DisposeBag() }
    },

    Step("Three ways to be over") { stage in
        struct Lost: Error {}
        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
        let call = clock.map { tick in
            if tick == 1 { throw Lost() }
            return tick
        }
        let group = CompositeDisposable()
        let before = Resources.total
        let sources = [("film", clock.take(3)), ("call", call), ("clock", clock)]
        for (name, source) in sources {
            let subscription = source.subscribe(
                onError: { _ in show(name, "error") },
                onCompleted: { show(name, "completed") },
                onDisposed: { show(name, "disposed") })
            _ = group.insert(subscription)
        }
        stage.at(8) {
            show(group.count, "in the group,", Resources.total - before, "open")
        }
        stage.at(9) { group.dispose() }
    },

    Step("A bag that dies at once", ticks: 9) { stage in
        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)

        func listen() {
            let bag = DisposeBag()
            clock.record("local bag", on: stage).subscribe().disposed(by: bag)
            show("listen() has reached its last line")
        }
        listen()

        clock
            .record("DisposeBag()", on: stage)
            .subscribe()
            .disposed(by: DisposeBag())

        _ = clock.record("no bag", on: stage).subscribe()
    },

    Step("A bag that lives with its owner", ticks: 9) { stage in
        final class Window {
            private let bag = DisposeBag()

            init(_ clock: Observable<Int>) {
                clock
                    .subscribe(
                        onNext: { show("the window shows", $0) },
                        onDisposed: { show("the subscription is over") }
                    )
                    .disposed(by: bag)
            }

            deinit { show("the window is freed") }
        }

        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
        var windows = [Window(clock.record("clock", on: stage))]
        stage.at(5) { windows.removeAll() }
    },

    Step("The owner that nobody frees") { stage in
        final class Window {
            private let bag = DisposeBag()
            private var shown = 0

            init(_ clock: Observable<Int>) {
                clock
                    .subscribe(onNext: { self.shown = $0 })
                    .disposed(by: bag)
            }

            deinit { show("the window is freed") }
        }

        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
        var windows = [Window(clock.take(6).record("clock", on: stage))]
        stage.at(5) {
            windows.removeAll()
            show("nobody holds the window any more")
        }
    },

    Step("Two ways out, and a disguise") { stage in
        final class Window {
            let name: String
            let bag = DisposeBag()
            init(_ name: String) { self.name = name }
            deinit { show(name, "is freed") }
            func update(_ tick: Int) {}

            func open(_ clock: Observable<Int>) -> any Disposable {
                switch name {
                case "weak":
                    clock.subscribe(onNext: { [weak self] in self?.update($0) })
                case "with":
                    clock.subscribe(with: self, onNext: { $0.update($1) })
                default:
                    clock.subscribe(onNext: update)
                }
            }
        }
        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
            .take(6)
        var windows = ["weak", "with", "method"].map { Window($0) }
        for window in windows {
            let clock = clock.record(window.name, on: stage)
            window.open(clock).disposed(by: window.bag)
        }
        stage.at(5) { windows.removeAll() }
    }
)
