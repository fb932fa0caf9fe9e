import ExerciseSupport

@testable import subjects_exercises

extension `subjects` {
    @Test(.exercise(check)) func `4 · A weather station`() {}

    /// Four streams of one object, one in each situation.
    private static let check = Check(station, solution: Solution.exercise4, in: StationScene.self) { check in
        for property in ["temperature", "lightning", "recent", "summary"] {
            check.play(.text, "\(property), from the beginning") { try $0.day(property, of: $1) }
            check.play(.text, "\(property), from tick 7") { try $0.day(property, of: $1, (7, nil)) }
            check.play(.text, "\(property), after the closing") { try $0.day(property, of: $1, (15, nil)) }
            check.play(.disposed, "\(property), to tick 6") { try $0.day(property, of: $1, (0, 6)) }
            check.play(.otherInput, "\(property), nothing measured") { scene, station in
                let quiet = try station()
                scene.at(3) { quiet.close() }
                scene.look(at: property, of: quiet, from: 0)
                scene.look(at: property, of: quiet, from: 5)
            }
            check.play(.secondSubscriber, "\(property), two screens") {
                try $0.day(property, of: $1, (0, nil), (7, nil))
            }
            check.play(.laterSubscriber, "\(property), a screen after another") {
                try $0.day(property, of: $1, (0, 4), (7, nil))
            }
        }

        check.mistake(
            "`close()` completes all four, and this stream ends with an error.",
            madeBy: { Station4(closing: .error(MarbleFailure())) }
        ) { $0.fails }

        check.mistake(
            "The station has closed, and this stream has no end. Which event ends a subject?",
            step: "After a completion", madeBy: { Station4(closing: nil) }
        ) { $0.isText && !$0.ends }

        check.mistake(
            "The first temperature is not 0. Which kind has a first value?", step: "A goal and a score",
            madeBy: { Station4(ReplaySubject<Int>.create(bufferSize: 1)) },
            orBy: { Station4(BehaviorSubject(value: 10)) }
        ) { $0.isFirst("temperature") && $0.elements.first != "0" && $0.remembersTemperature }

        check.mistake(
            "The station has closed, and `temperature` sends a value to a new screen. Which kind sends the end alone then?",
            step: "After a completion",
            madeBy: {
                let temperatures = ReplaySubject<Int>.create(bufferSize: 1)
                temperatures.onNext(0)
                return Station4(temperatures)
            }
        ) { $0.shows("temperature") && $0.start == 15 && !$0.elements.isEmpty }

        check.mistake(
            "`temperature` does not begin with the latest one for a new screen. Is it something that happens, or that is?",
            step: "A goal and a score", madeBy: { Station4(PublishSubject<Int>()) },
            orBy: {
                let temperatures = ReplaySubject<Int>.create(bufferSize: 3)
                temperatures.onNext(0)
                return Station4(temperatures)
            }
        ) { $0.shows("temperature") && $0.start != 0 }

        check.mistake(
            "Nothing has flashed, and `lightning` sends something. Does a flash happen, or is it a state?",
            step: "A goal and a score", madeBy: { Station4(flashes: BehaviorSubject(value: "?")) }
        ) { $0.isFirst("lightning") && $0.elements.contains { !["a", "b"].contains($0) } }

        check.mistake(
            "`lightning` sends a flash of before to a screen that was not there. What should it remember?",
            step: "Three chats", madeBy: { Station4(flashes: ReplaySubject<String>.create(bufferSize: 1)) }
        ) { $0.shows("lightning") && $0.start == 7 }

        check.mistake(
            "`recent` sends a temperature that nobody has measured. Which kind can be empty?", step: "Three chats",
            madeBy: { Station4(recent: BehaviorSubject(value: 0)) }
        ) { $0.shows("recent") && $0.came("0") }

        check.mistake(
            "`recent` does not send the last three temperatures alone. How many does it remember?", step: "Three chats",
            madeBy: { Station4(recent: ReplaySubject<Int>.create(bufferSize: 2)) },
            orBy: { Station4(recent: ReplaySubject<Int>.createUnbounded()) },
            { Station4(recent: PublishSubject<Int>()) }
        ) { $0.shows("recent") && !$0.isFirst("recent") }

        check.mistake(
            "`summary` sends something before the station closes. When is the last temperature known?",
            step: "An auction", madeBy: { Station4(summary: ReplaySubject<Int>.create(bufferSize: 1)) }
        ) { $0.shows("summary") && $0.start.map { $0 < 12 } ?? false }

        check.mistake("An equal temperature is missing. Is it a new one?", madeBy: { Station4(isDistinct: true) }) {
            $0.isFirst("temperature") && $0.elements == ["0", "5", "7", "6"]
        }

        check.mistake(
            "Two stations know of each other. What do they share?", madeBy: { Station4.only }
        ) { $0.came("4") || $0.came("z") }

        check.without(.hardCoded, because: "a subject passes on whatever it is given")
        check.without(.worksOnce, because: "a shared station, above, is this mistake")

        check.accepts("the last of all") { StationOfAll() }
    }
}
