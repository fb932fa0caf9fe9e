import LessonKit
import Streams

final class Window {
    let name: String
    let bag = DisposeBag()

    init(_ name: String) { self.name = name }
    deinit { show("the", name, "window is freed") }

    func set(_ number: Int) {}
}

Lesson.play(
    Step("A photo for two") { stage in
        let answer = stage.cold("answer", "------(p|)", as: String.self)
        let photo = Observable<String>.create { observer in
            let waiting = answer.subscribe(observer)
            return Disposables.create {
                waiting.dispose()
                show("connection closed")
            }
        }
        let upperRow = photo.subscribe()
        _ = photo.subscribe()
        stage.at(3) { upperRow.dispose() }
    },

    Step("One bag for many", ticks: 12) { stage in
        var bag = DisposeBag()

        let first = stage.clock("first").subscribe()
        bag.insert(first)

        stage.clock("second").subscribe().disposed(by: bag)

        stage.at(7) { bag = DisposeBag() }
    } variant: { stage in
        var bag = DisposeBag()

        let first = stage.clock("first").subscribe()
        bag.insert(first)

        stage.clock("second").subscribe().disposed(by: bag)

        var drawer = [bag]
        stage.at(7) { bag = DisposeBag() }
        stage.at(10) { drawer.removeAll() }
    },

    Step("A bag and a composite", ticks: 14) { stage in
        var bag = DisposeBag()
        let group = CompositeDisposable()
        func start() {
            stage.clock("bag").subscribe().disposed(by: bag)
            group.insert(stage.clock("group").subscribe())
        }
        start()
        stage.at(5) { bag = DisposeBag() }
        stage.at(5) { group.dispose() }
        stage.at(8) { start() }
        stage.at(13) { bag = DisposeBag() }
    },

    Step("Three ways to be over") { stage in
        let all = [("film", "--1--2|"), ("call", "--1-#"), ("clock", "-1--2--")]
        var bag = DisposeBag()
        for (name, marbles) in all {
            let subscription = stage.cold(name, marbles).subscribe(
                onError: { _ in show(name, "error") },
                onCompleted: { show(name, "completed") },
                onDisposed: { show(name, "disposed") })
            bag.insert(subscription)
        }
        stage.at(9) { bag = DisposeBag() }
    } variant: { stage in
        let all = [("film", "--1--2|"), ("call", "--1-#"), ("clock", "-1--2--")]
        let group = CompositeDisposable()
        for (name, marbles) in all {
            let source = stage.cold(name, marbles)
            group.insert(source.subscribe(onError: { _ in }))
        }
        stage.at(1) { show(group.count, "in the group") }
        stage.at(8) { show(group.count, "in the group") }
        stage.at(9) { group.dispose() }
    },

    Step("Three clocks", ticks: 9) { stage in
        func listen() {
            let bag = DisposeBag()
            stage.clock("red").subscribe().disposed(by: bag)
        }
        listen()

        stage.clock("green").subscribe().disposed(by: DisposeBag())

        _ = stage.clock("blue").subscribe()
    },

    Step("A window with a clock", ticks: 9) { stage in
        final class Window {
            private let bag = DisposeBag()
            init(_ clock: Observable<Int>) {
                clock.subscribe(onDisposed: { show("the subscription is over") })
                    .disposed(by: bag)
            }
            deinit { show("the window is freed") }
        }
        var windows = [Window(stage.clock("clock"))]
        stage.at(5) { windows.removeAll() }
    },

    Step("A window with a number", ticks: 15) { stage in
        final class Window {
            private let bag = DisposeBag()
            private var number = 0
            init(_ clock: Observable<Int>) {
                clock.subscribe(onNext: { self.number = $0 }).disposed(by: bag)
            }
            deinit { show("the window is freed") }
        }
        var windows = [Window(stage.clock("clock", numbers: 6))]
        stage.at(5) { windows.removeAll() }
    } variant: { stage in
        final class Window {
            private let bag = DisposeBag()
            private var number = 0
            init(_ clock: Observable<Int>) {
                clock.subscribe(onNext: { self.number = $0 }).disposed(by: bag)
            }
            deinit { show("the window is freed") }
        }
        var windows = [Window(stage.clock("clock"))]
        stage.at(5) { windows.removeAll() }
    },

    Step("Three windows", ticks: 15) { stage in
        var windows = [Window("red"), Window("pink"), Window("blue")]
        let (red, pink, blue) = (windows[0], windows[1], windows[2])
        stage.clock("red", numbers: 6)
            .subscribe(onNext: { [weak red] in red?.set($0) })
            .disposed(by: red.bag)
        stage.clock("pink", numbers: 6)
            .subscribe(with: pink, onNext: { $0.set($1) }).disposed(by: pink.bag)
        stage.clock("blue", numbers: 6)
            .subscribe(onNext: blue.set).disposed(by: blue.bag)
        stage.at(5) { windows.removeAll() }
    }
)
