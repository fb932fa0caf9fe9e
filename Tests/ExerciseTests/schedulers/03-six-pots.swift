import ExerciseSupport

@testable import schedulers_exercises

extension `schedulers` {
    @Test(.exercise(check)) func `3 · Six pots`() {}

    private static let check = Check(lines: sixPots, solution: Solution.exercise3) { check in
        check.truth { log in
            let site = Site()
            let (studio, shop) = (site.scheduler("studio"), site.scheduler("shop"))
            let orders = PublishSubject<String>()
            let paint: @Sendable (String) -> String = { pot in
                site.add(site.place)
                return pot
            }
            let chains: [() -> Observable<String>] = [
                { Observable.just(paint("cup")).subscribe(on: studio) },
                { Observable.deferred { .just(paint("bowl")) }.subscribe(on: studio) },
                { Observable.just("jug").map { paint($0) }.observe(on: studio) },
                { Observable.just("vase").observe(on: studio).map { paint($0) }.observe(on: shop) },
                { Observable.just("plate").map { paint($0) }.subscribe(on: studio).subscribe(on: shop) },
                { orders.map { paint($0) }.subscribe(on: studio) },
            ]
            for chain in chains {
                site.run(on: "main") { _ = chain().subscribe() }
                site.settle()
            }
            site.run(on: "main") { orders.onNext("lamp") }
            site.settle()
            for line in site.lines { log(line) }
        }

        check.mistake(
            "Your list has not six names. Each of the six lines paints one pot, and each pot logs one name.",
            madeBy: ["main", "studio", "main", "studio", "studio"], orBy: [], ["main", "studio"]
        ) { $0.count != 6 }
        check.mistake(
            "Your first name is not main. `paint(\"cup\")` is an argument of `just`. When is it evaluated, and by whom?",
            step: "Harbour, bridge, tower", madeBy: ["studio", "studio", "main", "studio", "studio", "main"],
            orBy: ["studio", "studio", "studio", "studio", "studio", "studio"],
            ["shop", "studio", "main", "studio", "studio", "main"]
        ) { $0[0] != "main" }
        check.mistake(
            "Your second name is not studio. `paint(\"bowl\")` stands in a closure. Which call runs it, and what moves that call?",
            step: "Harbour, bridge, tower", madeBy: ["main", "main", "main", "studio", "studio", "main"],
            orBy: ["main", "main", "main", "main", "main", "main"]
        ) { $0[0] == "main" && $0[1] != "studio" }
        check.mistake(
            "Your third name is not main. Does the `map` of the jug stand above or below `observe(on:)`?",
            step: "Find, load, put", madeBy: ["main", "studio", "studio", "studio", "studio", "main"]
        ) { $0[1] == "studio" && $0[2] != "main" }
        check.mistake(
            "Your fourth name is shop. `observe(on: shop)` stands below the `map` of the vase. What stands above it?",
            step: "Find, load, put", madeBy: ["main", "studio", "main", "shop", "studio", "main"]
        ) { $0[2] == "main" && $0[3] == "shop" }
        check.mistake(
            "Your fourth name is main. `just` sends the vase on main. What happens between `just` and `map`?",
            step: "Find, load, put", madeBy: ["main", "studio", "main", "main", "studio", "main"]
        ) { $0[2] == "main" && $0[3] == "main" }
        check.mistake(
            "Your fifth name is shop. There are two `subscribe(on:)`. Which of them is nearer to the source?",
            step: "North and south", madeBy: ["main", "studio", "main", "studio", "shop", "main"],
            orBy: ["main", "studio", "main", "studio", "shop", "studio"]
        ) { $0[3] == "studio" && $0[4] == "shop" }
        check.mistake(
            "Your fifth name is main. `just` sends the plate inside `subscribe`. On which queue is that, with a `subscribe(on:)` "
                + "below?", step: "Load, crop, put", madeBy: ["main", "studio", "main", "studio", "main", "main"]
        ) { $0[3] == "studio" && $0[4] == "main" }
        check.mistake(
            "Your last name is not main. On which queue is `onNext` of `orders` called?",
            step: "Names from outside", madeBy: ["main", "studio", "main", "studio", "studio", "studio"],
            orBy: ["main", "studio", "main", "studio", "studio", "shop"]
        ) { $0[4] == "studio" && $0[5] != "main" }
    }
}
