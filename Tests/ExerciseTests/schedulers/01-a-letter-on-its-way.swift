import ExerciseSupport

@testable import schedulers_exercises

extension `schedulers` {
    @Test(.exercise(check)) func `1 · A letter on its way`() {}

    private static let check = Check(lines: aLetterOnItsWay, solution: Solution.exercise1) { check in
        check.truth { log in
            let site = Site(usesMain: true)
            let (sorting, street) = (site.scheduler("sorting"), site.scheduler("street"))
            let stamp: @Sendable (String) -> String = { text in
                site.add(site.place)
                return text
            }
            site.run(on: "main") {
                _ = Observable<String>.create { observer in
                    observer.onNext(stamp("letter"))
                    observer.onCompleted()
                    return Disposables.create()
                }
                .map { stamp($0) }
                .observe(on: street)
                .map { stamp($0) }
                .subscribe(on: sorting)
                .map { stamp($0) }
                .observe(on: MainScheduler.instance)
                .subscribe(onNext: { _ = stamp($0) })
            }
            site.settle()
            for line in site.lines { log(line) }
        }

        check.mistake(
            "Your list has not five names. The closures that stamp: one in the recipe, three of `map`, one of `subscribe`. "
                + "How often does each of them run for one letter?",
            madeBy: ["sorting", "street", "main"], orBy: [], ["main", "sorting", "sorting", "street", "street", "main"]
        ) { $0.count != 5 }
        check.mistake(
            "Your first name is main. The recipe runs while somebody subscribes. Is there an operator that moves the "
                + "subscribing?", step: "Load, crop, put", madeBy: ["main", "main", "street", "sorting", "main"],
            orBy: ["main", "main", "street", "street", "main"], ["main", "main", "main", "main", "main"]
        ) { $0[0] == "main" }
        check.mistake(
            "Your first name is street. `observe(on: street)` stands below the recipe. What does it decide for?",
            step: "Find, load, put", madeBy: ["street", "street", "street", "sorting", "main"],
            orBy: ["street", "street", "street", "street", "main"]
        ) { $0[0] == "street" }
        check.mistake(
            "Your second name is not the first one. Between the recipe and the first `map` there is no operator. On which queue "
                + "does the recipe send?",
            step: "Load, crop, put", madeBy: ["sorting", "main", "street", "street", "main"],
            orBy: ["sorting", "street", "street", "street", "main"]
        ) { $0[0] == "sorting" && $0[1] != "sorting" }
        check.mistake(
            "Your third name is not street. The line above the second `map` is an `observe(on:)`. What does it decide for?",
            step: "Find, load, put", madeBy: ["sorting", "sorting", "sorting", "sorting", "main"],
            orBy: ["sorting", "sorting", "main", "main", "main"], ["sorting", "sorting", "main", "street", "main"]
        ) { $0[1] == "sorting" && $0[2] != "street" }
        check.mistake(
            "Your fourth name is sorting. The letter is on street when it comes to `subscribe(on: sorting)`. Does that operator "
                + "move a letter, or the start?",
            step: "Load, crop, put", madeBy: ["sorting", "sorting", "street", "sorting", "main"],
            orBy: ["sorting", "sorting", "street", "sorting", "sorting"]
        ) { $0[2] == "street" && $0[3] == "sorting" }
        check.mistake(
            "Your fourth name is main. Which `observe(on:)` is the nearest one *above* the third `map`?",
            step: "Find, load, put", madeBy: ["sorting", "sorting", "street", "main", "main"]
        ) { $0[2] == "street" && $0[3] == "main" }
        check.mistake(
            "Your last name is not main. The closure of `subscribe` stands below an `observe(on:)`. Which one?",
            step: "Find, load, put", madeBy: ["sorting", "sorting", "street", "street", "street"],
            orBy: ["sorting", "sorting", "street", "street", "sorting"]
        ) { $0[3] == "street" && $0[4] != "main" }
    }
}
