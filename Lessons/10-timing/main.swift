import LessonKit
import Marbles
import Streams

Lesson.play(
    Step("Anna, Boris and a clock", ticks: 12) { stage in
        let clock = Observable<Int>
            .interval(.milliseconds(300), scheduler: stage.scheduler)
            .startWith(0)

        stage.draw("Anna", clock)
        stage.draw("Boris", clock, from: 4)
    } variant: { stage in
        let clock = Observable<Int>.timer(
            .milliseconds(0), period: .milliseconds(300),
            scheduler: stage.scheduler)

        stage.draw("Anna", clock)
        stage.draw("Boris", clock, from: 4)
    },

    Step("A minute and half a second", lasting: .milliseconds(900)) { _ in
        let virtual = TestScheduler(initialClock: 0, resolution: 0.1)
        let minute = Observable<Int>.timer(.seconds(60), scheduler: virtual)
        let half = Observable<Int>.timer(
            .milliseconds(500), scheduler: MainScheduler.instance)

        _ = minute.subscribe(onNext: { _ in show("a minute") })
        _ = half.subscribe(onNext: { _ in show("half a second") })
        virtual.start()
        _ = minute.subscribe(onNext: { _ in show("another minute") })
        show("the next line")
    },

    Step("A broadcast and a line that breaks") { stage in
        let studio = stage.hot("studio", "-1--2-#")
        let delayed = studio.delay(
            .milliseconds(300), scheduler: stage.scheduler)

        stage.draw("delay", delayed)
    } variant: { stage in
        let studio = stage.hot("studio", "-1--2-|")
        let delayed = studio.delay(
            .milliseconds(300), scheduler: stage.scheduler)

        stage.draw("delay", delayed)
    },

    Step("Somebody types a name", ticks: 20) { stage in
        let text = stage.hot("text", "-pqr------st|", as: String.self)
        let throttled = text.throttle(
            .milliseconds(400), scheduler: stage.scheduler)
        let debounced = text.debounce(
            .milliseconds(400), scheduler: stage.scheduler)

        stage.draw("throttle", throttled)
        stage.draw("debounce", debounced)
    } variant: { stage in
        let text = stage.hot("text", "-pqr------st|", as: String.self)
        let throttled = text.throttle(
            .milliseconds(400), latest: false, scheduler: stage.scheduler)
        let debounced = text.debounce(
            .milliseconds(400), scheduler: stage.scheduler)

        stage.draw("throttle", throttled)
        stage.draw("debounce", debounced)
    },

    Step("A guest and a bell", ticks: 22) { stage in
        let taps = stage.hot("taps", "-x-x-x-x-x------x-----", as: String.self)

        stage.draw(
            "debounce",
            taps.debounce(.milliseconds(500), scheduler: stage.scheduler))
        stage.draw(
            "throttle",
            taps.throttle(.milliseconds(500), scheduler: stage.scheduler))
    } variant: { stage in
        let taps = stage.hot("taps", "-x-x-x-x-x------x-----", as: String.self)

        stage.draw(
            "latest: false",
            taps.throttle(
                .milliseconds(500), latest: false,
                scheduler: stage.scheduler))
    },

    Step("A cable car") { stage in
        let guests = stage.hot("guests", "-1-2-3-------4-|")
        let cars = guests.buffer(
            timeSpan: .milliseconds(600), count: 3,
            scheduler: stage.scheduler)

        stage.draw("cars", cars)
    } variant: { stage in
        let guests = stage.hot("guests", "-1-2-3-------4-|")
        let cars = guests.window(
            timeSpan: .milliseconds(600), count: 3,
            scheduler: stage.scheduler)

        _ = cars.enumerated().subscribe(onNext: { number, car in
            stage.draw("car \(number)", car)
        })
    },

    Step("A friend on the telephone") { stage in
        let words = stage.hot("words", "--1---2---3--------4-|")
        let limit = RxTimeInterval.milliseconds(500)

        let first = words.timeout(limit, scheduler: stage.scheduler)
        let second = words.filter { $0 != 2 }
            .timeout(limit, scheduler: stage.scheduler)
        let third = words.take(for: limit, scheduler: stage.scheduler)
        stage.draw("timeout", first)
        stage.draw("filter, timeout", second)
        stage.draw("take(for:)", third)
    },

    Step("Pancakes") { stage in
        let pancakes = stage.hot("pancakes", "-1-2-3-4-5-6-|")
        let eaten = pancakes.concatMap {
            Observable.just($0)
                .delay(.milliseconds(600), scheduler: stage.scheduler)
        }

        stage.draw("eaten", eaten)
    } variant: { stage in
        let pancakes = stage.hot("pancakes", "-1-2-3-4-5-6-|")
        let mouth = Observable<Int>
            .interval(.milliseconds(600), scheduler: stage.scheduler)

        stage.draw("mouth", mouth.take(4))
        stage.draw("eaten", pancakes.sample(mouth))
    }
)
