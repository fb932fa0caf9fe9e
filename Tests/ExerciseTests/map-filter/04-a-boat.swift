import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(ABoat.exercise)) func `4 · A boat`() {}
}

struct ABoat {
    static let exercise = Check(load, solution: Solution.load, in: Quay.self) { check in
        check.stream("the boxes 3, 4, 2, 1, 1", gives: "--3--7--9--#") { try $0.carry($1, "--3--4--2--1--1--|") }
        check.stream("one box, then the end") { try $0.carry($1, "--5--|") }
        check.stream("the boxes 0, 0, 9, 0") { try $0.carry($1, "-0-0-9-0-|") }
        check.stream("the first box is 12") { try $0.carry($1, "-w-1-|") }
        check.stream("the boxes 8, 5, 1") { try $0.carry($1, "-8-5-1-|") }
        check.stream("no box") { try $0.carry($1, "--|") }
        check.stream("the boxes fail") { try $0.carry($1, "-2-#") }
        check.play(.further, "the boxes 3, 4, 2, and a second subscriber from tick 3 on") { quay, answer in
            let sums = try quay.carry(answer, "--3--4--2--|")
            quay.subscribe("the first", to: sums)
            quay.subscribe("the second", to: sums, at: 3)
        }

        check.mistake(
            "Boxes are taken, and nobody has subscribed. Which code runs only on subscribe?",
            step: "Two prices and a map",
            madeBy: { boxes in
                let sums = ReplaySubject<Int>.createUnbounded()
                _ = Solution.load(boxes).subscribe(sums)
                return sums
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "A sum came before the first box. Does `scan` send the value that it begins with?", step: "Coins in a jar",
            madeBy: { Solution.load($0).startWith(0) }
        ) { $0.kind == .text && $0.start == 0 }
        check.mistake(
            "Nothing came with the first box. Does your operator send each sum, or only the last?",
            step: "Coins in a jar",
            madeBy: { boxes in
                boxes.reduce(0) { sum, box in
                    guard sum + box <= 9 else { throw TooHeavy() }
                    return sum + box
                }
            },
            orBy: { Solution.load($0).skip(1) }
        ) { $0.kind == .text && $0.start != 2 }
        check.mistake(
            "The weight of a box came, and not the sum of all boxes so far. Which operator remembers the sum?",
            step: "Coins in a jar", madeBy: { $0.map { $0 } },
            orBy: { boxes in
                boxes.map { box in
                    guard box <= 9 else { throw TooHeavy() }
                    return box
                }
            }
        ) { $0.kind == .text && $0.elements.starts(with: [3, 4]) }
        check.mistake(
            "A sum above 9 was sent. Where is the sum compared, and what happens before it is sent?",
            step: "A letter among digits", madeBy: { $0.scan(0) { $0 + $1 } },
            orBy: { boxes in
                boxes.scan(0) { sum, box in
                    guard sum <= 9 else { throw TooHeavy() }
                    return sum + box
                }
            },
            { boxes in
                boxes.scan(0) { sum, box in
                    guard box <= 9 else { throw TooHeavy() }
                    return sum + box
                }
            }
        ) { $0.elements.contains { $0 > 9 } }
        check.mistake(
            "The boat carries 9, and a sum of 9 has ended the stream. Which sums are too heavy?",
            madeBy: { boxes in
                boxes.scan(0) { sum, box in
                    guard sum + box < 9 else { throw TooHeavy() }
                    return sum + box
                }
            }
        ) { $0.kind == .text && $0.elements == [3, 7] && $0.fails }
        check.mistake(
            "The box that is too heavy was left out, and the stream went on. What should end it?",
            step: "A letter among digits", madeBy: { $0.scan(0) { $0 + $1 }.filter { $0 <= 9 } },
            orBy: { $0.scan(0) { $0 + $1 > 9 ? $0 : $0 + $1 } }, { $0.scan(0) { min(9, $0 + $1) } }
        ) { $0.kind == .text && $0.elements.starts(with: [3, 7, 9]) && $0.length ?? 0 > 11 }
        check.mistake(
            "The boat was too heavy, and no error came. How does a closure of an operator end a stream with an error?",
            step: "A letter among digits",
            madeBy: { $0.scan(0) { $0 + $1 }.take(while: { $0 <= 9 }) },
            orBy: { Solution.load($0).catch { _ in .empty() } },
            { $0.scan(0) { min(9, $0 + $1) }.take(4) }
        ) { $0.kind == .text && !$0.fails && $0.length ?? 99 >= 11 }
        check.mistake(
            "The boat was too heavy, and another error came than TooHeavy().",
            madeBy: { boxes in
                boxes.scan(0) { sum, box in
                    guard sum + box <= 9 else { throw RxError.unknown }
                    return sum + box
                }
            }
        ) { $0.kind == .text && $0.fails && $0.length == 11 && $0.uses().allSatisfy { $0.unsubscribe <= 11 } }
        check.mistake(
            "The stream has ended or was disposed of, and boxes are still taken. What disposes of the source?",
            madeBy: { boxes in
                .create { observer in
                    _ = Solution.load(boxes).subscribe(observer)
                    return Disposables.create()
                }
            },
            orBy: { boxes in
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
        ) { $0.kind == .disposed || $0.kind == .text }
        check.mistake(
            "A box of weight 0 came, and no sum was sent. Each box has a sum.", step: "A lamp",
            madeBy: { Solution.load($0).distinctUntilChanged() }, orBy: { Solution.load($0.filter { $0 > 0 }) }
        ) { $0.has("-0-0") && $0.elements.count < 4 }
        check.mistake(
            "The boxes failed, and the subscriber did not receive that error as it is.",
            madeBy: { Solution.load($0).catch { _ in .error(TooHeavy()) } }
        ) { $0.has("-2-#") }
        check.mistake(
            "Two boats were loaded, and one was not empty at first. Where is the sum, and who shares it?",
            step: "Coins in a jar",
            madeBy: { boxes in
                var sum = 0
                return boxes.map { box in
                    sum += box
                    guard sum <= 9 else { throw TooHeavy() }
                    return sum
                }
            },
            orBy: { Solution.load($0).share() }
        ) { [.secondSubscriber, .laterSubscriber, .further].contains($0.kind) && !$0.elements.isEmpty }
        check.rejects("the boat leaves as soon as it is full") {
            Solution.load($0).take(until: { $0 == 9 }, behavior: .inclusive)
        }

        check.hardCoded { boxes in
            Observable.zip(boxes, Observable.of(3, 7, 9, 10)) { $1 }.map { sum in
                guard sum <= 9 else { throw TooHeavy() }
                return sum
            }
        }
        check.worksOnce { firstOnly(Solution.load($0)) }
        check.accepts("scan, then map") { boxes in
            boxes.scan(0) { $0 + $1 }.map { sum in
                guard sum <= 9 else { throw TooHeavy() }
                return sum
            }
        }
        check.accepts("a variable for each subscriber") { boxes in
            .deferred {
                var sum = 0
                return boxes.map { box in
                    sum += box
                    if sum > 9 { throw TooHeavy() }
                    return sum
                }
            }
        }
    }
}

private final class Quay: Scene<Int> {
    private struct NoCrane: Error {}

    private var marbles = ""
    /// The tick of the last event.
    var length: TestTime? { received.events.last?.time }

    func carry(_ answer: (Observable<Int>) throws -> Observable<Int>, _ marbles: String) throws -> Observable<Int> {
        self.marbles = marbles
        var values: [Character: Int] = ["w": 12]
        for digit in 0...9 { values[Character("\(digit)")] = digit }
        return try answer(cold("boxes", marbles, values: values, error: NoCrane()).asObservable())
    }

    func has(_ start: String) -> Bool { marbles.hasPrefix(start) && kind == .otherInput }
}
