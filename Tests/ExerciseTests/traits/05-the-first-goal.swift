import ExerciseSupport

@testable import traits_exercises

extension `traits` {
    @Test(.exercise(check)) func `5 · The first goal`() {}

    private static let check = Check(firstGoal, solution: Solution.exercise5, in: Stadium.self) { check in
        check.isOnMain = true
        check.stream("three goals", gives: "--(a|)") { try $0.ring($1, "--a--b--c-") }
        check.stream("another match: the same name twice") { try $0.ring($1, "-z-z-y-|") }
        check.stream("a match without a goal") { try $0.ring($1, "-----|") }
        check.stream("the line breaks") { try $0.ring($1, "--#") }

        check.mistake(
            "It listens to the match, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { goals in
                let first = ReplaySubject<String>.create(bufferSize: 1)
                _ = goals.take(1).subscribe(first)
                return first.asSingle()
            }
        ) { $0.isNobody }
        check.mistake(
            "The bell is silent at the first goal, and fails at the second. What does a single wait for?",
            step: "A match that goes on", madeBy: { $0.asSingle() }
        ) { $0.isText && $0.fails }
        check.mistake(
            "The bell rings at the second goal. Elements are counted from 0.", madeBy: { $0.element(at: 1).asSingle() }
        ) { $0.isText && $0.elements == ["b"] }
        check.mistake(
            "The bell is silent at the first goal, and something still listens to the match. What does it wait for?",
            step: "A match that goes on", madeBy: { $0.takeLast(1).asSingle() }
        ) { $0.isText && $0.isEmpty && $0.isInUse() }
        check.rejects(.nothing) { _ in .never() }
        check.mistake(
            "The bell has rung, and it still listens to the match. What disposes of that subscription?",
            madeBy: { goals in
                .create { single in
                    _ = goals.subscribe(
                        onNext: { single(.success($0)) }, onError: { single(.failure($0)) },
                        onCompleted: { single(.failure(RxError.noElements)) })
                    return Disposables.create()
                }
            }
        ) { $0.isText && $0.isInUse() }
        check.mistake(
            "The bell was disposed of, and it still listens to the match. What does `dispose` run?",
            madeBy: { goals in
                .create { single in
                    _ = goals.take(1).asSingle().subscribe(single)
                    return Disposables.create()
                }
            }
        ) { $0.isDisposed && $0.seen == nil }
        check.mistake(
            "The later bell rings with a goal from before its time. What keeps that goal?",
            step: "A title for three readers", madeBy: { $0.take(1).share(replay: 1, scope: .forever).asSingle() }
        ) { $0.kind == .laterSubscriber && $0.elements == ["a"] && $0.start == 4 }
        check.mistake(
            "Nobody scored in this match, and the bell rings. What does a single do without an element?",
            step: "Streams of none, one and two", madeBy: { $0.first().map { $0 ?? "nobody" } }
        ) { $0.match == "-----|" && !$0.elements.isEmpty }
        check.mistake(
            "The match is over, and the bell still waits. Which event does a single need then?",
            madeBy: { goals in
                .create { single in
                    goals.take(1).subscribe(onNext: { single(.success($0)) }, onError: { single(.failure($0)) })
                }
            }
        ) { $0.match == "-----|" && $0.isEmpty }
        check.mistake(
            "The match had no goal. The error for that is `RxError.noElements`.",
            madeBy: { $0.element(at: 0).asSingle() }
        ) { $0.match == "-----|" && $0.fails }
        check.rejects(
            { $0.take(1).catch { _ in .empty() }.asSingle() },
            { goals in
                goals.take(1).asSingle().catch { error in
                    if case RxError.noElements = error { .error(error) } else { .just("") }
                }
            })
        check.rejects(.early) { _ in .just("a") }
        check.hardCoded { $0.take(1).asSingle().map { $0 == "b" ? "b" : "a" } }
        check.worksOnce { firstOnly($0.take(1)).asSingle() }

        check.accepts("first") { goals in
            goals.first().map {
                guard let goal = $0 else { throw RxError.noElements }
                return goal
            }
        }
        check.accepts("bells that share") { $0.share().take(1).asSingle() }
    }
}

private final class Stadium: Scene<String> {
    private struct LineIsDead: Error {}

    private(set) var match = ""

    func ring(_ bell: (Observable<String>) throws -> Single<String>, _ match: String) throws -> Observable<String> {
        self.match = match
        return try bell(hot("goals", match, as: String.self, error: LineIsDead()).asObservable()).asObservable()
    }
}
