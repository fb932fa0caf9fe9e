import ExerciseSupport

@testable import just_from_exercises

extension `just-from` {
    @Test(.exercise(check)) func `6 · Line by line`() {}

    private static let check = Check(lines, solution: Solution.exercise6, in: Desk.self) { check in
        check.steps = [
            .noEnd: "Two ways to send a 7", .added: "What from takes", .swallows: "A thermometer with a battery",
        ]

        check.stream("the lines \"so\", \"it\", \"goes\"", gives: "(abc|)") {
            try $0.lay(.success(["so", "it", "goes"]), $1)
        }
        let isEmpty = [
            check.stream("a file with no lines") { try $0.lay(.success([]), $1) },
            check.stream("there is no such file") { try $0.lay(.success(nil), $1) },
        ]
        check.stream("it cannot be read") { try $0.lay(.failure(Smudged()), $1) }
        check.stream("the lines \"no\", \"\", \"no\", \"no\", \" yes \"") {
            try $0.lay(.success(["no", "", "no", "no", " yes "]), $1)
        }
        check.stream("one line") { try $0.lay(.success(["one line"]), $1) }
        check.play(.laterSubscriber, "the file changes at tick 3") { desk, answer in
            let lines = try desk.lay(.success(["so", "it", "goes"]), answer)
            desk.subscribe("at tick 1", to: lines, at: 1)
            desk.at(3) { desk.content = .success(["it", "goes", "on"]) }
            desk.subscribe("at tick 5", to: lines, at: 5)
        }

        check.mistake(
            "The file was read, and nobody had subscribed. Which line reads it, and when does that line run?",
            step: "Two readers, one thermometer", madeBy: { try .from($0.read() ?? []) }
        ) { $0.isNobody }
        check.mistake(
            "One element came, with the whole file in it. How does each line become an element?",
            step: "One element or three",
            madeBy: { file in .deferred { try .from(optional: file.read()?.joined(separator: "\n")) } },
            orBy: { file in .deferred { try .just("\(file.read() ?? [])") } }
        ) { $0.isText && $0.elements.contains { $0.contains("so") && $0.contains("goes") } }
        check.mistake(
            "Letters came. A line is a text, and a text is a sequence as well: what did you give to `from`?",
            step: "What from takes",
            madeBy: { file in .deferred { try .from((file.read() ?? []).joined().map { "\($0)" }) } }
        ) { $0.came("s") }
        check.mistake(
            "There is nothing to send, and that is all right. The text draws an end here, and no error.",
            step: "Nothing, in three ways",
            madeBy: { file in .deferred { try file.read().map { .from($0) } ?? .error(Smudged()) } }
        ) { $0.in(isEmpty) && $0.fails }
        check.mistake(
            "Nothing comes, and no end either. The subscriber waits for ever. What should it receive here?",
            step: "Nothing, in three ways",
            madeBy: { file in .deferred { try file.read().map { .from($0) } ?? .never() } }
        ) { !$0.isSecond && $0.isEmpty }
        check.mistake(
            "There is one subscriber, and the file was read more than once. Which of your lines read it?",
            madeBy: { file in .deferred { try file.read() == nil ? .empty() : .from(file.read() ?? []) } },
            orBy: { Solution.exercise6(of: $0).retry(2) }
        ) { !$0.isSecond && $0.reads.count > 1 }
        check.mistake(
            "There are two subscribers, and the file was read once. What keeps the lines of the first?",
            step: "A thermometer with a battery",
            madeBy: { file in
                var known: [String]?
                return .deferred {
                    let lines = try known ?? file.read() ?? []
                    known = lines
                    return .from(lines)
                }
            }
        ) { $0.isSecond && $0.reads.count == 1 && $0.shows(.note) }

        check.spoiled(.noEnd, .endsBefore, .lost, .swallows, .failsOtherwise)
        check.rejects(.added) { Solution.exercise6(of: $0).ifEmpty(default: "") }
        check.rejects(.swallows) { Solution.exercise6(of: $0).catchAndReturn("cannot be read") }
        check.rejects(
            .lost, { Solution.exercise6(of: $0).filter { !$0.isEmpty } }, { Solution.exercise6(of: $0).takeLast(1) })
        check.rejects(.other) { Solution.exercise6(of: $0).map { $0 == " yes " ? "yes" : $0 } }
        check.rejects(.note) { _ in .of("so", "it", "goes") }
        check.hardCoded { file in .deferred { try (file.read() ?? []).isEmpty ? .empty() : .of("so", "it", "goes") } }
        check.worksOnce { firstOnly(Solution.exercise6(of: $0)) }

        check.accepts("by hand") { file in
            .create { observer in
                do {
                    for line in try file.read() ?? [] { observer.onNext(line) }
                    observer.onCompleted()
                } catch { observer.onError(error) }
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
