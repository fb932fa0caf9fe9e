import ExerciseSupport

@testable import traits_exercises

extension `traits` {
    @Test(.exercise(check)) func `3 · The cloakroom`() {}

    private static let check = Check(coat, solution: Solution.exercise3, in: Hall.self) { check in
        check.uses = .each
        check.isOnMain = true
        check.steps = [.unasked: "A title for three readers", .shares: "A title for three readers"]

        check.stream("a blue coat hangs there", gives: "---(b|)", disposedAt: 2) { try $0.ask($1, for: 7, "---b") }
        check.stream("coat 12: a red coat hangs there") { try $0.ask($1, for: 12, "-r") }
        let isEmpty = check.stream("nothing hangs there (o)") { try $0.ask($1, for: 7, "---o") }
        let isLocked = check.stream("the room is locked") { try $0.ask($1, for: 7, "---#") }
        let leaves = check.play(.further, "two subscribers; the first one is disposed of at tick 2") { hall, coat in
            let search = try hall.ask(coat, for: 7, "-----b")
            hall.subscribe("the first", to: search, disposedAt: 2)
            hall.subscribe("the second", to: search)
        }

        check.mistake(
            "The search was stopped before it had an answer. When should it stop?",
            madeBy: { number, room in
                .create { maybe in
                    room.find(number) { maybe(event($0)) }()
                    return Disposables.create()
                }
            }
        ) { $0.isEmpty && $0.uses("the search").contains { $0.subscribe == $0.unsubscribe } }
        check.mistake(
            "The subscription was disposed of, and the search goes on. What runs at a dispose, and what did `find` return?",
            madeBy: { number, room in
                .create { maybe in
                    _ = room.find(number) { result in if case .success(let coat?) = result { maybe(.success(coat)) } }
                    return Disposables.create()
                }
            }
        ) { $0.isDisposed && $0.shows(.goesOn) }
        check.mistake(
            "The first subscriber went, and the second one received nothing. Whose search was stopped?",
            madeBy: { number, room in
                var stop: () -> Void = {}
                return .create { maybe in
                    stop = room.find(number) { maybe(event($0)) }
                    return Disposables.create { stop() }
                }
            }
        ) { ($0.kind == .secondSubscriber || $0.in(leaves)) && $0.isEmpty && $0.numbers.count == 2 }
        check.mistake(
            "Nothing hangs there, and the subscriber received nothing: it waits for ever. Which event ends the search?",
            step: "Three calls in a row",
            madeBy: { number, room in
                stopping(number, room) { maybe, result in
                    guard case .success(let coat) = result else { return maybe(event(result)) }
                    if let coat { maybe(.success(coat)) }
                }
            }
        ) { $0.in(isEmpty) && $0.isEmpty }
        check.mistake(
            "Nothing hangs there, and that is all right. Which event of a maybe means that?",
            step: "A title, a bookmark, a save",
            madeBy: { number, room in search(number, room).ifEmpty(switchTo: Maybe.error(RxError.noElements)) }
        ) { $0.in(isEmpty) && $0.fails }
        check.mistake(
            "The room was locked, so nobody could look. That is not the same as finding nothing.",
            madeBy: { number, room in search(number, room).catch { _ in .empty() } }
        ) { $0.in(isLocked) && $0.completes }

        check.rejects(.unasked) { number, room in
            let answers = ReplaySubject<MaybeEvent<String>>.create(bufferSize: 1)
            let stop = room.find(number) { answers.onNext(event($0)) }
            return Maybe.create { maybe in
                Disposables.create(answers.subscribe(onNext: { maybe($0) }), Disposables.create(with: stop))
            }
        }
        check.rejects(.onlyEnd) { number, room in
            .create { maybe in
                let stop = room.find(number) { maybe(event($0)) }
                maybe(.completed)
                return Disposables.create(with: stop)
            }
        }
        check.rejects(.early) { _, _ in .just("b") }
        check.rejects(.note) { _, room in search(7, room) }
        check.rejects { number, room in search(number, room).ifEmpty(default: "").asMaybe() }
        check.rejects { number, room in
            stopping(number, room) { maybe, result in if case .success = result { maybe(event(result)) } }
        }
        check.rejects(.subscribesAgain) { number, room in search(number, room).retry(2) }
        check.rejects(.failsOtherwise) { number, room in search(number, room).catch { _ in .error(RxError.unknown) } }
        check.rejects(.shares) { number, room in search(number, room).asObservable().share(replay: 1).asMaybe() }
        check.hardCoded { number, room in search(number, room).map { _ in "b" } }
        check.worksOnce { number, room in firstOnly(search(number, room).asObservable()).asMaybe() }

        check.accepts("a single of an optional") { number, room in
            Single<String?>.create { single in Disposables.create(with: room.find(number) { single($0) }) }
                .flatMapMaybe { $0.map { .just($0) } ?? .empty() }
        }
        check.accepts("an observable") { number, room in
            Observable<String>.create { observer in
                Disposables.create(
                    with: room.find(number) { result in
                        switch result {
                        case .success(let coat?): observer.onNext(coat)
                        case .success(nil): break
                        case .failure(let error): return observer.onError(error)
                        }
                        observer.onCompleted()
                    })
            }
            .asMaybe()
        }
    }
}
