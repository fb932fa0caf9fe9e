import ExerciseSupport

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(check)) func `3 · The quiz`() {}

    private static let check = Check(answers, solution: Solution.exercise3, in: Studio.self) { check in
        check.uses = .each
        check.steps = [
            .swallows: "A microphone that breaks", .goesOn: "A request inside subscribe",
            .noEnd: "A karaoke evening", .endsBefore: "A karaoke evening",
        ]

        check.stream("two questions and an empty text (e)", gives: "----ab--|", disposedAt: 4) {
            try $0.play($1, "-k-m--e-|", ["k": "----1|", "m": "-2|"])
        }
        check.stream("several answers, and none") {
            try $0.play($1, "-k---m-----n|", ["k": "-1--2---3|", "m": "|", "n": "--4|"])
        }
        check.stream("the same question twice") { try $0.play($1, "-k-k|", ["k": "---1|"]) }
        check.stream("the expert for m fails") {
            try $0.play($1, "-k-m----n|", ["k": "-1--2---3|", "m": "-4--#", "n": "-5|"])
        }
        check.stream("`questions` fails") { try $0.play($1, "-k--#", ["k": "-1---2|"]) }
        check.stream("only empty texts") { try $0.play($1, "-e-e-|", [:]) }
        check.stream("a question that is a space") { try $0.play($1, "-s-|", [" ": "--1|"]) }
        check.stream("an answer after the last question") { try $0.play($1, "-e-k|", ["k": "-----1|"]) }
        check.play(.secondSubscriber, "a second subscriber at tick 4") { scene, answer in
            let stream = try scene.play(answer, "-k---m--|", ["k": "--1-2|", "m": "--3|"])
            scene.subscribe("the first", to: stream)
            scene.subscribe("the second", to: stream, at: 4)
        }

        check.mistake(
            "The answers come without their questions. Which stream has the answers, and where is the question known?",
            madeBy: { questions, ask in questions.filter { !$0.isEmpty }.flatMap { ask($0) } }
        ) { $0.isText && $0.came("1") }
        check.mistake(
            "An answer stands with another question. Where is the question of this answer known?",
            madeBy: { questions, ask in
                var last = ""
                return questions.filter { !$0.isEmpty }.do(onNext: { last = $0 }).flatMap(ask).map { "\(last): \($0)" }
            }
        ) { $0.isText && $0.came("m: 1") }
        check.mistake(
            "The question k was not answered: a later one took its place. Both should be answered.",
            step: "Four operators",
            madeBy: { all, ask in all.filter { !$0.isEmpty }.flatMapLatest { q in ask(q).map { "\(q): \($0)" } } }
        ) { $0.isText && $0.lost("k: 1") && $0.uses("the expert for k").contains { $0.unsubscribe == 3 } }
        check.mistake(
            "The question m was not asked: another answer was still to come. Each question should be asked when it comes.",
            step: "Four operators",
            madeBy: { all, ask in all.flatMapFirst { q in q.isEmpty ? .empty() : ask(q).map { "\(q): \($0)" } } }
        ) { $0.isText && $0.lost("m: 2") && !$0.says("asked: \"m\"") }
        check.mistake(
            "The question m waited for the answer to k. Each question should be asked when it comes.",
            step: "Four operators",
            madeBy: { all, ask in all.concatMap { q in q.isEmpty ? .empty() : ask(q).map { "\(q): \($0)" } } }
        ) { $0.isText && $0.uses("the expert for m").contains { $0.subscribe > 3 } }
        check.mistake(
            "`ask` was called with the empty text. It is no question.",
            madeBy: { questions, ask in questions.flatMap { q in ask(q).map { "\(q): \($0)" } } }
        ) { $0.says("asked: \"\"") }
        check.mistake(
            "The empty text has an element, and it should have none. What sends nothing and ends?",
            step: "A button that pays",
            madeBy: { all, ask in all.flatMap { q in q.isEmpty ? .just("") : ask(q).map { "\(q): \($0)" } } },
            orBy: { all, ask in all.flatMap { q in (q.isEmpty ? .just("") : ask(q)).map { "\(q): \($0)" } } }
        ) { $0.came("") || $0.came(": ") }

        check.rejects(.noEnd) { all, ask in all.flatMap { q in q.isEmpty ? .never() : ask(q).map { "\(q): \($0)" } } }
        check.rejects(
            .lost, { Solution.exercise3(to: $0, ask: $1).skip(1) },
            { Solution.exercise3(to: $0, ask: $1).enumerated().filter { $0.index != 1 }.map(\.element) })
        check.rejects(.endsBefore) { all, ask in
            all.multicast({ PublishSubject<String>() }) {
                Solution.exercise3(to: $0, ask: ask).take(until: $0.takeLast(1))
            }
        }

        check.spoiled(.unasked, .goesOn, .swallows, .failsOtherwise)
        check.rejects(
            .goesOn,
            { questions, ask in
                .create { observer in
                    questions.filter { !$0.isEmpty }.subscribe(
                        onNext: { q in
                            _ = ask(q).subscribe(onNext: { observer.onNext("\(q): \($0)") }, onError: observer.onError)
                        }, onError: observer.onError, onCompleted: observer.onCompleted)
                }
            })
        check.rejects(.onlyEnd) { all, ask in Solution.exercise3(to: all.filter { $0 != " " }, ask: ask) }
        check.rejects(.letsGo) { questions, ask in Solution.exercise3(to: questions, ask: { ask($0).take(1) }) }
        check.rejects(.usesTooSeldom) { all, ask in Solution.exercise3(to: all.distinctUntilChanged(), ask: ask) }
        check.rejects(.swallows) { all, ask in Solution.exercise3(to: all, ask: { ask($0).catch { _ in .empty() } }) }
        check.rejects(.subscribesAgain) { all, ask in Solution.exercise3(to: all, ask: ask).retry(2) }
        check.rejects({ all, ask in Solution.exercise3(to: all, ask: { ask($0).takeLast(1) }) })
        check.rejects(.failsOtherwise) { questions, ask in
            questions.flatMap { q in q.isEmpty ? .error(RxError.noElements) : ask(q).map { "\(q): \($0)" } }
        }
        check.rejects { Solution.exercise3(to: $0, ask: $1).share() }
        check.rejects(
            .other, { questions, ask in questions.filter { !$0.isEmpty }.flatMap { q in ask(q).map { "\(q):\($0)" } } },
            { questions, ask in questions.filter { !$0.isEmpty }.flatMap { q in ask(q).map { "\($0): \(q)" } } })
        check.hardCoded { questions, ask in
            Observable.zip(Solution.exercise3(to: questions, ask: ask), Observable.of("m: 2", "k: 1")) { $1 }
        }
        check.worksOnce { questions, ask in firstOnly(Solution.exercise3(to: questions, ask: ask)) }

        check.accepts("merge") { all, ask in
            all.map { q in q.isEmpty ? .empty() : ask(q).map { "\(q): \($0)" } }.merge()
        }
        check.accepts("a filter") { questions, ask in
            questions.filter { !$0.isEmpty }.flatMap { q in ask(q).map { "\(q): \($0)" } }
        }
    }
}
