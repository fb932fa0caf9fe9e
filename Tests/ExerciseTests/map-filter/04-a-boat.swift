import ExerciseSupport

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(check)) func `4 · A boat`() {}

    private static let check = Check(load, solution: Solution.exercise4, in: Quay.self) { check in
        check.steps = [
            .unasked: "Two prices and a map", .swallows: "A letter among digits", .mixesSubscribers: "Coins in a jar",
        ]

        check.stream("the boxes 3, 4, 2, 1, 1", gives: "--3--7--9--#") { try $0.carry($1, "--3--4--2--1--1--|") }
        check.stream("one box, then the end") { try $0.carry($1, "--5--|") }
        check.stream("the boxes 0, 0, 9, 0") { try $0.carry($1, "-0-0-9-0-|") }
        check.stream("the first box is 12") { try $0.carry($1, "-w-1-|") }
        check.stream("the boxes 8, 5, 1") { try $0.carry($1, "-8-5-1-|") }
        check.stream("no box") { try $0.carry($1, "--|") }
        check.stream("the boxes fail") { try $0.carry($1, "-2-#") }
        check.play(.secondSubscriber, "the boxes 3, 4, 2, and a second subscriber from tick 3 on") { quay, answer in
            let sums = try quay.carry(answer, "--3--4--2--|")
            quay.subscribe("the first", to: sums)
            quay.subscribe("the second", to: sums, at: 3)
        }

        check.mistake(
            "A sum came before the first box. Is there anything on board at that time?", step: "Coins in a jar",
            madeBy: { Solution.exercise4($0).startWith(0) }
        ) { $0.isText && $0.start == 0 }
        check.mistake(
            "Nothing came with the first box. Does your code send each sum, or only the last?", step: "Coins in a jar",
            madeBy: { boxes in boxes.reduce(0) { try checked($0 + $1) } }, orBy: { Solution.exercise4($0).skip(1) }
        ) { $0.isText && $0.start != 2 }
        check.mistake(
            "The weight of a box came, and not the sum of all boxes so far. Which operator remembers the sum?",
            step: "Coins in a jar", madeBy: { $0.map { $0 } }
        ) { $0.isText && $0.elements.starts(with: [3, 4]) }
        check.mistake(
            "A sum above 9 was sent. Where is the sum compared, and what happens before it is sent?",
            step: "A letter among digits", madeBy: { $0.scan(0) { $0 + $1 } },
            orBy: { boxes in boxes.scan(0) { try checked($0) + $1 } }
        ) { $0.elements.contains { $0 > 9 } }
        check.mistake(
            "The boat carries 9, and a sum of 9 has ended the stream. Which sums are too heavy?",
            madeBy: { boxes in boxes.scan(0) { try checked($0 + $1, below: 9) } }
        ) { $0.isText && $0.elements == [3, 7] && $0.fails }
        check.mistake(
            "The box of tick 11 is too much for the boat, and the stream went on. What should end it?",
            step: "A letter among digits", madeBy: { $0.scan(0) { $0 + $1 }.filter { $0 <= 9 } },
            orBy: { $0.scan(0) { min(9, $0 + $1) } }
        ) { $0.isText && $0.elements.starts(with: [3, 7, 9]) && $0.end ?? 0 > 11 }

        check.spoiled(.unasked, .goesOn, .lost, .swallows, .failsOtherwise)
        check.rejects(.swallows) { $0.scan(0) { min(9, $0 + $1) }.take(4) }
        check.rejects(.failsOtherwise) { Solution.exercise4($0).catch { _ in .error(TooHeavy()) } }
        check.rejects(.lost) { Solution.exercise4($0.filter { $0 > 0 }) }
        check.rejects(.endsEarly) { Solution.exercise4($0).take(until: { $0 == 9 }, behavior: .inclusive) }
        check.rejects(.keeps) { boxes in
            .create { observer in
                var sum = 0
                _ = boxes.subscribe(
                    onNext: { box in
                        sum += box
                        if sum > 9 { observer.onError(TooHeavy()) } else { observer.onNext(sum) }
                    }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
                return Disposables.create()
            }
        }
        check.rejects(
            .mixesSubscribers,
            { boxes in
                var sum = 0
                return boxes.map { box in
                    sum += box
                    return try checked(sum)
                }
            }, { Solution.exercise4($0).share() })
        check.hardCoded { boxes in Observable.zip(boxes, Observable.of(3, 7, 9, 10)) { $1 }.map { try checked($0) } }
        check.worksOnce { firstOnly(Solution.exercise4($0)) }

        check.accepts("scan, then map") { boxes in boxes.scan(0) { $0 + $1 }.map { try checked($0) } }
        check.accepts("a variable for each subscriber") { boxes in
            .deferred {
                var sum = 0
                return boxes.map { box in
                    sum += box
                    return try checked(sum)
                }
            }
        }
    }
}

/// A weight that the boat carries; otherwise an error.
private func checked(_ weight: Int, below limit: Int = 10, else error: any Error = TooHeavy()) throws -> Int {
    guard weight < limit else { throw error }
    return weight
}

private final class Quay: Scene<Int> {
    private struct NoCrane: Error {}

    func carry(_ answer: (Observable<Int>) throws -> Observable<Int>, _ marbles: String) throws -> Observable<Int> {
        var values: [Character: Int] = ["w": 12]
        for digit in 0...9 { values[Character("\(digit)")] = digit }
        return try answer(cold("boxes", marbles, values: values, error: NoCrane()).asObservable())
    }
}
