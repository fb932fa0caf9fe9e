import LessonKit
import Marbles
import Streams

Lesson.play(
    Step("A bus every 300 ms", ticks: 14) { stage in
        let buses = Observable<Int>
            .interval(.milliseconds(300), scheduler: stage.scheduler).take(3)

        _ = buses.record("buses", on: stage).subscribe()
    } variant: { stage in
        let buses = Observable<Int>
            .interval(.milliseconds(300), scheduler: stage.scheduler)

        _ = buses.record("buses", on: stage).subscribe()
    },

    Step("A queue at noon") { stage in
        let text = "--t-(ssc)-t|"
        let menu: [Character: String] = ["t": "tea", "s": "soup", "c": "cake"]
        let queue = stage.cold(text, values: menu)

        _ = stage.cold("letters", text, as: String.self).subscribe()
        _ = queue.record("words", on: stage).subscribe { event in show(event) }
    } variant: { stage in
        let text = "--t  -(s s c)-  t|"
        let menu: [Character: String] = ["t": "tea", "s": "soup", "c": "cake"]
        let queue = stage.cold(text, values: menu)

        _ = stage.cold("letters", text, as: String.self).subscribe()
        _ = queue.record("words", on: stage).subscribe { event in show(event) }
    },

    Step("A bag at 700 ms", ticks: 11) { stage in
        var bag = DisposeBag()
        let ticks = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
        let call = stage.cold("call", "---#")

        ticks.take(2).record("film", on: stage).subscribe().disposed(by: bag)
        call.subscribe(onError: { _ in }).disposed(by: bag)
        ticks.record("clock", on: stage).subscribe().disposed(by: bag)
        _ = ticks.record("heart", on: stage).subscribe()
        stage.at(7) { bag = DisposeBag() }
    },

    Step("A record and a radio") { stage in
        let vinyl = Observable<Int>
            .interval(.milliseconds(300), scheduler: stage.scheduler).take(3)
        let radio = stage.hot("---0--1--(2|)")

        stage.draw("vinyl, Anna", vinyl)
        stage.draw("vinyl, Boris", vinyl, from: 4)
        stage.draw("radio, Anna", radio)
        stage.draw("radio, Boris", radio, from: 4)
    },

    Step("Only the even ones") { stage in
        let numbers = stage.cold("numbers", "--1--2--3--4--5|")
        let even = numbers.filter { $0 % 2 == 0 }.record("even", on: stage)

        _ = even.subscribe()
    } variant: { stage in
        let numbers = stage.cold("numbers", "--1--2--3--4--5|")
        let mapped = numbers.map { $0 + 4 }.record("mapped", on: stage)

        _ = mapped.subscribe()
    },

    Step("Two customers of a bakery") { stage in
        let loaves = Observable<Int>.deferred {
            show("an oven is lit")
            return .timer(.milliseconds(300), scheduler: stage.scheduler)
        }
        let oneRun = loaves.share()
        stage.draw("Anna", loaves)
        stage.draw("Boris", loaves)
        show("the second program")
        stage.draw("Clara", oneRun)
        stage.draw("David", oneRun)
    },

    Step("The next line of code") { stage in
        let left = Observable.of(1, 2)
        let right = Observable.of(1, 2, scheduler: stage.scheduler)

        _ = left.record("left", on: stage)
            .subscribe(onNext: { show("left sends", $0) })
        show("the next line after left")
        _ = right.record("right", on: stage)
            .subscribe(onNext: { show("right sends", $0) })
        show("the next line after right")
    },

    Step("A row from another page") { stage in
        let copied = stage.cold("copied", "--1--X", as: String.self)

        _ = copied.subscribe { event in show(event) }
        do { _ = try Diagram("--1--^") } catch { show(error) }
    }
)
