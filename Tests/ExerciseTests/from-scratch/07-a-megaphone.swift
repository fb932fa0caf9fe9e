import ExerciseSupport

@testable import from_scratch_exercises

extension `from-scratch` {
    @Test(.exercise(Megaphone.exercise)) func `7 · A megaphone`() {}
}

struct Megaphone {
    typealias MakeSubject = () throws -> OwnSubject<Int>

    static func attempt() throws -> OwnSubject<Int> {
        try Earlier.check(2, before: 7)
        return try makeSubject()
    }

    static let exercise = Check(attempt as MakeSubject, solution: Solution.exercise7, in: EngineScene.self) { check in
        func send(_ marbles: String, to subject: OwnSubject<Int>, in scene: EngineScene) {
            _ = scene.source("sent", marbles).subscribe(subject.observer)
        }

        @discardableResult func play(
            _ kind: Situation.Kind, _ name: String, _ marbles: String, _ guests: (String, from: Int, until: Int?)...
        ) -> Situation {
            check.play(kind, name) { scene, makeSubject in
                let subject = try makeSubject()
                for (guest, from, until) in guests {
                    scene.subscribe(guest, to: scene.drawn(subject.observable), at: from, disposedAt: until)
                }
                send(marbles, to: subject, in: scene)
            }
        }
        play(
            .text, "Anna from the start, Boris from tick 5, Clara from tick 12", "-1--2--3--|", ("Anna", 0, nil),
            ("Boris", 5, nil), ("Clara", 12, nil))
        play(.disposed, "Anna leaves at tick 3", "-1--2--3--|", ("Anna", 0, 3), ("Boris", 0, nil))
        play(
            .disposed, "Anna leaves at tick 2, Boris at tick 5, and Clara stays", "-1--2--3--|", ("Anna", 0, 2),
            ("Boris", 0, 5), ("Clara", 0, nil))
        play(.otherInput, "an error, and a subscriber after it", "-4-4-#", ("Anna", 0, nil), ("Boris", 6, nil))
        let nobody = play(.otherInput, "nobody is subscribed", "-1-2-|", ("Anna", 4, nil))
        play(.laterSubscriber, "one comes when the other has left", "-1--2--3--|", ("Anna", 0, 2), ("Boris", 3, nil))
        check.play(.otherInput, "2 and completed are sent after the end") { scene, makeSubject in
            let subject = try makeSubject()
            scene.subscribe("Anna", to: scene.drawn(subject.observable))
            scene.subscribe("Boris", to: scene.drawn(subject.observable), at: 4)
            for (tick, event) in [(1, .next(1)), (2, .error(MarbleError())), (3, .next(2)), (5, .completed)]
                as [(TestTime, OwnEvent<Int>)]
            { scene.at(tick) { subject.observer(event) } }
        }
        check.play(.secondSubscriber, "two subjects") { scene, makeSubject in
            let (first, second) = (try makeSubject(), try makeSubject())
            scene.subscribe("of the first", to: scene.drawn(first.observable))
            scene.subscribe("of the second", to: scene.drawn(second.observable))
            send("-1--2-|", to: first, in: scene)
        }
        check.play(.further, "Boris leaves when he receives 1") { scene, makeSubject in
            try scene.meeting(makeSubject) { _, runs in runs[1].value?.dispose() }
        }
        let claraLeaves = check.play(.further, "Boris lets Clara leave when he receives 1") { scene, makeSubject in
            try scene.meeting(makeSubject) { _, runs in runs[2].value?.dispose() }
        }
        check.play(.further, "Boris lets Anna leave when he receives 1") { scene, makeSubject in
            try scene.meeting(makeSubject) { _, runs in runs[0].value?.dispose() }
        }
        check.play(.further, "Boris brings David when he receives 1") { scene, makeSubject in
            try scene.meeting(makeSubject) { subject, _ in scene.listen("David", to: subject.observable) }
        }
        check.play(.further, "Anna sends 9 when she receives the end") { scene, makeSubject in
            try scene.shout(makeSubject)
        }

        check.mistake(
            "Only the last one who came receives elements. How many can be subscribed at the same time?",
            madeBy: ofTheLastOne
        ) { $0.isText && $0.start == 1 && !$0.ends && $0.elements.count < 3 }
        check.mistake(
            "Boris is subscribed from tick 5 on, and receives nothing. To whom does an element go?",
            madeBy: subject(walks: .first)
        ) { $0.isText && $0.isEmpty && $0.subscribed(at: 5) }
        check.mistake(
            "Boris receives an element from before he came. Where is it remembered?",
            madeBy: subject(remembers: .all), orBy: subject(remembers: .latest)
        ) { $0.isText && $0.start == 5 || $0.in(nobody) && $0.elements.first == 1 }
        check.mistake(
            "Somebody comes after the end and receives no end. What does a subject have to remember?",
            step: "A letter after the last one", madeBy: subject(remembersEnd: false)
        ) { [.text, .otherInput].contains($0.kind) && $0.isEmpty }
        check.mistake(
            "A subscriber has left, and an element arrives there. What does the dispose take out of the list?",
            madeBy: subject(leaving: .nobody, guards: false)
        ) { $0.arrivesAfterTheDispose }
        check.mistake(
            "One subscriber leaves, and another one receives nothing any more. Which of them is taken out of the list?",
            madeBy: subject(leaving: .last), orBy: subject(leaving: .atFirstPlace)
        ) { [.disposed, .laterSubscriber].contains($0.kind) }
        check.mistake(
            "Two subjects, and what is sent to one arrives at the other. Which variables does each one need for itself?",
            step: "Two readers of one book", madeBy: subject(sharing: Box([]))
        ) { $0.isSecond && !$0.elements.isEmpty }
        check.mistake(
            "Somebody left the list while an event was sent, and somebody else was left out. An end takes people out of the list, "
                + "too. How do you go through the list?", step: "Three on a list", madeBy: subject(walks: .byIndex)
        ) { $0.isText && !$0.ends && $0.elements == [3] }
        check.mistake(
            "Somebody left while an element was sent, and still received it. The list was a copy. Who knows that they have "
                + "left?", step: "Three on a list", madeBy: subject(guards: false)
        ) { $0.in(claraLeaves) && $0.count("Clara") > 0 }
        check.mistake(
            "Somebody came while an element was sent, and received that one. Who was subscribed when it was sent?",
            step: "Three on a list", madeBy: subject(walks: .whileItGrows)
        ) { $0.count("David receives 1") > 0 }
        check.mistake(
            "An element was sent while the end was on its way, and it arrived. When do you remember the end?",
            step: "A shout and an echo", madeBy: subject(endFirst: false)
        ) { $0.count("receives 9") > 0 }

        check.rejects(subject(lateEnd: .completed))
        check.hardCoded { try inNumbers() }
        check.without(.worksOnce, because: "a subject that all share is a mistake of its own")
        check.rejects("equal elements go out once", withoutRepeats)
        check.accepts("a dictionary") { try subject(walks: .sortedKeys)() }
        check.accepts("of Streams", ofStreams)
    }
}
