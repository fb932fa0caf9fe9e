import ExerciseSupport

@testable import sharing_exercises

extension `sharing` {
    @Test(.exercise(check)) func `7 · A film in the park`() {}

    private static let check = Check(park, solution: Solution.exercise7, in: Meadow.self) { check in
        check.isOnMain = true
        check.uses = .each
        check.steps = [.noEnd: "A lecture", .usesTooSeldom: "A lecture", .nothing: "A lecture"]

        check.stream("presses at ticks 4, 7 and 16", gives: "-----1-2-3-4|", disposedAt: 8) {
            try $0.open($1, "-1-2-3-4|", presses: 4, 7, 16)
        }
        let fails = check.stream("the film fails, and there is a press after it") {
            try $0.open($1, "--8-8#", presses: 1, 3, 9)
        }
        check.stream("nobody presses") { try $0.open($1, "-1-2|") }
        let isClosed = check.stream("close at tick 6") { try $0.open($1, "1-2-3-4-5|", presses: 3, closed: 6) }
        let isClosedLater = check.stream("close in the second showing") {
            try $0.open($1, "-1-2-3-4|", presses: 1, 12, closed: 16)
        }
        check.stream("close when the film is over") { try $0.open($1, "-5|", presses: 2, closed: 6) }
        let isLate = check.play(.further, "Sven sits down at tick 8, Tina at tick 14") { meadow, answer in
            let film = try meadow.open(answer, "-1-2-3-4|", presses: 4, 7, 16)
            meadow.subscribe("Sven", to: film, at: 8)
            meadow.subscribe("Tina", to: film, at: 14)
        }
        check.play(.further, "two showings, and somebody at each") { meadow, answer in
            let film = try meadow.open(answer, "-6-7|", presses: 2, 10)
            meadow.subscribe("the first", to: film)
            meadow.subscribe("the second", to: film, at: 8)
        }
        check.play(.further, "close without a press") { meadow, answer in
            let film = try meadow.open(answer, "-6-7|", closed: 3)
            meadow.subscribe("one", to: film)
        }

        check.mistake(
            "The film runs, and nobody has called `press`. What starts it?", step: "A lecture",
            madeBy: { Cinema($0.share()) }
        ) { $0.firstUse ?? 99 < $0.firstPress }
        check.mistake(
            "The film was begun again while it ran. What should a `press` do then?", step: "A lecture",
            madeBy: { reel in
                let film = PublishSubject<Int>()
                return Cinema(film, press: { _ = reel.subscribe(onNext: film.onNext) })
            },
            orBy: { reel in
                let film = PublishSubject<Int>()
                let running = SerialDisposable()
                return Cinema(film, press: { running.disposable = reel.subscribe(film) }, close: running.dispose)
            },
            { reel in Cinema(byButton: { $0.flatMapLatest { reel }.share() }) }
        ) { scene in scene.isText && !scene.completesEarly && scene.uses("reel").contains { $0.subscribe == 7 } }
        check.mistake(
            "A `press` while the film ran has stopped it. What does a second `press` do to the showing that runs?",
            step: "A lecture",
            madeBy: { reel in
                let film = reel.publish()
                let running = SerialDisposable()
                return Cinema(film, press: { running.disposable = film.connect() }, close: running.dispose)
            }
        ) { $0.isText && $0.elements == [1] && !$0.ends }
        check.mistake(
            "At tick 16 somebody presses, and the film does not run. What does a `press` begin after the first showing?",
            step: "A lecture",
            madeBy: { reel in
                let film = reel.publish()
                lazy var running = film.connect()
                return Cinema(film, press: { _ = running }, close: { running.dispose() })
            }
        ) { ($0.isText || $0.isNobody) && $0.uses("reel").count == 1 }
        check.mistake(
            "The showing has ended, and the one who watches received no end.", step: "A lecture",
            madeBy: { reel in Cinema(byButton: { $0.flatMapFirst { reel }.share() }) }
        ) { $0.isText && !$0.ends && !$0.isEmpty }
        check.mistake(
            "`close` was called, and the film still runs. What ends a showing?", step: "A lecture",
            madeBy: { reel in
                let film = reel.publish()
                return Cinema(film, press: { _ = film.connect() })
            }, orBy: { Showings($0, isHeld: false) }
        ) { $0.in(isClosed) && $0.lastUse ?? 99 > 6 }
        check.mistake(
            "`close` was called during the second showing, and the film still runs. Which showing does `close` end?",
            step: "A lecture",
            madeBy: { reel in
                let film = reel.publish()
                var first: (any Disposable)?
                return Cinema(
                    film,
                    press: {
                        let running = film.connect()
                        first = first ?? running
                    }, close: { first?.dispose() })
            }
        ) { $0.in(isClosedLater) && $0.lastUse ?? 99 > 16 }
        check.mistake(
            "A film failed, and the `press` after that began no new showing.", step: "A lecture",
            madeBy: { Cinema(anew: $0) { $0.isCompleted } }
        ) { $0.in(fails) && $0.uses("reel").count == 1 }
        check.mistake(
            "`close` was called, and the one who watches received an end. The film has no end there.",
            step: "A lecture", madeBy: { Cinema(ending: Solution.exercise7(showing: $0)) }
        ) { $0.in(isClosed) && $0.ends && $0.end == 6 }
        check.mistake(
            "Somebody sat down late, and received something of the beginning. What keeps it?",
            step: .variant(of: "Three displays of a price"),
            madeBy: { Cinema(connecting: $0.replay(1)) }, orBy: { Cinema(connecting: $0.replayAll()) }
        ) { $0.in(isLate) && $0.start == 8 }
        check.mistake(
            "Somebody waited for the next showing, and received the end of the one before. How many showings has one subject?",
            madeBy: { Cinema(connecting: $0.multicast(PublishSubject())) }
        ) { ($0.kind == .laterSubscriber || $0.kind == .further) && $0.elements.isEmpty && $0.ends }

        check.rejects(.endsBefore) { Cinema(connecting: $0.take(1).publish()) }
        check.rejects(.nothing) { _ in Cinema(.never()) }
        check.rejects(.swallows) { Cinema(connecting: $0.catch { _ in .empty() }.publish()) }
        check.rejects { Cinema(connecting: $0.retry(2).publish()) }
        check.hardCoded { Cinema(Solution.exercise7(showing: $0)) { $0.enumerated().map { $0.index + 1 } } }
        check.worksOnce { Cinema(Solution.exercise7(showing: $0), firstOnly) }

        check.accepts("a subject for each showing") { Cinema(anew: $0) { $0.isStopEvent } }
        check.accepts("weak self") { Showings($0, isHeld: true) }
        check.accepts("multicast with a closure") { reel in Cinema(connecting: reel.multicast { PublishSubject() }) }
    }
}
