import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// Dan gets a tour of his own, or the rest of Clara's, or the rest with the last room first. When Eva comes, the tour is over, and
    /// nobody is subscribed. So `share` starts a new one, with a replay or without. `.forever` keeps the last room and the end.
    static func exercise1() -> [String] {
        [
            "---------1--2--3--4|", "--------3--4|", "-------23--4|", "----------------1--2--3--4|",
            "----------------1--2--3--4|", "--------------(4|)",
        ]
    }

    /// `connect()` runs the recipe, with Ida there. Jan comes after the moon, and nothing is kept for him. The lamp does not count
    /// who is there: it is on until the connection is disposed of.
    static func exercise2() -> [String] { ["doors closed", "lamp on", "Ida", "all have left", "lamp off"] }

    /// An error becomes a "?" inside, before `flatMapLatest` sees it. `share` stands below the request, and keeps one picture for
    /// somebody who comes late.
    static func exercise3(
        of names: Observable<String>, look: @escaping (String) -> Observable<String>
    ) -> Observable<String> {
        names.flatMapLatest { name in
            look(name).catchAndReturn("?")
        }
        .share(replay: 1)
    }

    /// A computed property runs its code each time it is read, and `share` makes a new shared observable each time. Here it is made
    /// once, and everybody reads the same one.
    final class Exercise4: Hive {
        let weight: Observable<Int>

        init(on scale: Observable<Int>) { weight = scale.share(replay: 1) }
    }

    static func exercise4(on scale: Observable<Int>) -> any Hive { Exercise4(on: scale) }

    /// `share` shares what stands above it, so `map` comes first.
    static func exercise5(
        of speech: Observable<String>, translate: @escaping (String) -> String
    ) -> Observable<String> {
        speech.map(translate).share()
    }

    /// `retry` stands above `share`: there is one count of runs for all, and `share` sees only the third error. The default scope
    /// forgets everything at the end.
    static func exercise6(from download: Observable<Int>) -> Observable<Int> {
        download.retry(3).share(replay: 1)
    }

    /// `publish` leaves it to us when the film begins and when it is stopped. While a connection lasts, `connect` returns the same
    /// one. After the end of the reel it makes a new one.
    final class FilmPark: Park {
        private let showing: ConnectableObservable<Int>
        private var connection: (any Disposable)?

        var film: Observable<Int> { showing }

        init(_ reel: Observable<Int>) { showing = reel.publish() }

        func press() { connection = showing.connect() }

        func close() { connection?.dispose() }
    }

    static func exercise7(showing reel: Observable<Int>) -> any Park { FilmPark(reel) }
}
