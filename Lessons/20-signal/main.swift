import Dispatch
import LessonKit
import Screen
import Streams

Lesson.play(
    Step("A station that goes offline") { stage in
        let people = Listeners(on: stage)
        let degrees = failingStation(on: stage)
        let yesterday = Driver.just(18)
        let third = degrees.asDriver(onErrorRecover: { error in
            error is Offline ? .never() : yesterday
        })
        people.listen("station", to: degrees)
        people.listen("1", to: degrees.asDriver(onErrorJustReturn: 0))
        people.listen("2", to: degrees.asDriver(onErrorDriveWith: yesterday))
        people.listen("3", to: third)
    },

    Step("News from a server", lasting: .milliseconds(300)) { stage in
        let bag = stage.bag
        let news = Observable.just("rain").concat(Observable.error(Offline()))
            .observe(on: server)
        news
            .bind(onNext: { show("bind:", $0) })
            .disposed(by: bag)
        news
            .asDriver(onErrorJustReturn: "no news")
            .drive(onNext: { show("drive:", $0) })
            .disposed(by: bag)
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
        let text = BehaviorRelay(value: 20)
            .observe(on: server)
            .asDriver(onErrorJustReturn: 0)
            .map { degrees in
                show("map:", degrees)
                return "\(degrees) degrees"
            }

        text
            .drive(onNext: { show("on the screen:", $0) })
            .disposed(by: stage.bag)
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
        let people = Listeners(on: stage)
        let degrees = station(on: stage).asDriver(onErrorJustReturn: 0)

        people.listen("Ana", to: degrees, from: 0, until: 5)
        people.listen("Ben", to: degrees, from: 3, until: 9)
        people.listen("Eve", to: degrees, from: 12, until: 17)
    } variant: { stage in
        let people = Listeners(on: stage)
        let degrees = station(on: stage).share(replay: 1, scope: .forever)

        people.listen("Ana", to: degrees, from: 0, until: 5)
        people.listen("Ben", to: degrees, from: 3, until: 9)
        people.listen("Eve", to: degrees, from: 12, until: 17)
    },

    Step("A request and three labels") { stage in
        let labels = Listeners(on: stage)
        let answer = request("weather", on: stage)
            .asDriver(onErrorJustReturn: "?")

        labels.listen("first", to: answer, from: 0)
        labels.listen("second", to: answer, from: 1)
        labels.listen("third", to: answer, from: 8)
    } variant: { stage in
        let labels = Listeners(on: stage)
        let answer = request("weather", on: stage).concat(Observable.never())
            .asDriver(onErrorJustReturn: "?")

        labels.listen("first", to: answer, from: 0)
        labels.listen("second", to: answer, from: 1)
        labels.listen("third", to: answer, from: 8)
    },

    Step("Two windows and a full disk") { stage in
        let windows = Listeners(on: stage)
        let failures = PublishRelay<String>()
        let driver = failures.asDriver(onErrorDriveWith: .empty())
        let signal = failures.asSignal()
        windows.listen("A, driver", to: driver, from: 0)
        windows.listen("A, signal", to: signal, from: 0)
        windows.listen("B, driver", to: driver, from: 8)
        windows.listen("B, signal", to: signal, from: 8)
        windows.at(3) { failures.accept("full") }
    },

    Step("A tap and a text") { stage in
        let form = Form(on: stage)
        let text = form.field.rx.text.orEmpty
        let tap = form.send.rx.tap
        form.draw("text", text)
        form.draw("tap", tap)
        form.draw("first", Observable.combineLatest(tap, text) { $1 })
        form.draw("second", tap.asSignal().withLatestFrom(text.asDriver()))
        form.type("a", at: 2)
        form.tap(at: 5)
        form.type("b", at: 8)
    }
)
