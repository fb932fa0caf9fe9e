import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(TheHiker.exercise)) func `6 · The hiker`() {}
}

struct TheHiker {
    static let exercise = Check(friends, solution: Solution.friends, in: ClockScene<String>.self) { check in
        check.stream("a pause after c", gives: "-a--b---c----(d|)", disposedAt: 10) {
            try $0.hike($1, "-a--b---c---------x|")
        }
        check.stream("the first message is late") { try $0.hike($1, "-------a|") }
        check.stream("an end in time") { try $0.hike($1, "---a--|") }
        check.stream("an end in time, without a message") { try $0.hike($1, "--|") }
        check.stream("an error in time") { try $0.hike($1, "-a--b--#") }
        check.stream("messages all the time") { try $0.hike($1, "-a-b-c-c-d-d-e-f-|") }
        check.stream("the end is late") { try $0.hike($1, "--a--------|") }
        check.stream("nothing comes, and no end") { try $0.hike($1, "---") }
        check.stream("the error is late") { try $0.hike($1, "--a--------#") }
        check.play(.further, "a second friend from tick 9 on") { scene, answer in
            let messages = try scene.hike(answer, "-a--b---c---------x|")
            scene.subscribe("the first", to: messages)
            scene.subscribe("the second", to: messages, at: 9)
        }

        check.mistake(
            "The hiker's messages are in use, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { hiker, scheduler in
                let all = ReplaySubject<String>.createUnbounded()
                _ = Solution.friends(of: hiker, scheduler: scheduler).subscribe(all)
                return all.asObservable()
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The first message did not arrive at its tick. Should the friends wait for anything before they read it?",
            step: "A friend on the telephone",
            madeBy: { hiker, scheduler in hiker.debounce(.milliseconds(500), scheduler: scheduler) },
            orBy: { hiker, scheduler in hiker.delay(.milliseconds(500), scheduler: scheduler) }
        ) { $0.kind == .text && $0.start != 1 }
        check.mistake(
            "They searched 500 ms after the subscription, and a message had come just before. When should the time begin?",
            step: "A friend on the telephone",
            madeBy: { hiker, scheduler in
                hiker.take(for: .milliseconds(500), scheduler: scheduler).concat(Observable.just("search"))
            },
            orBy: { hiker, scheduler in
                let search = Observable<Int>.timer(.milliseconds(500), scheduler: scheduler).map { _ in "search" }
                return Observable.merge(hiker, search).take(until: { $0 == "search" }, behavior: .inclusive)
            }
        ) { $0.kind == .text && $0.has(eventAt: 5) }
        check.mistake(
            "After the pause an error came. What should the friends read in its place?",
            step: "A friend on the telephone",
            madeBy: { hiker, scheduler in hiker.timeout(.milliseconds(500), scheduler: scheduler) }
        ) { $0.kind == .text && $0.fails }
        check.mistake(
            "There was a pause of 500 ms, and nobody searched then. From when does your time count, how long is it, and on which clock?",
            step: "A friend on the telephone",
            madeBy: { hiker, scheduler in
                let search = Observable<Int>.timer(.milliseconds(500), scheduler: scheduler).map { _ in "search" }
                return hiker.amb(search)
            },
            orBy: { hiker, _ in hiker }, { hiker, _ in hiker.concat(Observable.just("search")) },
            { hiker, _ in
                hiker.timeout(
                    .milliseconds(500), other: Observable.just("search"), scheduler: otherClock)
            }
        ) { $0.kind == .text && $0.elements.contains("x") && !$0.has(eventAt: 13) }
        check.mistake(
            "The time was up, and the friends did not read \"search\". What comes in place of the error?",
            step: "A friend on the telephone",
            madeBy: { hiker, scheduler in
                hiker.timeout(.milliseconds(500), other: Observable.empty(), scheduler: scheduler)
            },
            orBy: { hiker, scheduler in
                hiker.timeout(.milliseconds(500), scheduler: scheduler).catchAndReturn("timeout")
            }
        ) {
            $0.kind == .text && $0.elements.starts(with: ["a", "b", "c"]) && !$0.elements.contains("search")
                && !$0.elements.contains("x")
        }
        check.mistake(
            "They did not search at the right time. For how long may the hiker be silent?",
            step: "A minute and half a second",
            madeBy: { hiker, scheduler in
                hiker.timeout(.milliseconds(600), other: Observable.just("search"), scheduler: scheduler)
            }
        ) { $0.kind == .text && !$0.has(eventAt: 13) }
        check.mistake(
            "\"search\" came, and it was not the end. After it nothing should come. What goes on?",
            step: "A friend on the telephone",
            madeBy: { hiker, scheduler in
                Observable.merge(
                    hiker, hiker.debounce(.milliseconds(500), scheduler: scheduler).map { _ in "search" })
            },
            orBy: { hiker, scheduler in
                hiker.timeout(
                    .milliseconds(500), other: Observable.just("search").concat(hiker), scheduler: scheduler)
            }
        ) { scene in
            scene.kind == .text
                && (scene.elements.last != "search" || !scene.ends
                    || scene.elements.filter { $0 == "search" }.count > 1)
        }
        check.mistake(
            "The friends have received \"search\", and somebody still listens to the hiker. Who has subscribed, and what ends that?",
            madeBy: { hiker, scheduler in
                Observable.deferred {
                    _ = hiker.subscribe(onError: { _ in })
                    return Solution.friends(of: hiker, scheduler: scheduler)
                }
            }
        ) { $0.kind == .text && $0.elements.last == "search" && $0.uses().contains { $0.unsubscribe > 13 } }
        check.mistake(
            "No message came at all in the first 500 ms, and nobody searched then.",
            step: "A friend on the telephone",
            madeBy: { hiker, scheduler in
                let end = hiker.takeLast(1).map { _ in "" }
                let search = hiker.debounce(.milliseconds(500), scheduler: scheduler).map { _ in "search" }
                return Observable.merge(hiker, search.take(until: end))
                    .take(until: { $0 == "search" }, behavior: .inclusive)
            }
        ) { $0.input == "-------a|" && !$0.has(eventAt: 5) }
        check.mistake(
            "The hiker's messages completed in time, and the friends searched.",
            step: "A guest and a bell",
            madeBy: { hiker, scheduler in
                let search = hiker.startWith("").debounce(.milliseconds(500), scheduler: scheduler)
                return Observable.merge(hiker, search.map { _ in "search" })
                    .take(until: { $0 == "search" }, behavior: .inclusive)
            },
            orBy: { hiker, scheduler in
                hiker.concat(Observable.never())
                    .timeout(.milliseconds(500), other: Observable.just("search"), scheduler: scheduler)
            }
        ) { $0.input.hasSuffix("a--|") && $0.elements.contains("search") }
        check.mistake(
            "The hiker's stream failed in time, with an error of its own. That is not a pause: the error arrives as it is.",
            step: "A friend on the telephone",
            madeBy: { hiker, scheduler in
                hiker.timeout(.milliseconds(500), scheduler: scheduler).catchAndReturn("search")
            },
            orBy: { hiker, scheduler in
                Solution.friends(of: hiker.catch { _ in .empty() }, scheduler: scheduler)
            }
        ) { $0.input == "-a--b--#" && !$0.fails }
        check.mistake(
            "A message was missing. The friends read each one, also a place that came just before.",
            madeBy: { Solution.friends(of: $0.distinctUntilChanged(), scheduler: $1) }
        ) { $0.input == "-a-b-c-c-d-d-e-f-|" }
        check.mistake(
            "The subscription was disposed of, and the hiker or a timer is still in use. What disposes of it?",
            madeBy: { hiker, scheduler in
                Observable.create { observer in
                    _ = Solution.friends(of: hiker, scheduler: scheduler).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The second friend came later. Their time began with the first friend, or they read an old message.",
            step: "Anna, Boris and a clock",
            madeBy: { Solution.friends(of: $0, scheduler: $1).share() },
            orBy: { Solution.friends(of: $0, scheduler: $1).share(replay: 1) }
        ) { [.laterSubscriber, .further].contains($0.kind) && !$0.uses().isEmpty }
        check.hardCoded { hiker, scheduler in
            Solution.friends(of: hiker, scheduler: scheduler).enumerated()
                .map { ["a", "b", "c", "search"][min($0.index, 3)] }
        }
        check.worksOnce { firstOnly(Solution.friends(of: $0, scheduler: $1)) }

        check.accepts("catch, but only the timeout") { hiker, scheduler in
            hiker.timeout(.milliseconds(500), scheduler: scheduler).catch { error in
                if case RxError.timeout = error { return .just("search") }
                throw error
            }
        }
        check.accepts("events that are latest") { hiker, scheduler in
            hiker.materialize().map { $0 as Event<String>? }.startWith(nil)
                .flatMapLatest { event -> Observable<Event<String>> in
                    if let event, event.isStopEvent { return .just(event) }
                    let pause = Observable.of(Event.next("search"), .completed)
                        .delaySubscription(.milliseconds(500), scheduler: scheduler)
                    return event.map { pause.startWith($0) } ?? pause
                }.dematerialize()
        }
    }
}
