import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(AMusicBox.exercise)) func `7 · A music box`() {}
}

struct AMusicBox {
    static let exercise = Check(play, solution: Solution.play, in: Strip.self) { check in
        check.stream("play(\"c--(eg)-c|\")", gives: "c--(eg)-c|", disposedAt: 4) {
            try $0.play($1, "c--(eg)-c|")
        }
        for strip in [
            "--e-(gg)--(c|)", "-c-d", "-a-#", "(a#)", "a", "---", "", "|", "- -  c (d  e) f |", "---------7-(abcd)Z|",
            "(c) -(d |)",
        ] {
            check.stream("play(\"\(strip)\")") { try $0.play($1, strip) }
        }
        check.play(.further, "play(\"c--(eg)-c|\"), a second subscriber from tick 2 on") { scene, answer in
            let notes = try scene.play(answer, "c--(eg)-c|")
            scene.subscribe("the first", to: notes)
            scene.subscribe("the second", to: notes, at: 2)
        }

        check.mistake(
            "Something was given to the scheduler, and nobody had subscribed. Which code runs only on subscribe?",
            step: "A record and a radio",
            madeBy: { early(Solution.play($0, scheduler: $1)) }
        ) { $0.kind == .nobody }
        check.mistake(
            "The subscription was disposed of, and a timer went on. What does `create` return, and what is it for?",
            madeBy: { leaking(Solution.play($0, scheduler: $1)) },
            orBy: { strip, scheduler in
                let bag = DisposeBag()
                return Observable.create { observer in
                    Solution.play(strip, scheduler: scheduler).subscribe(observer).disposed(by: bag)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "Something came that is no note. Only letters and digits are notes.",
            madeBy: { strip, scheduler in timed(strip.enumerated().map { ($0, .next(String($1))) }, on: scheduler) },
            orBy: { strip, scheduler in
                timed(events(of: strip).map { ($0, $1.isCompleted ? .next("|") : $1) }, on: scheduler)
            },
            { strip, scheduler in
                let all = events(of: strip.replacing("-", with: "_"))
                return timed(all.map { ($0, $1.element == "_" ? .next("") : $1) }, on: scheduler)
            }
        ) { scene in scene.elements.contains { $0.isEmpty || "-()|# ".contains($0) } }
        check.mistake(
            "All came in the first tick. What makes a tick pass, and how long is it?", step: "The next line of code",
            madeBy: { strip, _ in
                strip.contains("#")
                    ? .error(Torn()) : .from(strip.filter { $0.isLetter || $0.isNumber }.map { String($0) })
            }
        ) { $0.kind == .text && $0.received.events.allSatisfy { $0.time == 0 } && $0.elements.count > 1 }
        check.mistake(
            "Your row comes later than the strip says. The first sign of the strip is tick 0, and an interval waits before "
                + "its first element.",
            step: "A bus every 300 ms",
            madeBy: { Solution.play("-" + $0, scheduler: $1) }
        ) { $0.kind == .text && $0.start == 1 }
        check.mistake(
            "Nothing came after tick 0. Which scheduler do your timers use, and what keeps them alive?",
            madeBy: { strip, scheduler in
                Observable.create { observer in
                    let bag = DisposeBag()
                    Solution.play(strip, scheduler: scheduler).subscribe(observer).disposed(by: bag)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .text && $0.received.events.allSatisfy { $0.time == 0 } }
        check.mistake(
            "The notes of a bracket came as one element. Each letter is a note.", step: "A queue at noon",
            madeBy: { strip, scheduler in
                Solution.play(strip.replacing("eg", with: "e"), scheduler: scheduler).map { $0 == "e" ? "eg" : $0 }
            }
        ) { scene in scene.elements.contains { $0.count > 1 } }
        check.mistake(
            "The notes of a bracket came in another order than the strip has.",
            madeBy: { Solution.play($0.replacing("(eg)", with: "(ge)"), scheduler: $1) }
        ) { $0.kind == .text && $0.elements == ["c", "g", "e", "c"] }
        check.mistake(
            "The notes of a bracket came one after the other. How many ticks is a bracket?", step: "A queue at noon",
            madeBy: { strip, scheduler in
                timed(events(of: strip).enumerated().map { ($0.offset, $0.element.1) }, on: scheduler)
            },
            orBy: { Solution.play($0.filter { !"()".contains($0) }, scheduler: $1) }
        ) {
            $0.kind == .text && Set($0.received.events.dropLast().map(\.time)).count == $0.elements.count
                && $0.elements.count == 4
        }
        check.mistake(
            "After a bracket your row comes too late or too early. A bracket is one tick, however wide it is.",
            step: "A queue at noon",
            madeBy: { Solution.play($0.replacing(")", with: ")---"), scheduler: $1) },
            orBy: { Solution.play($0.replacing(")", with: ")-"), scheduler: $1) }
        ) {
            $0.kind == .text && $0.elements.count == 4 && $0.received.events[1].time == 3
                && $0.received.events[3].time != 5
        }
        check.mistake(
            "The notes are right, and the end came in another tick than the strip says.",
            madeBy: { Solution.play($0.replacing("|", with: "-|"), scheduler: $1) },
            orBy: { strip, scheduler in
                Solution.play(strip, scheduler: scheduler).take(strip.count { $0.isLetter || $0.isNumber })
            }
        ) { $0.kind == .text && $0.ends && $0.elements == ["c", "e", "g", "c"] && $0.received.events[3].time == 5 }
        check.mistake(
            "A space in the strip took time. What is a space for?", step: "A queue at noon",
            madeBy: { Solution.play($0.replacing(" ", with: "-"), scheduler: $1) }
        ) { $0.kind == .otherInput && $0.strip.contains(" ") }
        check.mistake(
            "The strip has an end, and your row has none. Which sign ends it?",
            madeBy: { Solution.play($0.filter { !"|#".contains($0) }, scheduler: $1) },
            orBy: { Solution.play($0.filter { $0 != "#" }, scheduler: $1) }
        ) {
            !$0.ends && ($0.strip.contains("|") || $0.strip.contains("#")) && [.text, .otherInput].contains($0.kind)
        }
        check.mistake(
            "The strip has no end, and your row has one. Who would have sent it?", step: "A bag at 700 ms",
            madeBy: { Solution.play($0.contains("|") || $0.contains("#") ? $0 : $0 + "|", scheduler: $1) },
            orBy: { strip, scheduler in strip.isEmpty ? .empty() : Solution.play(strip, scheduler: scheduler) }
        ) { $0.ends && !$0.strip.contains("|") && !$0.strip.contains("#") }
        check.mistake(
            "The strip has a #, and your row completes. Which event is a #?", step: "A row from another page",
            madeBy: { Solution.play($0.replacing("#", with: "|"), scheduler: $1) }
        ) { $0.completes && $0.strip.contains("#") }
        check.mistake(
            "Your row failed with another error than Torn().",
            madeBy: { Solution.play($0, scheduler: $1).catch { _ in .error(RxError.unknown) } }
        ) { scene in scene.fails && scene.received.events.last?.value.error is Torn == false }
        check.throwing(
            "Your function threw Torn at its caller. Who should receive the error, and when?",
            madeBy: { strip, scheduler in
                if strip.contains("#") { throw Torn() }
                return Solution.play(strip, scheduler: scheduler)
            }
        ) { $0 is Torn }

        check.mistake(
            "The strip begins with a note, and your row does not. What is the number of the first tick?",
            madeBy: { Solution.play($0, scheduler: $1).skip(1) }
        ) { $0.kind == .text && $0.start != 0 }
        check.mistake(
            "Your ticks have another length. How many milliseconds does a tick have?",
            madeBy: { strip, scheduler in timed(events(of: strip).map { ($0 * 10, $1) }, on: scheduler) },
            orBy: { Solution.play($0.replacing("-", with: "--"), scheduler: $1) }
        ) { $0.kind == .text && $0.elements == ["c", "e", "g", "c"] && $0.received.events[1].time > 3 }
        check.mistake(
            "A note of the strip did not come. Which signs are notes, and may one come twice?", step: "A queue at noon",
            madeBy: { Solution.play($0, scheduler: $1).distinctUntilChanged() },
            orBy: { Solution.play($0, scheduler: $1).filter { $0.first?.isLetter == true } },
            { Solution.play($0, scheduler: $1).filter { $0.first?.isUppercase == false } },
            { Solution.play($0.replacing("(e", with: "("), scheduler: $1) },
            { Solution.play($0.replacing("(a#)", with: "#"), scheduler: $1) }
        ) {
            [.text, .otherInput].contains($0.kind)
                && $0.elements.count < $0.strip.count { $0.isLetter || $0.isNumber }
        }
        check.mistake(
            "One of two subscribers did not receive the whole strip from its own tick 0 on. What do the two share?",
            step: "A record and a radio", madeBy: { Solution.play($0, scheduler: $1).share() },
            orBy: { Solution.play($0, scheduler: $1).share(replay: 1) }
        ) { $0.kind == .further }
        check.rejects("the clock of the machine") { strip, _ in Solution.play(strip, scheduler: MainScheduler.instance)
        }
        check.hardCoded { _, scheduler in Solution.play("c--(eg)-c|", scheduler: scheduler) }
        check.worksOnce { firstOnly(Solution.play($0, scheduler: $1)) }

        check.accepts("all timers made first") { timed(events(of: $0), on: $1) }
        check.accepts("one interval, from tick 1 on") { strip, scheduler in
            Observable.create { observer in
                let all = events(of: strip)
                func send(_ tick: Int) {
                    for event in all where event.0 == tick { observer.on(event.1) }
                }
                send(0)
                return Observable<Int>.interval(.milliseconds(100), scheduler: scheduler)
                    .subscribe(onNext: { send($0 + 1) })
            }
        }
    }
}

final class Strip: TimerScene<String> {
    private(set) var strip = ""

    func play(
        _ answer: (String, any SchedulerType) throws -> Observable<String>, _ strip: String
    ) throws -> Observable<String> {
        self.strip = strip
        return keep(try answer(strip, timers))
    }
}
