import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(TheStampOfTheHour.exercise)) func `6 · The stamp of the hour`() {}
}

/// Wrong answers, from the text alone: stamped at once; all at the same time; a stamp that is made twice; a letter lost;
/// stamped after a failure; nothing done for a second subscriber.
struct TheStampOfTheHour {
    static let exercise = Check(sent, solution: Solution.sent, in: PostOffice.self) { check in
        check.uses = .each
        check.stream("b comes while a is sent", gives: "----a---b-|", disposedAt: 4) {
            try $0.post($1, "-ab-------|", "---s|")
        }
        check.stream("three letters, and the last one comes late") { try $0.post($1, "-a-b------c|", "--s|") }
        check.stream("the same letter three times") { try $0.post($1, "-xxx-|", "--s-|") }
        check.stream("a sending without an element") { try $0.post($1, "-ab-|", "--|") }
        check.stream("a sending fails") { try $0.post($1, "-abc-|", "--#") }
        check.stream("`letters` fails") { try $0.post($1, "-ab-#", "---s|") }
        check.stream("no letter") { try $0.post($1, "--|", "-s|") }

        check.mistake(
            "A letter was stamped, and nobody had subscribed. Which code runs only on subscribe?",
            madeBy: { letters, counter in
                let sent = ReplaySubject<String>.createUnbounded()
                _ = Solution.sent(letters, at: counter).subscribe(sent)
                return sent
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "Two letters were sent at the same time. The clerk takes the next one when the letter before is done.",
            step: "Four operators",
            madeBy: { letters, counter in letters.flatMap { counter.send(counter.stamp($0)) } },
            orBy: { letters, counter in
                letters.flatMap { letter in Observable.deferred { counter.send(counter.stamp(letter)) } }
            }
        ) { $0.kind == .text && $0.overlaps }
        check.mistake(
            "A newer letter has stopped the sending of an older one. Each letter should be sent.",
            step: "Four operators",
            madeBy: { letters, counter in
                letters.flatMapLatest { letter in Observable.deferred { counter.send(counter.stamp(letter)) } }
            }
        ) {
            $0.kind == .text && $0.stamps.count == 2 && $0.elements.count == 1
                && $0.elements.first?.hasPrefix("b") == true
        }
        check.mistake(
            "A letter came during a sending, and it is lost. It should wait.", step: "Four operators",
            madeBy: { letters, counter in
                letters.flatMapFirst { letter in Observable.deferred { counter.send(counter.stamp(letter)) } }
            }
        ) { $0.kind == .text && $0.stamps.count == 1 && $0.elements.count == 1 }
        check.mistake(
            "The letter b was stamped when it came. It was not its turn yet. When does `concatMap` call its closure?",
            step: "Three photos",
            madeBy: { letters, counter in letters.concatMap { counter.send(counter.stamp($0)) } },
            orBy: { letters, counter in letters.map { counter.stamp($0) }.concatMap { counter.send($0) } },
            { letters, counter in
                letters.concatMap { letter -> Observable<String> in
                    let stamped = counter.stamp(letter)
                    return Observable.deferred { counter.send(stamped) }
                }
            }
        ) { $0.kind == .text && $0.stamps.contains("b 2") && $0.stamps.count == 2 }
        check.mistake(
            "A letter was stamped more than once. How often does each line run that stamps?",
            madeBy: { letters, counter in
                letters.concatMap { letter in
                    Observable.deferred {
                        _ = counter.stamp(letter)
                        return counter.send(counter.stamp(letter))
                    }
                }
            },
            orBy: { letters, counter in
                letters.concatMap { letter in
                    let early = counter.stamp(letter)
                    return Observable.deferred { counter.send(early.isEmpty ? early : counter.stamp(letter)) }
                }
            }
        ) { $0.kind == .text && $0.stamps.count > 2 }
        check.mistake(
            "The letter b was stamped when a was sent, and its sending was not over. Which event says that a sending is over?",
            madeBy: { letters, counter in
                letters.concatMap { letter in
                    Observable.deferred { counter.send(counter.stamp(letter)).take(1) }
                }
            }
        ) { $0.kind == .text && $0.stamps.contains("b 4") }
        check.mistake(
            "A letter was sent without its stamp, or with another one. When is it stamped, and when does its sending begin?",
            madeBy: { letters, counter in
                letters.concatMap { letter in counter.send(letter).map { counter.stamp($0) } }
            }
        ) { $0.kind == .text && !$0.stamps.contains("a 1") && $0.uses("send").first?.subscribe == 1 }
        check.mistake(
            "The subscription was disposed of, and the counter goes on. What disposes of the sending?",
            step: "A request inside subscribe",
            madeBy: { letters, counter in
                .create { observer in
                    _ = Solution.sent(letters, at: counter).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The letters are done, and the result does not complete.", step: "A karaoke evening",
            madeBy: { letters, counter in Solution.sent(letters, at: counter).concat(Observable.never()) }
        ) { $0.kind == .text && !$0.ends }
        check.mistake(
            "The same letter came again, and it was not sent again. Each one should be stamped and sent.",
            madeBy: { letters, counter in Solution.sent(letters.distinctUntilChanged(), at: counter) }
        ) { $0.situation == "the same letter three times" && $0.elements.count < 3 }
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
        ) { $0.situation == "the same letter three times" && $0.stamps.count < 3 }
        check.mistake(
            "A sending failed, and the counter went on. What does an error of an inner observable end?",
            step: "A microphone that breaks",
            madeBy: { letters, counter in
                letters.concatMap { letter in
                    Observable.deferred { counter.send(counter.stamp(letter)) }.catch { _ in .empty() }
                }
            },
            orBy: { letters, counter in
                letters.concatMap { letter in Observable.deferred { counter.send(counter.stamp(letter)) }.retry(2) }
            }
        ) { $0.situation == "a sending fails" && $0.stamps.count > 1 }
        check.mistake(
            "There was an error, and the subscriber did not receive it.", step: "A microphone that breaks",
            madeBy: { letters, counter in Solution.sent(letters, at: counter).catch { _ in .empty() } },
            orBy: { letters, counter in Solution.sent(letters.catch { _ in .empty() }, at: counter) }
        ) { ($0.situation == "a sending fails" || $0.situation == "`letters` fails") && !$0.fails }
        check.mistake(
            "There were two subscribers, and the letters were sent once. Each of them has all letters sent anew.",
            madeBy: { letters, counter in Solution.sent(letters, at: counter).share() }
        ) { $0.kind == .secondSubscriber && $0.stamps.count == 2 && $0.start != 0 }
        check.rejects("no stamp") { letters, counter in letters.concatMap { counter.send($0) } }
        check.hardCoded { letters, counter in
            Observable.zip(Solution.sent(letters, at: counter), Observable.of("a 1", "b 5")) { $1 }
        }
        check.worksOnce { letters, counter in firstOnly(Solution.sent(letters, at: counter)) }

        check.accepts("a recipe by hand") { letters, counter in
            letters.concatMap { letter in
                Observable.create { observer in counter.send(counter.stamp(letter)).subscribe(observer) }
            }
        }
        check.accepts("stamped by an operator of the inner observable") { letters, counter in
            letters.concatMap { letter in Observable.just(letter).map { counter.stamp($0) }.flatMap { counter.send($0) }
            }
        }
        check.accepts("one at a time") { letters, counter in
            letters.map { letter in Observable.deferred { counter.send(counter.stamp(letter)) } }.merge(
                maxConcurrent: 1)
        }
    }
}

/// A counter, with a clock on the wall. A line is a stamp.
final class PostOffice: Scene<String>, Counter {
    /// The stamps, one after the other: "a 1".
    var stamps: [String] { lines }
    /// Whether a sending began before the one before it was over.
    var overlaps: Bool {
        let sendings = uses("send").sorted { $0.subscribe < $1.subscribe }
        return zip(sendings, sendings.dropFirst()).contains { $0.unsubscribe > $1.subscribe }
    }
    private var sending: Observable<String> = .never()

    /// - Parameter row: A sending. An element stands for the stamped letter.
    func post(
        _ answer: (Observable<String>, any Counter) throws -> Observable<String>, _ marbles: String, _ row: String
    ) throws -> Observable<String> {
        let letters = cold("letters", marbles, as: String.self).asObservable()
        sending = cold("send", row, as: String.self).asObservable()
        return try answer(letters, self)
    }

    func stamp(_ letter: String) -> String {
        log("\(letter) \(scheduler.clock)")
        return "\(letter) \(scheduler.clock)"
    }

    func send(_ stamped: String) -> Observable<String> { sending.map { _ in stamped } }
}
