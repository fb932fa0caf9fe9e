import ExerciseSupport

@testable import sharing_exercises

extension `sharing` {
    @Test(.exercise(check)) func `3 · A bird book`() {}

    private static let check = Check(pictures, solution: Solution.exercise3, in: BirdScene.self) { check in
        check.isOnMain = true
        check.uses = .each
        check.steps = [
            .unasked: "A lecture", .goesOn: "A lecture", .mixesSubscribers: "A well and a sieve",
            .subscribesAgain: "Three downloads",
        ]

        check.stream("w: wren, k: kite", gives: "-----W-----K", disposedAt: 9) {
            try $0.open($1, names: "--w-----k-------")
        }
        let fails = check.stream("a look-up fails") { try $0.open($1, names: "--x-----w-----x---x--k---") }
        let isNew = check.stream("a new name comes before the picture") {
            try $0.open($1, names: "--wk----ww-----x-w----")
        }
        let pages = check.play(.further, "page 3 is opened at tick 7, page 4 at tick 13") { scene, answer in
            let pictures = try scene.open(answer, names: "--w-----k------w---")
            scene.subscribe("page 1", to: pictures)
            scene.subscribe("page 3", to: pictures, at: 7)
            scene.subscribe("page 4", to: pictures, at: 13)
        }
        check.play(.further, "page 1 is closed at tick 9, page 2 is opened at tick 10") { scene, answer in
            let pictures = try scene.open(answer, names: "--w-----k------w---")
            scene.subscribe("page 1", to: pictures, disposedAt: 9)
            scene.subscribe("page 2", to: pictures, at: 10)
        }

        check.mistake(
            "A look-up failed, and nothing comes after that. Which stream ended with the error, and where is it replaced?",
            madeBy: { names, look in names.flatMapLatest(look).catchAndReturn("?").share(replay: 1) },
            orBy: { names, look in names.flatMapLatest(look).share(replay: 1) }
        ) { $0.in(fails) && $0.ends && $0.elements.count < 2 }
        check.mistake(
            "A look-up failed, and no page shows a \"?\" for it.",
            madeBy: { names, look in names.flatMapLatest { look($0).catch { _ in .empty() } }.share(replay: 1) },
            orBy: { names, look in names.flatMapLatest { look($0).retry(2).catchAndReturn("") }.share(replay: 1) }
        ) { $0.in(fails) && !$0.came("?") }
        check.mistake(
            "The picture of an old name came after a new name. What ends the old look-up?",
            madeBy: { names, look in names.flatMap { look($0).catchAndReturn("?") }.share(replay: 1) },
            orBy: { names, look in names.concatMap { look($0).catchAndReturn("?") }.share(replay: 1) },
            { names, look in names.flatMapFirst { look($0).catchAndReturn("?") }.share(replay: 1) }
        ) { $0.in(isNew) && $0.came("W", at: 5) }
        check.mistake(
            "A look-up failed, and the name was looked up a second time. How often should that be?",
            madeBy: { names, look in names.flatMapLatest { look($0).retry(2).catchAndReturn("?") }.share(replay: 1) }
        ) { $0.in(fails) && $0.uses("look(x)").count > 3 }
        check.mistake(
            "A name came again, and its old look-up was used. What is kept of it?",
            madeBy: { names, look in
                var known: [String: Observable<String>] = [:]
                return names.flatMapLatest { name in
                    let found = known[name] ?? look(name).catchAndReturn("?").share(replay: 1, scope: .forever)
                    known[name] = found
                    return found
                }.share(replay: 1)
            }
        ) { $0.in(fails) && $0.uses("look(x)").count == 1 }
        check.mistake(
            "Nothing came, and nobody has subscribed to the names. What does your stream wait for?", step: "A lecture",
            madeBy: { names, look in names.flatMapLatest { look($0).catchAndReturn("?") }.replay(1) }
        ) { $0.isText && $0.isEmpty && $0.uses("names").isEmpty }
        check.mistake(
            "A name came again, and it was not looked up again.",
            madeBy: { Solution.exercise3(of: $0.distinctUntilChanged(), look: $1) }
        ) { $0.in(fails) && $0.uses("look(x)").count == 2 && !$0.ends }
        check.mistake(
            "Two pages are open, and each name is looked up twice. Which part of it is shared, and which is not?",
            step: "A well and a sieve", madeBy: { names, look in names.flatMapLatest { look($0).catchAndReturn("?") } },
            orBy: { names, look in names.share(replay: 1).flatMapLatest { look($0).catchAndReturn("?") } }
        ) { $0.kind == .secondSubscriber && $0.uses("look(w)").count > 1 }
        check.mistake(
            "All pages were closed, and the new one shows a picture from before. How long is it kept?",
            step: "A gauge at the river",
            madeBy: { names, look in
                names.flatMapLatest { look($0).catchAndReturn("?") }.share(replay: 1, scope: .forever)
            }
        ) { $0.kind == .laterSubscriber && !$0.isEmpty }
        check.mistake(
            "This page was opened late, and it is empty until the next picture. What is kept for it?",
            step: "Three displays of a price",
            madeBy: { names, look in names.flatMapLatest { look($0).catchAndReturn("?") }.share() }
        ) { $0.in(pages) && $0.hasNothingOnArrival }
        check.mistake(
            "A page that is opened late shows more than the picture that came last.", step: "Three displays of a price",
            madeBy: { names, look in names.flatMapLatest { look($0).catchAndReturn("?") }.share(replay: 2) }
        ) { $0.in(pages) && $0.elements.prefix(2) == ["W", "K"] && $0.start == 13 }

        check.hardCoded { names, look in
            names.flatMapLatest { look($0).catchAndReturn("?") }
                .enumerated().map { ["W", "K"][min($0.index, 1)] }.share(replay: 1)
        }
        check.worksOnce { names, look in firstOnly(Solution.exercise3(of: names, look: look)) }
        check.endless { names, look in names.flatMapLatest(look).share(replay: 1, scope: .forever).retry() }
        check.spoiled(.unasked, .lost)
        check.rejects(.endsBefore) { names, look in
            names.flatMapLatest { look($0).catchAndReturn("?") }.take(3).share(replay: 1)
        }

        check.accepts("a picture, and no more") { names, look in
            names.flatMapLatest { look($0).take(1).catchAndReturn("?") }.share(replay: 1)
        }
        check.accepts("map and switchLatest, replay and refCount") { names, look in
            names.map { look($0).catch { _ in .just("?") } }.switchLatest().replay(1).refCount()
        }
        check.accepts("shared twice") { names, look in
            names.share().flatMapLatest { look($0).catchAndReturn("?") }.share(replay: 1, scope: .whileConnected)
        }
    }
}
