import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(TheJukebox.exercise)) func `4 · The jukebox`() {}
}

struct TheJukebox {
    static let exercise = Check(display, solution: Solution.display, in: Jukebox.self) { check in
        check.uses = .anew
        check.stream("the second title is not found", gives: "---k----a----m---|", disposedAt: 12) {
            try $0.press($1, "-1----2----3-----|", ["1": "--k|", "2": "--#", "3": "--m|"])
        }
        check.stream("a new key during a search") {
            try $0.press($1, "-1-2---3-----|", ["1": "----k|", "2": "----#", "3": "-m|"])
        }
        check.stream("a search that sends, and then fails") {
            try $0.press($1, "-1-------2-----|", ["1": "--k-j-#", "2": "-m-n|"])
        }
        check.stream("nothing is found, three times") {
            try $0.press($1, "-4--4--5-|", ["4": "-#", "5": "#"])
        }
        check.stream("a search without a title") { try $0.press($1, "-7---1---|", ["7": "--|", "1": "-k|"]) }
        check.stream("`keys` completes during the last search") { try $0.press($1, "-6|", ["6": "----#"]) }
        check.stream("`keys` fails during a search") { try $0.press($1, "-1--#", ["1": "-----k|"]) }
        check.stream("no key, and `keys` fails") { try $0.press($1, "--#", ["1": "-k|"]) }

        check.mistake(
            "Something is looked up, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { keys, find in
                let titles = ReplaySubject<String>.createUnbounded()
                _ = Solution.display(for: keys, find: find).subscribe(titles)
                return titles.asObservable()
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The keys were subscribed to again after a failed search. What subscribes to them, and what has failed?",
            step: "Three taps and a retry", madeBy: { keys, find in keys.flatMapLatest(find).retry() },
            orBy: { keys, find in keys.flatMapLatest(find).retry(2).catchAndReturn(missing) },
            { keys, find in
                let titles = keys.flatMapLatest(find)
                return titles.catch { _ in titles.startWith(missing) }
            }
        ) { $0.kind == .text && $0.uses("keys").count > 1 }
        check.mistake(
            "The display completed when a title was not found. Behind which stream does your `catch` stand?",
            step: "Three taps", madeBy: { keys, find in keys.flatMapLatest(find).catchAndReturn(missing) },
            orBy: { keys, find in keys.flatMapLatest(find).catch { _ in .just(missing) } },
            { keys, find in keys.flatMapLatest(find).catch { _ in .empty() } },
            { keys, find in
                keys.flatMapLatest(find).materialize().compactMap { $0.error == nil ? $0.element : missing }
            },
            { keys, find in Solution.display(for: keys, find: find).take(2) }
        ) { $0.kind == .text && $0.completes && $0.lastTick == 8 }
        check.mistake(
            "The display failed with the error of a search. What replaces that error, before it reaches the display?",
            step: "Three taps", madeBy: { keys, find in keys.flatMapLatest(find) },
            orBy: { keys, find in keys.catchAndReturn(missing).flatMapLatest(find) },
            { keys, find in keys.flatMapLatest { find($0).retry(2) } }
        ) { $0.kind == .text && $0.fails }
        check.mistake(
            "A title was looked up twice for one key. The text does not ask for a second attempt.", step: "A bad line",
            madeBy: { keys, find in keys.flatMapLatest { find($0).retry(2).catchAndReturn(missing) } }
        ) { $0.kind == .text && $0.uses("find(2)").count > 1 }
        check.mistake(
            "A search failed, and the display does not say so. What comes in place of the error?",
            step: "A concert and a record",
            madeBy: { keys, find in keys.flatMapLatest { find($0).catch { _ in .empty() } } },
            orBy: { keys, find in keys.flatMapLatest { find($0).catch { _ in .never() } } },
            { keys, find in keys.flatMapLatest { find($0).materialize().compactMap { $0.element } } }
        ) { $0.kind == .text && $0.elements == ["k", "m"] }
        check.mistake(
            "A title was not found, and the display says it in other words than the text.",
            madeBy: { keys, find in keys.flatMapLatest { find($0).catchAndReturn("not found") } },
            orBy: { keys, find in keys.flatMapLatest { find($0).catch { .just("\($0)") } } },
            { keys, find in keys.flatMapLatest { key in find(key).catchAndReturn("\(key) (not found)") } }
        ) { $0.kind == .text && $0.elements.count == 3 && $0.elements[1] != missing }
        check.mistake(
            "A new key was pressed, and the search for the key before went on, or the new one waited or was lost.",
            madeBy: { keys, find in keys.flatMap { find($0).catchAndReturn(missing) } },
            orBy: { keys, find in keys.concatMap { find($0).catchAndReturn(missing) } },
            { keys, find in keys.flatMapFirst { find($0).catchAndReturn(missing) } }
        ) { $0.situation == "a new key during a search" && $0.start == 5 }
        check.mistake(
            "What a search sent did not come at its tick. Does your stream wait for the end of the search?",
            step: "A bad line",
            madeBy: { keys, find in keys.flatMapLatest { find($0).takeLast(1).catchAndReturn(missing) } },
            orBy: { keys, find in
                keys.flatMapLatest { key in
                    find(key).toArray().asObservable().flatMap { Observable.from($0) }.catchAndReturn(missing)
                }
            }
        ) { $0.kind == .text && $0.start == 4 }
        check.mistake(
            "Your stream leaves a search after its first title. How does it learn that the search is over, or has failed?",
            step: "A bad line",
            madeBy: { keys, find in keys.flatMapLatest { find($0).take(1).catchAndReturn(missing) } }
        ) {
            $0.kind == .text && $0.start == 3 && $0.lastTick == 17 && $0.elements == ["k", missing, "m"]
                && !$0.uses("find(2)").isEmpty
        }
        check.mistake(
            "The second title was not looked up. How does the display know that it is not found?",
            madeBy: { keys, find in keys.flatMapLatest { $0 == "2" ? .just(missing) : find($0) } }
        ) { $0.kind == .text && $0.uses("find(2)").isEmpty && $0.elements == ["k", missing, "m"] }
        check.mistake(
            "The same came twice, and the display sent it once. What dropped it?",
            madeBy: { Solution.display(for: $0, find: $1).distinctUntilChanged() },
            orBy: { Solution.display(for: $0.distinctUntilChanged(), find: $1) }
        ) { $0.situation == "nothing is found, three times" && $0.elements.count < 3 }
        check.mistake(
            "The search completed without a title, and the display says something. Which end means that it has failed?",
            madeBy: { keys, find in keys.flatMapLatest { find($0).ifEmpty(default: missing).catchAndReturn(missing) } }
        ) { $0.situation == "a search without a title" && $0.elements.count > 1 }
        check.mistake(
            "`keys` failed, and the display did not fail at that tick. Which errors should be replaced, and which not?",
            step: "Three taps", madeBy: { Solution.display(for: $0, find: $1).catchAndReturn(missing) },
            orBy: { Solution.display(for: $0.catch { _ in .empty() }, find: $1) },
            { Solution.display(for: $0, find: $1).catch { _ in .empty() } }
        ) { $0.keysFail && !$0.fails }
        check.mistake(
            "The display did not end when `keys` had completed and the last search was over, or it ended before that.",
            madeBy: { Solution.display(for: $0, find: $1).concat(Observable.never()) },
            orBy: { keys, find in Solution.display(for: keys, find: find).take(until: keys.takeLast(1).delayEnd()) }
        ) {
            [.text, .otherInput].contains($0.kind) && !$0.keysFail
                && (!$0.ends || $0.situation == "`keys` completes during the last search")
        }
        check.mistake(
            "The subscription was disposed of, and a search goes on. What disposes of it?",
            madeBy: { keys, find in
                Observable.create { observer in
                    keys.subscribe(
                        onNext: { key in
                            _ = find(key).catchAndReturn(missing).subscribe(onNext: { observer.onNext($0) })
                        }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.rejects("shared by two subscribers") { Solution.display(for: $0, find: $1).share() }
        check.hardCoded { keys, find in
            Solution.display(for: keys, find: find).enumerated().map { ["k", missing, "m"][min($0.index, 2)] }
        }
        check.worksOnce { firstOnly(Solution.display(for: $0, find: $1)) }
        check.endless("shared for ever, then retried") { keys, find in
            keys.flatMapLatest(find).share(replay: 1, scope: .forever).retry()
        }

        check.accepts("map and switchLatest") { keys, find in
            keys.map { find($0).catch { _ in .just(missing) } }.switchLatest()
        }
        check.accepts("with the events") { keys, find in
            keys.flatMapLatest { key in find(key).materialize().compactMap { $0.error == nil ? $0.element : missing } }
        }
    }
}

private let missing = "(not found)"

extension Observable {
    /// Sends an element when the source completes.
    fileprivate func delayEnd() -> Observable<Void> {
        filter { _ in false }.map { _ in }.concat(Observable<Void>.just(()))
    }
}

private final class Jukebox: Scene<String> {
    /// Whether the stream of the keys fails.
    private(set) var keysFail = false

    /// The tick of the last event.
    var lastTick: TestTime? { received.events.last?.time }

    func press(
        _ answer: (Observable<String>, @escaping (String) -> Observable<String>) throws -> Observable<String>,
        _ keys: String, _ searches: [String: String]
    ) throws -> Observable<String> {
        keysFail = keys.hasSuffix("#")
        let keys = cold("keys", keys, as: String.self)
        let found = searches.sorted { $0.key < $1.key }.map {
            ($0.key, cold("find(\($0.key))", $0.value, as: String.self))
        }
        let titles = Dictionary(uniqueKeysWithValues: found)
        return try answer(keys.asObservable()) { titles[$0]?.asObservable() ?? .empty() }
    }
}
