import ExerciseSupport

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(check)) func `7 · A music box`() {}

    private static let check = Check(play, solution: Solution.exercise7, in: TimerScene<String>.self) { check in
        check.steps = [
            .late: "A bus every 300 ms", .noEnd: "A bag at 700 ms", .endsEarly: "A bag at 700 ms",
            .swallows: "A row from another page", .lost: "A queue at noon", .mixesSubscribers: "A record and a radio",
            .unasked: "A record and a radio",
        ]

        check.stream("play(\"c--(eg)-c|\")", gives: "c--(eg)-c|", disposedAt: 4) { try $0.play($1, "c--(eg)-c|") }
        for strip in ["--e-(gg)--(c|)", "-c-d", "-a-#", "(a#)", "a", "---", "", "|", "---------7-(abcd)Z|"] {
            check.stream("play(\"\(strip)\")") { try $0.play($1, strip) }
        }
        let hasSpaces = ["- -  c (d  e) f |", "(c) -(d |)"].map { strip in
            check.stream("play(\"\(strip)\")") { try $0.play($1, strip) }
        }
        check.play(.secondSubscriber, "play(\"c--(eg)-c|\"), a second subscriber from tick 2 on") { scene, answer in
            let notes = try scene.play(answer, "c--(eg)-c|")
            scene.subscribe("the first", to: notes)
            scene.subscribe("the second", to: notes, at: 2)
        }

        check.mistake(
            "Something came that is no note. Only letters and digits are notes.",
            madeBy: { timed($0.enumerated().map { ($0, .next(String($1))) }, on: $1) },
            orBy: { timed(events(of: $0).map { ($0, $1.isCompleted ? .next("|") : $1) }, on: $1) },
            { timed(events(of: $0.replacing("-", with: "_")).map { ($0, $1.element == "_" ? .next("") : $1) }, on: $1) }
        ) { $0.elements.contains { $0.isEmpty || "-()|# ".contains($0) } }
        check.mistake(
            "Nothing came after tick 0. What sends the next note, on which clock, and what keeps it alive?",
            madeBy: { strip, scheduler in
                Observable.create { observer in
                    let bag = DisposeBag()
                    Solution.exercise7(strip, scheduler: scheduler).subscribe(observer).disposed(by: bag)
                    return Disposables.create()
                }
            }
        ) { $0.isText && !$0.ends && $0.elements.count < 2 }
        check.mistake(
            "The notes of a bracket came as one element. Each letter is a note.", step: "A queue at noon",
            madeBy: { Solution.exercise7($0.replacing("eg", with: "e"), scheduler: $1).map { $0 == "e" ? "eg" : $0 } }
        ) { $0.elements.contains { $0.count > 1 } }
        check.mistake(
            "The notes of a bracket came one after the other. How many ticks is a bracket?", step: "A queue at noon",
            madeBy: { timed(events(of: $0).enumerated().map { ($0.offset, $0.element.1) }, on: $1) },
            orBy: { Solution.exercise7($0.filter { !"()".contains($0) }, scheduler: $1) }
        ) { $0.isText && $0.elements == ["c", "e", "g", "c"] && $0.tick("e") != $0.tick("g") && $0.tick("e") != 0 }
        check.mistake(
            "After a bracket your row comes too late or too early. A bracket is one tick, however wide it is.",
            step: "A queue at noon", madeBy: { Solution.exercise7($0.replacing(")", with: ")---"), scheduler: $1) },
            orBy: { Solution.exercise7($0.replacing(")", with: ")-"), scheduler: $1) }
        ) { $0.isText && $0.elements == ["c", "e", "g", "c"] && $0.tick("g") == 3 && !$0.came("c", at: 5) }
        check.mistake(
            "A space in the strip took time. What is a space for?", step: "A queue at noon",
            madeBy: { Solution.exercise7($0.replacing(" ", with: "-"), scheduler: $1) }
        ) { $0.in(hasSpaces) && $0.shows(.late) }
        check.throwing(
            "Your function threw Torn at its caller. Who should receive the error, and when?",
            madeBy: { strip, scheduler in
                if strip.contains("#") { throw Torn() }
                return Solution.exercise7(strip, scheduler: scheduler)
            }
        ) { $0 is Torn }

        check.spoiled(.unasked, .goesOn, .noEnd, .swallows, .failsOtherwise, .endsBefore, .lost)
        check.rejects(.early) { strip, _ in
            strip.contains("#") ? .error(Torn()) : .from(strip.filter { $0.isLetter || $0.isNumber }.map { String($0) })
        }
        check.rejects(
            .late, { Solution.exercise7("-" + $0, scheduler: $1) },
            { timed(events(of: $0).map { ($0 * 10, $1) }, on: $1) },
            { Solution.exercise7($0.replacing("-", with: "--"), scheduler: $1) })
        check.rejects(.reordered) { Solution.exercise7($0.replacing("(eg)", with: "(ge)"), scheduler: $1) }
        check.rejects(.endsLate) { Solution.exercise7($0.replacing("|", with: "-|"), scheduler: $1) }
        check.rejects(
            .endsEarly,
            { strip, scheduler in
                Solution.exercise7(strip, scheduler: scheduler).take(strip.count { $0.isLetter || $0.isNumber })
            }, { Solution.exercise7($0.contains("|") || $0.contains("#") ? $0 : $0 + "|", scheduler: $1) },
            { $0.isEmpty ? .empty() : Solution.exercise7($0, scheduler: $1) })
        check.rejects(.swallows) { Solution.exercise7($0.filter { $0 != "#" }, scheduler: $1) }
        check.rejects(
            .lost, { Solution.exercise7($0, scheduler: $1).skip(1) },
            { Solution.exercise7($0, scheduler: $1).filter { $0.first?.isLetter == true } },
            { Solution.exercise7($0, scheduler: $1).filter { $0.first?.isUppercase == false } },
            { Solution.exercise7($0.replacing("(e", with: "("), scheduler: $1) })
        check.rejects(.onlyEnd) { Solution.exercise7($0.replacing("(a#)", with: "#"), scheduler: $1) }
        check.rejects(
            .mixesSubscribers, { Solution.exercise7($0, scheduler: $1).share() },
            { Solution.exercise7($0, scheduler: $1).share(replay: 1) })
        check.rejects(.realQueue) { strip, _ in Solution.exercise7(strip, scheduler: MainScheduler.instance) }
        check.hardCoded { _, scheduler in Solution.exercise7("c--(eg)-c|", scheduler: scheduler) }
        check.worksOnce { firstOnly(Solution.exercise7($0, scheduler: $1)) }

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

extension TimerScene<String> {
    fileprivate func play(
        _ answer: (String, any SchedulerType) throws -> Observable<String>, _ strip: String
    ) throws -> Observable<String> { keep(try answer(strip, timers)) }

    /// The tick of the first event with that note.
    fileprivate func tick(_ note: String) -> TestTime? { received.events.first { $0.value.element == note }?.time }
}
