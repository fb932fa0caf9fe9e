import LessonKit

extension ReadmePage {
    /// What the page should be, by a recording of its steps.
    struct Made {
        var parts: [ReadmeStep.Parts] = []
        /// The pictures, by the names of their files. A picture of a run that is kept has no text.
        var pictures: [String: String?] = [:]
        /// The runs on the real clock that are of other code, or have no picture.
        var stale: [Stale] = []

        struct Stale: Equatable {
            let number: Int
            let kind: PagePart.Kind
        }
    }

    /// - Parameters:
    ///   - recorded: What the steps did. Those on the real clock may be left out.
    ///   - keepsRuns: Whether the page keeps its run of a step on the real clock, if that is of the code as it is now.
    func made(from recorded: RecordedLesson, keepsRuns: Bool = true) -> Made {
        var made = Made()
        for (step, recording) in zip(steps, recorded.steps) {
            func part(_ kind: PagePart.Kind, _ run: RecordedRun?, _ make: (ReadmeRun) -> PagePart) -> PagePart {
                let name = step.pictureName(isVariant: kind == .variant)
                let kept = keepsRuns && run?.isReal != false ? step.kept(kind) : nil
                if let run, kept == nil {
                    let shown = ReadmeRun(run: run, picture: ReadmeRun.picture(name))
                    if let svg = shown.svg { made.pictures[name] = svg }
                    return make(shown)
                }
                guard let kept else {
                    made.stale.append(.init(number: step.number, kind: kind))
                    if step.pictures.contains(name) { made.pictures[name] = .some(nil) }
                    return PagePart(kind, lines: [])
                }
                if kept.lines.contains(where: { $0.hasPrefix("<img ") }) { made.pictures[name] = .some(nil) }
                return kept
            }
            let run = part(.run, recording.run, step.runPart)
            let variant = step.hasVariant ? part(.variant, recording.variant, step.variantPart) : nil
            made.parts.append(
                .init(code: step.code, run: run, answered: step.answered, variant: variant, varied: step.varied))
        }
        return made
    }
}
