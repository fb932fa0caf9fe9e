import ExerciseSupport

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(check)) func `7 · Calling the dentist`() {}

    private static let check = Check(appointment, solution: Solution.exercise7, in: Telephone.self) { check in
        check.uses = .anew
        check.steps = [
            .usesLate: "A server that is busy", .usesEarly: "A server that is busy", .swallows: "A server that is busy",
            .endsLate: "A server that is busy", .mixesSubscribers: "A server that is busy",
            .failsOtherwise: "A meter in the cellar", .heldBack: "A bad line",
        ]

        check.stream("three busy calls", gives: "d-d--d----dt|", disposedAt: 7) {
            try $0.call($1, busy: [0..<10, 13..<23])
        }
        check.play(.disposed, "disposed of during the second call") { phone, answer in
            phone.subscribe(to: try phone.call(answer, busy: [0..<99], "d-#"), disposedAt: 4)
        }
        check.play(.disposed, "disposed of during the first wait") { phone, answer in
            phone.subscribe(to: try phone.call(answer, busy: [0..<99]), disposedAt: 2)
            phone.at(20) { phone.note("calls, by their ticks", phone.calls) }
        }
        let allBusy = check.stream("all calls are busy") { try $0.call($1, busy: [0..<99]) }
        check.stream("the first call gets through") { try $0.call($1, busy: [], free: "d-t---u|") }
        check.stream("a call without an answer, and busy before it") { try $0.call($1, busy: [0..<2], free: "---|") }
        let others = [
            check.stream("the second call fails with another error") { try $0.call($1, busy: [0..<2], free: "d-#") },
            check.stream("the first call fails with another error") { try $0.call($1, busy: [], free: "ds-#") },
        ]
        check.stream("a voice, and then it is busy") { try $0.call($1, busy: [0..<99], "dv--#") }
        check.stream("it is busy at once") { try $0.call($1, busy: [0..<99], "#") }

        check.mistake(
            "The line was busy, and there was no second call at tick 2. What sends the sign for it, and on which clock?",
            step: "A server that is busy",
            madeBy: { call, _ in good(call, TestScheduler(initialClock: 0, resolution: 0.1)) },
            orBy: { call, _ in call }, { call, _ in call.catch { _ in .empty() } }
        ) { $0.isText && $0.calls == [0] && $0.elements == ["d"] && !($0.completes && $0.end == 0) }
        check.mistake(
            "The second call came in the tick in which the first one failed. Who waits?", step: "A server that is busy",
            madeBy: { call, _ in call.retry(4) }, orBy: { call, _ in call.retry() },
            { call, clock in waiting(call, clock) { 100 * $0 } }
        ) { $0.isText && $0.calls.dropFirst().first == 1 }
        check.mistake(
            "The dentist was called fewer than four times. The first call is one of the four: how many waits are there?",
            step: "A bad line", madeBy: { call, clock in waiting(call, clock, 2) { 100 << $0 } },
            orBy: { call, clock in again(call, 2) { number, _ in wait(number, clock) } }
        ) { $0.isText && $0.calls == [0, 2, 5] }
        check.mistake(
            "There was a fifth call. How many waits are there between four calls?", step: "A bad line",
            madeBy: { call, clock in waiting(call, clock, 4) { 100 << $0 } },
            orBy: { call, clock in waiting(call, clock, 99) { 100 << min($0, 4) } }
        ) { $0.in(allBusy) && $0.calls.count > 4 }
        check.mistake(
            "There were four calls, and a wait between two of them has another length. Which waits does the text name?",
            step: "A server that is busy", madeBy: { call, clock in waiting(call, clock) { 100 * ($0 + 1) } },
            orBy: { call, clock in waiting(call, clock) { _ in 100 } },
            { call, clock in call.retry(when: { $0.delay(.milliseconds(100), scheduler: clock) }) }
        ) { $0.isText && $0.calls.starts(with: [0, 2]) && $0.calls.count > 3 && $0.calls != [0, 2, 5, 10] }
        check.mistake(
            "The call failed with another error than `Busy`, and the subscriber did not receive it at once.",
            step: "A server that is busy",
            madeBy: { call, clock in again(call) { $0 < 3 ? wait($0, clock) : .error($1) } },
            orBy: { call, clock in good(call.catch { $0 is Busy ? .error($0) : .empty() }, clock) }
        ) { $0.in(others) }

        check.spoiled(.unasked, .endsBefore, .swallows, .failsOtherwise, .noEnd, .goesOn, .shares)
        check.rejects(
            .usesLate, { call, clock in good(call.delaySubscription(.milliseconds(100), scheduler: clock), clock) },
            { call, clock in call.delaySubscription(.milliseconds(100), scheduler: clock).retry(4) },
            { call, clock in waiting(call, clock) { 200 << $0 } }, { call, clock in waiting(call, clock) { _ in 400 } })
        check.rejects { call, clock in good(call.takeLast(1), clock) }
        check.rejects(.endsLate) { call, clock in
            again(call) { number, error in wait(number, clock).map { if number > 2 { throw error } else { $0 } } }
        }
        check.rejects { good($0.ifEmpty(switchTo: .error(Busy())), $1) }
        check.rejects(.lost) { good($0.toArray().asObservable().flatMap { Observable.from($0) }, $1) }
        check.rejects(.mixesSubscribers) { call, clock in
            var number = -1
            return again(call) { _, error in
                number += 1
                return error is Busy && number < 3 ? wait(number, clock) : .error(error)
            }
        }
        check.rejects(.note) { call, clock in
            call.catch { error in
                guard error is Busy else { throw error }
                let later = again(call) { $0 < 2 && $1 is Busy ? wait($0 + 1, clock) : .error($1) }
                return Observable.create { observer in
                    let next = SerialDisposable()
                    _ = wait(0, clock).subscribe(onNext: { _ in next.disposable = later.subscribe(observer) })
                    return next
                }
            }
        }
        check.hardCoded { good($0, $1).enumerated().map { $0.index < 4 ? "d" : "t" } }
        check.worksOnce { firstOnly(good($0, $1)) }
        check.endless(
            { call, _ in call.share(scope: .forever).retry() },
            { call, _ in again(call.share(scope: .forever)) { _, _ in .just(0) } },
            { call, clock in
                again(call.share(scope: .forever)) { _, _ in .just(0).delay(.seconds(0), scheduler: clock) }
            })

        check.accepts("by hand, one call in the other") { call, clock in
            func attempt(_ number: Int) -> Observable<String> {
                call.catch { error in
                    guard error is Busy, number < 3 else { throw error }
                    return attempt(number + 1).delaySubscription(.milliseconds(100 << number), scheduler: clock)
                }
            }
            return attempt(0)
        }
        check.accepts("the waits in a list, and errors of one type") { call, clock in
            call.retry(when: { (errors: Observable<Busy>) in
                Observable.zip(errors, Observable.from([100, 200, 400, nil])) { ($0, $1) }.flatMap { error, wait in
                    wait.map { Observable.just(0).delay(.milliseconds($0), scheduler: clock) } ?? .error(error)
                }
            })
        }
    }
}

private func good(_ call: Observable<String>, _ clock: any SchedulerType) -> Observable<String> {
    Solution.exercise7(call: call, clock: clock)
}
