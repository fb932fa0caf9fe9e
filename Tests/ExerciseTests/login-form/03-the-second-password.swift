import ExerciseSupport

@testable import login_form_exercises

extension `login-form` {
    @Test(.exercise(check)) func `3 · The second password`() {}

    private static let check = Check(twoPasswords, solution: Solution.exercise3, in: PasswordScene.self) { check in
        check.isOnMain = true
        check.without(.secondSubscriber, .laterSubscriber, because: "The text says that each answer is bound once.")

        check.play(.text, "d is different, s is not; r is ready, n is not") {
            try $0.play("e--p--------q", "e-----a--p---", $1)
        }
        let eight = check.play(.otherInput, "a password of eight characters is there twice") {
            try $0.play("8", "8", $1)
        }
        let seven = check.play(.otherInput, "a password of seven characters is there twice") {
            try $0.play("7", "7", $1)
        }
        check.play(.otherInput, "the second field is filled first, then emptied") {
            try $0.play("e--q-----", "p-----e--q", $1)
        }
        check.play(.otherInput, "the first field alone is filled, changed and emptied") {
            try $0.play("e--p--8--e", "e", $1)
        }
        check.play(.otherInput, "the first password is changed while both are the same") {
            try $0.play("q--p--q--p", "p---------", $1)
        }
        check.play(.otherInput, "the second text has large letters, is the same, and goes on") {
            try $0.play("8", "e--U--8--L", $1)
        }
        check.play(.disposed, "the form is closed at tick 7") {
            try $0.play("e--p--------q", "e-----a--p---", disposedAt: 7, $1)
        }

        check.rejects(
            .nothing, { _, _ in TwoPasswords(isDifferent: .never(), isReady: .never()) },
            { madePasswords(pair($0, $1).filter { !$0.isEmpty && !$1.isEmpty }.skip(10)) })
        check.mistake(
            "The answer comes too late. Each field has a text from the first moment on.",
            step: "The form with bindings", madeBy: { madePasswords(pair($0.skip(1), $1)) }
        ) { $0.isText && $0.start.map { $0 > 0 } ?? false }
        check.mistake(
            "Two empty fields are the same, and somebody could sign up with them.", step: "No red in an empty form",
            madeBy: { madePasswords(pair($0, $1), ready: { $0 == $1 }) }
        ) { $0.isText && $0.came("r", at: 0) }
        check.mistake(
            "The second field is empty, and it counts as different. That is a red light before anybody has typed into it.",
            step: "No red in an empty form", madeBy: { madePasswords(pair($0, $1), different: { $0 != $1 }) }
        ) { $0.isText && $0.came("d", at: 3) }
        check.mistake(
            "The second field does not have the password yet, and it is ready.",
            madeBy: { madePasswords(pair($0, $1), ready: { password, _ in password.count >= 8 }) },
            orBy: { madePasswords(pair($0, $1), ready: { $0.count >= 8 && !$1.isEmpty }) },
            { password, again in
                TwoPasswords(
                    isDifferent: madePasswords(pair(password, again)).isDifferent,
                    isReady: Driver.combineLatest(password.map { $0.count > 7 }, password, again) { $0 && $1 == $2 }
                        .distinctUntilChanged())
            }
        ) { $0.isText && ($0.came("r", at: 3) || $0.came("r", at: 6)) }
        check.mistake(
            "A text was changed, and the answer is still that of before. Does it look at both fields, and at their whole texts?",
            madeBy: { madePasswords($0.withLatestFrom($1) { ($0, $1) }) },
            orBy: { madePasswords($1.withLatestFrom($0) { ($1, $0) }) }, { madePasswords(Driver.zip($0, $1)) }
        ) { $0.isText && $0.isMissingAnswer }
        check.mistake(
            "Two answers came in the first moment. Which texts stand in the two fields then?",
            step: "The form with bindings",
            madeBy: { password, again in
                let both = Driver.combineLatest(password, again)
                return TwoPasswords(
                    isDifferent: both.map { !$1.isEmpty && $0 != $1 }.startWith(false).distinctUntilChanged(),
                    isReady: both.map { $0.count >= 8 && $0 == $1 }.startWith(false).distinctUntilChanged())
            }
        ) { $0.kind == .otherInput && $0.sent(at: 0).count > 1 }
        check.mistake(
            "The answer came again, and it is the same.",
            madeBy: { password, again in
                let both = Driver.combineLatest(password, again)
                return TwoPasswords(
                    isDifferent: both.map { !$1.isEmpty && $0 != $1 }, isReady: both.map { $0.count >= 8 && $0 == $1 })
            }
        ) { $0.isRepeating }
        check.mistake(
            "A password of eight characters stands there twice, and it is not ready.",
            madeBy: { madePasswords(pair($0, $1), ready: { $0.count > 8 && $0 == $1 }) }
        ) { $0.in(eight) && !$0.came("r") }
        check.mistake(
            "A password of seven characters is too short, and it is ready.",
            madeBy: { madePasswords(pair($0, $1), ready: { $0.count >= 7 && $0 == $1 }) }
        ) { $0.in(seven) && $0.came("r") }
        check.rejects(.goesOn) { password, again in
            let relay = BehaviorRelay(value: ("", ""))
            _ = Driver.combineLatest(password, again).drive(relay)
            return madePasswords(relay.asDriver())
        }
        check.hardCoded { madePasswords(pair($0, $1), ready: { $0 == "parrot-77" && $0 == $1 }) }
        check.rejects(
            {
                madePasswords(
                    pair($0, $1), different: { !$1.isEmpty && !$1.hasPrefix($0) },
                    ready: { $0.count >= 8 && $1.hasPrefix($0) })
            }, { madePasswords(pair($0, $1), different: { $0.lowercased() != $1.lowercased() && $1 != "" }) })
        check.rejects(.endsBefore) { password, again in
            let both = madePasswords(pair(password, again))
            return TwoPasswords(
                isDifferent: both.isDifferent,
                isReady: both.isReady.asObservable().take(2).asDriver(onErrorJustReturn: false))
        }
        check.accepts("two combinations") { password, again in
            TwoPasswords(
                isDifferent: Driver.combineLatest(password, again) { $1 != "" && $1 != $0 }.distinctUntilChanged(),
                isReady: Driver.combineLatest(again, password) { $0 == $1 && $0.count > 7 }.distinctUntilChanged())
        }
        check.accepts("flatMapLatest") { password, again in
            madePasswords(password.flatMapLatest { password in again.map { (password, $0) } })
        }
        check.accepts("as observables") { password, again in
            madePasswords(
                Observable.combineLatest(password.asObservable(), again.asObservable())
                    .asDriver(onErrorDriveWith: .empty()))
        }
    }
}
