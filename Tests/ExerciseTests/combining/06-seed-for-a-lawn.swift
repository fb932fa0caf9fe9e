import ExerciseSupport

@testable import combining_exercises

extension `combining` {
    @Test(.exercise(check)) func `6 · Seed for a lawn`() {}

    private static let check = Check(seed, solution: Solution.exercise6, in: Garden.self) { check in
        check.stream("p: 2 by 3, q: 4 by 3, r: 5 by 2", gives: "-6----a----b--|") { try $0.sow($1, "-p----q----r--|") }
        let same = check.stream("s: 2 by 6, t: 3 by 4, and t again") { try $0.sow($1, "--s--t--t---|") }
        let zero = check.stream("z: 0 by 9, p: 2 by 3, y: 1 by 0") { try $0.sow($1, "z--p-y|") }
        check.stream("p: 2 by 3 and r: 5 by 2 in one tick") { try $0.sow($1, "--(pr)--|") }
        check.stream("no plan") { try $0.sow($1, "---|") }
        check.stream("p: 2 by 3, then an error") { try $0.sow($1, "-p--#") }

        check.mistake(
            "The first plan gave no number. What does your stream wait for, or leave out?",
            madeBy: { pairs($0).skip(1) }, orBy: { Solution.exercise6(for: $0.skip(1)) }
        ) { $0.isText && !$0.has(eventAt: 1) }
        check.mistake(
            "One of these plans gave two numbers. It takes two ways to your operator: which half is old when the first one "
                + "arrives?", step: "Cups and euros", madeBy: pairs,
            orBy: { plans in .combineLatest(plans.map { $0.length }, plans.map { $0.width }) { $0 * $1 } },
            { pairs($0).distinctUntilChanged() }
        ) { $0.isText && $0.hasTwoInOneTick }
        check.mistake(
            "There was only one plan so far, and its number is not right. How many bags does a lawn of 2 by 3 need?",
            madeBy: { plans in plans.map { 2 * ($0.width + $0.length) } },
            orBy: { plans in plans.map { $0.width + $0.length } }, { plans in plans.map { $0.width * $0.width } }
        ) { $0.isText && $0.start == 1 && $0.elements.first != 6 }
        check.mistake(
            "A later number has an earlier one in it. Each plan is a lawn of its own.",
            madeBy: { Solution.exercise6(for: $0).scan(0) { $0 + $1 } },
            orBy: { Solution.exercise6(for: $0).scan(0) { max($0, $1) } }
        ) { $0.isText && [[6, 18, 28], [6, 12, 12]].contains($0.elements) }
        check.mistake(
            "A number came that no lawn has: the width is of one plan, and the length of another. What makes the pairs?",
            step: "Cups and euros",
            madeBy: { plans in .zip(plans.map { $0.width }, plans.map { $0.length }.startWith(3)) { $0 * $1 } }
        ) { $0.isText && $0.elements.count == 3 && $0.came(15) }
        check.mistake(
            "Two plans need the same number of bags, and the second one gave none. Each plan should give a number.",
            step: "Cups and euros", madeBy: { Solution.exercise6(for: $0).distinctUntilChanged() },
            orBy: { plans in Solution.exercise6(for: plans.distinctUntilChanged { $0.width == $1.width }) }
        ) { $0.in(same) && $0.elements.count < 3 }
        check.mistake(
            "A lawn with a side of 0 needs no seed, and 0 is a number. What did your stream do with that plan?",
            madeBy: { Solution.exercise6(for: $0).filter { $0 > 0 } },
            orBy: { Solution.exercise6(for: $0).map { max(1, $0) } }
        ) { $0.in(zero) && !$0.came(0) }

        check.spoiled(.unasked, .goesOn, .endsBefore, .swallows, .failsOtherwise, .noEnd)
        check.rejects(.swallows) { Solution.exercise6(for: $0).catchAndReturn(0) }
        check.rejects(.realQueue) { pairs($0).debounce(.milliseconds(1), scheduler: MainScheduler.instance) }
        check.rejects({ plans in
            .zip(plans.map { $0.width }.distinctUntilChanged(), plans.map { $0.length }.distinctUntilChanged()) {
                $0 * $1
            }
        })
        check.rejects(.mixesSubscribers) { Solution.exercise6(for: $0).share(replay: 1, scope: .forever) }
        check.hardCoded { plans in plans.enumerated().map { [6, 12, 10][min($0.index, 2)] } }
        check.worksOnce { firstOnly(Solution.exercise6(for: $0)) }

        check.accepts("with the last number for a later one") { Solution.exercise6(for: $0).share(replay: 1) }
        check.accepts("every second pair") { pairs($0).enumerated().filter { $0.index % 2 == 0 }.map(\.element) }
        check.accepts("zip") { plans in .zip(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 } }
        check.accepts("withLatestFrom") { plans in
            plans.map { $0.length }.withLatestFrom(plans.map { $0.width }) { $0 * $1 }
        }
    }

    /// The code of the exercise.
    private static func pairs(_ plans: Observable<Lawn>) -> Observable<Int> {
        .combineLatest(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 }
    }
}

private final class Garden: Scene<Int> {
    private static let lawns: [String: Lawn] = [
        "p": Lawn(width: 2, length: 3), "q": Lawn(width: 4, length: 3), "r": Lawn(width: 5, length: 2),
        "s": Lawn(width: 2, length: 6), "t": Lawn(width: 3, length: 4), "y": Lawn(width: 1, length: 0),
        "z": Lawn(width: 0, length: 9),
    ]

    func sow(_ answer: (Observable<Lawn>) throws -> Observable<Int>, _ marbles: String) throws -> Observable<Int> {
        try answer(hot("plans", marbles, as: String.self).compactMap { Self.lawns[$0] })
    }
}
