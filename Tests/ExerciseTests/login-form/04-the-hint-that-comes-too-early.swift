import ExerciseSupport

@testable import login_form_exercises

extension `login-form` {
    @Test(.exercise(check)) func `4 · The hint that comes too early`() {}

    private static let check = Check(hint, solution: Solution.exercise4, in: HintScene.self) { check in
        check.isOnMain = true
        check.uses = .any
        check.without(
            .secondSubscriber, .laterSubscriber, because: "The text says that the hint is shown in one place.")

        check.stream("c has six characters", gives: "f----t--f-------t", disposedAt: 9) { scene, answer in
            try scene.hint("a-b-----c-d-----b", "-----o-----o--o--", answer)
        }
        check.stream("nobody leaves the field") { try $0.hint("e-a-b---c", "----------", $1) }
        let empty = check.stream("e is the empty text, and it is left") { try $0.hint("e", "---o", $1) }
        let twice = check.stream("it is left twice") { try $0.hint("b---------a", "--o--o-----", $1) }
        let longAtFirst = check.stream("it was long enough when it was left") {
            try $0.hint("d-----c--b--c", "---o---------", $1)
        }
        check.stream("it is emptied after it was left") { try $0.hint("a-----d-----e", "--o----------", $1) }

        check.mistake(
            "Nothing comes at the first moment. A hint that is not shown is an answer, too: false.",
            step: "A test without a screen",
            madeBy: { number, left in
                left.withLatestFrom(number).map { $0.count < 6 }.asDriver(onErrorJustReturn: false)
            }, orBy: { _, _ in .never() }, { madeHint($0, wasLeft($1)).skip(1) }
        ) { $0.isText && $0.start != 0 }
        check.mistake(
            "The hint is shown before anybody has left the field.", step: "No red in an empty form",
            madeBy: { number, _ in number.map { $0.count < 6 }.distinctUntilChanged() },
            orBy: { madeHint($0, wasLeft($1)).startWith(true) }
        ) { $0.isText && $0.elements.first == "t" }
        check.mistake(
            "The field was left with a short number, and no hint came at that moment. Which of the two is listened to?",
            madeBy: { number, left in
                number.withLatestFrom(wasLeft(left)) { $0.count < 6 && $1 }.startWith(false).distinctUntilChanged()
            }, orBy: { number, _ in number.map { _ in false }.distinctUntilChanged() }
        ) { $0.isText && !$0.came("t", at: 5) && !$0.came("t", at: 0) }
        check.rejects(.early) { number, _ in number.map { $0.count < 6 }.startWith(false).distinctUntilChanged() }
        check.mistake(
            "At tick 8 the number has six characters, and the hint stays. Which numbers are too short?",
            madeBy: { number, left in
                Driver.combineLatest(number, wasLeft(left)) { $0.count <= 6 && $1 }.distinctUntilChanged()
            }
        ) { $0.isSixShort }
        check.mistake(
            "The number is long enough, and the hint still stands there. Who looks at the keys after the field was left?",
            madeBy: { number, left in
                left.withLatestFrom(number).map { $0.count < 6 }.asDriver(onErrorJustReturn: false)
                    .startWith(false).distinctUntilChanged()
            },
            orBy: { number, left in madeHint(number, wasLeft(left)).scan(false) { $0 || $1 }.distinctUntilChanged() }
        ) { $0.isText && $0.came("t", at: 5) && !$0.came("f", at: 8) }
        check.mistake(
            "At tick 16 the number is short again, and there is no hint. After the first time, each key counts.",
            madeBy: { number, left in
                Driver.merge(
                    number.map { _ in false },
                    left.withLatestFrom(number).map { $0.count < 6 }.asDriver(onErrorJustReturn: false)
                ).distinctUntilChanged()
            }
        ) { $0.isText && $0.elements == ["f", "t", "f"] }
        check.mistake(
            "The empty text was left, and it is too short as well.",
            madeBy: { number, left in
                Driver.combineLatest(number, wasLeft(left)) { !$0.isEmpty && $0.count < 6 && $1 }.distinctUntilChanged()
            }
        ) { $0.in(empty) && !$0.came("t") }
        check.mistake(
            "It was left a second time, and the hint has changed. Once it was left, it stays so.",
            madeBy: { number, left in
                madeHint(
                    number, left.scan(false) { was, _ in !was }.asDriver(onErrorJustReturn: false).startWith(false))
            }
        ) { $0.in(twice) && $0.elements.count > 2 }
        check.mistake(
            "The field was left with a long number. It was left all the same, and now the number is short.",
            madeBy: { number, left in
                let leftShort = left.withLatestFrom(number).filter { $0.count < 6 }.map { _ in true }
                    .asDriver(onErrorJustReturn: true).startWith(false)
                return madeHint(number, leftShort)
            }
        ) { $0.in(longAtFirst) && !$0.came("t") }

        check.rejects(
            { madeHint($0, wasLeft($1)).asObservable().take(3).asDriver(onErrorJustReturn: false) },
            { number, left in
                madeHint(number, wasLeft(left)).asObservable().take(until: { $0 }, behavior: .inclusive)
                    .asDriver(onErrorJustReturn: false)
            })
        check.rejects(.again) { number, left in Driver.combineLatest(number, wasLeft(left)) { $0.count < 6 && $1 } }
        check.rejects { number, left in
            let relay = BehaviorRelay(value: false)
            _ = madeHint(number, wasLeft(left)).drive(relay)
            return relay.asDriver().distinctUntilChanged()
        }
        check.hardCoded { number, left in
            Driver.combineLatest(number, wasLeft(left)) { ["0", "010"].contains($0) && $1 }.distinctUntilChanged()
        }
        check.accepts("with scan") { number, left in
            let events = Driver.merge(
                number.map { Optional($0) }, left.map { nil }.asDriver(onErrorDriveWith: .empty()))
            return events.scan(("", false)) { state, text in (text ?? state.0, state.1 || text == nil) }
                .map { $0.0.count < 6 && $0.1 }.distinctUntilChanged()
        }
        check.accepts("the number from the first leaving on") { number, left in
            left.asObservable().take(1).flatMapLatest { number.asObservable() }.map { $0.count < 6 }.startWith(false)
                .distinctUntilChanged().asDriver(onErrorDriveWith: .empty())
        }
        check.accepts("the number anew after each leaving") { number, left in
            left.asDriver(onErrorJustReturn: ()).flatMapLatest { number.map { $0.count < 6 } }.startWith(false)
                .distinctUntilChanged()
        }
        check.accepts("the first time alone") { number, left in
            let first = left.asObservable().take(1).map { true }.startWith(false)
            return Observable.combineLatest(number.asObservable(), first) { $1 && $0.count < 6 }
                .distinctUntilChanged().asDriver(onErrorDriveWith: .empty())
        }
    }
}
