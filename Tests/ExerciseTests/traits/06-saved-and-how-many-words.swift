import ExerciseSupport

@testable import traits_exercises

extension `traits` {
    @Test(.exercise(check)) func `6 · Saved, and how many words`() {}

    private static let check = Check(saveAndCount, solution: Solution.exercise6, in: Office.self) { check in
        check.uses = .each
        check.isOnMain = true
        check.steps = [.unasked: "A title for three readers", .shares: "A title for three readers"]

        check.stream("5 words before the save, 3 after it", gives: "----(3|)", disposedAt: 2) {
            try $0.save($1, "a dark night indeed", "----|", words: [5, 3, 8])
        }
        check.stream("an empty text: 2 words before the save, 0 after it") { try $0.save($1, "", "-|", words: [2, 0]) }
        check.stream("the save fails") { try $0.save($1, "a dark night", "----#", words: [5]) }

        check.mistake(
            "The words were counted, and nobody had subscribed. What runs when your function is called, and what on subscribe?",
            step: "A message after the save",
            madeBy: { text, store in store.save(text).andThen(Single.just(store.countWords())) },
            orBy: { text, store in
                let before = store.countWords()
                return store.save(text).andThen(Single.just(before + text.split(separator: " ").count))
            }
        ) { $0.countedWhileBuilding }
        check.mistake(
            "The number came before the end of the save. What waits for that end?", step: "Three parcels",
            madeBy: { text, store in
                .deferred {
                    _ = store.save(text).subscribe(onError: { _ in })
                    return .just(store.countWords())
                }
            }
        ) { $0.isText && $0.start == 0 && !$0.texts.isEmpty }
        check.mistake(
            "The words were counted at tick 0, before the text was saved. What runs only when the save has ended?",
            step: "A message after the save",
            madeBy: { text, store in .deferred { store.save(text).andThen(Single.just(store.countWords())) } }
        ) { $0.isText && $0.counts.first == 0 && !$0.texts.isEmpty }
        check.mistake(
            "There is a number, and the store has not counted. Only the store knows its words.",
            madeBy: { text, store in store.save(text).andThen(Single.just(text.split(separator: " ").count)) },
            orBy: { text, store in store.save(text).andThen(Single.just(3)) }
        ) { $0.isText && $0.counts.isEmpty && !$0.elements.isEmpty }
        check.mistake(
            "There were two subscribers, and one save. Each of them should save anew.",
            step: "A title for three readers",
            madeBy: { text, store in Solution.exercise6(text, in: store).asObservable().share(replay: 1).asSingle() }
        ) { $0.kind == .secondSubscriber && !$0.elements.isEmpty && $0.texts.count == 1 }
        check.mistake(
            "The second subscriber received a number from before its own save. What keeps that number?",
            madeBy: { text, store in
                var count: Int?
                return store.save(text).andThen(
                    Single.deferred {
                        let words = count ?? store.countWords()
                        count = words
                        return .just(words)
                    })
            }
        ) { $0.isSecond && !$0.elements.isEmpty }

        check.rejects(.unasked) { text, store in
            let saved = ReplaySubject<Never>.createUnbounded()
            _ = store.save(text).asObservable().subscribe(saved)
            return saved.asCompletable().andThen(Single.deferred { .just(store.countWords()) })
        }
        check.rejects({ _, store in .deferred { .just(store.countWords()) } })
        check.rejects(.subscribesAgain) { $1.save($0).andThen(Solution.exercise6($0, in: $1)) }
        check.rejects(.nothing) { $1.save($0).andThen(Single.never()) }
        check.rejects(.note) { Solution.exercise6("", in: $1) }
        check.rejects(.goesOn) { leaking(Solution.exercise6($0, in: $1).asObservable()).asSingle() }
        check.rejects(
            .swallows, { Solution.exercise6($0, in: $1).catchAndReturn(0) },
            { text, store in
                store.save(text).catch { _ in .empty() }.andThen(Single.deferred { .just(store.countWords()) })
            })
        check.rejects(.failsOtherwise) { Solution.exercise6($0, in: $1).catch { _ in .error(RxError.unknown) } }
        check.hardCoded { text, store in Solution.exercise6(text, in: store).map { $0 == 8 ? 8 : 3 } }
        check.worksOnce { text, store in firstOnly(Solution.exercise6(text, in: store).asObservable()).asSingle() }

        check.accepts("map") { text, store in store.save(text).andThen(Single.just(())).map { store.countWords() } }
        check.accepts("by hand") { text, store in
            .create { single in
                store.save(text).subscribe(
                    onCompleted: { single(.success(store.countWords())) }, onError: { single(.failure($0)) })
            }
        }
    }
}
