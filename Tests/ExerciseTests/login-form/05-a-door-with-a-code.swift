import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import login_form_exercises

extension `login-form` {
    @Test(.exercise(ADoorWithACode.exercise)) func `5 · A door with a code`() {}
}

struct ADoorWithACode {
    static let exercise = Check(isLocked, solution: Solution.isLocked, in: DoorScene.self) { check in
        check.isOnMain = true
        check.uses = .any
        check.without(.laterSubscriber, because: "The text says that all displays are there from the beginning.")
        check.without(.worksOnce, because: "A driver has one run for all who are there at the same time.")

        check.stream("r is right, w is wrong", gives: "f-----------t", disposedAt: 9) { scene, answer in
            try scene.door("--w-w-r-w-w-w-r-", answer)
        }
        for (name, answers) in [
            ("three wrong tries at once", "-www----"), ("six wrong tries", "-w-w-w-w-w-w"), ("nobody tries", "------"),
            ("two wrong tries, again and again", "-w-w-r-w-w-r-w-w-r"), ("right tries only", "r-r-r-r"),
            ("locked, and three right tries", "-w-w-w-r-r-r-w"), ("one right, one wrong, in turn", "w-r-w-r-w-r-w"),
            ("one right try, then three wrong ones", "-r-w-w-w--"),
        ] {
            check.stream(name) { scene, answer in try scene.door(answers, answer) }
        }

        check.mistake(
            "Nothing comes at the first moment. A door that nobody has tried is not locked, and the display says so.",
            step: "A test without a screen", madeBy: { locks($0) { counted($0, $1) } },
            orBy: { _ in .never() }
        ) { $0.kind == .text && $0.start != 0 }
        check.mistake(
            "The door is locked, and nobody has tried three times.",
            madeBy: { made($0) { counted($0, $1) }.startWith(true) },
            orBy: { made($0) { $1 ? 0 : min(3, $0 + 2) } }
        ) { $0.kind == .text && $0.elements.contains("t") && ($0.locked ?? 99) < 8 }
        check.mistake(
            "A right try came in between, and the wrong ones before it were counted all the same.",
            madeBy: { made($0) { $1 ? $0 : min(3, $0 + 1) } },
            orBy: {
                $0.filter { !$0 }.map { _ in 1 }.scan(0) { min(3, $0 + $1) }.map { $0 == 3 }
                    .asDriver(onErrorJustReturn: false).startWith(false).distinctUntilChanged()
            }
        ) { $0.kind == .text && $0.locked == 8 }
        check.mistake(
            "Three wrong tries in a row came, and the door is not locked with the third.",
            madeBy: { answers in
                answers.scan(0) { $0 == 4 ? 4 : $1 ? 0 : $0 + 1 }.map { $0 == 4 }.asDriver(onErrorJustReturn: false)
                    .startWith(false).distinctUntilChanged()
            },
            orBy: { answers in
                answers.scan([]) { $0.count == 3 ? [$1] : $0 + [$1] }.map { $0 == [false, false, false] }
                    .scan(false) { $0 || $1 }.asDriver(onErrorJustReturn: false).startWith(false).distinctUntilChanged()
            }
        ) { $0.kind == .text && $0.locked != 12 || $0.situation?.hasPrefix("one right try, then") == true }
        check.mistake(
            "A locked door has opened with a right try. It stays locked, whatever comes then.",
            madeBy: { made($0) { $1 ? 0 : min(3, $0 + 1) } },
            orBy: { answers in
                answers.scan([]) { ($0 + [$1]).suffix(3) }.map { $0 == [false, false, false] }
                    .asDriver(onErrorJustReturn: false).startWith(false).distinctUntilChanged()
            }
        ) { $0.kind == .text && $0.locked == 12 && $0.elements.last == "f" }
        check.mistake(
            "After a fourth wrong try the door is open. What is the count then?",
            madeBy: { made($0) { $0 == 3 && $1 ? 3 : $1 ? 0 : $0 + 1 } }
        ) { $0.situation == "six wrong tries" && $0.elements.count > 2 }
        check.mistake(
            "The answer came again, and it is the same.",
            madeBy: { answers in
                answers.scan(0) { counted($0, $1) }.map { $0 == 3 }.asDriver(onErrorJustReturn: false).startWith(false)
            }
        ) { scene in zip(scene.elements, scene.elements.dropFirst()).contains { $0 == $1 } }
        check.mistake(
            "Nobody ends the display, and it has ended. `answers` never ends.",
            madeBy: { answers in
                made(answers) { counted($0, $1) }.asObservable().take(2).asDriver(onErrorJustReturn: true)
            },
            orBy: { answers in
                made(answers) { counted($0, $1) }.asObservable().take(until: { $0 }, behavior: .inclusive)
                    .asDriver(onErrorJustReturn: true)
            }
        ) { $0.kind == .text && $0.completes }
        check.mistake(
            "No display is there any more, and something still listens to the tries.",
            madeBy: { answers in
                let locked = BehaviorRelay(value: false)
                _ = made(answers) { counted($0, $1) }.drive(locked)
                return locked.asDriver().distinctUntilChanged()
            }
        ) { [.nobody, .disposed].contains($0.kind) }

        check.hardCoded { answers in
            answers.scan("") { $0 + ($1 ? "r" : "w") }.map { $0.hasPrefix("wwrwww") }.asDriver(onErrorJustReturn: false)
                .startWith(false).distinctUntilChanged()
        }
        check.accepts("a count beside the chain") { answers in
            var (wrong, isOver) = (0, false)
            return answers.map { isRight in
                wrong = isRight ? 0 : wrong + 1
                isOver = isOver || wrong == 3
                return isOver
            }.asDriver(onErrorJustReturn: false).startWith(false).distinctUntilChanged()
        }
        check.accepts("a relay inside of a recipe") { answers in
            Driver.deferred {
                var wrong = 0
                return answers.filter { _ in wrong < 3 }.map { isRight in
                    wrong = isRight ? 0 : wrong + 1
                    return wrong == 3
                }.asDriver(onErrorJustReturn: false).startWith(false)
            }.distinctUntilChanged()
        }
        check.accepts("the tries are left when it is locked") { answers in
            let locked = answers.asObservable().scan(0) { counted($0, $1) }.filter { $0 == 3 }.take(1).map { _ in true }
            return Observable.just(false).concat(locked).concat(Observable.never()).asDriver(onErrorJustReturn: false)
        }
        check.accepts("two steps: three in a row, and then for ever") { answers in
            answers.scan([]) { ($0 + [$1]).suffix(3) }.map { $0 == [false, false, false] }.scan(false) { $0 || $1 }
                .asDriver(onErrorJustReturn: false).startWith(false).distinctUntilChanged()
        }
    }
}

