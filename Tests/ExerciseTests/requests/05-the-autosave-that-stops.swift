import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import requests_exercises

extension `requests` {
    @Test(.exercise(TheAutosaveThatStops.exercise)) func `5 · The autosave that stops`() {}
}

struct TheAutosaveThatStops {
    static let exercise = Check(autosave, solution: Solution.autosave, in: Desk.self) { check in
        check.uses = .each
        check.stream("the save of b fails", gives: "---a-------c-|", disposedAt: 2) {
            try $0.type($1, "-a---b---c---|")
        }
        check.stream("b comes while a is saved; each save takes 3 ticks") { try $0.type($1, "-ad-|", "---|") }
        check.stream("the same version four times") { try $0.type($1, "-x---x---x---x---|") }
        check.stream("an empty version (e)") { try $0.type($1, "-e---|") }
        check.stream("no version") { try $0.type($1, "---|") }
        check.stream("each save fails") { try $0.type($1, "-b---b---|") }
        check.stream("`versions` fails while a is saved") { try $0.type($1, "-a-#", "---|") }

        check.mistake(
            "A save began, and nobody had subscribed. Which code runs only on subscribe?",
            madeBy: { versions, disk in
                let saved = ReplaySubject<String>.createUnbounded()
                _ = Solution.autosave(versions, to: disk).subscribe(saved)
                return saved
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "No version was saved. A save begins when somebody subscribes to it.",
            madeBy: { versions, _ in versions.filter { $0 != "b" } }
        ) { $0.kind == .text && $0.lines.isEmpty }
        check.mistake(
            "The save of b has failed, and the autosave says that b is saved.",
            madeBy: { versions, disk in
                versions.concatMap { disk.save($0).catch { _ in .empty() }.andThen(Observable.just($0)) }
            }
        ) { $0.kind == .text && $0.elements.contains("b") && $0.start == 3 }
        check.mistake(
            "A version was sent before it was saved.",
            madeBy: { versions, disk in
                versions.concatMap {
                    Observable.just($0).concat(disk.save($0).andThen(Observable.empty())).catch { _ in .empty() }
                }
            }
        ) { $0.kind == .text && ($0.start ?? 9) < 3 }
        check.mistake(
            "A failed save was tried again. It should be left out.",
            madeBy: { versions, disk in
                versions.concatMap {
                    disk.save($0).retry(2).andThen(Observable.just($0)).catch { _ in .empty() }
                }
            },
            orBy: { versions, disk in
                versions.concatMap { disk.save($0).andThen(Observable.just($0)) }.retry(2).catch { _ in .empty() }
            }
        ) { $0.kind == .text && ($0.lines.count { $0 == "b" } > 1 || $0.lines.count { $0 == "a" } > 1) }
        check.mistake(
            "One save has failed, and the whole autosave fails with it. Where is that error caught?",
            step: "Four versions of a page",
            madeBy: { versions, disk in versions.concatMap { disk.save($0).andThen(Observable.just($0)) } }
        ) { $0.kind == .text && $0.fails }
        check.mistake(
            "One save has failed, and no later version is saved. Which stream does the `catch` belong to?",
            step: "Four versions of a page",
            madeBy: { versions, disk in
                versions.flatMap { disk.save($0).andThen(Observable.just($0)) }.catch { _ in .empty() }
            },
            orBy: { versions, disk in
                versions.concatMap { disk.save($0).andThen(Observable.just($0)) }.catch { _ in .empty() }
            },
            { versions, disk in
                versions.concatMap { disk.save($0).andThen(Observable.just($0)).catch { _ in .never() } }
            }
        ) { $0.kind == .text && $0.elements == ["a"] }
        check.mistake(
            "The autosave ended before `versions` did. Another version may come.",
            madeBy: { versions, disk in Solution.autosave(versions.take(3), to: disk) }
        ) { $0.kind == .text && $0.elements == ["a", "c"] && $0.completes }
        check.mistake(
            "`versions` is over and the saves are done, and the autosave does not complete.",
            madeBy: { versions, disk in Solution.autosave(versions, to: disk).concat(Observable.never()) }
        ) { $0.kind == .text && $0.elements == ["a", "c"] && !$0.ends }
        check.mistake(
            "The subscription was disposed of, and the save goes on. What disposes of it?",
            madeBy: { versions, disk in
                .create { observer in
                    _ = Solution.autosave(versions, to: disk).subscribe(observer)
                    return Disposables.create()
                }
            },
            orBy: { versions, disk in
                .create { observer in
                    versions.subscribe(
                        onNext: { version in
                            _ = disk.save(version).subscribe(
                                onCompleted: { observer.onNext(version) }, onError: { _ in })
                        }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "A version came during a save, and it is lost. It should wait.",
            madeBy: { versions, disk in
                versions.flatMapFirst { disk.save($0).andThen(Observable.just($0)).catch { _ in .empty() } }
            }
        ) { $0.versions == "-ad-|" && $0.lines == ["a"] }
        check.mistake(
            "A newer version has stopped the save of an older one. Each version should be saved.",
            madeBy: { versions, disk in
                versions.flatMapLatest { disk.save($0).andThen(Observable.just($0)).catch { _ in .empty() } }
            }
        ) { $0.versions == "-ad-|" && $0.elements == ["d"] }
        check.mistake(
            "Two versions were saved at the same time. Which operator waits for the end of one?",
            step: "Four versions of a page",
            madeBy: { versions, disk in
                versions.flatMap { disk.save($0).andThen(Observable.just($0)).catch { _ in .empty() } }
            }
        ) { $0.versions == "-ad-|" && $0.overlaps }
        check.mistake(
            "A version came that is like the one before, and it was not saved. Each version should be saved.",
            madeBy: { versions, disk in Solution.autosave(versions.distinctUntilChanged(), to: disk) }
        ) { $0.versions.contains("x") && $0.lines.count < 4 }
        check.mistake(
            "An empty version is a version, too. It was not saved.",
            madeBy: { versions, disk in Solution.autosave(versions.filter { !$0.isEmpty }, to: disk) }
        ) { $0.versions.contains("e") && $0.lines.isEmpty }
        check.mistake(
            "`versions` has failed, and its error did not arrive in that tick. Only the error of a save is left out.",
            madeBy: { versions, disk in Solution.autosave(versions, to: disk).catch { _ in .empty() } },
            orBy: { versions, disk in Solution.autosave(versions.catch { _ in .empty() }, to: disk) },
            { versions, disk in
                versions.materialize().concatMap { event in
                    guard let version = event.element else { return Observable.just(event) }
                    return disk.save(version).andThen(Observable.just(event)).catch { _ in .empty() }
                }.dematerialize()
            }
        ) { $0.versions == "-a-#" && !($0.fails && $0.start == 3) }
        check.mistake(
            "There were two subscribers, and the versions were saved once. Each of them should save anew.",
            madeBy: { versions, disk in Solution.autosave(versions, to: disk).share() }
        ) { $0.kind == .secondSubscriber && $0.elements == ["a", "c"] }
        check.hardCoded { versions, disk in
            Observable.zip(Solution.autosave(versions, to: disk), Observable.of("a", "c")) { $1 }
        }
        check.worksOnce { versions, disk in firstOnly(Solution.autosave(versions, to: disk)) }
        check.endless("shared for ever, then retried") { versions, disk in
            versions.concatMap { disk.save($0).andThen(Observable.just($0)) }.share(scope: .forever).retry()
        }

        check.accepts("one by one") { versions, disk in
            versions.map { disk.save($0).andThen(Observable.just($0)).catch { _ in .empty() } }.merge(maxConcurrent: 1)
        }
        check.accepts("an optional") { versions, disk in
            versions.concatMap { version in
                disk.save(version).andThen(Single<String?>.just(version)).catchAndReturn(nil)
            }
            .compactMap { $0 }
        }
    }
}

private final class Desk: Scene<String>, Disk {
    private struct NoRoom: Error {}
    private struct Crashed: Error {}

    private(set) var versions = ""
    /// Whether a save began before the one before it was over.
    var overlaps: Bool { zip(uses("a save"), uses("a save").dropFirst()).contains { $0.unsubscribe > $1.subscribe } }
    private var good: Observable<String> = .never()
    private var bad: Observable<String> = .never()

    /// - Parameter save: How long a save takes. The save of b fails.
    func type(
        _ autosave: (Observable<String>, any Disk) throws -> Observable<String>, _ versions: String,
        _ save: String = "--|"
    ) throws -> Observable<String> {
        self.versions = versions
        let typed = cold("versions", versions, as: String.self, error: Crashed()).map { $0 == "e" ? "" : $0 }
        good = cold("a save", save, as: String.self).asObservable()
        bad = cold("the save of b", "--#", as: String.self, error: NoRoom()).asObservable()
        return try autosave(typed, self)
    }

    func save(_ version: String) -> Completable {
        (version == "b" ? bad : good).do(onSubscribe: { [self] in log(version) }).ignoreElements().asCompletable()
    }
}
