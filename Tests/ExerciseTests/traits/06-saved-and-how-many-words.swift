import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import traits_exercises

extension `traits` {
    @Test(.exercise(SavedAndHowManyWords.exercise)) func `6 · Saved, and how many words`() {}
}

struct SavedAndHowManyWords {
    static let exercise = Check(saveAndCount, solution: Solution.saveAndCount, in: Office.self) { check in
        check.uses = .each
        check.stream("5 words before the save, 3 after it", gives: "----(3|)", disposedAt: 2) {
            try $0.save($1, "a dark night indeed", "----|", words: [5, 3, 8])
        }
        check.stream("an empty text: 2 words before the save, 0 after it") { try $0.save($1, "", "-|", words: [2, 0]) }
        check.stream("the save fails") { try $0.save($1, "a dark night", "----#", words: [5]) }

        check.mistake(
            "The words were counted, and nobody had subscribed. When does Swift evaluate an argument?",
            step: "A message after the save",
            madeBy: { text, store in store.save(text).andThen(Single.just(store.countWords())) }
        ) { $0.countedWhileBuilding }
        check.mistake(
            "A save began, and nobody had subscribed. Which code runs only on subscribe?",
            madeBy: { text, store in
                let saved = ReplaySubject<Never>.createUnbounded()
                _ = store.save(text).asObservable().subscribe(saved)
                return saved.asCompletable().andThen(Single.deferred { .just(store.countWords()) })
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The text was not saved. A save begins when somebody subscribes to it.",
            madeBy: { _, store in .deferred { .just(store.countWords()) } }
        ) { $0.texts.isEmpty }
        check.mistake(
            "The number came before the end of the save. Which operator waits for that end?", step: "Three parcels",
            madeBy: { text, store in
                .deferred {
                    _ = store.save(text).subscribe(onError: { _ in })
                    return .just(store.countWords())
                }
            }
        ) { $0.kind == .text && $0.start == 0 }
        check.mistake(
            "The text was saved more than once for one subscriber.",
            madeBy: { text, store in store.save(text).andThen(Solution.saveAndCount(text, in: store)) }
        ) { $0.kind == .text && $0.texts.count > 1 }
        check.mistake(
            "The words were counted on subscribe, before the text was saved. What stands between round brackets?",
            step: "A message after the save",
            madeBy: { text, store in .deferred { store.save(text).andThen(Single.just(store.countWords())) } },
            orBy: { text, store in
                .deferred {
                    let before = store.countWords()
                    return Solution.saveAndCount(text, in: store).map { max($0, before) }
                }
            }
        ) { $0.counts.first == 0 }
        check.mistake(
            "There is a number, and the store has not counted. Only the store knows its words.",
            madeBy: { text, store in store.save(text).andThen(Single.just(text.split(separator: " ").count)) },
            orBy: { text, store in store.save(text).andThen(Single.just(3)) }
        ) { $0.kind == .text && $0.counts.isEmpty && !$0.elements.isEmpty }
        check.mistake(
            "The text was saved, and no number came.",
            madeBy: { text, store in store.save(text).andThen(Single.never()) }
        ) { $0.kind == .text && $0.isEmpty }
        check.mistake(
            "The store saved another text than the one that it was given.",
            madeBy: { _, store in Solution.saveAndCount("", in: store) }
        ) { office in office.texts.contains { $0 != office.text } }
        check.mistake(
            "The subscription was disposed of, and the save goes on. What disposes of it?",
            madeBy: { text, store in
                .create { single in
                    _ = Solution.saveAndCount(text, in: store).subscribe(single)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "There were two subscribers, and one save. Each of them should save anew.",
            step: "A title for three readers",
            madeBy: { text, store in
                Solution.saveAndCount(text, in: store).asObservable().share(replay: 1).asSingle()
            }
        ) { $0.kind == .secondSubscriber && !$0.elements.isEmpty && $0.texts.count == 1 }
        check.mistake(
            "The save has failed, and the subscriber did not receive the error.",
            madeBy: { text, store in Solution.saveAndCount(text, in: store).catchAndReturn(0) },
            orBy: { text, store in
                store.save(text).catch { _ in .empty() }.andThen(Single.deferred { .just(store.countWords()) })
            }
        ) { $0.marbles == "----#" && !$0.fails }
        check.mistake(
            "The save has failed, and the subscriber received another error.",
            madeBy: { text, store in Solution.saveAndCount(text, in: store).catch { _ in .error(RxError.unknown) } }
        ) { $0.marbles == "----#" }
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
        ) { [.secondSubscriber, .laterSubscriber].contains($0.kind) && !$0.elements.isEmpty }
        check.hardCoded { text, store in Solution.saveAndCount(text, in: store).map { $0 == 8 ? 8 : 3 } }
        check.worksOnce { text, store in firstOnly(Solution.saveAndCount(text, in: store).asObservable()).asSingle() }

        check.accepts("map") { text, store in store.save(text).andThen(Single.just(())).map { store.countWords() } }
        check.accepts("by hand") { text, store in
            .create { single in
                store.save(text).subscribe(
                    onCompleted: { single(.success(store.countWords())) }, onError: { single(.failure($0)) })
            }
        }
    }
}

private final class Office: Scene<Int>, Store {
    private struct DiskFull: Error {}

    private(set) var text = ""
    private(set) var marbles = ""
    private(set) var texts: [String] = []
    private(set) var counts: [TestTime] = []
    private(set) var countedWhileBuilding = false
    /// The words before a save, after the first save, after the second ...
    private var words: [Int] = []
    private var saved = 0
    private var disk: Observable<Int> = .never()

    func save(
        _ answer: (String, any Store) throws -> Single<Int>, _ text: String, _ marbles: String, words: [Int]
    ) throws -> Observable<Int> {
        (self.text, self.marbles, self.words) = (text, marbles, words)
        disk = cold("save", marbles, error: DiskFull()).asObservable()
        let count = try answer(text, self).asObservable()
        countedWhileBuilding = !counts.isEmpty
        return count
    }

    func save(_ text: String) -> Completable {
        disk
            .do(onCompleted: { [self] in saved += 1 }, onSubscribe: { [self] in texts.append(text) })
            .ignoreElements().asCompletable()
    }

    func countWords() -> Int {
        counts.append(scheduler.clock)
        return words[min(saved, words.count - 1)]
    }

    override func run() {
        super.run()
        note("the texts that were saved", texts)
        note("the ticks of the counts", counts)
    }
}
