import ExerciseSupport

@testable import traits_exercises

extension `traits` {
    @Test(.exercise(check)) func `4 · The notice`() {}

    private static let check = Check(notice, solution: Solution.exercise4, in: Window.self) { check in
        check.uses = .each
        check.isOnMain = true
        check.steps = [.unasked: "A title for three readers"]

        check.stream("Close is tapped at tick 4", gives: "----|") { try $0.put($1, "Saved.", "----x") }
        check.stream("the text \"Delete?\"") { try $0.put($1, "Delete?", "-x") }
        check.without(.secondSubscriber, because: "There is never more than one subscriber at a time.")

        check.mistake(
            "The completable completed before anybody tapped. Which code runs when Close is tapped?",
            madeBy: { text, board in
                .create { completable in
                    board.put(text, onClose: {})
                    completable(.completed)
                    return Disposables.create { board.clear() }
                }
            }
        ) { $0.isText && $0.completes && $0.start == 0 }
        check.mistake(
            "The notice was gone before anybody could read it. When should it be taken away?",
            madeBy: { text, board in
                .create { completable in
                    board.put(text, onClose: { completable(.completed) })
                    board.clear()
                    return Disposables.create()
                }
            }
        ) { $0.isText && $0.says("Saved.") && $0.uses("the notice").allSatisfy { $0.subscribe == $0.unsubscribe } }
        check.mistake(
            "Close is nothing bad. Which event of a completable means that all went well?",
            step: "A title, a bookmark, a save",
            madeBy: { text, board in
                .create { completable in
                    board.put(text, onClose: { completable(.error(RxError.unknown)) })
                    return Disposables.create { board.clear() }
                }
            }
        ) { $0.fails }
        check.rejects(.noEnd) { text, board in
            .create { _ in
                board.put(text, onClose: {})
                return Disposables.create()
            }
        }
        check.mistake(
            "The subscription was disposed of, and the notice still lies over the screen. What runs at a dispose?",
            madeBy: { text, board in
                .create { completable in
                    board.put(
                        text,
                        onClose: {
                            board.clear()
                            completable(.completed)
                        })
                    return Disposables.create()
                }
            }
        ) { $0.isDisposed && $0.shows(.goesOn) }
        check.mistake(
            "Close was tapped, and the notice still lies over the screen.",
            madeBy: { text, board in
                .create { completable in
                    board.put(text, onClose: { completable(.completed) })
                    return Disposables.create()
                }
            },
            orBy: { text, board in
                var isCleared = false
                return .create { completable in
                    board.put(text, onClose: { completable(.completed) })
                    return Disposables.create {
                        if !isCleared { board.clear() }
                        isCleared = true
                    }
                }
            }
        ) { $0.ends && $0.isInUse() }

        check.rejects(.unasked) { text, board in
            let closed = PublishSubject<Never>()
            board.put(text, onClose: { closed.onCompleted() })
            return closed.do(onDispose: { board.clear() }).asCompletable()
        }
        check.rejects(.again) { text, board in
            .create { completable in
                board.put(text, onClose: {})
                board.put(text, onClose: { completable(.completed) })
                return Disposables.create { board.clear() }
            }
        }
        check.hardCoded { _, board in Solution.exercise4("Saved.", on: board) }
        check.worksOnce { text, board in firstOnly(Solution.exercise4(text, on: board).asObservable()).asCompletable() }

        check.accepts("the notice is taken away in do") { text, board in
            Completable.create { completable in
                board.put(text, onClose: { completable(.completed) })
                return Disposables.create()
            }
            .do(onDispose: { board.clear() })
        }
        check.accepts("it is taken away twice") { text, board in
            .create { completable in
                board.put(
                    text,
                    onClose: {
                        board.clear()
                        completable(.completed)
                    })
                return Disposables.create(with: board.clear)
            }
        }
    }
}
