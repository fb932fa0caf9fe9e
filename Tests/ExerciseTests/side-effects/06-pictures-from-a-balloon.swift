import Dispatch
import ExerciseSupport

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(check)) func `6 · Pictures from a balloon`() {}

    private static let check = Check(received, solution: Solution.exercise6, in: Attic.self) { check in
        check.uses = .each
        check.isOnMain = true
        check.steps = [
            .subscribesAgain: "A button and two labels", .usesTooOften: "A button and two labels",
            .shares: "A button and two labels", .swallows: "A ship and its logbook",
        ]

        check.stream("the archive refuses b", gives: "--a--b--c--|") { try $0.fly($1, "--a--b--c--|", refused: "b") }
        check.stream("nothing is refused") { try $0.fly($1, "-a--b-|", refused: "") }
        check.stream("all pictures are refused") { try $0.fly($1, "-d--e-f-", refused: "def") }
        check.stream("the same picture twice, the first one is refused") { try $0.fly($1, "-(xk)-kk-|", refused: "x") }
        check.stream("the balloon fails") { try $0.fly($1, "-x--a-#", refused: "x") }
        check.stream("no picture") { try $0.fly($1, "---|", refused: "a") }

        check.mistake(
            "The archive refused a picture, and the screen received an error. Where should this error end?",
            step: "A ship and its logbook", madeBy: { balloon, archive in saved(balloon, archive) },
            orBy: { balloon, archive in balloon.do(afterNext: { try archive.save($0) }) }
        ) { $0.isText && $0.fails && !$0.shows(.subscribesAgain) }
        check.mistake(
            "The refused picture did not arrive, and the next one did. The screen should receive it all the same.",
            step: "A ship and its logbook",
            madeBy: { balloon, archive in balloon.filter { (try? archive.save($0)) != nil } }
        ) { $0.isText && $0.lost("b") }
        check.mistake(
            "The archive refused a picture, and no picture came after that. What has ended?",
            step: "A ship and its logbook",
            madeBy: { balloon, archive in saved(balloon, archive).catch { _ in .empty() } },
            orBy: { balloon, archive in saved(balloon, archive).catchAndReturn("") },
            { balloon, archive in balloon.do(afterNext: { try archive.save($0) }).catch { _ in .empty() } },
            { balloon, archive in saved(balloon, archive).catch { _ in .never() } }
        ) { $0.isText && $0.says("5: refuse b") && !$0.came("c") && $0.uses("balloon").count == 1 }
        check.mistake(
            "The archive received the pictures at the end, and not when they came. What does your code do with a picture at its tick?",
            madeBy: { balloon, archive in
                .deferred {
                    var all: [String] = []
                    return balloon.do(
                        onNext: { all.append($0) }, onCompleted: { for picture in all { try? archive.save(picture) } })
                }
            }
        ) { $0.isText && $0.says("11: save a") }
        check.mistake(
            "There were two subscribers, and the pictures were saved for one of them only.",
            step: "A button and two labels", madeBy: { balloon, archive in good(balloon, archive).share() }
        ) { $0.kind == .secondSubscriber && $0.times("2: save a") == 1 && $0.elements.count == 3 }

        check.rejects(
            .subscribesAgain, { balloon, archive in saved(balloon, archive).retry() },
            { balloon, archive in saved(balloon, archive).retry(2) },
            { balloon, archive in saved(balloon, archive).catch { _ in balloon.skip(1) } })
        check.rejects(.usesTooOften) { balloon, archive in
            .merge(balloon, balloon.do(onNext: { try? archive.save($0) }).filter { _ in false })
        }
        check.rejects(.nothing) { balloon, _ in balloon }
        check.rejects(.realQueue) { balloon, archive in
            nonisolated(unsafe) let archive = archive
            return balloon.do(onNext: { picture in DispatchQueue.global().async { try? archive.save(picture) } })
        }
        check.rejects(
            .again,
            { balloon, archive in balloon.do(onNext: { try? archive.save($0) }, afterNext: { try? archive.save($0) }) },
            { balloon, archive in balloon.do(onNext: { if (try? archive.save($0)) == nil { try? archive.save($0) } }) })
        check.rejects(
            .other, { balloon, archive in balloon.map { (try? archive.save($0)) == nil ? "" : $0 } },
            { each($0, $1) { _ in .just("refused") } })
        check.spoiled(.unasked, .goesOn, .swallows, .lost)
        check.rejects { balloon, archive in
            var isFull = false
            return balloon.do(onNext: { picture in
                do { if !isFull { try archive.save(picture) } } catch { isFull = true }
            })
        }
        check.hardCoded { balloon, archive in
            .zip(good(balloon, archive), Observable.of("a", "b", "c", "d", "e")) { $1 }
        }
        check.worksOnce { balloon, archive in firstOnly(good(balloon, archive)) }

        check.accepts("map") { balloon, archive in
            balloon.map { picture in
                try? archive.save(picture)
                return picture
            }
        }
        check.accepts("flatMap") { each($0, $1) { .just($0) } }
        check.accepts("after it has gone on") { balloon, archive in balloon.do(afterNext: { try? archive.save($0) }) }
    }
}

private func saved(_ balloon: Observable<String>, _ archive: any Archive) -> Observable<String> {
    balloon.do(onNext: { try archive.save($0) })
}

private func good(_ balloon: Observable<String>, _ archive: any Archive) -> Observable<String> {
    Solution.exercise6(from: balloon, archive: archive)
}

/// An inner stream for each picture, with something else if it is refused.
private func each(
    _ balloon: Observable<String>, _ archive: any Archive, _ instead: @escaping (String) -> Observable<String>
) -> Observable<String> {
    balloon.concatMap { picture in
        Observable.just(picture).do(onNext: { try archive.save($0) }).catch { _ in instead(picture) }
    }
}
