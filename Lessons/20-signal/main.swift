import Dispatch
import LessonKit
import Screen
import Streams

Lesson.play(
    Step("A station that goes offline") { stage in
        let degrees = station(failsAfter: 2, on: stage)
        let yesterday = Driver.just(18)

        let drivers: KeyValuePairs = [
            "JustReturn": degrees.asDriver(onErrorJustReturn: 0),
            "DriveWith": degrees.asDriver(onErrorDriveWith: yesterday),
            "Recover": degrees.asDriver(onErrorRecover: { error in
                error is Offline ? .never() : yesterday
            }),
        ]
        for (name, driver) in drivers { listen(name, to: driver, on: stage) }
    },

    Step("News from a server", lasting: .milliseconds(300)) { stage in
        let news = Observable.just("rain")
            .concat(Observable.error(Offline()))
            .observe(on: server)

        news
            .bind(onNext: { show("bind:", $0) })
            .disposed(by: stage.bag)
        news
            .asDriver(onErrorJustReturn: "no news")
            .drive(onNext: { show("drive:", $0) })
            .disposed(by: stage.bag)
    },

    Step("A map in front of a driver", lasting: .milliseconds(300)) { stage in
        let text = BehaviorRelay(value: 20)
            .observe(on: server)
            .map { degrees in
                show("map:", degrees)
                return "\(degrees) degrees"
            }
            .asDriver(onErrorJustReturn: "no degrees")

        text
            .drive(onNext: { show("on the screen:", $0) })
            .disposed(by: stage.bag)
    } variant: { stage in
        let text = BehaviorRelay(value: 20).asDriver()
            .map { degrees in
                show("map:", degrees)
                return "\(degrees) degrees"
            }

        text
            .drive(onNext: { show("on the screen:", $0) })
            .disposed(by: stage.bag)
    },

    Step("A second listener on a worker", lasting: .milliseconds(400)) { stage in
        let degrees = BehaviorRelay(value: 20)
            .observe(on: server)
            .asDriver(onErrorJustReturn: 0)
        degrees
            .drive(onNext: { show("first:", $0) })
            .disposed(by: stage.bag)

        worker.asyncAfter(deadline: .now() + .milliseconds(200)) {
            degrees
                .drive(onNext: { show("second:", $0) })
                .disposed(by: stage.bag)
        }
    },

    Step("Ana, Ben and Eve") { stage in
        let degrees = station(on: stage).asDriver(onErrorJustReturn: 0)

        listen("Ana", to: degrees, from: 0, until: 5, on: stage)
        listen("Ben", to: degrees, from: 3, until: 9, on: stage)
        listen("Eve", to: degrees, from: 12, until: 17, on: stage)
    } variant: { stage in
        let degrees = station(on: stage).share(replay: 1, scope: .forever)

        listen("Ana", to: degrees, from: 0, until: 5, on: stage)
        listen("Ben", to: degrees, from: 3, until: 9, on: stage)
        listen("Eve", to: degrees, from: 12, until: 17, on: stage)
    },

    Step("Two windows and a full disk") { stage in
        let failures = PublishRelay<String>()
        let driver = failures.asDriver(onErrorDriveWith: .empty())
        let signal = failures.asSignal()

        listen("A, driver", to: driver, from: 0, on: stage)
        listen("A, signal", to: signal, from: 0, on: stage)
        listen("B, driver", to: driver, from: 8, on: stage)
        listen("B, signal", to: signal, from: 8, on: stage)

        stage.at(3) { failures.accept("full") }
        stage.at(11) { failures.accept("again") }
    },

    Step("A tap and a text") { stage in
        let form = Form(on: stage)
        let text = form.field.rx.text.orEmpty.asDriver()
        let tap = form.send.rx.tap.asSignal()

        let first = Observable.combineLatest(
            tap.asObservable(), text.asObservable()) { _, text in text }
        let second = tap.withLatestFrom(text)

        listen("text", to: text, on: stage)
        listen("tap", to: tap, on: stage)
        listen("first", to: first, on: stage)
        listen("second", to: second, on: stage)
        form.type("a", at: 2)
        form.tap(at: 5)
        form.type("b", at: 8)
        form.type("c", at: 10)
    }
)
