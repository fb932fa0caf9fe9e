import ExerciseSupport

@testable import from_scratch_exercises

extension `from-scratch` {
    @Test(.exercise(BagOfAGuestHouse.exercise)) func `6 · The bag of a guest house`() {}
}

struct BagOfAGuestHouse {
    static func attempt() throws -> any OwnBag {
        try Earlier.check(before: 6)
        return try makeBag()
    }

    static let exercise = Check(attempt as () throws -> any OwnBag, solution: Solution.exercise6, in: EngineScene.self)
    { check in
        /// Puts things into a new bag, and frees it.
        func evening(_ things: String..., in scene: EngineScene, _ makeBag: () throws -> any OwnBag) throws {
            var bag: (any OwnBag)? = try makeBag()
            weak var held = bag
            for thing in things { bag?.insert(OwnDisposable { scene.log("\(thing) is disposed of") }) }
            scene.log("the bag is let go")
            bag = nil
            scene.isFreed = held == nil
            scene.log("good night")
        }

        check.play(.text, "a bag with radio and lamp is let go") { try evening("radio", "lamp", in: $0, $1) }
        check.play(.otherInput, "a bag with one thing") { try evening("heater", in: $0, $1) }
        check.play(.otherInput, "an empty bag") { try evening(in: $0, $1) }
        let fourThings = check.play(.otherInput, "a bag with four things, two of them called fan") {
            try evening("fan", "kettle", "fan", "door", in: $0, $1)
        }
        check.play(.disposed, "the radio is disposed of at once by hand, and the bag is let go later") {
            scene, makeBag in
            var bag: (any OwnBag)? = try makeBag()
            let radio = try Solution.exercise2(scene.recipe(later: [(3, .next(1))])).subscribe { _ in }
            bag?.insert(radio)
            bag?.insert(OwnDisposable { scene.log("lamp is disposed of") })
            radio.dispose()
            scene.log("the bag is let go")
            bag = nil
            scene.log("good night")
        }
        check.play(.secondSubscriber, "two bags, and one is let go") { scene, makeBag in
            var first: (any OwnBag)? = try makeBag()
            var second: (any OwnBag)? = try makeBag()
            first?.insert(OwnDisposable { scene.log("radio is disposed of") })
            second?.insert(OwnDisposable { scene.log("lamp is disposed of") })
            first = nil
            scene.log("one bag is left")
            second = nil
            scene.log("good night")
        }
        check.play(.laterSubscriber, "one bag after the other") { scene, makeBag in
            try evening("radio", in: scene, makeBag)
            try evening("lamp", in: scene, makeBag)
        }

        check.mistake(
            "Nobody holds the bag any more, and it still exists: nothing is disposed of. Who holds it? Follow the closure.",
            madeBy: { FlawedBag(.cycle) }
        ) { $0.isText && !$0.isFreed }
        check.mistake(
            "The bag is freed, and nothing is disposed of. Which lines run in its `deinit`, and what do they still reach?",
            madeBy: { FlawedBag(.weak) }
        ) { $0.isText && $0.lines == ["the bag is let go", "good night"] }
        check.mistake(
            "Something is disposed of while the bag is still held. When is a bag freed?", madeBy: { FlawedBag(.atOnce) }
        ) { $0.lines.first?.contains("is disposed of") == true && $0.isText }
        check.mistake(
            "One of the things in the bag is not disposed of. Which ones does the bag keep?",
            madeBy: { FlawedBag(.last) }, orBy: { FlawedBag(.first) }
        ) { $0.isText && $0.lines.count == 3 || $0.in(fourThings) && $0.lines.count < 6 }
        check.mistake(
            "There are two bags, and what is in one of them is not disposed of with that one. What do the two share?",
            madeBy: { OneForAll() }
        ) { $0.isSecond }

        check.rejects({ FlawedBag(.twice) }, { FlawedBag(.backwards) })
        check.hardCoded { FlawedBag(.two) }
        check.without(.worksOnce, because: "a list that all bags share is a mistake of its own")
        check.accepts("closures in a list") { Closures() }
        check.accepts("one closure that grows") { Growing() }
    }
}
