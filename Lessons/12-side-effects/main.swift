import LessonKit
import Streams

struct Full: Error {}

/// A logbook with two lines.
final class Logbook {
    private var lines = 0

    /// Throws if both lines are used.
    func write(_ position: Int) throws {
        guard lines < 2 else { throw Full() }
        lines += 1
        show("written:", position)
    }
}

Lesson.play(
    Step("Two plants") { _ in
        let plants = Observable.of("basil", "mint")
        _ = plants.do(onNext: { show("water", $0) })
        show("the chain is built")

        _ = plants.subscribe(onNext: { show("sell", $0) })
    } variant: { _ in
        let plants = Observable.of("basil", "mint")
        let watered = plants.do(onNext: { show("water", $0) })
        show("the chain is built")

        _ = watered.subscribe(onNext: { show("sell", $0) })
    },

    Step("Two fish") { stage in
        let fish = stage.cold("fish", "--7--2|")
        let kept = fish.do(onNext: { show("caught:", $0) })
            .filter { size in
                show("measured:", size)
                return size > 5
            }
            .take(1)
            .do(onNext: { show("kept:", $0) })

        _ = kept.record("kept", on: stage)
            .subscribe(onNext: { show("received:", $0) })
    } variant: { stage in
        let fish = stage.cold("fish", "--2--7|")
        let kept = fish.do(onNext: { show("caught:", $0) })
            .filter { size in
                show("measured:", size)
                return size > 5
            }
            .take(1)
            .do(onNext: { show("kept:", $0) })

        _ = kept.record("kept", on: stage)
            .subscribe(onNext: { show("received:", $0) })
    },

    Step("A letter and two clerks") { stage in
        let letter = stage.cold("letter", "--1|")
        let upper = letter.do(
            onNext: { show("upper onNext", $0) },
            afterNext: { show("upper afterNext", $0) },
            onSubscribe: { show("upper onSubscribe") })
        let lower = upper.do(
            onNext: { show("lower onNext", $0) },
            afterNext: { show("lower afterNext", $0) },
            onSubscribe: { show("lower onSubscribe") })

        _ = lower.subscribe(onNext: { show("received", $0) })
    } variant: { stage in
        let letter = stage.cold("letter", "--#")
        let watched = letter.do(
            onError: { _ in show("do: onError") },
            afterError: { _ in show("do: afterError") },
            onDispose: { show("do: onDispose") })

        _ = watched.subscribe(
            onError: { _ in show("received an error") },
            onDisposed: { show("subscriber: onDisposed") })
    },

    Step("Three cities and a spinner") { stage in
        func load(_ city: String, _ marbles: String) -> Observable<Int> {
            stage.cold(city, marbles).do(
                onCompleted: { show("spinner off:", city) },
                onSubscribe: { show("spinner on:", city) })
        }

        _ = load("Rome", "---1|").subscribe()
        _ = load("Oslo", "-----#").subscribe(onError: { _ in })
        let lima = load("Lima", "--------1|").subscribe()
        stage.at(7) { lima.dispose() }
    } variant: { stage in
        func load(_ city: String, _ marbles: String) -> Observable<Int> {
            stage.cold(city, marbles).do(
                onSubscribe: { show("spinner on:", city) },
                onDispose: { show("spinner off:", city) })
        }

        _ = load("Rome", "---1|")
            .subscribe(onCompleted: { show("loaded: Rome") })
        _ = load("Oslo", "-----#").subscribe(onError: { _ in })
        let lima = load("Lima", "--------1|").subscribe()
        stage.at(7) { lima.dispose() }
    },

    Step("Three trains") { stage in
        let trains = stage.cold("trains", "--1--2--3|")

        _ = trains.debug("upper").take(2).debug("lower").subscribe()
    } variant: { stage in
        let trains = stage.cold("trains", "--1--2--3|")

        _ = trains.debug("upper").take(5).debug("lower").subscribe()
    },

    Step("A ship and its logbook") { stage in
        let ship = stage.cold("ship", "-1--2--3--4|")
        let logbook = Logbook()

        let map = ship.do(afterNext: { try logbook.write($0) })
            .record("map", on: stage)
        _ = map.subscribe(onError: { show("error:", $0) })
    } variant: { stage in
        let ship = stage.cold("ship", "-1--2--3--4|")
        let logbook = Logbook()

        let map = ship.do(afterNext: { try? logbook.write($0) })
            .record("map", on: stage)
        _ = map.subscribe(onError: { show("error:", $0) })
    },

    Step("A button and two labels") { stage in
        let taps = stage.hot("taps", "--a----b--", as: String.self)
        let orders = taps.do(onNext: { show("send the order", $0) })

        stage.draw("last", orders, until: 5)
        stage.draw("count", orders.scan(0) { count, _ in count + 1 })
    } variant: { stage in
        let taps = stage.hot("taps", "--a----b--", as: String.self)
        taps.subscribe(onNext: { show("send the order", $0) })
            .disposed(by: stage.bag)

        stage.draw("last", taps)
        stage.draw("count", taps.scan(0) { count, _ in count + 1 })
    },

    Step("Runners at the finish") { stage in
        let runners = stage.cold("runners", "--7--4--9|")
        var place = 0
        let places = runners.map { _ in
            place += 1
            return place
        }

        stage.draw("board", places)
        stage.draw("radio", places, from: 1, until: 4)
    } variant: { stage in
        let runners = stage.cold("runners", "--7--4--9|")
        let places = runners.scan(0) { place, _ in place + 1 }

        stage.draw("board", places)
        stage.draw("radio", places, from: 1, until: 4)
    }
)
