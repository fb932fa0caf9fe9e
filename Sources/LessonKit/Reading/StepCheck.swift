import Foundation
import Terminal

/// What is wrong with the steps of main.swift, alone and beside the headings of README.md.
struct StepCheck {
    private(set) var problems: [String]

    /// The most lines of code in a step.
    private static let codeLimit = 16

    init(_ text: LessonText, main: String, folder: URL) {
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
            headings: text.steps.map { .init(title: $0.title, line: $0.line) },
            steps: steps.compactMap { step in step.title.map { .init(title: $0, line: step.line) } }, places: places)
        problems = unreadable + empty + comparison.problems
        if problems.isEmpty { checkForm(text, steps, places) }
    }

    /// How long each step is, and what its variant needs.
    private mutating func checkForm(_ text: LessonText, _ steps: [StepSource], _ places: StepComparison.Places) {
        for (heading, step) in zip(text.steps, steps) {
            for code in [step.code, step.variant].compactMap(\.self) where code.count > Self.codeLimit {
                problems.append(
                    "\(places.main):\(step.line): the step \"\(heading.title)\" shows \(code.count) lines of code. "
                        + "At most \(Self.codeLimit) can be read from a projector: make two steps of it.")
            }
            checkFit(heading, step.code ?? [], places)
            if (step.variant == nil) != heading.variant.isEmpty {
                problems.append(
                    step.variant == nil
                        ? "\(places.main):\(step.line): README.md speaks of a variant of \"\(heading.title)\". Write it: "
                            + "Step(…) { … } variant: { … }"
                        : "\(places.readme):\(heading.line): the variant of \"\(heading.title)\" is not explained. Write a "
                            + "paragraph after the answer that begins with \"**Variant.**\"")
            }
            let time = "\(heading.time) minutes"
            if let said = heading.said, said != time {
                problems.append(
                    "\(places.readme):\(heading.line): the step \"\(heading.title)\" says \(said) and takes "
                        + "\(time). Write them anew: swift run workbook author fix")
            }
        }
        let minutes = text.minutes().brief
        if minutes > StepTime.lessonLimit {
            problems.append(
                "\(places.readme):1: the lesson takes \(minutes) minutes. A class has \(StepTime.lessonLimit): make two "
                    + "lessons of it.")
        }
    }

    /// Whether the question and the answer fit a projector. The runs are measured when they are played.
    private mutating func checkFit(_ heading: LessonText.Step, _ code: [String], _ places: StepComparison.Places) {
        let page = Page(width: 80, paint: Paint(hasColour: false, isASCII: false))
        let entry = LessonScript.Entry(step: Step(heading.title) { _ in }, text: heading, code: code)
        let question = page.heading(heading.title).count + page.questionBeat(of: entry).count
        for (part, lines) in [("question", question), ("answer", page.answerBeat(of: heading).count)]
        where lines > FitCheck.room {
            problems.append(
                "\(places.readme):\(heading.line): the \(part) of \"\(heading.title)\" has \(lines) lines. A screen of 24 "
                    + "has room for \(FitCheck.room). Say it in fewer words, or make two steps of it.")
        }
    }
}
