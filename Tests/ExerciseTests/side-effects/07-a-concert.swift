import ExerciseSupport

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(check)) func `7 · A concert`() {}

    private static let check = Check(heard, solution: Solution.exercise7, in: Hall.self) { check in
        check.uses = .anew
        check.isOnMain = true
        check.steps = [
            .unasked: "Two plants", .lost: "Two fish", .goesOn: "Three cities and a spinner",
            .swallows: "Three cities and a spinner",
        ]

        check.stream("the guest stays", gives: "--a--b--c|", disposedAt: 6) { try $0.play($1, "--a--b--c|") }
        check.stream("the concert fails") { try $0.play($1, "--a--#") }
        check.stream("all during the subscription") { try $0.play($1, .just("a")) }
        check.stream("a concert without a song") { try $0.play($1, "---|") }
        let isTwice = check.play(.otherInput, "the same song twice, and the guest leaves") { hall, heard in
            hall.subscribe(to: try hall.play(heard, "-a-a-c-d|"), disposedAt: 4)
        }
        check.play(.otherInput, "the guest leaves before the first song") { hall, heard in
            hall.subscribe(to: try hall.play(heard, "----a--b|"), disposedAt: 2)
        }
        check.stream("the same song twice, and another one") { try $0.play($1, "-a-a-c---") }
        let takesTwo = check.stream("the guest takes two songs") { try $0.play($1, "-b-a-c-d|").take(2) }
        let leave = check.play(.further, "two guests, who leave at 4 and at 7") { hall, heard in
            let songs = try hall.play(heard, "--a--b--c|")
            hall.subscribe("the first", to: songs, disposedAt: 4)
            hall.subscribe("the second", to: songs, disposedAt: 7)
        }
        let isLater = check.play(.further, "one guest stays, a later one leaves after 5 ticks") { hall, heard in
            let songs = try hall.play(heard, "--a-b-c|")
            hall.subscribe("the first", to: songs)
            hall.subscribe("the second", to: songs, at: 10, disposedAt: 15)
        }

        check.mistake(
            "\"came\" is not the first line. What runs before the concert is subscribed to?",
            step: "A letter and two clerks",
            madeBy: { concert, write in
                ours(concert) { if $0 != "came" { write($0) } }.do(onSubscribed: { write("came") })
            }
        ) { $0.kind == .otherInput && $0.words.contains("came") && $0.words.first != "came" }
        check.mistake(
            "\"came\" was written when the first song arrived. When does a guest come?",
            step: "A letter and two clerks",
            madeBy: { concert, write in
                ours(concert) { if $0 != "came" { write($0) } }.enumerated()
                    .do(onNext: { if $0.index == 0 { write("came") } }).map(\.element)
            }
        ) { $0.isText && $0.says("2: came") && !$0.says("0: came") }
        check.mistake(
            "The concert has ended, and \"left after\" was written. How does your code know how it was over?",
            step: "Three cities and a spinner",
            madeBy: { concert, write in .deferred { outside(concert, write, forgets: true) } }, orBy: afterTheEnd
        ) { $0.isText && $0.completes && $0.hasLeft }
        check.mistake(
            "The same song came twice, and the count is too small by one. What do you count?",
            madeBy: { concert, write in .deferred { outside(concert, write, forgetsEqual: true) } }
        ) { $0.in(isTwice) && $0.says("4: left after 1") }
        check.mistake(
            "The guest left, and nothing was written then. What runs at a dispose?", step: "Three cities and a spinner",
            madeBy: { concert, write in
                concert.do(
                    onError: { _ in write("broken off") }, onCompleted: { write("stayed") },
                    onSubscribe: { write("came") })
            }
        ) { $0.isDisposed && $0.lines == ["0: came"] }
        check.mistake(
            "The guest left after two songs, and another number was written. What do you count, and when?",
            step: "Runners at the finish",
            madeBy: { concert, write in ours(concert) { write($0.hasPrefix("left") ? "left after 0" : $0) } },
            orBy: { concert, write in ours(concert) { write($0 == "left after 2" ? "left after 3" : $0) } }
        ) { $0.isDisposed && $0.hasLeft && !$0.says("6: left after 2") }
        check.mistake(
            "The guest left while receiving a song, and that song was not counted. When is it counted: before it goes on, or after?",
            step: "A letter and two clerks",
            madeBy: { concert, write in .deferred { outside(concert, write, countsAfter: true) } }
        ) { $0.in(takesTwo) && $0.says("3: left after 1") }
        check.mistake(
            "There were two guests, and \"came\" was written once. Each has lines of their own.",
            step: "A button and two labels", madeBy: { concert, write in ours(concert, write).share() }
        ) { $0.kind == .secondSubscriber && $0.times("0: came") == 1 && $0.elements.count == 3 }
        check.mistake(
            "One guest alone has the right lines. Here are two, and a line is not right. For whom are your variables made?",
            step: "Runners at the finish", madeBy: { concert, write in outside(concert, write) }
        ) { $0.in(leave, isLater) }

        check.rejects(.unasked) { concert, write in
            write("came")
            return ours(concert) { if $0 != "came" { write($0) } }
        }
        check.rejects(
            .lost, { concert, write in ours(concert) { if $0 != "came" { write($0) } } },
            { concert, write in ours(concert) { if $0 != "stayed" { write($0) } } },
            { concert, write in ours(concert) { if $0 != "broken off" { write($0) } } })
        check.rejects(
            .added, { concert, write in ours(concert, write).do(onNext: { _ in write("came") }) },
            { concert, write in ours(concert.do(onNext: { write($0) }), write) },
            { concert, write in ours(concert, write).do(onDispose: { write("gone") }) })
        check.rejects({ concert, write in ours(concert) { write($0 == "broken off" ? "stayed" : $0) } })
        check.rejects(.goesOn) { leaking(ours($0, $1)) }
        check.spoiled(.swallows, .lost, .noEnd)
        check.rejects(
            { concert, write in ours(concert) { if $0 != "left after 0" { write($0) } } },
            { concert, write in ours(concert) { write($0.hasPrefix("left") ? "left after 2" : $0) } })
        check.hardCoded { concert, write in
            ours(concert.scan("") { last, _ in last.isEmpty ? "a" : last == "a" ? "b" : "c" }, write)
        }
        check.worksOnce { concert, write in firstOnly(ours(concert, write)) }

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
