import ExerciseSupport

@testable import from_scratch_exercises

extension `from-scratch` {
    @Test(.exercise(check)) func `1 · Mail for Anna`() {}

    private static let check = Check(lines: mailForAnna, solution: Solution.exercise1) { check in
        check.truth { log in
            let mail = Own<String> { observer in
                log("opened")
                observer(.next("letter"))
                observer(.completed)
                observer(.next("parcel"))
                return OwnDisposable { log("closed") }
            }
            let anna = mail.subscribe { event in
                switch event {
                case .next(let post): log(post)
                case .error: log("error")
                case .completed: log("completed")
                }
            }
            log("subscribed")
            anna.dispose()
            anna.dispose()
        }

        check.mistake(
            "You begin with \"subscribed\". That line comes after the call of subscribe. What does the call run before it "
                + "returns?", step: "A greeting for two",
            madeBy: ["subscribed", "opened", "letter", "completed", "parcel", "closed", "closed"]
        ) { $0.first == "subscribed" }

        check.mistake(
            "You have \"subscribed\" before the post. No queue and no scheduler is in this code. Who could call the observer "
                + "later?", madeBy: ["opened", "subscribed", "letter", "completed", "parcel", "closed", "closed"],
            orBy: ["opened", "subscribed", "letter", "completed", "closed"]
        ) { $0.says("subscribed", before: "letter") }

        check.mistake(
            "You have no \"parcel\". The recipe sends it after completed. Which line of this code holds it back?",
            step: "A letter after the last one", madeBy: ["opened", "letter", "completed", "subscribed", "closed"],
            orBy: ["opened", "letter", "completed", "closed", "subscribed"],
            ["opened", "letter", "completed", "subscribed", "closed", "closed"],
            ["opened", "letter", "completed", "subscribed"]
        ) { !$0.contains("parcel") }

        check.mistake(
            "You have no \"completed\". The observer is a closure, and the recipe calls it three times. With what?",
            madeBy: ["opened", "letter", "parcel", "subscribed", "closed", "closed"]
        ) { !$0.contains("completed") }

        check.mistake(
            "You have \"parcel\" before \"completed\". Who would put the events into another order?",
            step: "A letter after the last one",
            madeBy: ["opened", "letter", "parcel", "completed", "subscribed", "closed", "closed"]
        ) { $0.says("parcel", before: "completed") }

        check.mistake(
            "You have \"closed\" before \"subscribed\". The recipe only returns that closure. Which lines of the code call it?",
            step: "A file that is read at once",
            madeBy: ["opened", "letter", "completed", "closed", "parcel", "subscribed"],
            orBy: ["opened", "letter", "completed", "parcel", "closed", "subscribed"],
            ["opened", "letter", "completed", "parcel", "closed", "subscribed", "closed", "closed"]
        ) { $0.says("closed", before: "subscribed") }

        check.mistake(
            "You have \"closed\" once. Anna disposes twice. Where would this engine remember that the first one came?",
            madeBy: ["opened", "letter", "completed", "parcel", "subscribed", "closed"]
        ) { $0.times("closed") == 1 }

        check.mistake(
            "You have no \"closed\". The last two lines call a closure. Which one?",
            madeBy: ["opened", "letter", "completed", "parcel", "subscribed"]
        ) { !$0.contains("closed") }

        check.mistake(
            "You have \"opened\" twice. The recipe runs for each call of `subscribe`. How many calls are there?",
            madeBy: ["opened", "opened", "letter", "completed", "parcel", "subscribed", "closed", "closed"]
        ) { $0.times("opened") > 1 }

        check.rejects(["opened", "letter", "completed", "parcel", "subscribed", "closed", "closed", "closed"])
        check.rejects(["opened", "letter", "error", "parcel", "subscribed", "closed", "closed"])
    }
}
