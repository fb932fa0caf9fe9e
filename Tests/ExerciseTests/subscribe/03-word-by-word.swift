import ExerciseSupport
import Streams
import Testing

@testable import subscribe_exercises

extension `subscribe` {
    @Test(.exercise(WordByWord.exercise)) func `3 · Word by word`() {}
}

/// A function from a value to a stream: everything comes in one tick.
struct WordByWord {
    static let exercise = Check(words, solution: Solution.words, in: Scene<String>.self) { check in
        check.stream("words(\"so it goes\")", gives: "(abc|)") { _, words in try words("so it goes") }
        check.stream("words(\"   \")") { _, words in try words("   ") }
        check.stream("words(\"\")") { _, words in try words("") }
        check.stream("words(\"one\")") { _, words in try words("one") }
        check.stream("words(\" no  no never \")") { _, words in try words(" no  no never ") }

        check.mistake(
            "All words came, and then nothing. How does a subscriber learn that these were all?",
            madeBy: { line in
                Observable.create { observer in
                    let words = line.split(separator: " ").map { String($0) }
                    if words.isEmpty { observer.onError(Blank()) }
                    for word in words { observer.onNext(word) }
                    return Disposables.create()
                }
            }
        ) { !$0.ends && !$0.elements.isEmpty }

        check.mistake(
            "The first word came, and the end right after it. In which line do you send the end, and how often does that run?",
            madeBy: { line in
                Observable.create { observer in
                    let words = line.split(separator: " ").map { String($0) }
                    if words.isEmpty { observer.onError(Blank()) }
                    for word in words {
                        observer.onNext(word)
                        observer.onCompleted()
                    }
                    return Disposables.create()
                }
            }
        ) { $0.completes && $0.elements.count == 1 && !$0.isBlank }

        check.mistake(
            "A line without a word completed, and it should fail. A line of spaces is not empty, and an end is the last event.",
            madeBy: { line in
                Observable.create { observer in
                    for word in line.split(separator: " ") { observer.onNext(String(word)) }
                    observer.onCompleted()
                    return Disposables.create()
                }
            },
            orBy: { line in
                if line.isEmpty { return .error(Blank()) }
                return .from(line.split(separator: " ").map { String($0) })
            },
            { line in
                Observable.create { observer in
                    let words = line.split(separator: " ").map { String($0) }
                    for word in words { observer.onNext(word) }
                    observer.onCompleted()
                    if words.isEmpty { observer.onError(Blank()) }
                    return Disposables.create()
                }
            }
        ) { $0.completes && $0.elements.isEmpty && $0.isBlank }

        check.mistake(
            "A line without a word did not fail. Which of the three kinds of event should the subscriber receive?",
            step: "Next, error, completed",
            madeBy: { line in
                let words = line.split(separator: " ").map { String($0) }
                return words.isEmpty ? .just("Blank()") : .from(words)
            },
            orBy: { line in
                let words = line.split(separator: " ").map { String($0) }
                return words.isEmpty ? .never() : .from(words)
            }
        ) { $0.isBlank && !$0.fails }

        check.mistake(
            "A line with a word in it failed. Which lines are an error, and which event is the end of the others?",
            step: "Next, error, completed",
            madeBy: { line in
                Observable.create { observer in
                    for word in line.split(separator: " ") { observer.onNext(String(word)) }
                    observer.onError(Blank())
                    return Disposables.create()
                }
            },
            orBy: { line in
                let words = line.split(separator: " ").map { String($0) }
                return words.count < 2 ? .error(Blank()) : .from(words)
            }
        ) { $0.fails && !$0.isBlank }

        check.mistake(
            "An empty word came. What lies between two spaces in a row?",
            madeBy: { line in
                let words = line.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
                return words.allSatisfy(\.isEmpty) ? .error(Blank()) : .from(words)
            }
        ) { $0.elements.contains("") }

        check.throwing(
            "Your function threw Blank at its caller. Who should receive the error, and through what?",
            madeBy: { line in
                let words = line.split(separator: " ").map { String($0) }
                if words.isEmpty { throw Blank() }
                return .from(words)
            }
        ) { $0 is Blank }

        check.hardCoded { _ in .of("so", "it", "goes") }
        check.worksOnce { line in firstOnly(Solution.words(line)) }

        check.accepts("with from") { line in
            let words = line.split(separator: " ").map { String($0) }
            return words.isEmpty ? .error(Blank()) : .from(words)
        }
    }
}

extension Scene<String> {
    /// Whether the line of this situation has no word.
    fileprivate var isBlank: Bool { situation == "words(\"   \")" || situation == "words(\"\")" }
}
