import Foundation

/// What is wrong with the steps of main.swift, alone and beside the headings of README.md.
struct StepCheck {
    let problems: [String]

    init(readme: String, main: String, folder: URL) {
        let places = StepComparison.Places(folder: folder)
        let steps = StepSource.all(in: main)
        let unreadable = steps.filter { $0.title == nil || $0.code == nil }.map { step in
            "\(places.main):\(step.line): this Step cannot be shown. Write it as Step(\"its title\") { stage in … }, "
                + "the title as one plain string."
        }
        let empty = steps.filter { $0.code?.isEmpty == true }.map { step in
            "\(places.main):\(step.line): the step \"\(step.title ?? "")\" has no code, so there is nothing to run."
        }
        let comparison = StepComparison(
            headings: LessonText(readme).steps.map { .init(title: $0.title, line: $0.line) },
            steps: steps.compactMap { step in step.title.map { .init(title: $0, line: step.line) } }, places: places)
        problems = unreadable + empty + comparison.problems
    }
}
