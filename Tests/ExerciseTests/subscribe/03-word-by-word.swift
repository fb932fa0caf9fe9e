import ExerciseSupport

@testable import subscribe_exercises

extension `subscribe` {
    @Test(.exercise(check)) func `3 · Word by word`() {}

    /// A function from a value to a stream: everything comes in one tick.
    private static let check = Check(words, solution: Solution.exercise3, in: Scene<String>.self) { check in
        check.steps = [.noEnd: "Next, error, completed", .swallows: "Next, error, completed"]

        check.stream("words(\"so it goes\")", gives: "(abc|)") { _, words in try words("so it goes") }
        let isBlank = [
            check.stream("words(\"   \")") { _, words in try words("   ") },
            check.stream("words(\"\")") { _, words in try words("") },
        ]
        check.stream("words(\"one\")") { _, words in try words("one") }
        check.stream("words(\" no  no never \")") { _, words in try words(" no  no never ") }

        check.mistake(
            "The first word came, and the end right after it. In which line do you send the end, and how often does that run?",
            madeBy: { line in
                Observable.create { observer in
                    if split(line).isEmpty { observer.onError(Blank()) }
                    for word in split(line) {
                        observer.onNext(word)
                        observer.onCompleted()
                    }
                    return Disposables.create()
                }
            }
        ) { $0.shows(.endsBefore) && $0.completes && $0.elements.count == 1 }
        check.mistake(
            "A line without a word completed, and it should fail. A line of spaces is not empty, and an end is the last event.",
            madeBy: { line in line.isEmpty ? .error(Blank()) : .from(split(line)) }
        ) { $0.in(isBlank) && $0.shows(.swallows) && $0.elements.isEmpty && $0.ends }
        check.mistake(
            "A line with a word in it failed. Which lines are an error, and which event is the end of the others?",
            step: "Next, error, completed",
            madeBy: { line in Observable.from(split(line)).concat(Observable.error(Blank())) },
            orBy: { line in split(line).count < 2 ? .error(Blank()) : .from(split(line)) }
        ) { !$0.in(isBlank) && !$0.isSecond && $0.fails }
        check.mistake(
            "An empty word came. A word has a letter at least: which line makes one without?",
            madeBy: { line in
                let words = line.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
                return words.allSatisfy(\.isEmpty) ? .error(Blank()) : .from(words)
            },
            orBy: { line in split(line).isEmpty ? .of("").concat(Observable.error(Blank())) : .from(split(line)) }
        ) { $0.came("") }
        check.throwing(
            "Your function threw Blank at its caller. Who should receive the error, and through what?",
            madeBy: { line in
                if split(line).isEmpty { throw Blank() }
                return .from(split(line))
            }
        ) { $0 is Blank }

        check.rejects(.noEnd) { line in
            Observable.create { observer in
                if split(line).isEmpty { observer.onError(Blank()) }
                for word in split(line) { observer.onNext(word) }
                return Disposables.create()
            }
        }
        check.rejects(.swallows) { line in split(line).isEmpty ? .just("Blank()") : .from(split(line)) }
        check.rejects(.swallows) { line in split(line).isEmpty ? .never() : .from(split(line)) }
        check.hardCoded { _ in .of("so", "it", "goes") }
        check.worksOnce { line in
            var words = split(line)
            return Observable.create { observer in
                if words.isEmpty { observer.onError(Blank()) }
                while !words.isEmpty { observer.onNext(words.removeFirst()) }
                observer.onCompleted()
                return Disposables.create()
            }
        }

        check.accepts("with from") { line in split(line).isEmpty ? .error(Blank()) : .from(split(line)) }
    }
}

private func split(_ line: String) -> [String] { line.split(separator: " ").map { String($0) } }
