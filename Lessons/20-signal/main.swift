import Dispatch
import LessonKit
import Screen
import Streams

Lesson.play(
    Step("A station that goes offline") { stage in
        let degrees = failingStation(on: stage)
        let yesterday = Driver.just(18)
        let third = degrees.asDriver(onErrorRecover: { error in
            error is Offline ? .never() : yesterday
        })
        stage.draw("station", degrees)
        stage.draw("1", degrees.asDriver(onErrorJustReturn: 0))
        stage.draw("2", degrees.asDriver(onErrorDriveWith: yesterday))
        stage.draw("3", third)
    },

    Step("News from a server", lasting: .milliseconds(300)) { stage in
        let bag = stage.bag
        let news = Observable.just("rain").concat(Observable.error(Offline()))
            .observe(on: server)
        news.bind(onNext: { show("bind:", $0) }).disposed(by: bag)
        news.asSignal(onErrorSignalWith: .empty())
            .emit(
                onNext: { show("emit:", $0) },
                onCompleted: { show("emit: the end") }
            )
            .disposed(by: bag)
    },

    Step("A map in front of a driver", lasting: .milliseconds(300)) { stage in
        let texts = BehaviorRelay(value: 20)
            .observe(on: server)
            .map(fahrenheit)
            .asDriver(onErrorJustReturn: 0)
            .map(text)
        for window in ["A", "B"] {
            texts.drive(onNext: { show(window, $0) }).disposed(by: stage.bag)
        }
    } variant: { stage in
        let texts = BehaviorRelay(value: 20)
            .observe(on: server)
            .map(fahrenheit)
            .share(replay: 1)
            .observe(on: MainScheduler.instance)
            .map(text)
        for window in ["A", "B"] {
            texts.bind(onNext: { show(window, $0) }).disposed(by: stage.bag)
        }
    },

    Step("A second listener on a worker", lasting: .milliseconds(400)) { stage in
        let bag = stage.bag
        let degrees = BehaviorRelay(value: 20)
            .observe(on: server)
            .asDriver(onErrorJustReturn: 0)

        degrees.drive(onNext: { show("first:", $0) }).disposed(by: bag)
        worker.asyncAfter(deadline: .now() + .milliseconds(200)) {
            degrees.drive(onNext: { show("second:", $0) }).disposed(by: bag)
        }
    },

    Step("Ana, Ben and Eve") { stage in
        let degrees = station(on: stage).asDriver(onErrorJustReturn: 0)

        stage.draw("Ana", degrees, until: 5)
        stage.draw("Ben", degrees, from: 3, until: 9)
        stage.draw("Eve", degrees, from: 12, until: 17)
    } variant: { stage in
        let degrees = station(on: stage).share(replay: 1, scope: .forever)

        stage.draw("Ana", degrees, until: 5)
        stage.draw("Ben", degrees, from: 3, until: 9)
        stage.draw("Eve", degrees, from: 12, until: 17)
    },

    Step("A request and three labels") { stage in
        let taps = stage.hot("taps", "-x---------", values: ["x": ()])
        let answer = taps.asSignal(onErrorSignalWith: .empty())
            .flatMapLatest {
                request("weather", on: stage).asSignal(onErrorJustReturn: "?")
            }

        stage.draw("first", answer)
        stage.draw("second", answer, from: 3)
        stage.draw("third", answer, from: 8)
    } variant: { stage in
        let taps = stage.hot("taps", "-x---------", values: ["x": ()])
        let answer = taps.asDriver(onErrorDriveWith: .empty())
            .flatMapLatest {
                request("weather", on: stage).asDriver(onErrorJustReturn: "?")
            }

        stage.draw("first", answer)
        stage.draw("second", answer, from: 3)
        stage.draw("third", answer, from: 8)
    },

    Step("Two windows and a full disk") { stage in
        let failures = PublishRelay<String>()
        let driver = failures.asDriver(onErrorDriveWith: .empty())
        let signal = failures.asSignal()
        stage.draw("A, driver", driver, until: 10)
        stage.draw("B, driver", driver, from: 8, until: 10)
        stage.draw("B, signal", signal, from: 8, until: 10)
        stage.draw("C, driver", driver, from: 12)
        stage.at(3) { failures.accept("full") }
    },

    Step("A tap and a text") { stage in
        let form = Form(on: stage)
        let text = form.field.rx.text.orEmpty.asDriver()
        let tap = form.send.rx.tap.asSignal()
        stage.draw("text", text)
        stage.draw("tap", tap)
        stage.draw("orders", tap.withLatestFrom(text))
        form.type("a", at: 2)
        stage.at(4) { form.field.text = "milk" }
        form.tap(at: 6)
        form.type("b", at: 8)
    } variant: { stage in
        let form = Form(on: stage)
        let text = form.field.rx.text.orEmpty
        let tap = form.send.rx.tap
        stage.draw("text", text)
        stage.draw("tap", tap)
        stage.draw("orders", Observable.combineLatest(tap, text) { $1 })
        form.type("a", at: 2)
        stage.at(4) { form.field.text = "milk" }
        form.tap(at: 6)
        form.type("b", at: 8)
    }
)
