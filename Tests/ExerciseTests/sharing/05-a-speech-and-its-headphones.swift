import ExerciseSupport

@testable import sharing_exercises

extension `sharing` {
    @Test(.exercise(check)) func `5 · A speech and its headphones`() {}

    private static let check = Check(translation, solution: Solution.exercise5, in: Booth.self) { check in
        check.isOnMain = true
        check.steps = [.unasked: "A lecture", .goesOn: "A lecture"]

        check.stream("the words a, b, c, d", gives: "--A--B--C--D", disposedAt: 6) { try $0.run($1, "--a--b--c--d--") }
        let isAgain = check.stream("a word comes again, and the speech completes") { try $0.run($1, "-x-x--y-x|") }
        check.stream("the speech fails") { try $0.run($1, "--g--h--#") }
        check.stream("a speech without a word") { try $0.run($1, "-----|") }
        check.play(.further, "Lou listens from tick 7 on") { booth, answer in
            let words = try booth.run(answer, "--a--b--c--d--")
            booth.subscribe("Kim", to: words)
            booth.subscribe("Lou", to: words, at: 7)
        }
        check.play(.further, "Kim listens to tick 6, Lou from tick 7 on") { booth, answer in
            let words = try booth.run(answer, "--a--b--c--d--|")
            booth.subscribe("Kim", to: words, disposedAt: 6)
            booth.subscribe("Lou", to: words, at: 7)
        }

        check.mistake(
            "Nothing came, and nobody has subscribed to the speech. What does your stream wait for?", step: "A lecture",
            madeBy: { speech, translate in speech.map(translate).publish() }
        ) { $0.isText && $0.isEmpty && $0.uses("speech").isEmpty }
        check.mistake(
            "Two listen, and a word was translated twice. What is shared here, and what is not?",
            step: "A well and a sieve", madeBy: { speech, translate in speech.share().map(translate) }
        ) { $0.kind == .secondSubscriber && $0.hasTwoCallsInOneTick }
        check.mistake(
            "A word came again, and `translate` was not called for it. What do you keep from before?",
            madeBy: { speech, translate in
                var known: [String: String] = [:]
                return speech.map { word in
                    let text = known[word] ?? translate(word)
                    known[word] = text
                    return text
                }
            }
        ) { $0.in(isAgain) && $0.calls < $0.elements.count }
        check.mistake(
            "Somebody who comes later receives a word from before. What keeps it?", step: "Three displays of a price",
            madeBy: { speech, translate in speech.map(translate).share(replay: 1) },
            orBy: { speech, translate in speech.map(translate).share(replay: 1, scope: .forever) },
            { speech, translate in speech.map(translate).replayAll().refCount() }
        ) { ($0.kind == .laterSubscriber || $0.kind == .further) && $0.hasOldWord }

        check.rejects(.unasked) { speech, translate in
            let words = speech.map(translate).publish()
            _ = words.connect()
            return words
        }
        check.rejects(.again) { speech, translate in speech.filter { !translate($0).isEmpty }.map(translate).share() }
        check.rejects(.nothing, { speech, _ in speech.map { $0.uppercased() }.share() })
        check.rejects { speech, _ in speech.share() }
        check.rejects(
            .swallows, { speech, translate in speech.map(translate).catchAndReturn("?").share() },
            { speech, translate in speech.map(translate).retry().share() })
        check.rejects { speech, translate in speech.map(translate).share().take(4) }
        check.spoiled(.lost, .noEnd, .endsBefore, .swallows)
        check.hardCoded { speech, translate in
            let words = ["A", "B", "C", "D"]
            return speech.map(translate).enumerated().map { words[min($0.index, 3)] }.share()
        }
        check.worksOnce { firstOnly(Solution.exercise5(of: $0, translate: $1)) }
        check.endless { speech, translate in speech.map(translate).share(scope: .forever).retry() }

        check.accepts("publish and refCount") { speech, translate in speech.map(translate).publish().refCount() }
        check.accepts("with flatMap, shared twice") { speech, translate in
            speech.share().flatMap { Observable.just(translate($0)) }.share()
        }
        check.accepts("one subject for ever") { speech, translate in speech.map(translate).share(scope: .forever) }
    }
}

/// The speech, and what `translate` was called with.
private final class Booth: Scene<String> {
    /// How often `translate` was called.
    var calls: Int { lines.count }

    var hasTwoCallsInOneTick: Bool { Set(lines).count < lines.count }

    /// Whether something came in the tick in which the second one subscribed.
    var hasOldWord: Bool { [7, 13].contains(start ?? 0) }

    func run(
        _ answer: (Observable<String>, @escaping (String) -> String) throws -> Observable<String>, _ marbles: String
    ) throws -> Observable<String> {
        return try answer(hot("speech", marbles, as: String.self).asObservable()) { [weak self] word in
            self.map { $0.log("translate(\(word)) at tick \($0.scheduler.clock)") }
            return word.uppercased()
        }
    }
}
