import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(TheTramBoard.exercise)) func `5 · The tram board`() {}
}

struct TheTramBoard {
    static let exercise = Check(texts, solution: Solution.texts, in: Stop.self) { check in
        check.stream("130, 125, 119, 119, 70 and 125 seconds", gives: "-a---b-----a", disposedAt: 6) {
            try $0.show($1, "-a-b-c-d-e-f-")
        }
        check.stream("59, 30 and 0 seconds, 600, 120, 60, then the end") { try $0.show($1, "-g-h-0-t-2-1-|") }
        check.stream("119 and 125 seconds, then an error") { try $0.show($1, "-c-b-#") }
        check.stream("no seconds, only the end") { try $0.show($1, "---|") }

        check.mistake(
            "The board is used, and nobody has subscribed. Which code runs only on subscribe?",
            step: "Two prices and a map",
            madeBy: { seconds in
                let all = ReplaySubject<String>.createUnbounded()
                _ = Solution.texts(seconds).subscribe(all)
                return all
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The same text came twice in a row. Which elements are compared, and which ones should be?",
            step: "A lamp", madeBy: { $0.distinctUntilChanged().map { "\($0 / 60) min" } },
            orBy: { $0.map { "\($0 / 60) min" } }, { $0.distinctUntilChanged { $0 % 60 }.map { "\($0 / 60) min" } }
        ) { $0.kind == .text && $0.hasRepeated }
        check.mistake(
            "There is an end, and the seconds go on. Which operator has ended the stream?", step: "Two thick books",
            madeBy: { Solution.texts($0).take(2) }
        ) { $0.kind == .text && $0.ends }
        check.mistake(
            "The minutes are the same as some time ago, but the text before them is another one. Is that a change?",
            step: "A lamp",
            madeBy: { seconds in
                .deferred {
                    var seen: Set<String> = []
                    return seconds.map { "\($0 / 60) min" }.filter { seen.insert($0).inserted }
                }
            }
        ) { $0.kind == .text && $0.elements == ["2 min", "1 min"] && $0.received.events[1].time == 5 }
        check.mistake(
            "The first text is missing. No text is before it, so it differs from none. Is it sent?", step: "A lamp",
            madeBy: { Solution.texts($0).skip(1) },
            orBy: { seconds in
                .deferred {
                    var last: Int?
                    return seconds.map { $0 / 60 }.filter { minutes in
                        defer { last = minutes }
                        return last != nil && last != minutes
                    }
                    .map { "\($0) min" }
                }
            }
        ) { $0.kind == .text && $0.start != 1 && !$0.isEmpty }
        check.mistake(
            "A text is not \"2 min\" or \"1 min\". The map of the exercise made the right texts: what has changed in it?",
            madeBy: { $0.map { "\($0)" }.distinctUntilChanged() },
            orBy: { $0.map { "\(($0 + 59) / 60) min" }.distinctUntilChanged() },
            { $0.map { "\(Double($0) / 60) min" }.distinctUntilChanged() }
        ) { scene in scene.kind == .text && scene.elements.contains { !["2 min", "1 min"].contains($0) } }
        check.mistake(
            "The minutes have changed, and no text came in that tick. What does your chain do with an element?",
            step: "A lamp",
            madeBy: { $0.filter { $0 % 60 == 0 }.map { "\($0 / 60) min" } },
            orBy: { $0.distinctUntilChanged { abs($0 - $1) < 60 }.map { "\($0 / 60) min" } }
        ) { $0.kind == .text && $0.elements.count < 3 }
        check.mistake(
            "It was disposed of, and the seconds are still in use. What does `dispose` run?",
            madeBy: { seconds in
                .create { observer in
                    _ = Solution.texts(seconds).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The seconds failed, and the subscriber did not receive that error as it is.",
            madeBy: { Solution.texts($0).catchAndReturn("0 min") }, orBy: { Solution.texts($0).catch { _ in .empty() } }
        ) { $0.marbles == "-c-b-#" }
        check.mistake(
            "The seconds have ended, and the subscriber received no end. Which events do you hand on?",
            madeBy: { Solution.texts($0).concat(Observable.never()) }
        ) { $0.kind == .otherInput && !$0.ends }
        check.mistake(
            "The second board did not begin with a text. Where is the text before kept, and for how many subscribers?",
            step: "A price and two screens",
            madeBy: { seconds in
                var last: String?
                return seconds.map { "\($0 / 60) min" }.filter { text in
                    defer { last = text }
                    return text != last
                }
            }
        ) { [.secondSubscriber, .laterSubscriber].contains($0.kind) && !$0.ends }

        check.rejects("all texts at the end") { seconds in
            Solution.texts(seconds).toArray().asObservable().flatMap { Observable.from($0) }
        }
        check.hardCoded { seconds in
            seconds.distinctUntilChanged { $0 / 60 }.enumerated().map { $0.index % 2 == 0 ? "2 min" : "1 min" }
        }
        check.worksOnce { firstOnly(Solution.texts($0)) }
        check.accepts("the minutes are compared") { seconds in
            seconds.map { $0 / 60 }.distinctUntilChanged().map { "\($0) min" }
        }
        check.accepts("a key is compared") { seconds in
            seconds.distinctUntilChanged { $0 / 60 }.map { "\($0 / 60) min" }
        }
        check.accepts("shared while somebody listens") { Solution.texts($0).share() }
    }
}

private final class Stop: Scene<String> {
    private struct NoTram: Error {}

    private(set) var marbles = ""
    /// Whether a text came twice in a row.
    var hasRepeated: Bool { zip(elements, elements.dropFirst()).contains { $0 == $1 } }

    func show(_ answer: (Observable<Int>) throws -> Observable<String>, _ marbles: String) throws -> Observable<String>
    {
        self.marbles = marbles
        let values: [Character: Int] = [
            "a": 130, "b": 125, "c": 119, "d": 119, "e": 70, "f": 125, "g": 59, "h": 30, "0": 0, "t": 600, "2": 120,
            "1": 60,
        ]
        return try answer(cold("seconds", marbles, values: values, error: NoTram()).asObservable())
    }
}
