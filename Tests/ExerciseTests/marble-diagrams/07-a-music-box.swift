import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import marble_diagrams_exercises

@Suite struct AMusicBox: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(play, solution: Solution.play, in: Strip.self) { check in
        check.stream("play(\"c--(eg)-c|\")", gives: "c--(eg)-c|", disposedAt: TimerScene.stop) {
            try $0.play($1, "c--(eg)-c|")
        }
        for strip in [
            "--e-(gg)--(c|)", "-c-d", "-a-#", "(a#)", "a", "---", "", "|", "- -  c (d  e) f |", "---------7-(abcd)Z|",
            "(c) -(d |)",
        ] {
            check.stream("play(\"\(strip)\")") { try $0.play($1, strip) }
        }

        check.mistake(
            "Something was given to the scheduler, and nobody had subscribed. Which code runs only on subscribe?",
            step: "A record and a radio",
            madeBy: { strip, scheduler in
                let notes = ReplaySubject<String>.createUnbounded()
                _ = Solution.play(strip, scheduler: scheduler).subscribe(notes)
                return notes
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The subscription was disposed of, and a timer went on. What does `create` return, and what is it for?",
            madeBy: { strip, scheduler in
                Observable.create { observer in
                    _ = Solution.play(strip, scheduler: scheduler).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed }
        check.mistake(
            "A sign of the strip came as a note. Only letters and digits are notes.",
            madeBy: { strip, scheduler in timed(strip.map { $0 }.enumerated().map { ($0, $1) }, scheduler) { _ in nil }
            },
            orBy: { strip, scheduler in timed(read(strip), scheduler) { $0 == "#" ? .error(Torn()) : nil } }
        ) { scene in scene.elements.contains { "-()|# ".contains($0) } }
        check.mistake(
            "All notes came in the first tick. What makes a tick pass?", step: "The next line of code",
            madeBy: { strip, _ in
                strip.contains("#")
                    ? .error(Torn()) : .from(strip.filter { $0.isLetter || $0.isNumber }.map { String($0) })
            }
        ) { $0.kind == .text && $0.received.events.allSatisfy { $0.time == 0 } && !$0.isEmpty }
        check.mistake(
            "Your row comes later than the strip says. The first sign of the strip is tick 0, and an interval waits before "
                + "its first element.",
            step: "A bus every 300 ms",
            madeBy: { strip, scheduler in timed(read(strip).map { ($0.0 + 1, $0.1) }, scheduler, sign) }
        ) { $0.kind == .text && $0.start == 1 }
        check.mistake(
            "The notes of a bracket came one after the other. How many ticks is a bracket?", step: "A queue at noon",
            madeBy: { strip, scheduler in
                timed(counted(strip.filter { !"() ".contains($0) }), scheduler, sign)
            },
            orBy: { strip, scheduler in timed(counted(strip.filter { $0 != " " }), scheduler, sign)
            }
        ) {
            $0.kind == .text && Set($0.received.events.dropLast().map(\.time)).count == $0.elements.count
                && $0.elements.count > 2
        }
        check.mistake(
            "After a bracket your row comes too late or too early. A bracket is one tick, however wide it is.",
            step: "A queue at noon",
            madeBy: { strip, scheduler in timed(read(strip, bracket: { $0 + 2 }), scheduler, sign) },
            orBy: { strip, scheduler in timed(read(strip, bracket: { $0 }), scheduler, sign) }
        ) {
            $0.kind == .text && $0.ends && $0.received.events.count > 2 && $0.received.events[0].time == 0
                && $0.received.events[1].time == 3
        }
        check.mistake(
            "A space in the strip took time. What is a space for?", step: "A queue at noon",
            madeBy: { strip, scheduler in timed(read(strip, space: 1), scheduler, sign) }
        ) { $0.kind == .otherInput && $0.strip.contains(" ") }
        check.mistake(
            "The strip has an end, and your row has none. Which sign ends it?",
            madeBy: { strip, scheduler in timed(read(strip).filter { !"|#".contains($0.1) }, scheduler, sign) },
            orBy: { strip, scheduler in timed(read(strip).filter { $0.1 != "|" }, scheduler, sign) },
            { strip, scheduler in timed(read(strip).filter { $0.1 != "#" }, scheduler, sign) }
        ) {
            !$0.ends && ($0.strip.contains("|") || $0.strip.contains("#")) && $0.kind != .disposed
                && $0.kind != .laterSubscriber
        }
        check.mistake(
            "The strip has no end, and your row has one. Who would have sent it?", step: "A bag at 700 ms",
            madeBy: { strip, scheduler in
                timed(ended(read(strip), after: 1), scheduler, sign)
            },
            orBy: { strip, scheduler in
                timed(ended(read(strip), after: 0), scheduler, sign)
            },
            { strip, scheduler in strip.isEmpty ? .empty() : Solution.play(strip, scheduler: scheduler) }
        ) { $0.ends && !$0.strip.contains("|") && !$0.strip.contains("#") }
        check.mistake(
            "The strip has a #, and your row completes. Which event is a #?", step: "A row from another page",
            madeBy: { strip, scheduler in Solution.play(strip.replacing("#", with: "|"), scheduler: scheduler) }
        ) { $0.completes && $0.strip.contains("#") }
        check.mistake(
            "Your row failed with another error than Torn().",
            madeBy: { strip, scheduler in
                Solution.play(strip, scheduler: scheduler).catch { _ in .error(RxError.unknown) }
            }
        ) { scene in scene.fails && scene.received.events.last?.value.error is Torn == false }
        check.throwing(
            "Your function threw Torn at its caller. Who should receive the error, and when?",
            madeBy: { strip, scheduler in
                if strip.contains("#") { throw Torn() }
                return Solution.play(strip, scheduler: scheduler)
            }
        ) { $0 is Torn }

        check.rejects("no note twice in a row") { strip, scheduler in
            Solution.play(strip, scheduler: scheduler).distinctUntilChanged()
        }
        check.rejects("only letters") { strip, scheduler in
            Solution.play(strip, scheduler: scheduler).filter { $0.first?.isLetter == true }
        }
        check.rejects("an error without its tick") { strip, scheduler in
            strip.contains("#") ? .error(Torn()) : Solution.play(strip, scheduler: scheduler)
        }
        check.hardCoded { _, scheduler in Solution.play("c--(eg)-c|", scheduler: scheduler) }
        check.worksOnce { firstOnly(Solution.play($0, scheduler: $1)) }

        check.accepts("all timers made first") { strip, scheduler in timed(read(strip), scheduler, sign) }
        check.accepts("one interval, from tick 1 on") { strip, scheduler in
            Observable.create { observer in
                let events = read(strip)
                func send(_ tick: Int) {
                    for event in events where event.0 == tick {
                        switch sign(event.1) {
                        case let end?: observer.on(end)
                        case nil: observer.onNext(String(event.1))
                        }
                    }
                }
                send(0)
                return Observable<Int>.interval(.milliseconds(100), scheduler: scheduler)
                    .subscribe(onNext: { send($0 + 1) })
            }
        }
    }

    /// The signs with their ticks. `bracket` is how many ticks a bracket of so many signs takes.
    private static func read(
        _ strip: String, bracket: (Int) -> Int = { _ in 1 }, space: Int = 0
    ) -> [(Int, Character)] {
        var events: [(Int, Character)] = []
        var tick = 0
        var signs: Int?
        for character in strip {
            switch character {
            case " ": tick += signs == nil ? space : 0
            case "(": signs = 0
            case ")":
                tick += bracket(signs ?? 0)
                signs = nil
            case "-": tick += 1
            default:
                events.append((tick, character))
                if let count = signs { signs = count + 1 } else { tick += 1 }
            }
        }
        return events
    }

    /// Each sign at its index.
    private static func counted(_ strip: String) -> [(Int, Character)] {
        strip.enumerated().map { ($0, $1) }.filter { !"-()".contains($0.1) }
    }

    /// The events, and a completion after the last one if they have no end.
    private static func ended(_ events: [(Int, Character)], after ticks: Int) -> [(Int, Character)] {
        let hasEnd = events.contains { "|#".contains($0.1) }
        let end: (Int, Character) = ((events.last?.0 ?? 0) + ticks, "|")
        return hasEnd ? events : events + [end]
    }

    private static func sign(_ character: Character) -> Event<String>? {
        character == "|" ? .completed : character == "#" ? .error(Torn()) : nil
    }

    private static func timed(
        _ events: [(Int, Character)], _ scheduler: any SchedulerType, _ end: @escaping (Character) -> Event<String>?
    ) -> Observable<String> {
        Observable.create { observer in
            let timers = events.map { tick, character in
                Observable<Int>.timer(.milliseconds(100 * tick), scheduler: scheduler)
                    .subscribe(onNext: { _ in observer.on(end(character) ?? .next(String(character))) })
            }
            return Disposables.create(timers)
        }
    }
}
