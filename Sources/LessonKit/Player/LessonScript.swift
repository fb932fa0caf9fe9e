import Foundation

/// A lesson that is ready to be played: its prose and its code together, step by step.
struct LessonScript {
    struct Entry {
        let step: Step
        let text: LessonText.Step
        let code: [String]
        /// The code of its variant; empty where it has none.
        var variant: [String] = []

        /// Its variant, and what that asks, if it asks something.
        var part: (step: Step, asked: Recap.Retrieval?)? { step.varied.map { ($0, text.part) } }
    }

    /// The name of its command: the name of the folder without the number.
    let name: String
    /// The path of the folder from the top of the checkout.
    let folder: String
    let text: LessonText
    let entries: [Entry]
    let exercises: [ExerciseSource]

    /// `13-subjects`
    var folderName: String { folder.split(separator: "/").last.map(String.init) ?? folder }

    /// Reads `mainFile` and the files beside it.
    init(mainFile: String, steps: [Step]) throws(LessonError) {
        let main = URL(fileURLWithPath: mainFile)
        let folder = main.deletingLastPathComponent()
        try self.init(
            folder: folder, steps: steps, readme: Self.read(folder.appendingPathComponent("README.md")),
            main: Self.read(main),
            exercises: ExerciseFile.all(in: folder).map(\.exercise))
    }

    /// Combines the texts of a lesson's files.
    init(folder: URL, steps: [Step], readme: String, main: String, exercises: [ExerciseSource]) throws(LessonError) {
        let text = LessonText(readme)
        let sources = StepSource.all(in: main)
        let places = StepComparison.Places(folder: folder)
        var problems = StepComparison(
            headings: text.steps.map { .init(title: $0.title, line: $0.line) },
            steps: steps.map { .init(title: $0.title, line: $0.line) }, places: places
        ).problems
        let own = steps.map { step in sources.first { $0.line == step.line && $0.title == step.title } }
        let codes = own.map(\.?.code)
        for (step, code) in zip(steps, codes) where code == nil {
            problems.append(
                "\(places.main):\(step.line): the step \"\(step.title)\" is not on this line. If the file has changed "
                    + "since the lesson was built, build it again.")
        }
        guard problems.isEmpty else { throw LessonError(problems: problems) }

        name = LessonFolder.commandName(of: folder.lastPathComponent)
        self.folder = LessonFolder.shown(folder)
        self.text = text
        entries = zip(zip(steps, text.steps), own).map {
            Entry(step: $0.0, text: $0.1, code: $1?.code ?? [], variant: $1?.variant ?? [])
        }
        self.exercises = exercises
    }

    private static func read(_ file: URL) throws(LessonError) -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw LessonError(problems: [
                "\(file.path) cannot be read. A lesson reads its own folder where it was built. "
                    + "If the folder has been moved since, build the lesson again: swift build."
            ])
        }
    }
}

/// The reasons why a lesson cannot be played.
struct LessonError: Error, CustomStringConvertible {
    let problems: [String]
    var description: String { "This lesson cannot be played:\n" + problems.map { "  " + $0 }.joined(separator: "\n") }
}
