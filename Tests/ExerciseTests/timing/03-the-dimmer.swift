import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(TheDimmer.exercise)) func `3 · The dimmer`() {}
}

struct TheDimmer {
    static let exercise = Check(settings, solution: Solution.settings, in: ClockScene<Int>.self) { check in
        check.stream("a rest at 5, twice", gives: "--------5-------------(2|)", disposedAt: 6) {
            try $0.move($1, "-3-45-------4-5------2|")
        }
        check.stream("back to a setting from before") { try $0.move($1, "-1-----2-----1-----|") }
        check.stream("the end, while the old setting waits") { try $0.move($1, "-6-----6-|") }
        check.stream("moved all the time") { try $0.move($1, "-1-2-3-4-5-6-7-8-|") }
        check.stream("the dimmer fails while a setting waits") { try $0.move($1, "-1-----2-#") }
        check.stream("the dimmer fails after a rest") { try $0.move($1, "-0------#") }
        check.stream("nobody moves it") { try $0.move($1, "----|") }
        check.stream("it is moved once, and does not end") { try $0.move($1, "---7---") }
        check.play(.further, "a second lamp from tick 19 on") { scene, answer in
            let settings = try scene.move(answer, "-3-45-------4-5------2|")
            scene.subscribe("the first", to: settings)
            scene.subscribe("the second", to: settings, at: 19)
        }

        check.mistake(
            "The dimmer is in use, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { dimmer, scheduler in
                let all = ReplaySubject<Int>.createUnbounded()
                _ = Solution.settings(dimmer, scheduler: scheduler).subscribe(all)
                return all.asObservable()
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "Each move reached the lamp. A place that the dimmer only passes is no setting. Which operator waits for a rest?",
            step: "Somebody types a name",
            madeBy: { dimmer, _ in dimmer.distinctUntilChanged() },
            orBy: { dimmer, scheduler in
                dimmer.delay(.milliseconds(400), scheduler: scheduler).distinctUntilChanged()
            },
            { dimmer, scheduler in
                dimmer.concatMap { Observable.just($0).delay(.milliseconds(400), scheduler: scheduler) }
            }
        ) { $0.elements.starts(with: [3, 4, 5]) }
        check.mistake(
            "The first move reached the lamp at once. Nobody knew then if the dimmer rests. Which operator waits first?",
            step: "Somebody types a name",
            madeBy: { dimmer, scheduler in
                dimmer.throttle(.milliseconds(400), scheduler: scheduler).distinctUntilChanged()
            },
            orBy: { dimmer, scheduler in
                dimmer.throttle(.milliseconds(400), latest: false, scheduler: scheduler).distinctUntilChanged()
            }
        ) { $0.kind == .text && $0.start == 1 }
        check.mistake(
            "A setting came before the dimmer had rested for 400 ms. From which move on does the time count?",
            step: "A guest and a bell",
            madeBy: { dimmer, scheduler in
                let beat = Observable<Int>.interval(.milliseconds(400), scheduler: scheduler)
                return dimmer.sample(beat).distinctUntilChanged()
            },
            orBy: { dimmer, scheduler in
                dimmer.buffer(timeSpan: .milliseconds(400), count: 0, scheduler: scheduler)
                    .compactMap { $0.last }.distinctUntilChanged()
            },
            { dimmer, scheduler in
                dimmer.debounce(.milliseconds(200), scheduler: scheduler).distinctUntilChanged()
            },
            { dimmer, scheduler in
                dimmer.flatMapFirst { Observable.just($0).delay(.milliseconds(400), scheduler: scheduler) }
                    .distinctUntilChanged()
            }
        ) { $0.kind == .text && $0.start.map { $0 < 8 } ?? false }
        check.mistake(
            "The lamp received the 5 twice in a row. Between the two rests the dimmer only passed the 4. "
                + "Which elements should be compared?",
            madeBy: { dimmer, scheduler in
                dimmer.distinctUntilChanged().debounce(.milliseconds(400), scheduler: scheduler)
            },
            orBy: { dimmer, scheduler in dimmer.debounce(.milliseconds(400), scheduler: scheduler) }
        ) { $0.kind == .text && $0.elements.starts(with: [5, 5]) }
        check.mistake(
            "Only the last setting came, with the end. What became of the first one? Think of the wait, and of whose clock counts it.",
            step: "A minute and half a second",
            madeBy: { dimmer, scheduler in
                dimmer.debounce(.seconds(4), scheduler: scheduler).distinctUntilChanged()
            },
            orBy: { dimmer, _ in
                dimmer.debounce(.milliseconds(400), scheduler: otherClock).distinctUntilChanged()
            },
            { dimmer, _ in dimmer.takeLast(1) }
        ) { $0.kind == .text && $0.elements == [2] }
        check.mistake(
            "The first setting came too late. The dimmer should rest for 400 ms, and then the lamp waits no longer.",
            step: "A guest and a bell",
            madeBy: { dimmer, scheduler in
                dimmer.debounce(.milliseconds(500), scheduler: scheduler).distinctUntilChanged()
            },
            orBy: { dimmer, scheduler in
                dimmer.delaySubscription(.milliseconds(400), scheduler: scheduler).distinctUntilChanged()
            }
        ) { $0.kind == .text && $0.start.map { $0 > 8 } ?? false }
        check.mistake(
            "The dimmer completed, and the settings did not.",
            madeBy: { Solution.settings($0, scheduler: $1).concat(Observable.never()) }
        ) { $0.kind == .text && !$0.ends && $0.has(eventAt: 22) }
        check.mistake(
            "The settings completed, and the dimmer goes on. Which end should be the end of the settings?",
            madeBy: { Solution.settings($0, scheduler: $1).take(1) }
        ) { $0.kind == .text && $0.completes && $0.lastTick ?? 22 < 22 }
        check.mistake(
            "The dimmer completed, and the last setting was late or missing. What becomes of a setting that waits at the end?",
            step: "Somebody types a name",
            madeBy: { dimmer, scheduler in
                dimmer.flatMapLatest { Observable.just($0).delay(.milliseconds(400), scheduler: scheduler) }
                    .distinctUntilChanged()
            },
            orBy: { dimmer, scheduler in
                Observable.merge(dimmer, Observable.never()).debounce(.milliseconds(400), scheduler: scheduler)
                    .take(until: dimmer.takeLast(1)).distinctUntilChanged()
            }
        ) { $0.kind == .text && $0.elements.first == 5 && ($0.lastTick != 22 || $0.elements.count == 1) }
        check.mistake(
            "The lamp had that setting before, but not just before. Between the two it had another one. Which one should be compared?",
            madeBy: { dimmer, scheduler in
                Observable.deferred {
                    var known: Set<Int> = []
                    return dimmer.debounce(.milliseconds(400), scheduler: scheduler)
                        .filter { known.insert($0).inserted }
                }
            }
        ) { $0.input == "-1-----2-----1-----|" && $0.elements == [1, 2] && $0.lastTick == 19 }
        check.mistake(
            "The settings completed, and the dimmer still moved. Which end should be the end of the settings?",
            madeBy: { Solution.settings($0, scheduler: $1).take(2) }
        ) { $0.input == "-1-----2-----1-----|" && $0.completes && $0.lastTick ?? 19 < 19 }
        check.mistake(
            "The dimmer failed. The subscriber should receive the error alone, with no setting before it. What has become of it?",
            step: "A broadcast and a line that breaks",
            madeBy: { dimmer, scheduler in
                dimmer.catch { _ in .empty() }.debounce(.milliseconds(400), scheduler: scheduler)
                    .distinctUntilChanged()
            },
            orBy: { Solution.settings($0, scheduler: $1).catchAndReturn(0) },
            { dimmer, scheduler in
                Solution.settings(dimmer, scheduler: scheduler).catch {
                    Observable.just(0).concat(Observable.error($0))
                }
            }
        ) { $0.input.hasSuffix("#") && ($0.elements.count > 1 || !$0.fails) }
        check.mistake(
            "The subscription was disposed of, and the dimmer or a timer is still in use. What disposes of it?",
            madeBy: { dimmer, scheduler in
                Observable.create { observer in
                    _ = Solution.settings(dimmer, scheduler: scheduler).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The second lamp received an old setting at once. What keeps it?",
            madeBy: { Solution.settings($0, scheduler: $1).share(replay: 1) }
        ) { $0.kind == .further }
        check.rejects("the first setting is skipped") { Solution.settings($0, scheduler: $1).skip(1) }
        check.rejects("the error is swallowed") { Solution.settings($0, scheduler: $1).catch { _ in .empty() } }
        check.hardCoded { dimmer, scheduler in
            Solution.settings(dimmer, scheduler: scheduler).enumerated().map { [5, 2][min($0.index, 1)] }
        }
        check.worksOnce { firstOnly(Solution.settings($0, scheduler: $1)) }
        check.rejects("no setting of 0") { Solution.settings($0, scheduler: $1).filter { $0 > 0 } }

        check.accepts("shared while somebody is subscribed") { Solution.settings($0, scheduler: $1).share() }
        check.accepts("moves compared as well") { dimmer, scheduler in
            Solution.settings(dimmer.distinctUntilChanged(), scheduler: scheduler)
        }
        check.accepts("compared by hand") { dimmer, scheduler in
            Observable.deferred {
                var last: Int?
                return dimmer.debounce(.milliseconds(400), scheduler: scheduler).filter { setting in
                    defer { last = setting }
                    return setting != last
                }
            }
        }
    }
}

extension ClockScene<Int> {
    fileprivate func move(
        _ answer: (Observable<Int>, any SchedulerType) throws -> Observable<Int>, _ marbles: String
    ) throws -> Observable<Int> {
        input = marbles
        return keep(try answer(hot("dimmer", marbles).asObservable(), timers))
    }
}
