import ExerciseSupport

@testable import subjects_exercises

extension `subjects` {
    @Test(.exercise(check)) func `2 · Held until it comes`() {}

    private static let check = Check(lines: heldUntilItComes, solution: Solution.exercise2) { check in
        func index(_ word: String, in list: [String]) -> Int { list.firstIndex(of: word) ?? .max }

        check.truth { log in
            let score = BehaviorSubject(value: 1)
            let goals = PublishSubject<Int>()
            var screens = [Screen("A", score, log), Screen("B", goals, log)]
            screens.removeAll()
            log("closed")
            goals.onNext(2)
            log("end")
        }

        check.mistake(
            "A has no number before \"closed\". What does a behavior subject send when somebody subscribes?",
            step: "A goal and a score", madeBy: ["A freed", "closed", "B 2", "B freed", "end"],
            orBy: ["closed", "A freed", "B 2", "B freed", "end"]
        ) { index("A 1", in: $0) > index("closed", in: $0) }

        check.mistake(
            "A is freed before it has its number. Who holds A until `removeAll`?",
            madeBy: ["A freed", "A 1", "closed", "B 2", "B freed", "end"]
        ) { index("A freed", in: $0) < index("A 1", in: $0) }

        check.mistake(
            "B is freed before \"closed\". Its subscription waits for one element, so it is not over by then. What does it hold?",
            madeBy: ["A 1", "A freed", "B freed", "closed", "end"],
            orBy: ["A 1", "A freed", "B freed", "closed", "B 2", "end"]
        ) { index("B freed", in: $0) < index("closed", in: $0) }

        check.mistake(
            "A has the 2 in your list. `goals` sends it: to which subject has A subscribed?",
            madeBy: ["A 1", "A freed", "closed", "A 2", "B 2", "B freed", "end"]
        ) { $0.says("A 1") && $0.says("A 2") }

        check.mistake(
            "B has no number. Its subscription still waits when `goals.onNext(2)` is called. Who receives the 2?",
            madeBy: ["A 1", "A freed", "closed", "end"]
        ) { !$0.isEmpty && !$0.says("B 2") }

        check.mistake(
            "B is freed before its closure has run. What holds B until then?",
            madeBy: ["A 1", "A freed", "closed", "B freed", "B 2", "end"]
        ) { index("B freed", in: $0) < index("B 2", in: $0) }

        check.mistake(
            "A screen is never freed in your list. A subscription that is over lets go of its closure. Who holds the screen then?",
            madeBy: ["A 1", "closed", "B 2", "end"], orBy: ["A 1", "A freed", "closed", "B 2", "end"]
        ) { !$0.isEmpty && (!$0.says("A freed") || !$0.says("B freed")) }

        check.mistake(
            "A is freed after \"closed\". Its subscription was over at once. What is left to hold A when the list is emptied?",
            madeBy: ["A 1", "closed", "A freed", "B 2", "B freed", "end"],
            orBy: ["A 1", "closed", "B 2", "end", "A freed", "B freed"]
        ) { index("A freed", in: $0) > index("closed", in: $0) }

        check.mistake(
            "B is freed after \"end\". `goals.onNext(2)` ends B's subscription, inside that call. When is \"end\" logged?",
            madeBy: ["A 1", "A freed", "closed", "B 2", "end", "B freed"]
        ) { index("B freed", in: $0) > index("end", in: $0) }
    }
}

/// The screen of the text.
private final class Screen {
    let name: String
    private let log: (String) -> Void

    init(_ name: String, _ numbers: Observable<Int>, _ log: @escaping (String) -> Void) {
        self.name = name
        self.log = log
        _ = numbers.take(1).subscribe(onNext: { number in log("\(self.name) \(number)") })
    }

    deinit { log("\(name) freed") }
}
