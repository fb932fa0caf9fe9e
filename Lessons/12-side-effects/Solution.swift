import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// The subscription goes up, so "heat" is before the first ticket. The guest of 9 comes as far as the filter. `afterNext` runs when
    /// the subscriber has had the element, `onCompleted` before the subscriber has the end.
    static func exercise1() -> [String] {
        ["open", "heat", "ticket", "look", "ticket", "look", "towel", "sit", "sweep", "lock", "leave"]
    }

    /// A closure that throws makes an error at its place: `onNext` before the element goes on, `afterNext` behind it. A filter below
    /// comes too late, a filter above keeps the berry away. `try?` handles the error inside the closure.
    static func exercise2() -> [String] {
        ["-1-#", "-1-(2#)", "-1-2-3|", "-1-#", "-1---3|", "-1-(9|)", "-1-2-3#"]
    }

    /// `onDispose` runs once for each subscription, whether it is over by a completion, an error or a dispose.
    static func exercise3(_ film: Observable<String>, by lamp: any Lamp) -> Observable<String> {
        film.do(onSubscribe: { lamp.on() }, onDispose: { lamp.off() })
    }

    /// `scan` keeps the number inside the chain, so each subscriber has one.
    static func exercise4(_ skiers: Observable<String>) -> Observable<String> {
        skiers.scan((number: 0, skier: "")) { last, skier in (last.number + 1, skier) }
            .map { "\($0.number) \($0.skier)" }
    }

    /// The effect stands in a subscription of its own. The displays subscribe to the presses, and there is no effect above them.
    static func exercise5(_ booth: any Booth, presses: Observable<String>) -> any Disposable {
        Disposables.create(
            presses.subscribe(onNext: { booth.shoot($0) }),
            presses.scan(0) { count, _ in count + 1 }.subscribe(onNext: { booth.showCount($0) }),
            presses.subscribe(onNext: { booth.showLast($0) }))
    }

    /// The error of the archive stays inside the closure. A `catch` below would take the errors of the balloon as well.
    static func exercise6(from balloon: Observable<String>, archive: any Archive) -> Observable<String> {
        balloon.do(onNext: { try? archive.save($0) })
    }

    /// `onDispose` runs after an end as well, so the chain has to know whether there was one. `deferred` makes the two variables anew
    /// for each guest.
    static func exercise7(_ concert: Observable<String>, write: @escaping (String) -> Void) -> Observable<String> {
        .deferred {
            var songs = 0
            var isOver = false
            return concert.do(
                onNext: { _ in songs += 1 },
                onError: { _ in
                    isOver = true
                    write("broken off")
                },
                onCompleted: {
                    isOver = true
                    write("stayed")
                },
                onSubscribe: { write("came") },
                onDispose: { if !isOver { write("left after \(songs)") } })
        }
    }
}
