import ExerciseSupport
import Screen

@testable import photo_collage_exercises

extension `photo-collage` {
    @Test(.exercise(check)) func `4 · Ask before clearing`() {}

    private static let check = Check(confirmClear, solution: Solution.exercise4, in: AlertScene.self) { check in
        check.isOnMain = true
        check.stream("Enter on Clear", disposedAt: 3) { try $0.ask($1, [.enter]) }
        let keep = check.stream("Tab, and Enter on Keep") { try $0.ask($1, [.tab, .enter]) }
        let escape = [
            check.stream("Esc") { try $0.ask($1, [.escape]) },
            check.stream("Tab, and Esc") { try $0.ask($1, [.tab, .escape]) },
        ]
        check.stream("no key at all") { try $0.ask($1, []) }
        check.play(.disposed, "disposed of, and no key is pressed") { scene, confirm in
            scene.subscribe(to: try scene.ask(confirm, []), disposedAt: 3)
        }
        check.without(.secondSubscriber, because: "There is never more than one subscriber at a time.")

        check.mistake(
            "An alert stands there, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { screen in
                let answer = AsyncSubject<Bool>()
                present(on: screen) {
                    answer.onNext($0)
                    answer.onCompleted()
                }
                return answer.asSingle()
            }
        ) { $0.isNobody }
        check.mistake(
            "An answer came before any key was pressed.",
            madeBy: { screen in
                .create { single in
                    let alert = present(on: screen) { _ in }
                    single(.success(true))
                    return Disposables.create { alert.dismiss() }
                }
            }
        ) { $0.start == 0 }
        check.mistake(
            "The alert has no button Keep. How is a second action added?", madeBy: { asked($0, keep: .missing) }
        ) { $0.hasAlert && !$0.shows("[ Keep ]") }
        check.mistake(
            "The buttons stand in another order: Clear comes first.", madeBy: { screen in asked(screen, keep: .first) }
        ) { $0.hasKeepFirst }
        check.mistake(
            "The subscription was disposed of, and the alert still stands there. What runs on a dispose?",
            step: "A notice above the screen", madeBy: { asked($0, dismisses: false) }
        ) { $0.isDisposed && $0.hasAlertAtEnd }
        check.mistake(
            "Somebody had subscribed, and no alert stood there when a key was pressed. When does yours come, and when does it go?",
            madeBy: { screen in
                .create { single in
                    present(on: screen) { single(.success($0)) }.dismiss()
                    return Disposables.create()
                }
            }
        ) { $0.isText && !$0.hasAlert }
        check.mistake(
            "Clear was chosen, the alert has gone, and no answer came. A single needs an element and the end. Did both come?",
            step: "A picture in the folder",
            madeBy: { screen in
                .deferred {
                    let answer = PublishSubject<Bool>()
                    let alert = present(on: screen) { answer.onNext($0) }
                    return answer.asSingle().do(onDispose: { alert.dismiss() })
                }
            }
        ) { $0.isText && $0.isEmpty && $0.hasAlert && !$0.hasAlertAtEnd }
        check.mistake(
            "Keep is an answer, and nothing bad: it is false, and no error.",
            madeBy: { screen in
                asked(screen).map {
                    if !$0 { throw RxError.unknown }
                    return true
                }
            }
        ) { $0.fails }
        check.mistake("Keep was chosen, and the answer is true.", madeBy: { asked($0).map { _ in true } }) {
            $0.in(keep) && $0.came(true)
        }
        check.mistake(
            "Keep was chosen, and no answer came. A single that says nothing leaves its subscriber waiting.",
            madeBy: { screen in
                asked(screen).asObservable().filter { $0 }.concat(Observable.never()).take(1).asSingle()
            }
        ) { $0.in(keep) && $0.isEmpty }
        check.mistake(
            "Esc was pressed, and the alert still stands there. Which style belongs to Esc?",
            madeBy: { asked($0, style: .default) }
        ) { $0.in(escape) && $0.isEmpty && $0.hasAlertAtEnd }
        check.mistake(
            "Esc was pressed, and it chose Clear.", madeBy: { asked($0, style: .default, clearStyle: .cancel) }
        ) { $0.in(escape) && $0.elements == [true] }

        check.rejects(.other) { asked($0).map { !$0 } }
        check.rejects { asked($0, title: "Clear?") }
        check.hardCoded { screen in asked(screen, style: .default).map { _ in true } }
        check.worksOnce { firstOnly(asked($0).asObservable()).concat(Observable.never()).take(1).asSingle() }
        check.rejects(.realQueue) { asked($0).subscribe(on: MainScheduler.asyncInstance) }
        check.rejects(oneForAll)

        check.accepts("dismissed in do") { screen in
            .deferred {
                let answer = PublishSubject<Bool>()
                let alert = present(on: screen) { answer.onNext($0) }
                return answer.take(1).asSingle().do(onDispose: { alert.dismiss() })
            }
        }
        check.accepts("a weak screen", onAWeakScreen)
    }
}
