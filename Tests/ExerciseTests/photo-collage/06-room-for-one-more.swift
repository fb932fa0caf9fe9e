import ExerciseSupport

@testable import photo_collage_exercises

private typealias Answer = (Single<String>, Single<Bool>) throws -> Single<String>

extension `photo-collage` {
    @Test(.exercise(check)) func `6 · Room for one more`() {}

    private static let check = Check(
        save(_:whenFull:) as Answer, solution: Solution.exercise6(_:whenFull:), in: FolderScene.self
    ) { check in
        check.uses = .each
        check.stream("full at first, and yes", gives: "------(n|)", disposedAt: 5) { try $0.save($1, room: 3) }
        let no = check.stream("full, and no") { try $0.save($1, room: 99, yes: 0) }
        check.stream("room from the beginning") { try $0.save($1, room: 0) }
        let again = check.stream("full three times, and yes each time") { try $0.save($1, room: 12) }
        check.stream("full, yes, full, no") { try $0.save($1, room: 99, yes: 4) }
        let isLocked = check.stream("the folder is locked") { try $0.save($1, room: 0, trouble: 0) }
        check.stream("full, yes, and then locked") { try $0.save($1, room: 3, trouble: 4) }
        check.stream("the question fails") { try $0.save($1, room: 99, yes: nil) }
        check.play(.disposed, "full at first, and disposed of during the question") { scene, save in
            scene.subscribe(to: try scene.save(save, room: 99), disposedAt: 3)
        }

        check.mistake(
            "The folder was full, and it was written again at once. Who should be asked in between?",
            step: "A full folder", madeBy: { write, _ in write.retry(2) }, orBy: { write, _ in write.retry(9) }
        ) { $0.isText && !$0.says("ask") && $0.times("write") > 1 }
        check.mistake(
            "The folder was full, and its error arrived. Who should be asked before that?", step: "A full folder",
            madeBy: { write, _ in write }
        ) { $0.isText && !$0.says("ask") }
        check.mistake(
            "The user was asked before anything was written.",
            madeBy: { write, ask in ask.flatMap { _ in Solution.exercise6(write, whenFull: ask) } }
        ) { $0.lines.first == "ask" }
        check.mistake(
            "The user was asked while the write was under way. Nobody knew yet whether there is room.",
            madeBy: { write, ask in
                Single.zip(write.map(Optional.some).catchAndReturn(nil), ask) { name, _ in name }
                    .flatMap { $0.map { .just($0) } ?? Solution.exercise6(write, whenFull: ask) }
            }
        ) { $0.isText && $0.uses("ask").first?.subscribe == 0 }
        check.mistake(
            "The user said yes, and the error came, or another name. What comes after a yes?",
            madeBy: { write, ask in write.catch { error in ask.flatMap { _ in .error(error) } } },
            orBy: { write, ask in write.catch { _ in ask.map { _ in "" } } }
        ) { $0.isText && $0.lines == ["write", "ask"] && !$0.isEmpty }
        check.mistake(
            "The user was asked, and the second write did not wait for the answer.",
            madeBy: { write, ask in
                full(write) { _ in
                    _ = ask.subscribe()
                    return write
                }
            }
        ) { $0.isText && $0.lines == ["write", "ask", "write"] && $0.fails }
        check.mistake(
            "The user said no, and it was written again.",
            madeBy: { write, ask in full(write) { _ in ask.flatMap { _ in Solution.exercise6(write, whenFull: ask) } } }
        ) { $0.in(no) && $0.times("write") > 1 }
        check.mistake(
            "The folder was full again after a yes, and the user was not asked again. How often may it be full?",
            madeBy: { write, ask in full(write) { error in ask.flatMap { $0 ? write : .error(error) } } },
            orBy: { write, ask in full(write) { error in ask.flatMap { $0 ? write.retry(9) : .error(error) } } }
        ) { $0.in(again) && $0.times("ask") == 1 }
        check.mistake(
            "The folder was not full, it was locked, and the user was asked. Which error is worth a question?",
            madeBy: { write, ask in all(write, ask) }
        ) { $0.in(isLocked) && $0.says("ask") }

        check.mistake(
            "Each of two subscribers writes anew, and here one write served both.",
            madeBy: { Solution.exercise6($0, whenFull: $1).asObservable().share(replay: 1).asSingle() }
        ) { $0.kind == .secondSubscriber && $0.lines.count == 3 && $0.came("n") }

        check.spoiled(.unasked, .goesOn) { spoil in
            { spoil(Solution.exercise6($0, whenFull: $1).asObservable()).asSingle() }
        }
        check.rejects(
            .failsOtherwise, { write, ask in branch(write, ask) { _ in .error(RxError.noElements) } },
            { write, ask in
                write.catch { error in
                    guard error is FolderFull else { return .error(FolderFull()) }
                    return ask.flatMap { $0 ? Solution.exercise6(write, whenFull: ask) : .error(error) }
                }
            }, { write, ask in Solution.exercise6(write, whenFull: ask.catchAndReturn(false)) })
        check.rejects(
            .swallows, { write, ask in branch(write, ask) { _ in .just("") } },
            { write, ask in branch(write, ask) { _ in .never() } })
        check.rejects { write, ask in Solution.exercise6(write, whenFull: ask.catchAndReturn(true)) }
        check.hardCoded { write, ask in
            write.catch { error in ask.flatMap { yes in yes ? write.catchAndReturn("n") : .error(error) } }
        }
        check.worksOnce { write, ask in firstOnly(Solution.exercise6(write, whenFull: ask).asObservable()).asSingle() }

        check.accepts("retry(when:)") { write, ask in
            write.asObservable().retry(when: { (errors: Observable<any Error>) in
                errors.concatMap { error -> Observable<Bool> in
                    guard error is FolderFull else { return .error(error) }
                    return ask.asObservable().map { yes in
                        if !yes { throw error }
                        return yes
                    }
                }
            }).asSingle()
        }
        check.accepts("the answers as an error of their own") { write, ask in
            struct Again: Error {}
            return write.catch { error in
                guard error is FolderFull else { throw error }
                return ask.flatMap { .error($0 ? Again() : error) }
            }
            .catch { error in
                guard error is Again else { throw error }
                return Solution.exercise6(write, whenFull: ask)
            }
        }
    }
}
