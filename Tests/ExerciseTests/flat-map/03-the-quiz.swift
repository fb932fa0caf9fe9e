import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(TheQuiz.exercise)) func `3 · The quiz`() {}
}

/// Wrong answers, from the text alone: no question; the empty text; another operator; one answer; an error caught.
struct TheQuiz {
    static let exercise = Check(answers, solution: Solution.answers, in: Studio.self) { check in
        check.uses = .each
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

        check.mistake(
            "A question was asked, and nobody had subscribed. Which code runs only on subscribe?",
            madeBy: { questions, ask in
                let found = ReplaySubject<String>.createUnbounded()
                _ = Solution.answers(to: questions, ask: ask).subscribe(found)
                return found
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The answers come without their questions. Which stream has the answers, and where is the question known?",
            madeBy: { questions, ask in questions.filter { !$0.isEmpty }.flatMap { ask($0) } }
        ) { $0.kind == .text && $0.elements.contains("1") }
        check.mistake(
            "An answer stands with another question. Where is the question of this answer known?",
            madeBy: { questions, ask in
                var last = ""
                return questions.filter { !$0.isEmpty }
                    .flatMap { q -> Observable<String> in
                        last = q
                        return ask(q)
                    }
                    .map { "\(last): \($0)" }
            }
        ) { $0.kind == .text && $0.elements.contains("m: 1") }
        check.mistake(
            "Both answers came, and their texts are not like those of the example: question, colon, space, answer.",
            madeBy: { questions, ask in questions.filter { !$0.isEmpty }.flatMap { q in ask(q).map { "\(q):\($0)" } } },
            orBy: { questions, ask in questions.filter { !$0.isEmpty }.flatMap { q in ask(q).map { "\($0): \(q)" } } }
        ) {
            $0.kind == .text && $0.elements.count == 2
                && $0.elements.allSatisfy { $0.contains(":") && !["k: 1", "m: 2"].contains($0) }
        }

        check.mistake(
            "The question k was not answered: a later one took its place. Both should be answered.",
            step: "Four operators",
            madeBy: { questions, ask in
                questions.filter { !$0.isEmpty }.flatMapLatest { q in ask(q).map { "\(q): \($0)" } }
            }
        ) { $0.kind == .text && $0.ends && !$0.elements.contains { $0.contains("k") } }
        check.mistake(
            "The question m was not asked: another answer was still to come. Each question should be asked when it comes.",
            step: "Four operators",
            madeBy: { questions, ask in
                questions.flatMapFirst { q in q.isEmpty ? .empty() : ask(q).map { "\(q): \($0)" } }
            }
        ) { $0.kind == .text && $0.ends && !$0.elements.contains { $0.contains("m") } }
        check.mistake(
            "The question m waited for the answer to k. Each question should be asked when it comes.",
            step: "Four operators",
            madeBy: { questions, ask in
                questions.concatMap { q in q.isEmpty ? .empty() : ask(q).map { "\(q): \($0)" } }
            }
        ) { $0.kind == .text && $0.elements == ["k: 1", "m: 2"] }
        check.mistake(
            "`ask` was called with the empty text. It is no question.",
            madeBy: { questions, ask in questions.flatMap { q in ask(q).map { "\(q): \($0)" } } },
            orBy: { questions, ask in
                questions.flatMap { q in
                    let answers = ask(q).map { "\(q): \($0)" }
                    return q.isEmpty ? .empty() : answers
                }
            }
        ) { $0.lines.contains("asked: \"\"") }
        check.mistake(
            "The empty text has an element, and it should have none. What sends nothing and ends?",
            step: "A button that pays",
            madeBy: { questions, ask in
                questions.flatMap { q in q.isEmpty ? .just("") : ask(q).map { "\(q): \($0)" } }
            }
        ) { $0.elements.contains { $0.hasPrefix(":") || $0.isEmpty } }
        check.mistake(
            "All questions are answered, and the result does not complete. What does it still wait for?",
            step: "A karaoke evening",
            madeBy: { questions, ask in
                questions.flatMap { q in q.isEmpty ? .never() : ask(q).map { "\(q): \($0)" } }
            }
        ) { $0.kind == .text && !$0.ends }
        check.mistake(
            "The empty text is not an error: it has no answer, and the quiz goes on.",
            madeBy: { questions, ask in
                questions.flatMap { q in q.isEmpty ? .error(RxError.noElements) : ask(q).map { "\(q): \($0)" } }
            }
        ) { $0.kind == .text && $0.fails }
        check.mistake(
            "`questions` completed, and an answer that was still to come is lost. What does the result wait for?",
            step: "A karaoke evening",
            madeBy: { questions, ask in
                .create { observer in
                    let bag = CompositeDisposable()
                    let outer = questions.subscribe(
                        onNext: { q in
                            if q.isEmpty { return }
                            _ = bag.insert(
                                ask(q).subscribe(onNext: { observer.onNext("\(q): \($0)") }, onError: observer.onError))
                        }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
                    _ = bag.insert(outer)
                    return bag
                }
            }
        ) { $0.situation == "several answers, and none" && $0.completes && $0.received.events.last?.time == 12 }
        check.mistake(
            "The subscription was disposed of, and an expert is still at work. Who can dispose of that subscription?",
            step: "A request inside subscribe",
            madeBy: { questions, ask in
                .create { observer in
                    questions.subscribe(
                        onNext: { q in
                            if q.isEmpty { return }
                            _ = ask(q).subscribe(onNext: { observer.onNext("\(q): \($0)") }, onError: observer.onError)
                        }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.mistake(
            "An expert was left after the first answer. An expert may answer several times: when is one done?",
            madeBy: { questions, ask in Solution.answers(to: questions, ask: { ask($0).take(1) }) }
        ) {
            $0.kind == .text && $0.uses("the expert for k").first?.unsubscribe == 5
                || $0.situation == "several answers, and none" && $0.elements.count < 4
        }
        check.mistake(
            "A question came twice, and it was asked once.",
            madeBy: { questions, ask in Solution.answers(to: questions.distinctUntilChanged(), ask: ask) }
        ) { $0.situation == "the same question twice" && $0.lines.count < 2 }
        check.mistake(
            "An error was sent, and the result did not fail with it.", step: "A microphone that breaks",
            madeBy: { questions, ask in Solution.answers(to: questions, ask: { ask($0).catch { _ in .empty() } }) },
            orBy: { questions, ask in Solution.answers(to: questions, ask: ask).catch { _ in .empty() } }
        ) { $0.isFailing && !$0.fails }
        check.mistake(
            "Something failed, and it was tried again. An error arrives when it comes, and as it is.",
            madeBy: { questions, ask in Solution.answers(to: questions, ask: ask).retry(2) }
        ) { $0.isFailing && $0.lines.count > 2 }
        check.mistake(
            "There were two subscribers, and the questions were asked once. Each of them should have them asked.",
            madeBy: { questions, ask in Solution.answers(to: questions, ask: ask).share() }
        ) { $0.kind == .secondSubscriber && $0.elements.count == 2 }
        check.hardCoded { questions, ask in
            Observable.zip(Solution.answers(to: questions, ask: ask), Observable.of("m: 2", "k: 1")) { $1 }
        }
        check.worksOnce { questions, ask in firstOnly(Solution.answers(to: questions, ask: ask)) }

        check.rejects("a space is no question") { all, ask in Solution.answers(to: all.filter { $0 != " " }, ask: ask) }
        check.rejects("the last answer") { all, ask in Solution.answers(to: all, ask: { ask($0).takeLast(1) }) }

        check.accepts("merge") { all, ask in
            all.map { q in q.isEmpty ? .empty() : ask(q).map { "\(q): \($0)" } }.merge()
        }
        check.accepts("a filter") { questions, ask in
            questions.filter { !$0.isEmpty }.flatMap { q in ask(q).map { "\(q): \($0)" } }
        }

    }
}
