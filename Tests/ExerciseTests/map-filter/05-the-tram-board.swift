import ExerciseSupport

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(check)) func `5 · The tram board`() {}

    private static let check = Check(texts, solution: Solution.exercise5, in: Stop.self) { check in
        check.steps = [
            .unasked: "Two prices and a map", .endsBefore: "Two thick books",
            .mixesSubscribers: "A price and two screens",
        ]

        check.stream("130, 125, 119, 119, 70 and 125 seconds", gives: "-a---b-----a", disposedAt: 6) {
            try $0.show($1, "-a-b-c-d-e-f-")
        }
        check.stream("59, 30 and 0 seconds, 600, 120, 60, then the end") { try $0.show($1, "-g-h-0-t-2-1-|") }
        check.stream("119 and 125 seconds, then an error") { try $0.show($1, "-c-b-#") }
        check.stream("no seconds, only the end") { try $0.show($1, "---|") }

        check.mistake(
            "The same text came twice in a row. Does anything compare a text with the text before it?", step: "A lamp",
            madeBy: { $0.distinctUntilChanged().map { "\($0 / 60) min" } }, orBy: { $0.map { "\($0 / 60) min" } }
        ) { $0.isText && zip($0.elements, $0.elements.dropFirst()).contains { $0 == $1 } }
        check.mistake(
            "The minutes are the same as some time ago, but the text before them is another one. Is that a change?",
            step: "A lamp",
            madeBy: { seconds in
                .deferred {
                    var seen: Set<String> = []
                    return seconds.map { "\($0 / 60) min" }.filter { seen.insert($0).inserted }
                }
            }
        ) { $0.isText && $0.elements == ["2 min", "1 min"] && $0.came("1 min", at: 5) && !$0.ends }
        check.mistake(
            "The first text is missing. No text is before it, so it differs from none. Is it sent?", step: "A lamp",
            madeBy: { Solution.exercise5($0).skip(1) }
        ) { $0.isText && $0.start != 1 && !$0.isEmpty }
        check.mistake(
            "A text came that is neither \"2 min\" nor \"1 min\". Which line makes it, and of what?",
            madeBy: { $0.map { "\($0)" }.distinctUntilChanged() },
            orBy: { $0.map { "\(($0 + 59) / 60) min" }.distinctUntilChanged() },
            { $0.map { "\(Double($0) / 60) min" }.distinctUntilChanged() }
        ) { $0.isText && $0.elements.contains { !["2 min", "1 min"].contains($0) } }
        check.mistake(
            "The minutes changed, and no text came then. What does your chain do with an element?",
            step: "A lamp", madeBy: { $0.distinctUntilChanged { abs($0 - $1) < 60 }.map { "\($0 / 60) min" } },
            orBy: { $0.filter { $0 % 60 == 0 }.map { "\($0 / 60) min" } }
        ) { $0.isText && $0.elements.count < 3 && !$0.ends && !$0.shows(.realQueue) }

        check.spoiled(.unasked, .goesOn, .endsBefore, .swallows, .noEnd, .failsOtherwise)
        check.rejects(.endsBefore) { Solution.exercise5($0).take(2) }
        check.rejects(.realQueue) {
            $0.map { "\($0 / 60) min" }.debounce(.milliseconds(100), scheduler: MainScheduler.instance)
        }
        check.rejects(.swallows) { Solution.exercise5($0).catchAndReturn("0 min") }
        check.rejects(.mixesSubscribers) { seconds in
            var last: String?
            return seconds.map { "\($0 / 60) min" }.filter { text in
                defer { last = text }
                return text != last
            }
        }
        check.hardCoded { seconds in
            seconds.distinctUntilChanged { $0 / 60 }.enumerated().map { $0.index % 2 == 0 ? "2 min" : "1 min" }
        }
        check.worksOnce { firstOnly(Solution.exercise5($0)) }

        check.accepts("the minutes are compared") { seconds in
            seconds.map { $0 / 60 }.distinctUntilChanged().map { "\($0) min" }
        }
        check.accepts("a key is compared") { seconds in
            seconds.distinctUntilChanged { $0 / 60 }.map { "\($0 / 60) min" }
        }
        check.accepts("shared while somebody listens") { Solution.exercise5($0).share() }
    }
}

private final class Stop: Scene<String> {
    private struct NoTram: Error {}

    func show(_ answer: (Observable<Int>) throws -> Observable<String>, _ marbles: String) throws -> Observable<String>
    {
        let values: [Character: Int] = [
            "a": 130, "b": 125, "c": 119, "d": 119, "e": 70, "f": 125, "g": 59, "h": 30, "0": 0, "t": 600, "2": 120,
            "1": 60,
        ]
        return try answer(cold("seconds", marbles, values: values, error: NoTram()).asObservable())
    }
}
