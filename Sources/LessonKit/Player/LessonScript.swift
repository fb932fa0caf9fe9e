import Foundation

/// A lesson ready to be played: its prose and its code put together, step by step.
struct LessonScript {
    struct Scene {
        let step: Step
        let text: LessonText.Step
        let code: [String]
    }

    /// The command's name: the folder's without its number.
    let name: String
    /// The folder, as seen from the top of the checkout.
    let folder: String
    let text: LessonText
    let scenes: [Scene]

    init(name: String, folder: String, text: LessonText, scenes: [Scene]) {
        self.name = name
        self.folder = folder
        self.text = text
        self.scenes = scenes
    }

    /// Reads what stands beside and in `mainFile`.
    init(mainFile: String, steps: [Step]) throws(LessonError) {
        let main = URL(fileURLWithPath: mainFile)
        let readme = main.deletingLastPathComponent().appendingPathComponent("README.md")
        let text = LessonText(try Self.read(readme))
        let sources = StepSource.all(in: try Self.read(main))
        let titles = steps.map { LessonFolder.StepTitle(title: $0.title, line: $0.line) }
        let places = LessonFolder.Places(readme: LessonFolder.shown(readme), main: LessonFolder.shown(main))
        var problems = text.problems.map { "\(places.readme):\($0.line): \($0.text)" }
        problems += LessonFolder.mismatches(text: text, steps: titles, places: places)
        let codes = steps.map { step in sources.first { $0.line == step.line && $0.title == step.title }?.code }
        for (step, code) in zip(steps, codes) where code == nil {
            problems.append(
                "\(places.main):\(step.line): the step “\(step.title)” is not on this line any more. "
                    + "The file has changed since the program was built: build it again.")
        }
        guard problems.isEmpty else { throw LessonError(problems: problems) }

        let folder = main.deletingLastPathComponent()
        name = LessonFolder.commandName(of: folder.lastPathComponent)
        self.folder = LessonFolder.shown(folder)
        self.text = text
        scenes = zip(zip(steps, text.steps), codes).map { Scene(step: $0.0, text: $0.1, code: $1 ?? []) }
    }

    private static func read(_ file: URL) throws(LessonError) -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw LessonError(problems: [
                "\(file.path) cannot be read. If the folder has been moved, build the lesson again where it is now."
            ])
        }
    }
}

/// Why a lesson cannot be played.
struct LessonError: Error, CustomStringConvertible {
    let problems: [String]
    var description: String { "This lesson cannot be played:\n" + problems.map { "  " + $0 }.joined(separator: "\n") }
}
