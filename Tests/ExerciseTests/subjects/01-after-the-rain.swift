import ExerciseSupport

@testable import subjects_exercises

extension `subjects` {
    @Test(.exercise(check)) func `1 · After the rain`() {}

    private static let check = Check(lines: afterTheRain, solution: Solution.exercise1) { check in
        check.truth { log in
            struct Rain: Error {}
            let score = BehaviorSubject(value: "a")
            let chat = ReplaySubject<String>.create(bufferSize: 2)
            let votes = AsyncSubject<String>()

            let events: [Event<String>] = [.next("b"), .next("c"), .error(Rain()), .next("d")]
            for event in events {
                score.on(event)
                chat.on(event)
                votes.on(event)
            }

            _ = score.subscribe(onNext: { log("score \($0)") }, onError: { _ in log("score #") })
            _ = chat.subscribe(onNext: { log("chat \($0)") }, onError: { _ in log("chat #") })
            _ = votes.subscribe(onNext: { log("votes \($0)") }, onError: { _ in log("votes #") })
        }

        check.mistake(
            "You have a \"d\". All three received it after their end. What does a subject do with what comes after its end?",
            step: "After a completion", madeBy: ["score #", "chat c", "chat d", "chat #", "votes #"]
        ) { $0.contains { $0.hasSuffix(" d") } }

        check.mistake(
            "Nobody in your list receives an end. What does a subject that has ended send to a new subscriber?",
            step: "After an error", madeBy: ["chat b", "chat c"], orBy: ["score c", "chat b", "chat c", "votes c"], []
        ) { !$0.contains { $0.hasSuffix("#") } }

        check.mistake(
            "You have a value of `score`. A behavior subject sends its value only while it goes on. Does this one?",
            step: "After an error", madeBy: ["score c", "score #", "chat b", "chat c", "chat #", "votes #"],
            orBy: ["score a", "score #", "chat b", "chat c", "chat #", "votes #"]
        ) { $0.contains { $0.hasPrefix("score") && $0 != "score #" } }

        check.mistake(
            "Your `chat` has forgotten its elements. A replay subject remembers: does an error change that?",
            step: "After an error", madeBy: ["score #", "chat #", "votes #"]
        ) { !$0.isEmpty && !$0.says("chat b") && !$0.says("chat c") }

        check.mistake(
            "You have one element of `chat`. How many does it remember?", step: "Three chats",
            madeBy: ["score #", "chat c", "chat #", "votes #"]
        ) { $0.says("chat b") != $0.says("chat c") }

        check.mistake(
            "You have an element of `votes`. Its last element was to be the result, and it failed: is there a result?",
            step: "After an error", madeBy: ["score #", "chat b", "chat c", "chat #", "votes c", "votes #"]
        ) { $0.contains { $0.hasPrefix("votes") && $0 != "votes #" } }

        check.mistake(
            "One of the three sends no error in your list. All three ended with it: what does a new subscriber receive?",
            step: "After an error", madeBy: ["score #", "chat b", "chat c", "votes #"],
            orBy: ["chat b", "chat c", "chat #"]
        ) { !$0.isEmpty && Set($0.filter { $0.hasSuffix("#") }).count < 3 }

        check.mistake(
            "These are the right words. The three subscriptions stand one below the other: who comes first?",
            madeBy: ["chat b", "chat c", "score #", "chat #", "votes #"]
        ) { $0.sorted() == ["chat #", "chat b", "chat c", "score #", "votes #"] }
    }
}
