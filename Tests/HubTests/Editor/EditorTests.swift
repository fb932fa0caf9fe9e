import ExerciseSupport
import Foundation
import LessonKit
import Platform
import Testing

@testable import Hub

/// What an editor shows of the course, asked of `sourcekit-lsp`.
@Suite(
    .ownThread,
    .enabled(if: LanguageServer.program != nil, "sourcekit-lsp is not here: it comes with a toolchain from swift.org"),
    .enabled(if: !BuiltPrograms.folder.path.contains("/out/"), "sourcekit-lsp reads the builds of `native`"))
struct EditorTests {
    /// One for all tests, which come one after another.
    private static let server = Result { try LanguageServer(in: ownPackage) }
    private let exercises = "Lessons/02-subscribe/Exercises"

    private func opened(_ exercise: String, text: String? = nil) throws -> LanguageServer {
        let server = try Self.server.get()
        try server.open("\(exercises)/\(exercise)", text: text)
        return server
    }

    /// An answer with the names that a learner meets first.
    private let answer = """
        import LessonKit
        import Streams

        func learned(_ line: String) throws -> Observable<String> {
            try toDo()
            let bag = DisposeBag()
            let numbers = Observable.of(1, 2, 3).filter { $0 > 1 }.map { $0 * 2 }.take(1).scan(0) { $0 + $1 }
            let one: any Disposable = Observable.from([1]).subscribe { (event: Event<Int>) in print(event) }
            one.dispose()
            numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
            _ = Observable.just(1).subscribe()
            if line.isEmpty { throw ToDo() }
            return Observable.create { (observer: AnyObserver<String>) in
                observer.onNext("so")
                observer.onError(ToDo())
                observer.onCompleted()
                return line.isEmpty ? Disposables.create() : Disposables.create { print("over") }
            }
        }
        """

    @Test func `the names that a learner meets first say what to do with them, with a picture`() throws {
        let server = try opened("05-the-sensor-that-stayed-on.swift", text: answer)
        #expect(try server.errors().map(\.text) == [])
        let names = [
            "Observable", "toDo", "ToDo", "DisposeBag", ".of", ".filter", ".map", ".take", ".scan", ": any Disposable",
            ".from", ".subscribe", "Event", ".dispose", "numbers.subscribe", ".disposed", ".just", ".just(1).subscribe",
            ".create", "AnyObserver", ".onNext", ".onError", ".onCompleted", "Disposables", "Disposables.create",
            ": Disposables.create",
        ]
        for name in names {
            // The declaration comes first, as code.
            let text = try server.hover(name).components(separatedBy: "```").last ?? ""
            #expect(text.contains("\n    "), "\(name) has no picture: \(text)")
            #expect(!text.contains("attach"), "\(name) tells how it is made: \(text)")
        }
    }

    @Test func `behind a stream stand the operators, and nothing of how they are made`() throws {
        let text = "import Streams\n\nfunc some(_ source: Observable<Int>) {\n    source.\n}\n"
        let names = try opened("01-after-an-error.swift", text: text).completions(behind: "source.")
        #expect(names.isSuperset(of: ["map", "filter", "flatMapLatest", "subscribe", "asObservable"]))
        #expect(names.isDisjoint(with: ["attach", "open", "openInTurn", "keeping"]))
    }

    @Test func `an error stands at its line, before anything is built`() throws {
        let text = "import Streams\n\nlet numbers = Observable.just(1)\nlet words: Observable<String> = numbers\n"
        let errors = try opened("02-two-listeners.swift", text: text).errors()
        #expect(errors.map(\.line) == [4])
        #expect(errors.first?.text.contains("Observable<Int>") == true)
    }

    @Test func `the list of tests begins with the exercises, by lesson and number`() throws {
        let tests = try Self.server.get().tests()
        // An editor sorts by the name of the target, whatever the case of its letters.
        let modules = Set(tests.keys.map { String($0.prefix { $0 != "." }) }).sorted {
            $0.lowercased() < $1.lowercased()
        }
        let course = try Course(Checkout(containing: ownPackage))
        let lessons = course.lessons.map { "checks_\($0.folder.replacing("-", with: "_"))" }
        #expect(modules.prefix(lessons.count) == lessons[...])
        let titles = try course.lesson("subscribe").exercises.map(\.description)
        #expect(tests["checks_02_subscribe.subscribe"]?.sorted() == titles)
    }

    @Test func `a rename of an exercise's function reaches its check, and no other file`() throws {
        let server = try opened("03-word-by-word.swift")
        var files: Set<String> = []
        // The index is read in the background.
        try LanguageServer.wait {
            files = try server.filesOfRename("func words", to: "wordList")
            return files.count > 1
        }
        let paths = ["\(exercises)/03-word-by-word.swift", "Tests/ExerciseTests/subscribe/03-word-by-word.swift"]
        #expect(files == Set(paths.map { ownPackage.appendingPathComponent($0).absoluteString }))
    }

    @Test func `a search for what an exercise asks for ends in no solution`() throws {
        let server = try Self.server.get()
        for exercise in try Course(Checkout(containing: ownPackage)).lesson("subjects").exercises {
            let name = try #require(ExerciseFile.function(in: exercise.untouched ?? ""))
            var files: Set<String> = []
            try LanguageServer.wait {
                files = try server.files(ofSymbol: name)
                return !files.isEmpty
            }
            #expect(files.contains(ownPackage.appendingPathComponent(exercise.path).absoluteString), "\(name)")
            #expect(!files.contains { $0.hasSuffix("Solution.swift") }, "\(name)")
        }
    }

    @Test func `a sketch has hovers, completion and errors`() throws {
        let sample = try SampleCourse()
        let manifest =
            "// swift-tools-version: 6.3\nimport PackageDescription\n\nlet package = Package(name: \"course\")\n"
        try sample.write(manifest, to: "Package.swift")
        let path = "Lessons/Sketches/mine.swift"
        try sample.write("import Streams\n\nlet them = Observable.just(1)\nlet no: Int = \"one\"\nthem.\n", to: path)
        CompileCommands.write(for: sample.checkout, BuildProducts(folder: BuiltPrograms.folder, options: []))
        let server = try LanguageServer(in: sample.checkout.root)
        try server.open(path)
        #expect(try server.hover("just").contains("One element, then the end."))
        #expect(try server.completions(behind: "them.").contains("map"))
        #expect(try server.errors().map(\.line).contains(4))
    }
}
