import ExerciseSupport

@testable import traits_exercises

extension `traits` {
    @Test(.exercise(check)) func `1 · Who is called?`() {}

    private static let check = Check(lines: whoIsCalled, solution: Solution.exercise1) { check in
        check.truth { log in
            struct Torn: Error {}
            let coat = Maybe<String>.create { maybe in
                log("look")
                maybe(.completed)
                maybe(.success("blue"))
                return Disposables.create()
            }
            let hat = Single<String>.create { single in
                log("look")
                single(.success("red"))
                single(.failure(Torn()))
                return Disposables.create()
            }
            _ = coat.subscribe(
                onSuccess: { log($0) }, onError: { _ in log("failed") }, onCompleted: { log("completed") })
            _ = hat.asMaybe().subscribe(
                onSuccess: { log($0) }, onError: { _ in log("failed") }, onCompleted: { log("completed") })
            _ = hat.asObservable().subscribe(
                onNext: { log($0) }, onError: { _ in log("failed") }, onCompleted: { log("completed") })
        }
        check.mistake(
            "The word \"look\" is not in your list. When does a recipe run?",
            madeBy: ["completed", "red", "red", "completed"], orBy: []
        ) { !$0.says("look") }
        check.mistake(
            "The first line of a recipe logs \"look\". Which word can come before it?",
            madeBy: ["completed", "look", "red", "look", "red", "completed", "look"]
        ) { $0.first != "look" }
        check.mistake(
            "Your list begins with two looks. Each `subscribe` runs its recipe to the end. What comes between them?",
            step: "A title for three readers", madeBy: ["look", "look", "completed", "red", "red", "completed"],
            orBy: ["look", "look", "look", "completed", "red", "red", "completed"]
        ) { $0.starts(with: ["look", "look"]) && $0.says("completed") && $0.dropFirst(2).first != "red" }
        check.mistake(
            "The maybe of the coat begins with `.completed`. Which closure does that call?",
            step: "Three calls in a row", madeBy: ["look", "look", "red", "look", "red", "completed"]
        ) { $0.starts(with: ["look", "look"]) }
        check.mistake(
            "You have \"blue\". The maybe had ended before that. What does a call after the end do?",
            step: "Three calls in a row",
            madeBy: ["look", "completed", "blue", "look", "red", "look", "red", "completed"],
            orBy: ["look", "blue", "look", "failed", "look", "failed"]
        ) { $0.says("blue") }
        check.mistake(
            "You have \"failed\". Before the `.failure`, the hat's single had a success. What does a call after the end do?",
            step: "Three calls in a row",
            madeBy: ["look", "completed", "look", "red", "failed", "look", "red", "failed"]
        ) { $0.says("failed") }
        check.mistake(
            "Three subscribe. Each subscriber runs a recipe from its first line. How many looks are that?",
            step: "A title for three readers", madeBy: ["look", "completed", "look", "red", "red", "completed"]
        ) { $0.times("look") != 3 }
        check.mistake(
            "You have \"completed\" after the success of a maybe. Of its three closures, only one is called.",
            step: "Three calls in a row",
            madeBy: ["look", "completed", "look", "red", "completed", "look", "red", "completed"]
        ) { $0.times("completed") > 2 }
        check.mistake(
            "The third subscriber has an observable. Which two events is a success there?",
            step: "A title, a bookmark, a save", madeBy: ["look", "completed", "look", "red", "look", "red"]
        ) { $0.times("completed") < 2 && $0.last == "red" }
    }
}
