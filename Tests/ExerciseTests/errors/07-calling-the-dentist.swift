import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(CallingTheDentist.exercise)) func `7 · Calling the dentist`() {}
}

struct CallingTheDentist {
    static let exercise = Check(appointment, solution: Solution.appointment, in: Telephone.self) { check in
        check.uses = .anew
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
        check.stream("all calls are busy") { try $0.call($1, busy: [0..<99]) }
        check.stream("the first call gets through") { try $0.call($1, busy: [], free: "d-t---u|") }
        check.stream("a call without an answer, and busy before it") { try $0.call($1, busy: [0..<2], free: "---|") }
        check.stream("the second call fails with another error") { try $0.call($1, busy: [0..<2], free: "d-#") }
        check.stream("the first call fails with another error") { try $0.call($1, busy: [], free: "ds-#") }
        check.stream("a voice, and then it is busy") { try $0.call($1, busy: [0..<99], "dv--#") }
        check.stream("it is busy at once") { try $0.call($1, busy: [0..<99], "#") }

        check.mistake(
            "The dentist was called, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { call, clock in
                _ = call.subscribe(onError: { _ in })
                return good(call, clock)
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The first call came late. Before which calls is there a wait?", step: "A server that is busy",
            madeBy: { call, clock in good(call.delaySubscription(.milliseconds(100), scheduler: clock), clock) },
            orBy: { call, clock in call.delaySubscription(.milliseconds(100), scheduler: clock).retry(4) }
        ) { $0.kind == .text && $0.calls.first ?? 0 > 0 }
        check.mistake(
            "The call sent something, and that did not arrive at its tick. Does your stream wait for the end of the call?",
            step: "A bad line", madeBy: { call, clock in good(call.takeLast(1), clock) },
            orBy: { call, clock in good(call.toArray().asObservable().flatMap { Observable.from($0) }, clock) }
        ) { $0.kind == .text && $0.calls.first == 0 && $0.start ?? 99 > 0 }
        check.mistake(
            "The appointment completed with the first thing that a call sent. When is an appointment over?",
            madeBy: { good($0, $1).take(1) }, orBy: { good($0.take(1), $1) }
        ) { $0.kind == .text && $0.completes && $0.received.events.last?.time == 0 }
        check.mistake(
            "The line was busy, and there was no second call at tick 2. What sends the sign for it, and on which clock?",
            step: "A server that is busy",
            madeBy: { call, _ in good(call, TestScheduler(initialClock: 0, resolution: 0.1)) },
            orBy: { call, _ in call }, { call, _ in call.retry(1) },
            { call, _ in call.retry(when: { (errors: Observable<any Error>) in errors.filter { _ in false } }) },
            { call, _ in call.catch { _ in .empty() } }
        ) { $0.kind == .text && $0.calls.count == 1 }
        check.mistake(
            "The second call came in the tick in which the first one failed. Who waits?", step: "A server that is busy",
            madeBy: { call, _ in call.retry(4) }, orBy: { call, _ in call.retry() },
            { call, clock in waiting(call, clock) { 100 * $0 } }
        ) { $0.kind == .text && $0.calls.count > 1 && $0.calls[1] == 1 }
        check.mistake(
            "The wait after the first call was not 1 tick. How long is it when the number is 0?",
            step: "A server that is busy", madeBy: { call, clock in waiting(call, clock) { 200 << $0 } },
            orBy: { call, clock in waiting(call, clock) { _ in 400 } }
        ) { $0.kind == .text && $0.calls.count > 1 && $0.calls[1] != 2 }
        check.mistake(
            "The wait after the second call was not 2 ticks. Is it longer than the first one, and does it begin at the error?",
            step: "A server that is busy", madeBy: { call, clock in waiting(call, clock) { _ in 100 } },
            orBy: { call, clock in call.retry(when: { errors in errors.delay(.milliseconds(100), scheduler: clock) }) }
        ) { $0.kind == .text && $0.calls.count > 2 && $0.calls[2] != 5 }
        check.mistake(
            "The wait after the third call was not 4 ticks. 1, 2, 4: how do these numbers grow?",
            step: "A server that is busy", madeBy: { call, clock in waiting(call, clock) { 100 * ($0 + 1) } }
        ) { $0.kind == .text && $0.calls.count > 3 && $0.calls[3] != 10 }
        check.mistake(
            "The dentist was called fewer than four times. The first call is one of the four: how many waits are there?",
            step: "A bad line", madeBy: { call, clock in waiting(call, clock, 2) { 100 << $0 } },
            orBy: { call, clock in again(call, 2) { number, _ in wait(number, clock) } }
        ) { $0.kind == .text && $0.calls.count < 4 }
        check.mistake(
            "There was a fifth call. How many waits are there between four calls?", step: "A bad line",
            madeBy: { call, clock in waiting(call, clock, 4) { 100 << $0 } },
            orBy: { call, clock in waiting(call, clock, 99) { 100 << min($0, 4) } }
        ) { $0.situation == "all calls are busy" && $0.calls.count > 4 }
        check.mistake(
            "The fourth call was busy, and the error did not arrive. How does the stream of your waits end?",
            step: "A server that is busy",
            madeBy: { call, clock in again(call, 3) { number, _ in wait(number, clock) } },
            orBy: { good($0, $1).catch { _ in .empty() } }
        ) { $0.situation == "all calls are busy" && !$0.fails }
        check.mistake(
            "The fourth call was busy, and its error came late. What is there still to wait for?",
            step: "A server that is busy",
            madeBy: { call, clock in
                again(call) { number, error in wait(number, clock).map { if number > 2 { throw error } else { $0 } } }
            }
        ) { $0.situation == "all calls are busy" && $0.fails && $0.received.events.last?.time ?? 0 > 11 }
        check.mistake(
            "The error of the fourth call was replaced by another one.", step: "A meter in the cellar",
            madeBy: { call, clock in good(call, clock).catch { _ in .error(RxError.timeout) } }
        ) { $0.situation == "all calls are busy" && $0.fails && $0.received.events.last?.value.error is RxError }
        check.mistake(
            "The call failed with another error than `Busy`, and the subscriber did not receive it at once.",
            step: "A server that is busy",
            madeBy: { call, clock in again(call) { $0 < 3 ? wait($0, clock) : .error($1) } },
            orBy: { call, clock in good(call.catch { $0 is Busy ? .error($0) : .empty() }, clock) }
        ) { $0.situation?.hasSuffix("fails with another error") == true }
        check.mistake(
            "The last call has completed, and the appointment has not.",
            madeBy: { call, clock in good(call, clock).concat(Observable.never()) }
        ) { $0.kind == .text && $0.elements.last == "t" && !$0.ends }
        check.mistake(
            "A call without an answer is over, and it was not busy. Yours did something else with its end.",
            madeBy: { call, clock in good(call.ifEmpty(switchTo: .error(Busy())), clock) }
        ) { $0.situation == "a call without an answer, and busy before it" }
        check.mistake(
            "The second subscriber does not have the same waits or the same number of calls. What counts for both together?",
            step: "A server that is busy",
            madeBy: { call, clock in
                var number = -1
                return again(call) { _, error in
                    number += 1
                    return error is Busy && number < 3 ? wait(number, clock) : .error(error)
                }
            }
        ) { [.secondSubscriber, .laterSubscriber].contains($0.kind) && $0.calls.count > 4 }
        check.mistake(
            "The subscription was disposed of, and there is a call after that. Which wait, or which call, is still there?",
            madeBy: { call, clock in
                Observable.create { observer in
                    _ = good(call, clock).subscribe(observer)
                    return Disposables.create()
                }
            },
            orBy: { call, clock in
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
        ) { $0.kind == .disposed && ($0.isUsedAfterDispose() || $0.calls.last == 2) }
        check.rejects("shared by two subscribers") { Solution.appointment(call: $0, clock: $1).share() }
        check.hardCoded { call, clock in good(call, clock).enumerated().map { $0.index < 4 ? "d" : "t" } }
        check.worksOnce { firstOnly(good($0, $1)) }
        check.endless("shared for ever, then retried") { call, _ in call.share(scope: .forever).retry() }
        check.endless("shared for ever, and again at once") { call, _ in
            call.share(scope: .forever).retry(when: { (errors: Observable<any Error>) in errors })
        }
        check.endless("shared for ever, and again in the same tick") { call, clock in
            call.share(scope: .forever)
                .retry(when: { (errors: Observable<any Error>) in errors.delay(.seconds(0), scheduler: clock) })
        }

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
    Solution.appointment(call: call, clock: clock)
}
