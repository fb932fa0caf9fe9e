import ExerciseSupport

@testable import requests_exercises

extension `requests` {
    @Test(.exercise(check)) func `6 · Look in the drawer first`() {}

    private static let check = Check(page, solution: Solution.exercise6, in: Room.self) { check in
        check.isOnMain = true
        check.uses = .each
        check.steps = [
            .unasked: "A look-up over a URLSession", .goesOn: "A user, then the user's page",
            .swallows: "A drawer and a library", .usesEarly: "A drawer and a library",
        ]

        check.stream("it has to be fetched", gives: "-----(p|)", disposedAt: 3) { try $0.read($1, find: "--|") }
        let isThere = check.stream("it is in the drawer") { try $0.read($1, find: "--(d|)") }
        check.stream("page 12 has to be fetched, and it is q") { try $0.read($1, "12", find: "-|", fetch: "-(q|)") }
        let emptyThere = check.stream("an empty page is in the drawer") { try $0.read($1, find: "--(d|)", text: "") }
        let emptyFetched = check.stream("an empty page has to be fetched") { try $0.read($1, find: "--|", text: "") }
        let cannotKeep = check.stream("it cannot be kept") { try $0.read($1, find: "--|", keep: "-#") }
        let isJammed = check.stream("the drawer is jammed") { try $0.read($1, find: "--#") }
        check.stream("the library fails") { try $0.read($1, find: "--|", fetch: "--#") }
        check.play(.disposed, "disposed of at tick 5, when it is being kept") { room, page in
            room.subscribe(to: try room.read(page, find: "--|", keep: "---|"), disposedAt: 5)
        }

        check.mistake(
            "The drawer is empty, and the page can still be fetched. That is no reason to fail.",
            step: "A drawer and a library", madeBy: { name, drawer, _ in drawer.find(name).asObservable().asSingle() }
        ) { $0.isText && $0.fails }
        check.mistake(
            "Nobody looked in the drawer. The page may be there.", step: "A drawer and a library",
            madeBy: { name, drawer, library in fetched(name, drawer, library) }
        ) { $0.isText && $0.uses("find").isEmpty }
        check.mistake(
            "The page was fetched before the search was over. Fetch it only if nothing was found.",
            step: "A drawer and a library",
            madeBy: { name, drawer, library in
                Single.zip(
                    drawer.find(name).map { $0 as String? }.ifEmpty(default: nil), fetched(name, drawer, library)
                ) { $0 ?? $1 }
            }
        ) { $0.isText && $0.uses("fetch").first?.subscribe == 0 }
        check.mistake(
            "The page was read, and not kept: the next reader has to fetch it again.",
            madeBy: { name, drawer, library in drawer.find(name).ifEmpty(switchTo: library.fetch(name)) }
        ) { $0.isText && !$0.elements.isEmpty && $0.kept.isEmpty }
        check.mistake(
            "The page was read before it was in the drawer. Which operator waits for `keep`?",
            madeBy: { name, drawer, library in
                look(name, drawer, library) {
                    _ = drawer.keep(name, $0).subscribe(onError: { _ in })
                    return .just($0)
                }
            }
        ) { $0.isText && $0.came("p", at: 4) }
        check.mistake(
            "The page came out of the drawer, and it is put into it again.",
            madeBy: { name, drawer, library in
                drawer.find(name).ifEmpty(switchTo: library.fetch(name)).flatMap { kept(name, $0, drawer) }
            }
        ) { $0.in(isThere) && !$0.kept.isEmpty }
        check.mistake(
            "An empty page was taken for nothing. An empty text is a page, too.",
            madeBy: { name, drawer, library in
                drawer.find(name).filter { !$0.isEmpty }.ifEmpty(switchTo: fetched(name, drawer, library))
            },
            orBy: { name, drawer, library in
                look(name, drawer, library) { $0.isEmpty ? .just($0) : kept(name, $0, drawer) }
            }
        ) { $0.in(emptyThere, emptyFetched) && !$0.came("p") }
        check.mistake(
            "The page is there, and it could not be kept. That is no reason not to read it.",
            step: "Four versions of a page",
            madeBy: { name, drawer, library in
                look(name, drawer, library) { drawer.keep(name, $0).andThen(.just($0)) }
            }
        ) { $0.in(cannotKeep) && $0.fails }
        check.mistake(
            "The page could not be kept, and another text was read. Which error is replaced, and by what?",
            step: "Four versions of a page",
            madeBy: { name, drawer, library in
                look(name, drawer, library) { drawer.keep(name, $0).andThen(.just($0)) }.catchAndReturn("")
            }
        ) { $0.in(cannotKeep) && !$0.elements.isEmpty && !$0.came("p") }
        check.mistake(
            "The drawer could not be opened. That is not the same as an empty one.", step: "A drawer and a library",
            madeBy: { name, drawer, library in
                drawer.find(name).catch { _ in .empty() }.ifEmpty(switchTo: fetched(name, drawer, library))
            }
        ) { $0.in(isJammed) && !$0.uses("fetch").isEmpty }

        check.spoiled(.unasked, .goesOn, .shares) { spoil in
            { spoil(Solution.exercise6($0, drawer: $1, library: $2).asObservable()).asSingle() }
        }
        check.rejects(
            .note, { _, drawer, library in Solution.exercise6("7", drawer: drawer, library: library) },
            { name, drawer, library in look(name, drawer, library) { kept("7", $0, drawer) } })
        check.rejects(
            .subscribesAgain,
            { name, drawer, library in
                look(name, drawer, library) {
                    kept(name, $0, drawer).flatMap { drawer.find(name).ifEmpty(default: $0) }
                }
            },
            { name, drawer, library in drawer.find(name).ifEmpty(switchTo: fetched(name, drawer, library).retry(2)) })
        check.rejects(.goesOn) { name, drawer, library in
            look(name, drawer, library) { leaking(kept(name, $0, drawer).asObservable()).asSingle() }
        }
        check.rejects(.other) { name, drawer, library in look(name, drawer, library) { kept($0, name, drawer) } }
        check.rejects(.swallows) { Solution.exercise6($0, drawer: $1, library: $2).catchAndReturn("") }
        check.hardCoded { Solution.exercise6($0, drawer: $1, library: $2).map { _ in "p" } }
        check.worksOnce { firstOnly(Solution.exercise6($0, drawer: $1, library: $2).asObservable()).asSingle() }

        check.accepts("an optional", optionally)
        check.accepts("by hand") { byHand($0, $1, $2) }
    }
}
