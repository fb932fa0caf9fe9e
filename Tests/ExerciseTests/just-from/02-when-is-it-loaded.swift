import ExerciseSupport

@testable import just_from_exercises

extension `just-from` {
    @Test(.exercise(check)) func `2 · When is it loaded?`() {}

    private static let check = Check(lines: whenIsItLoaded, solution: Solution.exercise2) { check in
        check.truth { log in
            let scheduler = Trial().scheduler
            func load(_ name: String) -> String {
                log("load \(name)")
                return name
            }
            let a = Observable.just(load("a"))
            let b = Observable.deferred { .just(load("b")) }
            log("made")
            _ = Observable.of("c", scheduler: scheduler).subscribe(onNext: { log($0) })
            _ = b.subscribe(onNext: { log($0) })
            _ = b.subscribe(onNext: { log($0) })
            _ = a.subscribe(onNext: { log($0) })
            scheduler.start()
        }

        check.mistake(
            "You have \"load c\". Which lines of the code call `load`, and with which names?",
            madeBy: ["load a", "made", "load b", "b", "load b", "b", "a", "load c", "c"]
        ) { firstWrong($0) == "load c" }
        check.mistake(
            "You begin with \"made\". Before that line two observables are made, and one of them has an argument. "
                + "When is an argument evaluated?",
            step: "Two readers, one thermometer", madeBy: ["made", "load b", "b", "load b", "b", "load a", "a", "c"],
            orBy: ["made", "c", "load b", "b", "load b", "b", "load a", "a"],
            ["made", "load b", "b", "load b", "b", "a", "c"]
        ) { $0.first == "made" }
        check.mistake(
            "You have \"load b\" before \"made\". Nobody has subscribed to `b` at that time. "
                + "Who runs the closure of `deferred`, and when?",
            step: "A thermometer with a battery", madeBy: ["load a", "load b", "made", "b", "b", "a", "c"],
            orBy: ["load a", "load b", "made", "c", "b", "b", "a"]
        ) { $0.says("load b", before: "made") }
        check.mistake(
            "You have an element before \"made\". Nobody has subscribed at that time. Who could receive it?",
            step: "Two ways to send a 7", madeBy: ["load a", "a", "made", "load b", "b", "load b", "b", "c"]
        ) { lines in lines.prefix { $0 != "made" }.contains { ["a", "b", "c"].contains($0) } }
        check.mistake(
            "The load of `a` is in your list once too often. Its `just` has a text and no work. When was it loaded?",
            step: "Two readers, one thermometer",
            madeBy: ["load a", "made", "load b", "b", "load b", "b", "load a", "a", "c"]
        ) { firstWrong($0) == "load a" && $0.first == "load a" }
        check.mistake(
            "Your list has \"load b\" once. Two subscribe to `b`: how often does the closure of `deferred` run?",
            step: "A thermometer with a battery", madeBy: ["load a", "made", "load b", "b", "b", "a", "c"],
            orBy: ["load a", "made", "load b", "b", "a", "c"]
        ) { firstWrong($0) != "c" && $0.times("load b") == 1 }
        check.mistake(
            "You have \"c\" too early. It waits in the scheduler. Which line of the code runs that?",
            step: "Three sources, three lines", madeBy: ["load a", "made", "c", "load b", "b", "load b", "b", "a"],
            orBy: ["load a", "made", "load b", "b", "c", "load b", "b", "a"],
            ["load a", "made", "c", "load b", "b", "b", "a"]
        ) { firstWrong($0) == "c" && $0.says("c", before: "a") }
        check.mistake(
            "You have no \"c\". `subscribe` hands it to the scheduler. What does the last line of the code do?",
            step: "Three sources, three lines", madeBy: ["load a", "made", "load b", "b", "load b", "b", "a"]
        ) { $0 == Solution.exercise2().dropLast() }
        check.mistake(
            "You have a \"b\" before its \"load b\". What does `just` need, to send its element?",
            madeBy: ["load a", "made", "b", "load b", "b", "load b", "a", "c"]
        ) { firstWrong($0) == "b" && !$0.prefix(3).contains("load b") }
        check.mistake(
            "Your list has two loads of `b` one after the other. The first `subscribe` to `b` returns before the second begins. "
                + "What has the first subscriber received by then?",
            step: "Three sources, three lines", madeBy: ["load a", "made", "load b", "load b", "b", "b", "a", "c"],
            orBy: ["load a", "made", "load b", "load b", "a", "b", "b", "c"]
        ) { firstWrong($0) == "load b" }
        check.mistake(
            "You have \"a\" before the elements of `b`. In which order does the code subscribe?",
            madeBy: ["load a", "made", "a", "load b", "b", "load b", "b", "c"]
        ) { $0.says("a", before: "b") }

        check.rejects([])
    }

    /// The first line that is not logged in its place: the one that is marked.
    private static func firstWrong(_ lines: [String]) -> String? {
        zip(lines, Solution.exercise2()).first { $0 != $1 }?.0
    }
}
