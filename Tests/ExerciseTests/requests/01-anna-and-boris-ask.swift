import ExerciseSupport

@testable import requests_exercises

extension `requests` {
    @Test(.exercise(check)) func `1 · Anna and Boris ask`() {}

    private static let check = Check(lines: annaAndBoris, solution: Solution.exercise1) { check in
        check.truth { log in
            let server = PublishSubject<Int>()
            let stars = Single<Int>.create { single in
                log("ask")
                let request = server.subscribe(onNext: { single(.success($0)) })
                return Disposables.create {
                    log("cancel")
                    request.dispose()
                }
            }
            log("made")
            let anna = stars.subscribe(onSuccess: { log("Anna \($0)") })
            let boris = stars.subscribe(onSuccess: { log("Boris \($0)") })
            anna.dispose()
            server.onNext(31)
            server.onNext(32)
            boris.dispose()
        }
        check.mistake(
            "You have \"ask\" before \"made\". Does a recipe run when the single is made, or when somebody subscribes?",
            step: "A look-up over a URLSession", madeBy: ["ask", "made", "cancel", "Boris 31", "cancel"]
        ) { $0.says("ask", before: "made") }
        check.mistake(
            "You have a line for Anna. She disposed of her subscription before the server sent anything. What arrives after that?",
            step: "A page that is closed", madeBy: ["made", "ask", "ask", "cancel", "Anna 31", "Boris 31", "cancel"]
        ) { $0.contains { $0.hasPrefix("Anna") } }
        check.mistake(
            "You have \"Boris 32\". A single has one answer. Which of the two comes first?",
            madeBy: ["made", "ask", "ask", "cancel", "Boris 32", "cancel"],
            orBy: ["made", "ask", "ask", "cancel", "Boris 31", "Boris 32", "cancel"]
        ) { $0.says("Boris 32") }
        check.mistake(
            "Boris has no line in your list. Who is still subscribed when the server sends 31?",
            madeBy: ["made", "ask", "cancel"], orBy: ["made"], [], ["made", "ask", "ask", "cancel", "cancel"]
        ) { !$0.says("Boris 31") }
        check.mistake(
            "Two subscribe. How often does the recipe run?", madeBy: ["made", "ask", "cancel", "Boris 31", "cancel"]
        ) { $0.times("ask") != 2 }
        check.mistake(
            "You have \"cancel\" between the two \"ask\". `create` has a recipe, and the recipe returns a closure. When does it run?",
            step: "A page that is closed", madeBy: ["made", "ask", "cancel", "ask", "cancel", "Boris 31"]
        ) { $0.starts(with: ["made", "ask", "cancel", "ask"]) }
        check.mistake(
            "The closure of `create` returns what runs when a subscription ends. A success is an end, too. How many ends are there?",
            madeBy: ["made", "ask", "ask", "cancel", "Boris 31"], orBy: ["made", "ask", "ask", "Boris 31"]
        ) { $0.times("cancel") < 2 }
        check.mistake(
            "There are two subscriptions, and each ends once. Is there something left to dispose of in the last line?",
            madeBy: ["made", "ask", "ask", "cancel", "Boris 31", "cancel", "cancel"]
        ) { $0.times("cancel") > 2 }
        check.mistake(
            "Boris's subscription ends with its success. Which comes first: the success, or what runs at the end?",
            madeBy: ["made", "ask", "ask", "cancel", "cancel", "Boris 31"]
        ) { $0.last == "Boris 31" }
    }
}
