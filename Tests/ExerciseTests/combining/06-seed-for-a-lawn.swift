import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import combining_exercises

extension `combining` {
    @Test(.exercise(SeedForALawn.exercise)) func `6 · Seed for a lawn`() {}
}

struct SeedForALawn {
    static let exercise = Check(seed, solution: Solution.seed, in: Garden.self) { check in
        check.stream("p: 2 by 3, q: 4 by 3, r: 5 by 2", gives: "-6----a----b--|") {
            try $0.sow($1, "-p----q----r--|")
        }
        check.stream("s: 2 by 6, t: 3 by 4, and t again") { try $0.sow($1, "--s--t--t---|") }
        check.stream("z: 0 by 9, p: 2 by 3, y: 1 by 0") { try $0.sow($1, "z--p-y|") }
        check.stream("p: 2 by 3 and r: 5 by 2 in one tick") { try $0.sow($1, "--(pr)--|") }
        check.stream("no plan") { try $0.sow($1, "---|") }
        check.stream("p: 2 by 3, then an error") { try $0.sow($1, "-p--#") }

        check.mistake(
            "It listens to the plans, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { early(Solution.seed(for: $0)) }
        ) { $0.kind == .nobody }
        check.mistake(
            "The first plan gave no number. What does your stream wait for, or leave out?",
            madeBy: { plans in
                Observable.combineLatest(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 }
                    .enumerated().filter { $0.index > 0 && $0.index % 2 == 0 }.map(\.element)
            },
            orBy: { plans in plans.skip(1).map { $0.width * $0.length } },
            { plans in
                Observable.combineLatest(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 }.skip(1)
            }
        ) { $0.kind == .text && $0.start ?? 99 > 1 }
        check.mistake(
            "One of these plans gave two numbers. It takes two ways to your operator: which half is old when the first one "
                + "arrives?",
            step: "Cups and euros",
            madeBy: { plans in
                Observable.combineLatest(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 }
            },
            orBy: { plans in
                Observable.combineLatest(plans.map { $0.length }, plans.map { $0.width }) { $0 * $1 }
            },
            { plans in
                Observable.combineLatest(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 }
                    .distinctUntilChanged()
            },
            { plans in
                let plans = plans.share()
                return Observable.combineLatest(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 }
            },
            { plans in
                Observable.combineLatest(
                    plans.map { $0.width }.distinctUntilChanged(), plans.map { $0.length }.distinctUntilChanged()
                ) { $0 * $1 }
            }
        ) { $0.kind == .text && $0.hasTwoInOneTick }
        check.mistake(
            "There was only one plan so far, and its number is not right. How many bags does a lawn of 2 by 3 need?",
            madeBy: { plans in plans.map { 2 * ($0.width + $0.length) } },
            orBy: { plans in plans.map { $0.width + $0.length } }, { plans in plans.map { $0.width * $0.width } }
        ) { $0.kind == .text && $0.start == 1 && $0.elements.first != 6 }
        check.mistake(
            "A later number has an earlier one in it. Each plan is a lawn of its own.",
            madeBy: { plans in Solution.seed(for: plans).scan(0) { $0 + $1 } },
            orBy: { plans in Solution.seed(for: plans).scan(0) { max($0, $1) } }
        ) { [[6, 18, 28], [6, 12, 12]].contains($0.elements) && $0.kind == .text }
        check.mistake(
            "A number came that no lawn has: the width is of one plan, and the length of another. What makes the pairs?",
            step: "Cups and euros",
            madeBy: { plans in
                let old = plans.map { $0.length }.startWith(3)
                return Observable.zip(plans.map { $0.width }, old) { $0 * $1 }
            },
            orBy: { plans in
                Observable.combineLatest(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 }
                    .enumerated().filter { [0, 1, 3].contains($0.index) }.map(\.element)
            }
        ) { $0.kind == .text && $0.elements.count == 3 && $0.elements.contains { ![6, 12, 10].contains($0) } }
        check.mistake(
            "A later plan gave no number. Each plan should give one.",
            madeBy: { plans in plans.take(1).map { $0.width * $0.length } },
            orBy: { plans in
                Observable.combineLatest(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 }.take(1)
            },
            { plans in
                Observable.zip(
                    plans.map { $0.width }.distinctUntilChanged(), plans.map { $0.length }.distinctUntilChanged()
                ) { $0 * $1 }
            }
        ) { $0.kind == .text && $0.elements.count < 3 }
        check.mistake(
            "All numbers came, and no end with the plans.",
            madeBy: { plans in Solution.seed(for: plans).concat(Observable.never()) }
        ) { $0.kind == .text && !$0.ends }
        check.mistake(
            "Two plans need the same number of bags, and the second one gave none. Each plan should give a number.",
            step: "Cups and euros",
            madeBy: { plans in plans.map { $0.width * $0.length }.distinctUntilChanged() },
            orBy: { plans in
                plans.distinctUntilChanged { $0.width == $1.width && $0.length == $1.length }
                    .map { $0.width * $0.length }
            }
        ) { $0.marbles == "--s--t--t---|" && $0.elements.count < 3 }
        check.mistake(
            "A lawn with a side of 0 needs no seed, and 0 is a number. What did your stream do with that plan?",
            madeBy: { plans in plans.map { $0.width * $0.length }.filter { $0 > 0 } },
            orBy: { plans in plans.map { max(1, $0.width * $0.length) } }
        ) { $0.marbles == "z--p-y|" && !$0.elements.contains(0) }
        check.mistake(
            "The plans failed, and the subscriber did not receive the error.",
            madeBy: { plans in Solution.seed(for: plans).catch { _ in .empty() } },
            orBy: { plans in Solution.seed(for: plans).catchAndReturn(0) }
        ) { $0.marbles == "-p--#" && !$0.fails }
        check.mistake(
            "The second subscriber received a number from before its time. What keeps that number?",
            madeBy: { plans in Solution.seed(for: plans).share(replay: 1, scope: .forever) }
        ) { $0.kind == .laterSubscriber && !$0.elements.isEmpty }
        check.mistake(
            "The subscription was disposed of, and the plans are still in use. What disposes of them?",
            madeBy: { leaking(Solution.seed(for: $0)) }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.hardCoded { plans in plans.enumerated().map { [6, 12, 10][min($0.index, 2)] } }
        check.worksOnce { plans in firstOnly(Solution.seed(for: plans)) }

        check.accepts("every second pair") { plans in
            Observable.combineLatest(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 }
                .enumerated().filter { $0.index.isMultiple(of: 2) }.map(\.element)
        }
        check.accepts("zip") { plans in Observable.zip(plans.map { $0.width }, plans.map { $0.length }) { $0 * $1 } }
        check.accepts("flatMap") { plans in plans.flatMap { Observable.just($0.width * $0.length) } }
        check.accepts("withLatestFrom") { plans in
            plans.map { $0.width }.withLatestFrom(plans.map { $0.length }) { $0 * $1 }
        }
    }
}

private final class Garden: Scene<Int> {
    private static let lawns: [String: Lawn] = [
        "p": Lawn(width: 2, length: 3), "q": Lawn(width: 4, length: 3), "r": Lawn(width: 5, length: 2),
        "s": Lawn(width: 2, length: 6), "t": Lawn(width: 3, length: 4), "y": Lawn(width: 1, length: 0),
        "z": Lawn(width: 0, length: 9),
    ]

    private(set) var marbles = ""

    func sow(_ answer: (Observable<Lawn>) throws -> Observable<Int>, _ marbles: String) throws -> Observable<Int> {
        self.marbles = marbles
        return try answer(hot("plans", marbles, as: String.self).compactMap { Self.lawns[$0] })
    }
}
