import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(AConcert.exercise)) func `7 · A concert`() {}
}

struct AConcert {
    static let exercise = Check(heard, solution: Solution.heard, in: Hall.self) { check in
        check.stream("the guest stays", gives: "--a--b--c|", disposedAt: 6) { try $0.play($1, "--a--b--c|") }
        check.stream("the concert fails") { try $0.play($1, "--a--#") }
        check.stream("all during the subscription") { try $0.play($1, .just("a")) }
        check.stream("a concert without a song") { try $0.play($1, "---|") }
        check.play(.otherInput, "the same song twice, and the guest leaves") { hall, heard in
            hall.subscribe(to: try hall.play(heard, "-a-a-c-d|"), disposedAt: 4)
        }
        check.play(.otherInput, "the guest leaves before the first song") { hall, heard in
            hall.subscribe(to: try hall.play(heard, "----a--b|"), disposedAt: 2)
        }
        check.stream("the same song twice, and another one") { try $0.play($1, "-a-a-c---") }
        check.stream("the guest takes two songs") { try $0.play($1, "-b-a-c-d|").take(2) }
        check.play(.further, "two guests, who leave at 4 and at 7") { hall, heard in
            let songs = try hall.play(heard, "--a--b--c|")
            hall.subscribe("the first", to: songs, disposedAt: 4)
            hall.subscribe("the second", to: songs, disposedAt: 7)
        }
        check.play(.further, "one guest stays, a later one leaves after 5 ticks") { hall, heard in
            let songs = try hall.play(heard, "--a-b-c|")
            hall.subscribe("the first", to: songs)
            hall.subscribe("the second", to: songs, at: 10, disposedAt: 15)
        }

        check.mistake(
            "Something was written or used, and nobody has subscribed. Which code runs only on subscribe?",
            step: "Two plants",
            madeBy: { concert, write in
                write("came")
                return good(concert) { if $0 != "came" { write($0) } }
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "What arrives is not what the concert sends, when it sends it.", step: "Two fish",
            madeBy: { concert, write in good(concert.filter { $0 != "a" }, write).startWith("a") },
            orBy: { concert, write in good(concert, write).distinctUntilChanged() }
        ) {
            ($0.kind == .text && $0.received.events.first?.time != 2)
                || ($0.situation?.hasPrefix("the same song twice") == true && $0.elements.prefix(2) != ["a", "a"])
        }
        check.mistake(
            "\"came\" is not the first line. Which closure of `do` runs before the concert is subscribed to?",
            step: "A letter and two clerks",
            madeBy: { concert, write in good(concert) { if $0 != "came" { write($0) } } },
            orBy: { concert, write in
                good(concert) { if $0 != "came" { write($0) } }.do(onSubscribed: { write("came") })
            }
        ) { [.text, .otherInput].contains($0.kind) && $0.words.first != "came" }
        check.mistake(
            "\"came\" was written when the first song arrived. When does a guest come?",
            step: "A letter and two clerks",
            madeBy: { concert, write in
                .deferred {
                    var isHere = false
                    return good(concert) { if $0 != "came" { write($0) } }.do(onNext: { _ in
                        if !isHere { write("came") }
                        isHere = true
                    })
                }
            }
        ) { $0.kind == .text && $0.words.first == "came" && $0.lines.first != "0: came" }
        check.mistake(
            "\"came\" was written more than once for one guest. How often does a guest subscribe?",
            madeBy: { concert, write in good(concert, write).do(onNext: { _ in write("came") }) }
        ) { $0.kind == .text && $0.count("came") > 1 }
        check.mistake(
            "The concert has ended, and \"left after\" was written. `onDispose` runs after an end as well. "
                + "How does the closure know?",
            step: "Three cities and a spinner",
            madeBy: { concert, write in .deferred { outside(concert, write, forgets: true) } },
            orBy: { concert, write in good(concert, write).do(onCompleted: { write("left after 3") }) }, afterTheEnd
        ) { $0.situation != "the guest takes two songs" && $0.ends && $0.words.contains { $0.hasPrefix("left") } }
        check.mistake(
            "The concert has completed, and \"stayed\" was not written.", step: "Three cities and a spinner",
            madeBy: { concert, write in good(concert) { if $0 != "stayed" { write($0) } } }
        ) { $0.kind == .text && $0.completes && !$0.words.contains("stayed") }
        check.mistake(
            "More was written than the two lines of the text. Which of your closures writes the line at this place?",
            madeBy: { concert, write in good(concert.do(onNext: { write($0) }), write) },
            orBy: { concert, write in good(concert, write).do(onDispose: { write("gone") }) }
        ) { $0.kind == .text && $0.words.count > 2 && $0.words.first == "came" && $0.words.contains("stayed") }
        check.mistake(
            "The same song came twice, and the count is too small by one. What do you count?",
            madeBy: { concert, write in
                .deferred {
                    var (songs, isOver) = (Set<String>(), false)
                    func end(_ text: String) {
                        isOver = true
                        write(text)
                    }
                    return concert.do(
                        onNext: { songs.insert($0) }, onError: { _ in end("broken off") },
                        onCompleted: { end("stayed") }, onSubscribe: { write("came") },
                        onDispose: { if !isOver { write("left after \(songs.count)") } })
                }
            }
        ) { $0.situation == "the same song twice, and the guest leaves" && $0.words.last == "left after 1" }
        check.mistake(
            "The guest left, and nothing was written, or the concert is still in use. Which closure runs at a dispose?",
            step: "Three cities and a spinner",
            madeBy: { concert, write in
                concert.do(
                    onError: { _ in write("broken off") }, onCompleted: { write("stayed") },
                    onSubscribe: { write("came") })
            },
            orBy: { concert, write in
                .create { observer in
                    _ = good(concert, write).subscribe(observer)
                    return Disposables.create()
                }
            },
            { concert, write in
                .create { observer in
                    var (songs, isOver) = (0, false)
                    write("came")
                    _ = concert.subscribe { event in
                        if event.isStopEvent {
                            isOver = true
                            write(event.error == nil ? "stayed" : "broken off")
                        } else {
                            songs += 1
                        }
                        observer.on(event)
                    }
                    return Disposables.create { if !isOver { write("left after \(songs)") } }
                }
            }
        ) { $0.kind == .disposed && (!$0.words.contains { $0.hasPrefix("left") } || $0.isUsedAfterDispose()) }
        check.mistake(
            "The number of songs is not that of the songs which the guest has received.", step: "Runners at the finish",
            madeBy: { concert, write in good(concert) { write($0.hasPrefix("left") ? "left after 0" : $0) } },
            orBy: { concert, write in good(concert) { write($0 == "left after 2" ? "left after 3" : $0) } }
        ) { $0.kind == .disposed }
        check.mistake(
            "The guest left while receiving a song, and that song was not counted. Does `afterNext` run for it in time?",
            step: "A letter and two clerks",
            madeBy: { concert, write in .deferred { outside(concert, write, countsAfter: true) } }
        ) { $0.situation == "the guest takes two songs" && $0.elements.count == 2 && $0.words.contains("left after 1") }
        check.mistake(
            "The concert failed, and \"broken off\" is not the last line, or the error did not arrive.",
            step: "Three cities and a spinner",
            madeBy: { concert, write in good(concert) { write($0 == "broken off" ? "stayed" : $0) } },
            orBy: { concert, write in good(concert, write).catch { _ in .empty() } },
            { concert, write in good(concert) { if $0 != "broken off" { write($0) } } }
        ) { $0.situation == "the concert fails" }
        check.mistake(
            "A guest left before the first song, and that was not written as in the text.",
            madeBy: { concert, write in good(concert) { if $0 != "left after 0" { write($0) } } },
            orBy: { concert, write in good(concert) { write($0.hasPrefix("left") ? "left after 2" : $0) } }
        ) { $0.situation == "the guest leaves before the first song" }
        check.mistake(
            "There were two guests, and they share lines. Each has lines of their own.",
            step: "A button and two labels",
            madeBy: { concert, write in good(concert, write).share() }
        ) { $0.kind == .secondSubscriber && $0.count("came") == 1 && $0.elements.count == 3 }
        check.mistake(
            "There were two guests, and what was remembered of one of them changed the line of the other. "
                + "For whom are your variables made?",
            step: "Runners at the finish",
            madeBy: { concert, write in outside(concert, write) },
            orBy: { concert, write in outside(concert, write, resets: true) }
        ) { $0.kind == .further }

        check.hardCoded { concert, write in
            good(concert.scan("") { last, _ in last.isEmpty ? "a" : last == "a" ? "b" : "c" }, write)
        }
        check.worksOnce { concert, write in firstOnly(good(concert, write)) }

        check.accepts("create", byHand)
        check.accepts("one text, written at the end") { concert, write in
            .deferred {
                var (songs, last) = (0, "left after 0")
                return concert.do(
                    onNext: { _ in (songs, last) = (songs + 1, "left after \(songs + 1)") },
                    onError: { _ in last = "broken off" }, onCompleted: { last = "stayed" },
                    onSubscribe: { write("came") }, onDispose: { write(last) })
            }
        }
    }
}
