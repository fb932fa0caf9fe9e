import Dispatch
import Foundation
import LessonKit
import Streams

Lesson.play(
    Step("Two boards") { stage in
        let source = stage.cold("source", "--1-2|")
        let subject = BehaviorSubject(value: 0)
        let relay = BehaviorRelay(value: 0)
        stage.draw("subject", subject)
        stage.draw("relay", relay)
        _ = source.subscribe(subject)
        _ = source.bind(to: relay)
        stage.at(9) {
            subject.onNext(7)
            relay.accept(7)
            show("values:", try! subject.value(), relay.value)
        }
    },

    Step("A cable is cut") { stage in
        let sensor = stage.cold("sensor", "--1--#", error: CutCable())
        let board = BehaviorRelay(value: 0)
        stage.draw("board", board)
        _ = sensor.bind(to: board)

        stage.at(8) {
            board.accept(7)
            show("value:", board.value)
        }
    } variant: { stage in
        let sensor = stage.cold("sensor", "--1--#", error: CutCable())
        let board = BehaviorRelay(value: 0)
        stage.draw("board", board)
        _ = sensor.catchAndReturn(-1).bind(to: board)

        stage.at(8) {
            board.accept(7)
            show("value:", board.value)
        }
    },

    Step("A number and a stream") { _ in
        let tickets = BehaviorRelay(value: 1)
        let price = tickets.value * 10
        let total = tickets.map { $0 * 10 }

        tickets.accept(2)
        _ = total.subscribe(onNext: { show("total:", $0) })
        tickets.accept(3)
        show("price:", price)
    },

    Step("The same number again") { _ in
        let heat = BehaviorRelay(value: 20)
        _ = heat.subscribe(onNext: { show("receives", $0) })

        heat.accept(20)
        heat.accept(21)
        _ = heat.distinctUntilChanged()
            .subscribe(onNext: { show("changes:", $0) })
        heat.accept(21)
    } variant: { _ in
        let heat = BehaviorRelay(value: 20)
        _ = heat.subscribe(onNext: { show("receives", $0) })

        heat.accept(20)
        _ = heat.distinctUntilChanged()
            .subscribe(onNext: { show("changes:", $0) })
        heat.accept(21)
        heat.accept(21)
    },

    Step("Two doors", lasting: .milliseconds(100)) { _ in
        let visitors = BehaviorRelay(value: 0)
        let doors = DispatchGroup()
        for name in ["north", "south"] {
            DispatchQueue(label: name).async(group: doors) {
                for _ in 1...10_000 {
                    visitors.accept(visitors.value + 1)
                }
            }
        }
        doors.wait()
        show("counted:", visitors.value)
    },

    Step("A clerk at the doors", lasting: .milliseconds(200)) { _ in
        let first = BehaviorRelay(value: 0)
        let second = BehaviorRelay(value: 0)
        let clerk = DispatchQueue(label: "clerk")
        twoDoors {
            let next = first.value + 1
            clerk.sync { first.accept(next) }
        }
        twoDoors {
            clerk.sync { second.accept(second.value + 1) }
        }
        show("first:", first.value, " second:", second.value)
    } variant: { _ in
        let count = BehaviorRelay(value: 0)
        let lock = NSLock()
        _ = count.skip(1).subscribe(onNext: { _ in
            show("the listener gets the lock:", lock.try())
        })
        lock.withLock { count.accept(count.value + 1) }
        show("somebody later gets it:    ", lock.try())
    },

    Step("A guard at the heater") { _ in
        let heat = BehaviorRelay(value: 20)
        _ = heat.subscribe(onNext: { degrees in
            show("guard:  ", degrees)
            if degrees > 25 { heat.accept(25) }
        })
        _ = heat.subscribe(onNext: { show("display:", $0) })

        show("somebody turns it up to 30")
        heat.accept(30)
        show("value:  ", heat.value)
    } variant: { _ in
        let heat = BehaviorRelay(value: 20)
        _ = heat.subscribe(onNext: { show("display:", $0) })
        _ = heat.subscribe(onNext: { degrees in
            show("guard:  ", degrees)
            if degrees > 25 { heat.accept(25) }
        })

        show("somebody turns it up to 30")
        heat.accept(30)
        show("value:  ", heat.value)
    },

    Step("Three orders") { _ in
        let counts = BehaviorSubject(value: [0, 0])
        _ = counts.subscribe(onNext: { show("counts:", $0) })

        func order(_ dish: Int) {
            _ = counts.map { oneMore(dish, in: $0) }.take(1)
                .subscribe(onNext: { counts.onNext($0) })
        }
        for dish in [0, 1, 1] { order(dish) }
    } variant: { _ in
        let counts = BehaviorRelay(value: [0, 0])
        _ = counts.subscribe(onNext: { show("counts:", $0) })

        func order(_ dish: Int) {
            counts.accept(oneMore(dish, in: counts.value))
        }
        for dish in [0, 1, 1] { order(dish) }
    },

    Step("Labels for a sensor", ticks: 20) { stage in
        let left = stage.cold("left sensor", "--1-2-3-4|")
        let labels = PublishSubject<Int>()
        _ = left.subscribe(onNext: { labels.onNext($0 * 2) })

        let right = stage.cold("right sensor", "--1-2-3-4|")
        let doubled = right.map { $0 * 2 }

        stage.draw("labels", labels, from: 7)
        stage.draw("doubled", doubled, from: 7)
    }
)

/// Why the sensor of "A cable is cut" fails.
struct CutCable: Error {}

/// Lets two doors call `count` 10,000 times each, at the same time, and waits for both.
func twoDoors(_ count: @escaping @Sendable () -> Void) {
    let doors = DispatchGroup()
    for name in ["north", "south"] {
        DispatchQueue(label: name).async(group: doors) {
            for _ in 1...10_000 { count() }
        }
    }
    doors.wait()
}

/// The counts of a menu after one more of `dish` is ordered. Prints a line.
func oneMore(_ dish: Int, in counts: [Int]) -> [Int] {
    show("  one more than", counts)
    var counts = counts
    counts[dish] += 1
    return counts
}
