import ExerciseSupport

@testable import login_form_exercises

extension `login-form` {
    @Test(.exercise(check)) func `5 · A door with a code`() {}

    private static let check = Check(isLocked, solution: Solution.exercise5, in: DoorScene.self) { check in
        check.isOnMain = true
        check.uses = .any
        check.without(.laterSubscriber, because: "The text says that all displays are there from the beginning.")
        check.without(.worksOnce, because: "A driver has one run for all who are there at the same time.")

        check.stream("r is right, w is wrong", gives: "f-----------t", disposedAt: 9) { scene, answer in
            try scene.door("--w-w-r-w-w-w-r-", answer)
        }
        let six = check.stream("six wrong tries") { try $0.door("-w-w-w-w-w-w", $1) }
        let rightFirst = check.stream("one right try, then three wrong ones") { try $0.door("-r-w-w-w--", $1) }
        for (name, answers) in [
            ("three wrong tries at once", "-www----"), ("nobody tries", "------"),
            ("two wrong tries, again and again", "-w-w-r-w-w-r-w-w-r"), ("right tries only", "r-r-r-r"),
            ("locked, and three right tries", "-w-w-w-r-r-r-w"), ("one right, one wrong, in turn", "w-r-w-r-w-r-w"),
        ] { check.stream(name) { scene, answer in try scene.door(answers, answer) } }

        check.mistake(
            "Nothing comes at the first moment. A door that nobody has tried is not locked, and the display says so.",
            step: "A test without a screen", madeBy: { locks($0) { counted($0, $1) } }, orBy: { _ in .never() }
        ) { $0.isText && $0.start != 0 }
        check.mistake(
            "The door is locked, and nobody has tried three times.",
            madeBy: { madeDoor($0) { counted($0, $1) }.startWith(true) },
            orBy: { madeDoor($0) { $1 ? 0 : min(3, $0 + 2) } }
        ) { $0.isText && $0.isLocked(before: 8) }
        check.mistake(
            "A right try came in between, and the wrong ones before it were counted all the same.",
            madeBy: { madeDoor($0) { $1 ? $0 : min(3, $0 + 1) } }
        ) { $0.isText && $0.locked == 8 }
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
        ) { $0.isText && !$0.isLocked(before: 13) || $0.in(rightFirst) }
        check.mistake(
            "A locked door has opened with a right try. It stays locked, whatever comes then.",
            madeBy: { madeDoor($0) { $1 ? 0 : min(3, $0 + 1) } }
        ) { $0.isText && $0.locked == 12 && $0.elements.last == "f" }
        check.mistake(
            "After a fourth wrong try the door is open. What is the count then?",
            madeBy: { madeDoor($0) { $0 == 3 && $1 ? 3 : $1 ? 0 : $0 + 1 } }
        ) { $0.in(six) && $0.elements.count > 2 }
        check.mistake(
            "Nobody ends the display, and it has ended. `answers` never ends.",
            madeBy: { answers in
                madeDoor(answers) { counted($0, $1) }.asObservable().take(2).asDriver(onErrorJustReturn: true)
            }
        ) { $0.isText && $0.completes }
        check.mistake(
            "No display is there any more, and something still listens to the tries.",
            madeBy: { answers in
                let locked = BehaviorRelay(value: false)
                _ = madeDoor(answers) { counted($0, $1) }.drive(locked)
                return locked.asDriver().distinctUntilChanged()
            }
        ) { $0.isNobody || $0.isDisposed }

        check.rejects(.again) { answers in
            answers.scan(0) { counted($0, $1) }.map { $0 == 3 }.asDriver(onErrorJustReturn: false).startWith(false)
        }
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
