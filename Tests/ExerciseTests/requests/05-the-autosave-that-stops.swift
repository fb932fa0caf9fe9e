import ExerciseSupport

@testable import requests_exercises

extension `requests` {
    @Test(.exercise(check)) func `5 · The autosave that stops`() {}

    private static let check = Check(autosave, solution: Solution.exercise5, in: Desk.self) { check in
        check.isOnMain = true
        check.uses = .each
        check.steps = [.failsOtherwise: "Four versions of a page"]

        check.stream("the save of b fails", gives: "---a-------c-|", disposedAt: 2) {
            try $0.type($1, "-a---b---c---|")
        }
        let meets = check.stream("d comes while a is saved; each save takes 3 ticks") {
            try $0.type($1, "-ad-|", "---|")
        }
        check.stream("the same version four times") { try $0.type($1, "-x---x---x---x---|") }
        check.stream("an empty version (e)") { try $0.type($1, "-e---|") }
        check.stream("no version") { try $0.type($1, "---|") }
        check.stream("each save fails") { try $0.type($1, "-b---b---|") }
        let crashes = check.stream("`versions` fails while a is saved") { try $0.type($1, "-a-#", "---|") }

        check.mistake(
            "A failed save was tried again. It should be left out.",
            madeBy: { versions, disk in versions.concatMap { saved($0, disk).retry(2).catch { _ in .empty() } } },
            orBy: { versions, disk in versions.concatMap { saved($0, disk) }.retry(2).catch { _ in .empty() } }
        ) { $0.isText && ($0.times("b") > 1 || $0.times("a") > 1) }
        check.mistake(
            "The save of b has failed, and the autosave says that b is saved.",
            madeBy: { versions, disk in
                versions.concatMap { disk.save($0).catch { _ in .empty() }.andThen(Observable.just($0)) }
            }
        ) { $0.isText && $0.came("a", at: 3) && $0.came("b") }
        check.mistake(
            "A version was sent before it was saved.",
            madeBy: { versions, disk in
                versions.concatMap {
                    Observable.just($0).concat(disk.save($0).andThen(Observable.empty())).catch { _ in .empty() }
                }
            }
        ) { $0.isText && $0.came("a", at: 1) }
        check.mistake(
            "One save has failed, and the whole autosave fails with it. Where is that error caught?",
            step: "Four versions of a page", madeBy: { versions, disk in versions.concatMap { saved($0, disk) } }
        ) { $0.isText && $0.fails }
        check.mistake(
            "One save has failed, and no later version is saved. Which stream does the `catch` belong to?",
            step: "Four versions of a page",
            madeBy: { versions, disk in versions.flatMap { saved($0, disk) }.catch { _ in .empty() } },
            orBy: { versions, disk in versions.concatMap { saved($0, disk).catch { _ in .never() } } }
        ) { $0.isText && $0.lost("c") || $0.isText && $0.elements == ["a"] && !$0.shows(.subscribesAgain) }
        check.mistake(
            "A version came during a save, and it is lost. It should wait.",
            madeBy: { versions, disk in versions.flatMapFirst { saved($0, disk).catch { _ in .empty() } } }
        ) { $0.in(meets) && $0.lines == ["a"] }
        check.mistake(
            "A newer version has stopped the save of an older one. Each version should be saved.",
            madeBy: { versions, disk in versions.flatMapLatest { saved($0, disk).catch { _ in .empty() } } }
        ) { $0.in(meets) && $0.elements == ["d"] }
        check.mistake(
            "Two versions were saved at the same time. Which operator waits for the end of one?",
            step: "Four versions of a page",
            madeBy: { versions, disk in versions.flatMap { saved($0, disk).catch { _ in .empty() } } }
        ) { $0.in(meets) && $0.overlaps }
        check.mistake(
            "`versions` has failed, and its error waits for a save.",
            madeBy: { versions, disk in
                versions.materialize()
                    .concatMap { event in
                        guard let version = event.element else { return Observable.just(event) }
                        return saved(version, disk).map { .next($0) }.catch { _ in .empty() }
                    }
                    .dematerialize()
            }
        ) { $0.in(crashes) && $0.fails && $0.came("a") }

        check.spoiled(.unasked, .goesOn, .noEnd, .lost, .swallows)
        check.rejects(.endsEarly) { Solution.exercise5($0.take(3), to: $1) }
        check.rejects(.goesOn) { versions, disk in
            .create { observer in
                versions.subscribe(
                    onNext: { version in
                        _ = disk.save(version).subscribe(onCompleted: { observer.onNext(version) }, onError: { _ in })
                    }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
            }
        }
        check.rejects(.lost) { Solution.exercise5($0.distinctUntilChanged(), to: $1) }
        check.rejects(.onlyEnd) { versions, disk in Solution.exercise5(versions.filter { !$0.isEmpty }, to: disk) }
        check.rejects(.swallows) { versions, disk in Solution.exercise5(versions.catch { _ in .empty() }, to: disk) }
        check.rejects { versions, _ in versions.filter { $0 != "b" } }
        check.rejects { Solution.exercise5($0, to: $1).share() }
        check.hardCoded { versions, disk in
            Observable.zip(Solution.exercise5(versions, to: disk), Observable.of("a", "c")) { $1 }
        }
        check.worksOnce { versions, disk in firstOnly(Solution.exercise5(versions, to: disk)) }
        check.endless { versions, disk in versions.concatMap { saved($0, disk) }.share(scope: .forever).retry() }

        check.accepts("one by one") { versions, disk in
            versions.map { saved($0, disk).catch { _ in .empty() } }.merge(maxConcurrent: 1)
        }
        check.accepts("an optional") { versions, disk in
            versions.concatMap { version in
                disk.save(version).andThen(Single<String?>.just(version)).catchAndReturn(nil)
            }
            .compactMap { $0 }
        }
    }
}
