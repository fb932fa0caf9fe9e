import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(TheShutter.exercise)) func `4 · The shutter`() {}
}

struct TheShutter {
    static let exercise = Check(pictures, solution: Solution.pictures, in: ClockScene<String>.self) { check in
        check.stream("six presses", gives: "-a------d-----e----|", disposedAt: 10) {
            try $0.press($1, "-a-b-c--d-----e--f-|")
        }
        check.stream("pressed all the time") { try $0.press($1, "-a-b-c-d-e-f-g-h-|") }
        check.stream("the same letter again") { try $0.press($1, "-a------a-----a--|") }
        check.stream("an end while it is busy") { try $0.press($1, "--a-b-|") }
        check.stream("an error while it is busy") { try $0.press($1, "-a-b#") }
        check.stream("an error later") { try $0.press($1, "-a---------#") }
        check.stream("nobody presses") { try $0.press($1, "---|") }
        check.stream("the button does not end") { try $0.press($1, "-a--b---") }
        check.play(.further, "a second camera from tick 4 on") { scene, answer in
            let pictures = try scene.press(answer, "-a-b-c--d-----e--f-|")
            scene.subscribe("the first", to: pictures)
            scene.subscribe("the second", to: pictures, at: 4)
        }

        check.mistake(
            "The button is in use, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { presses, scheduler in
                let all = ReplaySubject<String>.createUnbounded()
                _ = Solution.pictures(presses, scheduler: scheduler).subscribe(all)
                return all.asObservable()
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The first press took no picture at its tick. Should the camera wait to see which press comes next?",
            step: "A guest and a bell",
            madeBy: { presses, scheduler in presses.debounce(.milliseconds(500), scheduler: scheduler) },
            orBy: { presses, scheduler in
                presses.sample(Observable<Int>.interval(.milliseconds(500), scheduler: scheduler))
            },
            { presses, scheduler in
                presses.buffer(timeSpan: .milliseconds(500), count: 0, scheduler: scheduler).compactMap { $0.first }
            },
            { presses, scheduler in
                Solution.pictures(presses.delay(.milliseconds(500), scheduler: scheduler), scheduler: scheduler)
            },
            { presses, _ in presses.debounce(.milliseconds(500), scheduler: otherClock) }
        ) { $0.kind == .text && $0.start != 1 }
        check.mistake(
            "A picture was taken at a tick without a press. What becomes of a press while the camera is busy?",
            step: "A guest and a bell",
            madeBy: { presses, scheduler in presses.throttle(.milliseconds(500), scheduler: scheduler) },
            orBy: { presses, scheduler in
                presses.concatMap { press in
                    Observable.just(press)
                        .concat(Observable.empty().delay(.milliseconds(500), scheduler: scheduler))
                }
            }
        ) { $0.kind == .text && $0.hasPictureWithoutPress }
        check.mistake(
            "A press took a picture while the camera was busy. For how long should presses do nothing?",
            step: "A guest and a bell",
            madeBy: { presses, _ in presses },
            orBy: { presses, _ in presses.distinctUntilChanged() },
            { presses, scheduler in presses.throttle(.milliseconds(50), latest: false, scheduler: scheduler) },
            { presses, _ in presses.enumerated().filter { $0.index % 2 == 0 }.map { $0.element } }
        ) { $0.kind == .text && ($0.elements.contains("b") || $0.elements.contains("c")) }
        check.mistake(
            "Only one picture was taken. How long is the camera busy, and whose clock counts that time?",
            step: "A minute and half a second",
            madeBy: { presses, scheduler in presses.throttle(.seconds(5), latest: false, scheduler: scheduler) },
            orBy: { presses, _ in
                presses.throttle(.milliseconds(500), latest: false, scheduler: otherClock)
            },
            { presses, _ in presses.take(1) }
        ) { $0.kind == .text && $0.elements == ["a"] }
        check.mistake(
            "The press d took no picture. The camera was free then: a press while it is busy does not make the time longer.",
            step: "A guest and a bell",
            madeBy: { presses, scheduler in
                Observable.deferred {
                    var last: RxTime?
                    return presses.filter { _ in
                        defer { last = scheduler.now }
                        return last.map { scheduler.now.timeIntervalSince($0) >= 0.49 } ?? true
                    }
                }
            },
            orBy: { presses, scheduler in
                presses.throttle(.milliseconds(800), latest: false, scheduler: scheduler)
            }
        ) { $0.kind == .text && !$0.elements.contains("d") }
        check.mistake(
            "The press f took a picture while the camera was busy, or e took none. How long is it busy after each picture?",
            step: "A guest and a bell",
            madeBy: { presses, scheduler in
                presses.throttle(.milliseconds(300), latest: false, scheduler: scheduler).filter { $0 != "c" }
            },
            orBy: { presses, scheduler in
                presses.throttle(.milliseconds(700), latest: false, scheduler: scheduler)
            }
        ) { $0.kind == .text && $0.elements != ["a", "d", "e"] }
        check.mistake(
            "The presses completed while the camera was busy. The pictures should complete at that tick.",
            madeBy: { presses, scheduler in
                presses.flatMapFirst { press in
                    Observable.just(press)
                        .concat(Observable.empty().delay(.milliseconds(500), scheduler: scheduler))
                }
            }
        ) { $0.input.hasSuffix("|") && $0.completes && $0.lastTick ?? 0 > $0.input.count - 1 }
        check.mistake(
            "The presses completed, and the pictures did not.",
            madeBy: { Solution.pictures($0, scheduler: $1).concat(Observable.never()) }
        ) { $0.kind == .text && !$0.ends }
        check.mistake(
            "The camera was free, and a press with the letter of the last picture took none. Each press counts.",
            madeBy: { Solution.pictures($0, scheduler: $1).distinctUntilChanged() },
            orBy: { Solution.pictures($0.distinctUntilChanged(), scheduler: $1) }
        ) { $0.input == "-a------a-----a--|" && $0.elements.count < 3 }
        check.mistake(
            "The presses failed, and the subscriber did not receive the error at once.",
            step: "A broadcast and a line that breaks",
            madeBy: { Solution.pictures($0, scheduler: $1).catch { _ in .empty() } },
            orBy: { Solution.pictures($0.retry(2), scheduler: $1) }
        ) { $0.input.hasSuffix("#") && !$0.fails }
        check.mistake(
            "The subscription was disposed of, and the button is still in use. What disposes of it?",
            madeBy: { presses, scheduler in
                Observable.create { observer in
                    _ = Solution.pictures(presses, scheduler: scheduler).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The second camera came later, and it was busy because of the first one, or it had an old picture. "
                + "Each camera is busy for itself.",
            step: "Anna, Boris and a clock",
            madeBy: { Solution.pictures($0, scheduler: $1).share() },
            orBy: { Solution.pictures($0, scheduler: $1).share(replay: 1) }
        ) { $0.kind == .further }
        check.hardCoded { presses, scheduler in
            Solution.pictures(presses, scheduler: scheduler).enumerated().map { ["a", "d", "e"][min($0.index, 2)] }
        }
        check.worksOnce { firstOnly(Solution.pictures($0, scheduler: $1)) }
        check.endless("shared for ever, then retried") { presses, scheduler in
            Solution.pictures(presses.share(scope: .forever).retry(), scheduler: scheduler)
        }

        check.accepts("by the time of the last picture") { presses, scheduler in
            Observable.deferred {
                var last: RxTime?
                return presses.filter { _ in
                    let isFree = last.map { scheduler.now.timeIntervalSince($0) >= 0.49 } ?? true
                    if isFree { last = scheduler.now }
                    return isFree
                }
            }
        }
        check.accepts("flatMapFirst, cut at the end of the presses") { presses, scheduler in
            let end = presses.materialize().filter { $0.isCompleted }
            return presses.flatMapFirst { press in
                Observable.just(press).concat(Observable.empty().delay(.milliseconds(500), scheduler: scheduler))
            }.take(until: end)
        }
    }
}

extension ClockScene<String> {
    /// Whether a picture was taken at a tick at which nobody pressed.
    fileprivate var hasPictureWithoutPress: Bool {
        let row = Array(input)
        return received.events.contains { event in
            guard let picture = event.value.element else { return false }
            return event.time >= row.count || String(row[event.time]) != picture
        }
    }

    fileprivate func press(
        _ answer: (Observable<String>, any SchedulerType) throws -> Observable<String>, _ marbles: String
    ) throws -> Observable<String> {
        input = marbles
        return keep(try answer(hot("presses", marbles, as: String.self).asObservable(), timers))
    }
}