private func counted(_ wrong: Int, _ isRight: Bool) -> Int { wrong == 3 ? 3 : isRight ? 0 : wrong + 1 }

private func locks(_ answers: Signal<Bool>, _ count: @escaping (Int, Bool) -> Int) -> Driver<Bool> {
    answers.scan(0, accumulator: count).map { $0 == 3 }.asDriver(onErrorJustReturn: false).distinctUntilChanged()
}

private func made(_ answers: Signal<Bool>, _ count: @escaping (Int, Bool) -> Int) -> Driver<Bool> {
    locks(answers, count).startWith(false).distinctUntilChanged()
}

/// A door, and people who try codes.
final class DoorScene: Scene<String> {
    func door(_ answers: String, _ answer: (Signal<Bool>) throws -> Driver<Bool>) throws -> Observable<String> {
        let answers = hot("answers", answers, as: String.self).map { $0 == "r" }
        return try answer(answers.asSignal(onErrorSignalWith: .empty())).asObservable().map { $0 ? "t" : "f" }
    }

    override func run() {
        super.run()
        if [.nobody, .disposed].contains(kind) { note("the tries are listened to at the end", isInUse("answers")) }
    }

    /// The tick at which it was locked first.
    var locked: TestTime? { received.events.first { $0.value.element == "t" }?.time }
}
