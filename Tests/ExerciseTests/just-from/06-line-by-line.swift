import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import just_from_exercises

extension `just-from` {
    @Test(.exercise(LineByLine.exercise)) func `6 · Line by line`() {}
}

struct LineByLine {
    static let exercise = Check(lines, solution: Solution.lines, in: Desk.self) { check in
        check.stream("the lines \"so\", \"it\", \"goes\"", gives: "(abc|)") { try $0.lay(["so", "it", "goes"], $1) }
        check.stream("a file with no lines") { try $0.lay([], $1) }
        check.stream("there is no such file") { try $0.lay(nil, $1) }
        check.stream("it cannot be read") { try $0.lay(.failure(Smudged()), $1) }
        check.stream("the lines \"no\", \"\", \"no\", \"no\", \" yes \"") {
            try $0.lay(["no", "", "no", "no", " yes "], $1)
        }
        check.stream("one line") { try $0.lay(["one line"], $1) }
        check.play(.further, "the file changes at tick 3") { desk, answer in
            let lines = try desk.lay(["so", "it", "goes"], answer)
            desk.subscribe("at tick 1", to: lines, at: 1)
            desk.at(3) { desk.content = .success(["it", "goes", "on"]) }
            desk.subscribe("at tick 5", to: lines, at: 5)
        }

        check.mistake(
            "The file was read, and nobody had subscribed. Which line reads it, and when does that line run?",
            step: "Two readers, one thermometer", madeBy: { try .from($0.read() ?? []) },
            orBy: { file in
                let all = (try? file.read()) ?? []
                return .deferred { .from(all) }
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "These lines came, and the file was not read. Where do they come from?",
            madeBy: { _ in .of("so", "it", "goes") }
        ) { $0.reads.isEmpty && !$0.elements.isEmpty }
        check.mistake(
            "One element came, with the whole file in it. How does each line become an element?",
            step: "One element or three",
            madeBy: { file in .deferred { try .from(optional: file.read()?.joined(separator: "\n")) } },
            orBy: { file in .deferred { try .just("\(file.read() ?? [])") } }
        ) { $0.kind == .text && $0.elements.count == 1 }
        check.mistake(
            "Letters came. A line is a text, and a text is a sequence as well: what did you give to `from`?",
            step: "What from takes",
            madeBy: { file in .deferred { try .from((file.read() ?? []).joined().map { "\($0)" }) } }
        ) { $0.elements.contains("s") }
        check.mistake(
            "The lines came, and no end. The subscriber waits for more. What is missing after the last line?",
            step: "Two ways to send a 7",
            madeBy: { file in
                .create { observer in
                    do { try file.read()?.forEach(observer.onNext) } catch { observer.onError(error) }
                    return Disposables.create()
                }
            }
        ) { !$0.elements.isEmpty && !$0.ends }
        check.mistake(
            "There is nothing to send, and that is all right. The text draws an end here, and no error.",
            step: "Nothing, in three ways",
            madeBy: { file in
                .deferred {
                    guard let lines = try file.read() else { throw Smudged() }
                    return .from(lines)
                }
            }
        ) { $0.fails && $0.situation != "it cannot be read" }
        check.mistake(
            "Nothing comes, and no end either. The subscriber waits for ever. What should it receive here?",
            step: "Nothing, in three ways",
            madeBy: { file in .deferred { try file.read().map { .from($0) } ?? .never() } },
            orBy: { file in
                .create { observer in
                    if let lines = try? file.read() {
                        lines.forEach(observer.onNext)
                        observer.onCompleted()
                    }
                    return Disposables.create()
                }
            }
        ) { $0.isEmpty }
        check.mistake(
            "The file has no lines, and an element came. How many elements are that?",
            step: "What from takes",
            madeBy: { file in
                .deferred {
                    let lines = try file.read() ?? []
                    return lines.isEmpty ? .just("") : .from(lines)
                }
            }
        ) { desk in
            ["a file with no lines", "there is no such file"].contains(desk.situation) && !desk.elements.isEmpty
        }
        check.mistake(
            "The file could not be read, and the subscriber did not receive the error of `read`. What does your code do with it?",
            step: "A thermometer with a battery",
            madeBy: { file in .deferred { .from((try? file.read()) ?? []) } },
            orBy: { file in
                .deferred {
                    do { return try .from(file.read() ?? []) } catch { return .just("cannot be read") }
                }
            },
            { file in Solution.lines(of: file).catch { _ in .error(RxError.unknown) } }
        ) { $0.situation == "it cannot be read" && $0.reads.count == 1 }
        check.mistake(
            "There is one subscriber, and the file was read more than once. Which of your lines read it?",
            madeBy: { file in
                .deferred {
                    if try file.read() == nil { return .empty() }
                    return try .from(file.read() ?? [])
                }
            },
            orBy: { Solution.lines(of: $0).retry(2) }
        ) { desk in [.text, .disposed, .otherInput].contains(desk.kind) && desk.reads.count > 1 }
        check.mistake(
            "A line is missing. It is empty, or it is like another one. The text says: as they are.",
            madeBy: { Solution.lines(of: $0).filter { !$0.isEmpty } },
            orBy: { Solution.lines(of: $0).distinctUntilChanged() }
        ) { desk in desk.kind == .otherInput && desk.elements.count == 4 }
        check.mistake(
            "There are two subscribers, and the file was not read once for each. What keeps the lines of the first?",
            step: "A thermometer with a battery",
            madeBy: { file in
                var known: [String]?
                return .deferred {
                    let lines = try known ?? file.read() ?? []
                    known = lines
                    return .from(lines)
                }
            },
            orBy: { Solution.lines(of: $0).share(replay: 9, scope: .forever) },
            { file in
                var known: [String]?
                return .deferred {
                    if let old = known, try file.read() == old { return .from(old) }
                    let lines = try file.read() ?? []
                    known = lines
                    return .from(lines)
                }
            }
        ) { desk in
            [.secondSubscriber, .laterSubscriber, .further].contains(desk.kind) && !desk.elements.isEmpty
        }

        check.hardCoded { file in
            .deferred { try (file.read() ?? []).isEmpty ? .empty() : .of("so", "it", "goes") }
        }
        check.worksOnce { firstOnly(Solution.lines(of: $0)) }
        check.rejects("three lines at most") { Solution.lines(of: $0).take(3) }
        check.rejects("trimmed") { Solution.lines(of: $0).map { $0 == " yes " ? "yes" : $0 } }

        check.accepts("by hand") { file in
            .create { observer in
                do {
                    for line in try file.read() ?? [] { observer.onNext(line) }
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
                return Disposables.create()
            }
        }
        check.accepts("a list, then its lines") { file in
            Observable.of(file).map { try $0.read() ?? [] }.flatMap { Observable.from($0) }
        }
    }
}

private struct Smudged: Error {}

/// A file that lies on a desk, and when it was read.
final class Desk: Scene<String>, File {
    var content: Result<[String]?, any Error> = .success(nil)
    private(set) var reads: [TestTime] = []

    func lay(_ lines: [String]?, _ answer: (any File) throws -> Observable<String>) throws -> Observable<String> {
        try lay(.success(lines), answer)
    }

    func lay(
        _ content: Result<[String]?, any Error>, _ answer: (any File) throws -> Observable<String>
    ) throws -> Observable<String> {
        self.content = content
        return try answer(self)
    }

    func read() throws -> [String]? {
        reads.append(scheduler.clock)
        return try content.get()
    }

    override func run() {
        super.run()
        note("the file was read", reads.isEmpty ? "never" : reads.map { "at tick \($0)" }.joined(separator: ", "))
    }
}
