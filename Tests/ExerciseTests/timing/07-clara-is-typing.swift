import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(ClaraIsTyping.exercise)) func `7 · Clara is typing`() {}
}

struct ClaraIsTyping {
    static let exercise = Check(typing, solution: Solution.typing, in: ClockScene<Bool>.self) { check in
        check.stream("a: true, b: false", gives: "-a-------b---a--(b|)", disposedAt: 6) {
            try $0.type($1, "-k-kk--------k--|")
        }
        check.stream("keys all the time") { try $0.type($1, "-k-l-m-m-k-l-m-k|") }
        check.stream("the end, after the false") { try $0.type($1, "-k--------|") }
        check.stream("no key") { try $0.type($1, "--|") }
        check.stream("no key for a long time") { try $0.type($1, "---------k---|") }
        check.stream("an error while she types") { try $0.type($1, "-k-#") }
        check.stream("an error after the false") { try $0.type($1, "-k--------#") }
        check.stream("the keys do not end") { try $0.type($1, "k-k---------k-") }
        check.play(.further, "a second friend from tick 2 on") { scene, answer in
            let typing = try scene.type(answer, "-k-kk--------k--|")
            scene.subscribe("the first", to: typing)
            scene.subscribe("the second", to: typing, at: 2)
        }

        check.mistake(
            "The keys are in use, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { keys, scheduler in
                let all = ReplaySubject<Bool>.createUnbounded()
                _ = Solution.typing(keys, scheduler: scheduler).subscribe(all)
                return all.asObservable()
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "A value came before the first key. What should the friend see before it?",
            madeBy: { Solution.typing($0, scheduler: $1).startWith(false) }
        ) { $0.kind == .text && $0.start == 0 }
        check.mistake(
            "The true did not come with the first key. Which operator sends at once?", step: "A guest and a bell",
            madeBy: { keys, scheduler in
                keys.debounce(.milliseconds(500), scheduler: scheduler).map { _ in true }
            },
            orBy: { keys, scheduler in
                keys.debounce(.milliseconds(500), scheduler: scheduler).map { _ in false }
            },
            { keys, scheduler in
                keys.buffer(timeSpan: .milliseconds(500), count: 0, scheduler: scheduler).map { !$0.isEmpty }
                    .distinctUntilChanged()
            }
        ) { $0.kind == .text && ($0.start != 1 || $0.elements.first != true) }
        check.mistake(
            "The same value came twice in a row. Which operator drops the second one?",
            madeBy: { keys, scheduler in trueAndFalse(keys, scheduler) },
            orBy: { keys, _ in keys.map { _ in true } },
            { keys, scheduler in
                keys.flatMapLatest { _ in
                    Observable.just(true).concat(
                        Observable.just(false).delay(.milliseconds(500), scheduler: scheduler))
                }
            },
            { keys, scheduler in Solution.typing(keys, scheduler: scheduler).concat(Observable.just(false)) }
        ) { scene in zip(scene.elements, scene.elements.dropFirst()).contains { $0 == $1 } }
        check.mistake(
            "She was typing at tick 4, and the false came less than 500 ms after that. From which key on do you count?",
            step: "A guest and a bell",
            madeBy: { keys, scheduler in
                let pauses = keys.throttle(.milliseconds(500), latest: false, scheduler: scheduler)
                    .delay(.milliseconds(500), scheduler: scheduler)
                return Observable.merge(keys.map { _ in true }, pauses.map { _ in false }).distinctUntilChanged()
            },
            orBy: { keys, scheduler in
                keys.flatMapFirst { _ in
                    Observable.just(true).concat(
                        Observable.just(false).delay(.milliseconds(500), scheduler: scheduler))
                }
            },
            { keys, scheduler in trueAndFalse(keys, scheduler, wait: 300).distinctUntilChanged() }
        ) { $0.kind == .text && $0.ticks.contains { $0 > 1 && $0 < 9 } }
        check.mistake(
            "No key came for 500 ms after tick 4, and there was no false then. What notices a pause, and with whose clock?",
            step: "A minute and half a second",
            madeBy: { keys, _ in keys.map { _ in true }.distinctUntilChanged() },
            orBy: { keys, scheduler in trueAndFalse(keys, scheduler, wait: 5000).distinctUntilChanged() },
            { keys, _ in trueAndFalse(keys, otherClock).distinctUntilChanged() },
            { keys, _ in keys.map { _ in true }.distinctUntilChanged().concat(Observable.just(false)) }
        ) { $0.kind == .text && !$0.has(eventAt: 9) }
        check.mistake(
            "After the pause there was another key, and no true.",
            madeBy: { keys, scheduler in Solution.typing(keys, scheduler: scheduler).take(2) }
        ) { $0.kind == .text && !$0.has(eventAt: 13) }
        check.mistake(
            "The keys completed at tick 16. The false and the end should come then, and not later, and both.",
            step: "Somebody types a name",
            madeBy: { keys, scheduler in
                keys.flatMapLatest { _ in
                    Observable.just(true).concat(
                        Observable.just(false).delay(.milliseconds(500), scheduler: scheduler))
                }.distinctUntilChanged()
            },
            orBy: { keys, scheduler in
                let pauses = keys.debounce(.milliseconds(500), scheduler: scheduler).map { _ in false }
                let end = keys.filter { _ in false }.map { _ in false }.concat(Observable.just(false))
                return Observable.merge(keys.map { _ in true }, pauses).distinctUntilChanged().take(until: end)
            },
            { Solution.typing($0, scheduler: $1).concat(Observable.never()) }
        ) { $0.kind == .text && $0.ticks.suffix(2) != [16, 16] }
        check.mistake(
            "There was no key, and a false came. Before the first key there should be no value.",
            madeBy: { keys, scheduler in
                trueAndFalse(keys, scheduler).concat(Observable.just(false)).distinctUntilChanged()
            },
            orBy: { keys, scheduler in
                let pauses = keys.startWith("").debounce(.milliseconds(500), scheduler: scheduler)
                return Observable.merge(keys.map { _ in true }, pauses.map { _ in false }).distinctUntilChanged()
            }
        ) { $0.input == "--|" && !$0.isEmpty && $0.elements == [false] }
        check.mistake(
            "The keys failed. The subscriber should receive the error alone, with no value before it. What has become of it?",
            step: "A broadcast and a line that breaks",
            madeBy: { keys, scheduler in
                Solution.typing(keys.catch { _ in .empty() }, scheduler: scheduler)
            },
            orBy: { Solution.typing($0, scheduler: $1).catchAndReturn(false) },
            { keys, scheduler in
                Solution.typing(keys, scheduler: scheduler).catch {
                    Observable.just(false).concat(Observable.error($0))
                }
            }
        ) { $0.input.hasSuffix("#") && (!$0.fails || $0.elements.count > 1) }
        check.mistake(
            "The subscription was disposed of, and the keys or a timer are still in use. What disposes of them?",
            madeBy: { keys, scheduler in
                Observable.create { observer in
                    _ = Solution.typing(keys, scheduler: scheduler).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The second friend came in the middle, and saw a value before the next key.",
            madeBy: { Solution.typing($0, scheduler: $1).share(replay: 1) }
        ) { $0.kind == .further && $0.start == 2 }
        check.mistake(
            "The second friend came in the middle, and did not see the next key. What do they share with the first one?",
            step: "Anna, Boris and a clock", madeBy: { Solution.typing($0, scheduler: $1).share() }
        ) { $0.kind == .further }
        check.rejects("the error is swallowed") { Solution.typing($0, scheduler: $1).catch { _ in .empty() } }
        check.hardCoded { keys, scheduler in
            let second = Solution.typing(keys, scheduler: scheduler)
            return second.enumerated().map { $0.index % 2 == 0 }.concat(keys.filter { _ in false }.map { _ in false })
                .take(4)
        }
        check.worksOnce { firstOnly(Solution.typing($0, scheduler: $1)) }

        check.accepts("the pauses first") { keys, scheduler in
            let pauses = keys.debounce(.milliseconds(500), scheduler: scheduler).map { _ in false }
            return Observable.merge(pauses, keys.map { _ in true }).distinctUntilChanged()
        }
        check.accepts("one use of the keys") { keys, scheduler in
            let events = keys.materialize().flatMapLatest { event -> Observable<Event<Bool>> in
                switch event {
                case .next:
                    let pause = Observable.just(Event.next(false)).delay(.milliseconds(500), scheduler: scheduler)
                    return pause.startWith(.next(true))
                case .completed: return .of(.next(false), .completed)
                case .error(let error): return .just(.error(error))
                }
            }
            return events.dematerialize().distinctUntilChanged().skip(while: { !$0 })
        }
        check.accepts("a buffer of one") { keys, scheduler in
            keys.buffer(timeSpan: .milliseconds(500), count: 1, scheduler: scheduler)
                .map { !$0.isEmpty }.distinctUntilChanged().skip(while: { !$0 })
        }
    }

    /// A true for each key and a false for each pause.
    private static func trueAndFalse(
        _ keys: Observable<String>, _ scheduler: any SchedulerType, wait: Int = 500
    ) -> Observable<Bool> {
        let pauses = keys.debounce(.milliseconds(wait), scheduler: scheduler).map { _ in false }
        return .merge(keys.map { _ in true }, pauses)
    }
}

extension ClockScene<Bool> {
    fileprivate func type(
        _ answer: (Observable<String>, any SchedulerType) throws -> Observable<Bool>, _ marbles: String
    ) throws -> Observable<Bool> {
        input = marbles
        return keep(try answer(hot("keys", marbles, as: String.self).asObservable(), timers))
    }
}
