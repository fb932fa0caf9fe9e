import ExerciseSupport

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(check)) func `4 · The jukebox`() {}

    private static let check = Check(display, solution: Solution.exercise4, in: Jukebox.self) { check in
        check.uses = .anew
        check.steps = [.swallows: "Three taps", .lost: "A concert and a record", .subscribesAgain: "A bad line"]

        check.stream("the second title is not found", gives: "---k----a----m---|", disposedAt: 12) {
            try $0.press($1, "-1----2----3-----|", ["1": "--k|", "2": "--#", "3": "--m|"])
        }
        check.stream("a new key during a search") {
            try $0.press($1, "-1-2---3-----|", ["1": "----k|", "2": "----#", "3": "-m|"])
        }
        check.stream("a search that sends, and then fails") {
            try $0.press($1, "-1-------2-----|", ["1": "--k-j-#", "2": "-m-n|"])
        }
        check.stream("nothing is found, three times") { try $0.press($1, "-4--4--5-|", ["4": "-#", "5": "#"]) }
        check.stream("a search without a title") { try $0.press($1, "-7---1---|", ["7": "--|", "1": "-k|"]) }
        check.stream("`keys` completes during the last search") { try $0.press($1, "-6|", ["6": "----#"]) }
        check.stream("`keys` fails during a search") { try $0.press($1, "-1--#", ["1": "-----k|"]) }
        check.stream("no key, and `keys` fails") { try $0.press($1, "--#", ["1": "-k|"]) }

        check.mistake(
            "The keys were subscribed to again after a failed search. What subscribes to them, and what has failed?",
            step: "Three taps and a retry", madeBy: { keys, find in keys.flatMapLatest(find).retry() },
            orBy: { keys, find in keys.flatMapLatest(find).retry(2).catchAndReturn(missing) },
            { keys, find in
                let titles = keys.flatMapLatest(find)
                return titles.catch { _ in titles.startWith(missing) }
            }
        ) { $0.isText && $0.uses("keys").count > 1 }
        check.mistake(
            "The display completed when a title was not found. What ended there, one search or all of them?",
            step: "Three taps", madeBy: { keys, find in keys.flatMapLatest(find).catchAndReturn(missing) },
            orBy: { keys, find in keys.flatMapLatest(find).catch { _ in .empty() } }
        ) { $0.isText && $0.completes && $0.end == 8 }
        check.mistake(
            "The display failed with the error of a search. What replaces that error, before it reaches the display?",
            step: "Three taps", madeBy: { keys, find in keys.flatMapLatest(find) },
            orBy: { keys, find in keys.flatMapLatest { find($0).retry(2) } }
        ) { $0.isText && $0.fails }

        check.spoiled(.unasked, .lost, .swallows, .noEnd, .shares)
        check.rejects(.subscribesAgain) { keys, find in
            keys.flatMapLatest { find($0).retry(2).catchAndReturn(missing) }
        }
        check.rejects(
            .lost, { keys, find in keys.flatMapLatest { find($0).catch { _ in .empty() } } },
            { Solution.exercise4(for: $0.distinctUntilChanged(), find: $1) })
        check.rejects(
            .keeps, { keys, find in keys.flatMap { find($0).catchAndReturn(missing) } },
            { keys, find in keys.concatMap { find($0).catchAndReturn(missing) } },
            { keys, find in keys.flatMapFirst { find($0).catchAndReturn(missing) } })
        check.rejects(.late) { keys, find in keys.flatMapLatest { find($0).takeLast(1).catchAndReturn(missing) } }
        check.rejects(.letsGo) { keys, find in keys.flatMapLatest { find($0).take(1).catchAndReturn(missing) } }
        check.rejects(.usesTooSeldom) { keys, find in keys.flatMapLatest { $0 == "2" ? .just(missing) : find($0) } }
        check.rejects(.added) { keys, find in
            keys.flatMapLatest { find($0).ifEmpty(default: missing).catchAndReturn(missing) }
        }
        check.rejects(
            .swallows, { Solution.exercise4(for: $0, find: $1).catchAndReturn(missing) },
            { Solution.exercise4(for: $0.catch { _ in .empty() }, find: $1) })
        check.rejects(.onlyEnd) { keys, find in
            Solution.exercise4(for: keys, find: find).take(until: keys.materialize().filter { $0.isCompleted })
        }
        check.rejects(.goesOn) { keys, find in keys.flatMapLatest { leaking(find($0).catchAndReturn(missing)) } }
        check.rejects(
            .other, { keys, find in keys.flatMapLatest { find($0).catchAndReturn("not found") } },
            { keys, find in keys.flatMapLatest { find($0).catch { .just("\($0)") } } },
            { keys, find in keys.flatMapLatest { key in find(key).catchAndReturn("\(key) (not found)") } })
        check.hardCoded { keys, find in
            Solution.exercise4(for: keys, find: find).enumerated().map { ["k", missing, "m"][min($0.index, 2)] }
        }
        check.worksOnce { firstOnly(Solution.exercise4(for: $0, find: $1)) }
        check.endless { keys, find in keys.flatMapLatest(find).share(replay: 1, scope: .forever).retry() }

        check.accepts("map and switchLatest") { keys, find in
            keys.map { find($0).catch { _ in .just(missing) } }.switchLatest()
        }
        check.accepts("with the events") { keys, find in
            keys.flatMapLatest { key in find(key).materialize().compactMap { $0.error == nil ? $0.element : missing } }
        }
    }
}

private let missing = "(not found)"

private final class Jukebox: Scene<String> {
    func press(
        _ answer: (Observable<String>, @escaping (String) -> Observable<String>) throws -> Observable<String>,
        _ keys: String, _ searches: [String: String]
    ) throws -> Observable<String> {
        let keys = cold("keys", keys, as: String.self)
        let titles = searches.keys.sorted().reduce(into: [:]) { titles, key in
            titles[key] = cold("find(\(key))", searches[key] ?? "", as: String.self).asObservable()
        }
        return try answer(keys.asObservable()) { titles[$0] ?? .empty() }
    }
}
