import ExerciseSupport

@testable import photo_collage_exercises

extension `photo-collage` {
    @Test(.exercise(check)) func `1 · Two messages`() {}

    private static let check = Check(lines: twoMessages, solution: Solution.exercise1) { check in
        check.truth { log in
            var files = 0
            let save = Completable.create { completable in
                files += 1
                log("save")
                completable(.completed)
                return Disposables.create()
            }
            func message() -> Single<String> {
                log("message")
                return .just("files: \(files)")
            }
            let first = save.andThen(message())
            let second = save.andThen(Single.deferred { message() })
            log("made")
            _ = first.subscribe(onSuccess: { log($0) })
            _ = second.subscribe(onSuccess: { log($0) })
        }

        check.mistake(
            "A \"save\" stands before \"made\". When \"made\" is logged, nobody has subscribed. What makes the completable run?",
            madeBy: ["message", "save", "made", "files: 0", "save", "message", "files: 2"],
            orBy: ["save", "message", "save", "message", "made", "files: 1", "files: 2"],
            ["save", "message", "made", "files: 1", "save", "message", "files: 2"]
        ) { $0.says("save", before: "made") }

        check.mistake(
            "No \"message\" stands before \"made\". One of the two calls of `message` is in round brackets. "
                + "When does Swift evaluate an argument?",
            madeBy: ["made", "save", "message", "files: 1", "save", "message", "files: 2"],
            orBy: ["made", "save", "message", "files: 0", "save", "message", "files: 2"],
            ["made", "message", "save", "files: 0", "save", "message", "files: 2"],
            ["made", "message", "save", "files: 0", "message", "save", "files: 2"]
        ) { $0.first == "made" }

        check.mistake(
            "Two messages stand before \"made\". The second call stands in a closure. What does `deferred` do with it?",
            madeBy: ["message", "message", "made", "save", "files: 0", "save", "files: 0"],
            orBy: ["message", "message", "made", "save", "files: 0", "save", "files: 1"]
        ) { $0.prefix(2) == ["message", "message"] }

        check.mistake(
            "There is one \"save\". There are two subscriptions. How often does a completable run?",
            madeBy: ["message", "made", "save", "files: 0", "message", "files: 1"],
            orBy: ["message", "made", "save", "files: 0", "files: 1"]
        ) { $0.times("save") == 1 }

        check.mistake(
            "The message that stands before \"made\" counts a file. How many were there at that time?",
            madeBy: ["message", "made", "save", "files: 1", "save", "message", "files: 2"],
            orBy: ["message", "made", "save", "files: 1", "save", "message", "files: 1"],
            ["message", "made", "save", "files: 2", "save", "message", "files: 2"]
        ) { $0.first { $0.hasPrefix("files") }.map { $0 != "files: 0" } ?? false }

        check.mistake(
            "The second message is made before the second save. When does `andThen` subscribe to it?",
            madeBy: ["message", "made", "save", "files: 0", "message", "save", "files: 1"],
            orBy: ["message", "made", "save", "files: 0", "message", "save", "files: 2"],
            ["message", "made", "save", "message", "files: 0", "save", "files: 2"]
        ) { $0.times("message") == 2 && $0.lastIndex(of: "message") ?? 0 < $0.lastIndex(of: "save") ?? 0 }

        check.mistake(
            "No text is logged. `andThen` goes on to a single. What does a single send to `onSuccess`?",
            madeBy: ["message", "made", "save", "save", "message"], orBy: ["message", "made", "save", "save"]
        ) { lines in !(0...2).contains { lines.says("files: \($0)") } }

        check.mistake(
            "Both subscriptions save, one after the other. What does `files` say after the second save?",
            madeBy: ["message", "made", "save", "files: 0", "save", "message", "files: 1"],
            orBy: ["message", "made", "save", "files: 0", "save", "message", "files: 0"]
        ) { $0.last != "files: 2" }

        check.mistake(
            "`message` is called a second time. Where is its line?",
            madeBy: ["message", "made", "save", "files: 0", "save", "files: 2"]
        ) { $0.times("message") == 1 }

        check.mistake(
            "The second save stands before the first text. The first call of `subscribe` returns before the second begins.",
            madeBy: ["message", "made", "save", "save", "files: 0", "message", "files: 2"]
        ) { $0.prefix(4) == ["message", "made", "save", "save"] }
    }
}
