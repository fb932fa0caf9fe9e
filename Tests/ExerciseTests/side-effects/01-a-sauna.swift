import ExerciseSupport

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(check)) func `1 · A sauna`() {}

    private static let check = Check(lines: aSauna, solution: Solution.exercise1) { check in
        check.truth { log in
            let sauna = Observable.of(9, 30)
                .do(onNext: { _ in log("ticket") })
                .filter { age in
                    log("look")
                    return age > 15
                }
                .do(
                    onNext: { _ in log("towel") }, afterNext: { _ in log("sweep") },
                    onCompleted: { log("lock") }, onSubscribe: { log("heat") })
            log("open")
            _ = sauna.subscribe(onNext: { _ in log("sit") }, onCompleted: { log("leave") })
        }

        check.mistake(
            "\"open\" is not your first word. When it is logged, nobody has subscribed. When does a closure of `do` run?",
            step: "Two plants", madeBy: words("heat open ticket look ticket look towel sit sweep lock leave"),
            orBy: words("ticket look ticket look towel open heat sit sweep lock leave"), words("heat ticket open")
        ) { $0.first != "open" }
        check.mistake(
            "There is no \"look\" in your list. Can a closure of `filter` have a side effect?", step: "Two fish",
            madeBy: words("open heat ticket ticket towel sit sweep lock leave"), orBy: words("open heat sit leave")
        ) { !$0.says("look") }
        check.mistake(
            "\"heat\" comes after the first \"ticket\". A subscription goes up to the source. Can an element come before that?",
            step: "A letter and two clerks",
            madeBy: words("open ticket look ticket look heat towel sit sweep lock leave"),
            orBy: words("open ticket heat look ticket look towel sit sweep lock leave"),
            words("open ticket look ticket look towel sit sweep lock leave heat")
        ) { $0.says("ticket", before: "heat") }
        check.mistake(
            "There is one \"ticket\" in your list. Does the first `do` stand above or below the filter?",
            step: "Two fish", madeBy: words("open heat look ticket look towel sit sweep lock leave"),
            orBy: words("open heat look look ticket towel sit sweep lock leave"),
            words("open heat ticket look look towel sit sweep lock leave")
        ) { $0.times("ticket") == 1 }
        check.mistake(
            "There are two towels in your list. The guest of 9 does not pass the filter. What does the second `do` see?",
            step: "Two fish", madeBy: words("open heat ticket look towel sweep ticket look towel sit sweep lock leave"),
            orBy: words("open heat ticket look towel sit sweep ticket look towel sit sweep lock leave")
        ) { $0.times("towel") > 1 || $0.times("sit") > 1 }
        check.mistake(
            "Both tickets come before the first look. Does the second guest start before the first one is through?",
            step: "Two fish", madeBy: words("open heat ticket ticket look look towel sit sweep lock leave")
        ) { $0.starts(with: ["open", "heat", "ticket", "ticket"]) }
        check.mistake(
            "\"sit\" comes before \"towel\". Does `onNext` of a `do` run before the subscriber has the element, or after?",
            step: "A letter and two clerks",
            madeBy: words("open heat ticket look ticket look sit towel sweep lock leave"),
            orBy: words("open heat ticket look ticket look sit leave towel sweep lock")
        ) { $0.says("sit", before: "towel") }
        check.mistake(
            "There is no \"sweep\" in your list. The guest of 30 came. Which closure runs when the subscriber has had the guest?",
            step: "A letter and two clerks", madeBy: words("open heat ticket look ticket look towel sit lock leave")
        ) { !$0.says("sweep") }
        check.mistake(
            "\"sweep\" comes before \"sit\". `afterNext` runs after something: after what?",
            step: "A letter and two clerks",
            madeBy: words("open heat ticket look ticket look towel sweep sit lock leave"),
            orBy: words("open heat ticket look sweep ticket look towel sit sweep lock leave")
        ) { $0.says("sweep", before: "sit") }
        check.mistake(
            "\"sweep\" comes after the end. `afterNext` belongs to an element. Does it wait for the end of the stream?",
            step: "A letter and two clerks",
            madeBy: words("open heat ticket look ticket look towel sit lock sweep leave"),
            orBy: words("open heat ticket look ticket look towel sit lock leave sweep")
        ) { $0.says("lock", before: "sweep") }
        check.mistake(
            "\"leave\" comes before \"lock\". Does `onCompleted` of a `do` run before the subscriber has the end, or after?",
            step: "A letter and two clerks",
            madeBy: words("open heat ticket look ticket look towel sit sweep leave lock")
        ) { $0.says("leave", before: "lock") }
        check.mistake(
            "Your list lacks one of the two words of the end. The source completes: who sees the end on its way down?",
            madeBy: words("open heat ticket look ticket look towel sit sweep leave"),
            orBy: words("open heat ticket look ticket look towel sit sweep lock"),
            words("open heat ticket look ticket look towel sit sweep")
        ) { !$0.says("lock") || !$0.says("leave") }
        check.rejects(
            words("open ticket look ticket look towel sit sweep lock leave"),
            words("open heat ticket look heat ticket look towel sit sweep lock leave"))
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }
}
