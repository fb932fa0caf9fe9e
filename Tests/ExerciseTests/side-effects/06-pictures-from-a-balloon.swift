import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(PicturesFromABalloon.exercise)) func `6 · Pictures from a balloon`() {}
}

struct PicturesFromABalloon {
    static let exercise = Check(received, solution: Solution.received, in: Attic.self) { check in
        check.stream("the archive refuses b", gives: "--a--b--c--|") { try $0.fly($1, "--a--b--c--|", refused: "b") }
        check.stream("nothing is refused") { try $0.fly($1, "-a--b-|", refused: "") }
        check.stream("all pictures are refused") { try $0.fly($1, "-d--e-f-", refused: "def") }
        check.stream("the same picture twice, the first one is refused") { try $0.fly($1, "-(xk)-kk-|", refused: "x") }
        check.stream("the balloon fails") { try $0.fly($1, "-x--a-#", refused: "x") }
        check.stream("no picture") { try $0.fly($1, "---|", refused: "a") }
        check.stream("each start of the balloon is written down") {
            try $0.fly($1, "-a-b-|", refused: "a", logsStarts: true)
        }

        check.mistake(
            "Nobody has subscribed, and the balloon is in use. Which code runs only on subscribe?",
            madeBy: { balloon, archive in
                _ = balloon.subscribe(onNext: { try? archive.save($0) })
                return balloon
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "A picture was given to the archive more than once for one subscriber. What subscribes to the balloon again, "
                + "or how many closures save?",
            step: "A button and two labels",
            madeBy: { balloon, archive in balloon.do(onNext: { try archive.save($0) }).retry() },
            orBy: { balloon, archive in balloon.do(onNext: { try archive.save($0) }).retry(2) },
            { balloon, archive in
                balloon.do(onNext: { try? archive.save($0) }, afterNext: { try? archive.save($0) })
            },
            { balloon, archive in
                balloon.do(onNext: { if (try? archive.save($0)) == nil { try? archive.save($0) } })
            },
            { balloon, archive in
                let saved = balloon.do(onNext: { try archive.save($0) })
                return saved.catch { _ in saved }
            }
        ) { $0.kind == .text && ($0.count("save a") > 1 || $0.count("refuse b") > 1) }
        check.mistake(
            "The archive refused a picture, and the screen received an error. Where should this error end?",
            step: "A ship and its logbook",
            madeBy: { balloon, archive in balloon.do(onNext: { try archive.save($0) }) },
            orBy: { balloon, archive in balloon.do(afterNext: { try archive.save($0) }) },
            { balloon, archive in
                balloon.map {
                    try archive.save($0)
                    return $0
                }
            }
        ) { $0.kind == .text && $0.fails }
        check.mistake(
            "Nothing was saved. In the first version the archive was asked.", step: "Two plants",
            madeBy: { balloon, _ in balloon },
            orBy: { balloon, archive in
                _ = balloon.do(onNext: { try? archive.save($0) })
                return balloon
            }
        ) { $0.kind == .text && $0.lines.isEmpty }
        check.mistake(
            "The refused picture did not arrive, and the next one did. The screen should receive it all the same.",
            step: "A ship and its logbook",
            madeBy: { balloon, archive in balloon.filter { (try? archive.save($0)) != nil } },
            orBy: { balloon, archive in
                balloon.flatMap { picture in
                    Observable.just(picture).do(onNext: { try archive.save($0) }).catch { _ in .empty() }
                }
            },
            { balloon, archive in balloon.compactMap { (try? archive.save($0)) == nil ? nil : $0 } }
        ) { $0.kind == .text && $0.elements == ["a", "c"] }
        check.mistake(
            "Another picture came in the place of the refused one. The screen should receive it as it was sent.",
            step: "A ship and its logbook",
            madeBy: { balloon, archive in balloon.map { (try? archive.save($0)) == nil ? "" : $0 } },
            orBy: { balloon, archive in
                balloon.concatMap { picture in
                    Observable.just(picture).do(onNext: { try archive.save($0) }).catchAndReturn("refused")
                }
            }
        ) {
            $0.kind == .text && $0.elements.count == 3 && $0.elements.first == "a" && $0.elements.last == "c"
                && $0.elements[1] != "b"
        }
        check.mistake(
            "The archive refused a picture, and the pictures ended, or another one came in its place. "
                + "What does a `catch` below the `do` put there?",
            step: "A ship and its logbook",
            madeBy: { balloon, archive in balloon.do(onNext: { try archive.save($0) }).catch { _ in .empty() } },
            orBy: { balloon, archive in balloon.do(onNext: { try archive.save($0) }).catchAndReturn("") },
            { balloon, archive in balloon.do(afterNext: { try archive.save($0) }).catch { _ in .empty() } },
            { balloon, archive in balloon.do(onNext: { try archive.save($0) }).catch { _ in .never() } }
        ) { $0.kind == .text && ($0.completes || !$0.ends) && $0.elements != ["a", "b", "c"] }
        check.mistake(
            "After a refusal the archive was not asked again. The next picture may be welcome.",
            madeBy: { balloon, archive in
                var isFull = false
                return balloon.do(onNext: { picture in
                    do { if !isFull { try archive.save(picture) } } catch { isFull = true }
                })
            },
            orBy: { balloon, archive in balloon.do(onNext: { try archive.save($0) }).catch { _ in balloon.skip(1) } }
        ) { $0.kind == .text && $0.count("save a") == 1 && $0.count("save c") == 0 }
        check.mistake(
            "A picture was saved at another tick than that in which it came.",
            madeBy: { balloon, archive in
                .deferred {
                    var all: [String] = []
                    return balloon.do(
                        onNext: { all.append($0) }, onCompleted: { for picture in all { try? archive.save(picture) } })
                }
            }
        ) { $0.kind == .text && !$0.lines.contains { $0.hasPrefix("2: ") } }
        check.mistake(
            "The subscription was disposed of, and the balloon is still in use. What disposes of it?",
            madeBy: { balloon, archive in
                .create { observer in
                    _ = balloon.do(onNext: { try? archive.save($0) }).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.mistake(
            "The balloon failed, and the subscriber did not receive its error. Which errors should be handled here?",
            madeBy: { balloon, archive in Solution.received(from: balloon, archive: archive).catch { _ in .empty() } },
            orBy: { balloon, archive in Solution.received(from: balloon, archive: archive).catchAndReturn("") }
        ) { $0.situation == "the balloon fails" && !$0.fails }
        check.mistake(
            "The same picture came twice, and it was left out or not saved again.",
            madeBy: { balloon, archive in Solution.received(from: balloon.distinctUntilChanged(), archive: archive) },
            orBy: { balloon, archive in
                balloon.withLatestFrom(
                    balloon.distinctUntilChanged().do(onNext: { try? archive.save($0) })
                ) { first, _ in first }
            }
        ) { $0.situation?.hasPrefix("the same picture") == true }
        check.mistake(
            "The balloon started more than once for one subscriber. The picture that is saved is not the one on the screen.",
            step: "A button and two labels",
            madeBy: { balloon, archive in
                .create { observer in
                    Disposables.create(
                        balloon.subscribe(onNext: { try? archive.save($0) }, onError: { _ in }),
                        balloon.subscribe(observer))
                }
            },
            orBy: { balloon, archive in
                .merge(balloon, balloon.do(onNext: { try? archive.save($0) }).filter { _ in false })
            }
        ) { $0.count("the balloon starts") > 1 }
        check.mistake(
            "There were two subscribers, and the pictures were saved for one of them only.",
            step: "A button and two labels",
            madeBy: { balloon, archive in Solution.received(from: balloon, archive: archive).share() },
            orBy: { balloon, archive in
                Solution.received(from: balloon, archive: archive).share(replay: 9, scope: .forever)
            }
        ) { $0.kind == .secondSubscriber && $0.count("save a") == 1 && !$0.isEmpty && $0.elements.count == 3 }

        check.hardCoded { balloon, archive in
            .zip(Solution.received(from: balloon, archive: archive), Observable.of("a", "b", "c", "d", "e")) { $1 }
        }
        check.worksOnce { balloon, archive in firstOnly(Solution.received(from: balloon, archive: archive)) }

        check.accepts("do and catch") { balloon, archive in
            balloon.do(onNext: { picture in
                do { try archive.save(picture) } catch {}
            })
        }
        check.accepts("map") { balloon, archive in
            balloon.map { picture in
                try? archive.save(picture)
                return picture
            }
        }
        check.accepts("flatMap") { balloon, archive in
            balloon.concatMap { picture in
                Observable.just(picture).do(onNext: { try archive.save($0) }).catchAndReturn(picture)
            }
        }
    }
}
