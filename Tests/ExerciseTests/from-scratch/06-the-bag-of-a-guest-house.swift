import ExerciseSupport
import LessonKit
import Testing

@testable import from_scratch_exercises

extension `from-scratch` {
    @Test(.exercise(BagOfAGuestHouse.exercise)) func `6 · The bag of a guest house`() {}
}

struct BagOfAGuestHouse {
    static func attempt() throws -> any OwnBag {
        try Earlier.check(before: 6)
        return try makeBag()
    }

    static let exercise = Check(attempt as () throws -> any OwnBag, solution: Solution.makeBag, in: EngineScene.self) {
        check in
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
        check.play(.otherInput, "a bag with four things, two of them called fan") {
            try evening("fan", "kettle", "fan", "door", in: $0, $1)
        }
        check.play(.disposed, "the radio is disposed of at once by hand, and the bag is let go later") {
            scene, makeBag in
            var bag: (any OwnBag)? = try makeBag()
            let radio = try Solution.create(scene.recipe(later: [(3, .next(1))])).subscribe { _ in }
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
        ) { $0.kind == .text && !$0.isFreed }

        check.mistake(
            "The bag is freed, and nothing is disposed of. Which lines run in its `deinit`, and what do they still reach?",
            madeBy: { FlawedBag(.weak) }, orBy: { FlawedBag(.nothing) }
        ) { $0.kind == .text && $0.lines == ["the bag is let go", "good night"] }

        check.mistake(
            "Something is disposed of while the bag is still held. When is a bag freed?",
            madeBy: { FlawedBag(.atOnce) }
        ) { $0.lines.first?.contains("is disposed of") == true && $0.kind == .text }

        check.mistake(
            "The order is another one. In which order did they come?", madeBy: { FlawedBag(.backwards) }
        ) { $0.kind == .text && $0.lines.count == 4 }

        check.mistake(
            "One of the things in the bag is not disposed of. Which ones does the bag keep?",
            madeBy: { FlawedBag(.last) }, orBy: { FlawedBag(.first) }
        ) { $0.kind == .text && $0.lines.count == 3 || $0.situation?.contains("four") == true && $0.lines.count < 6 }

        check.mistake(
            "A thing is disposed of twice. Each one goes into the bag once.", madeBy: { FlawedBag(.twice) }
        ) { $0.kind == .text && $0.lines.count > 4 }

        check.mistake(
            "There are two bags, and what is in one of them is not disposed of with that one. What do the two share?",
            madeBy: { OneForAll() }
        ) { [.secondSubscriber, .laterSubscriber].contains($0.kind) }

        check.hardCoded { FlawedBag(.two) }
        check.without(.worksOnce, because: "a list that all bags share is a mistake of its own")
        check.accepts("closures in a list") { Closures() }
        check.accepts("one closure that grows") { Growing() }
    }
}

/// A bag with a mistake.
private final class FlawedBag: OwnBag {
    enum Flaw { case cycle, weak, nothing, atOnce, backwards, last, first, twice, two }

    private let flaw: Flaw
    private var disposables: [OwnDisposable] = []
    private var atTheEnd: () -> Void = {}

    init(_ flaw: Flaw) { self.flaw = flaw }

    func insert(_ disposable: OwnDisposable) {
        if flaw == .atOnce { return disposable.dispose() }
        disposables.append(disposable)
        if flaw == .weak {
            atTheEnd = { [weak self] in for disposable in self?.disposables ?? [] { disposable.dispose() } }
        }
        if flaw == .cycle { atTheEnd = { for disposable in self.disposables { disposable.dispose() } } }
    }

    deinit {
        switch flaw {
        case .weak, .cycle: atTheEnd()
        case .nothing, .atOnce: break
        case .backwards: for disposable in disposables.reversed() { disposable.dispose() }
        case .last: disposables.last?.dispose()
        case .first: disposables.first?.dispose()
        case .twice: for disposable in disposables + disposables { disposable.dispose() }
        case .two: for disposable in disposables.prefix(2) { disposable.dispose() }
        }
    }
}

/// A bag that shares its list with all others.
private final class OneForAll: OwnBag {
    private static let all = Sent(Box<[OwnDisposable]>([]))

    func insert(_ disposable: OwnDisposable) { Self.all.value.value.append(disposable) }

    deinit {
        let all = Self.all.value.value
        Self.all.value.value = []
        for disposable in all { disposable.dispose() }
    }
}

private final class Closures: OwnBag {
    private var closures: [() -> Void] = []

    func insert(_ disposable: OwnDisposable) { closures.append(disposable.dispose) }

    deinit { while !closures.isEmpty { closures.removeFirst()() } }
}

private final class Growing: OwnBag {
    private var atTheEnd: () -> Void = {}

    func insert(_ disposable: OwnDisposable) {
        atTheEnd = { [before = atTheEnd] in
            before()
            disposable.dispose()
        }
    }

    deinit { atTheEnd() }
}
