import ExerciseSupport

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(check)) func `6 · The stamp of the hour`() {}

    private static let check = Check(sent, solution: Solution.exercise6, in: PostOffice.self) { check in
        check.uses = .each
        check.steps = [
            .swallows: "A microphone that breaks", .goesOn: "A request inside subscribe", .noEnd: "A karaoke evening",
        ]

        check.stream("b comes while a is sent", gives: "----a---b-|", disposedAt: 4) {
            try $0.post($1, "-ab-------|", "---s|")
        }
        check.stream("three letters, and the last one comes late") { try $0.post($1, "-a-b------c|", "--s|") }
        let same = check.stream("the same letter three times") { try $0.post($1, "-xxx-|", "--s-|") }
        check.stream("a sending without an element") { try $0.post($1, "-ab-|", "--|") }
        let failing = check.stream("a sending fails") { try $0.post($1, "-abc-|", "--#") }
        check.stream("`letters` fails") { try $0.post($1, "-ab-#", "---s|") }
        check.stream("no letter") { try $0.post($1, "--|", "-s|") }
        check.play(.secondSubscriber, "a second subscriber at tick 4") { scene, answer in
            let stream = try scene.post(answer, "-ab-------|", "---s|")
            scene.subscribe("the first", to: stream)
            scene.subscribe("the second", to: stream, at: 4)
        }

        check.mistake(
            "Two letters were sent at the same time. The clerk takes the next one when the letter before is done.",
            step: "Four operators", madeBy: { letters, counter in letters.flatMap { counter.send(counter.stamp($0)) } }
        ) { $0.isText && $0.overlaps }
        check.mistake(
            "A newer letter has stopped the sending of an older one. Each letter should be sent.",
            step: "Four operators", madeBy: { letters, counter in letters.flatMapLatest { stamped($0, counter) } }
        ) { $0.isText && $0.uses("send").first?.unsubscribe == 2 }
        check.mistake(
            "A letter came during a sending, and it is lost. It should wait.", step: "Four operators",
            madeBy: { letters, counter in letters.flatMapFirst { stamped($0, counter) } }
        ) { $0.isText && $0.lines == ["a 1"] && $0.completes }
        check.mistake(
            "The letter a is sent, and its turn does not end: b waits, and the result does not complete. "
                + "What has no end here?", step: "A karaoke evening",
            madeBy: { letters, counter in
                letters.concatMap { letter in
                    Observable.create { observer in
                        observer.onNext(counter.stamp(letter))
                        return Disposables.create()
                    }.flatMap { counter.send($0) }
                }
            }
        ) { $0.isText && $0.lines == ["a 1"] && !$0.ends && $0.uses("letters").contains { $0.unsubscribe > 4 } }
        check.mistake(
            "The letter b was stamped when it came, and it was not its turn yet. Which code runs only when a turn begins?",
            step: "Three photos", madeBy: { letters, counter in letters.concatMap { counter.send(counter.stamp($0)) } }
        ) { $0.isText && $0.says("b 2") && $0.lines.count == 2 }
        check.mistake(
            "A letter was stamped more than once. How often does each line run that stamps?",
            madeBy: { letters, counter in
                letters.concatMap { letter in stamped(letter, counter).do(onSubscribe: { _ = counter.stamp(letter) }) }
            },
            orBy: { letters, counter in
                letters.do(onNext: { _ = counter.stamp($0) }).concatMap { stamped($0, counter) }
            }
        ) { $0.isText && $0.lines.count > 2 }
        check.mistake(
            "The letter b was stamped when a was sent, and its sending was not over. Which event says that a sending is over?",
            madeBy: { letters, counter in letters.concatMap { stamped($0, counter).take(1) } }
        ) { $0.isText && $0.says("b 4") }
        check.mistake(
            "A letter was sent without its stamp, or with another one. When is it stamped, and when does its sending begin?",
            madeBy: { letters, counter in letters.concatMap { counter.send($0).map { counter.stamp($0) } } }
        ) { $0.isText && !$0.says("a 1") && $0.uses("send").first?.subscribe == 1 }
        check.mistake(
            "The same letter came again, and it has the stamp of the first one. What is kept, and should be made anew?",
            madeBy: { letters, counter in
                var kept: [String: String] = [:]
                return letters.concatMap { letter in
                    Observable.deferred { () -> Observable<String> in
                        kept[letter] = kept[letter] ?? counter.stamp(letter)
                        return counter.send(kept[letter]!)
                    }
                }
            }
        ) { $0.in(same) && $0.elements.count == 3 && $0.lines.count < 3 }
        check.mistake(
            "A sending failed, and the counter went on. What does an error of an inner observable end?",
            step: "A microphone that breaks",
            madeBy: { letters, counter in letters.concatMap { stamped($0, counter).catch { _ in .empty() } } },
            orBy: { Solution.exercise6($0, at: $1).retry(2) }
        ) { $0.in(failing) && $0.lines.count > 1 }

        check.spoiled(.unasked, .goesOn, .swallows, .failsOtherwise, .noEnd)
        check.rejects(.goesOn) { letters, counter in letters.concatMap { leaking(stamped($0, counter)) } }
        check.rejects(.swallows) { Solution.exercise6($0.catch { _ in .empty() }, at: $1) }
        check.rejects(
            .lost, { Solution.exercise6($0, at: $1).skip(1) },
            { Solution.exercise6($0, at: $1).take(1).concat(Observable.never()) })
        check.rejects(.endsBefore) { Solution.exercise6($0.distinctUntilChanged(), at: $1) }
        check.rejects { letters, counter in letters.concatMap { counter.send($0) } }
        check.rejects { Solution.exercise6($0, at: $1).share() }
        check.hardCoded { letters, counter in
            Observable.zip(Solution.exercise6(letters, at: counter), Observable.of("a 1", "b 5")) { $1 }
        }
        check.worksOnce { letters, counter in firstOnly(Solution.exercise6(letters, at: counter)) }

        check.accepts("stamped by an operator of the inner observable") { letters, counter in
            letters.concatMap { Observable.just($0).map { counter.stamp($0) }.flatMap { counter.send($0) } }
        }
        check.accepts("one at a time") { letters, counter in
            letters.map { stamped($0, counter) }.merge(maxConcurrent: 1)
        }
    }

    /// A letter, stamped when it is subscribed to.
    private static func stamped(_ letter: String, _ counter: any Counter) -> Observable<String> {
        .deferred { counter.send(counter.stamp(letter)) }
    }
}
