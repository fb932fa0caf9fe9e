import LessonKit
import Terminal

extension CheckedExercise {
    /// What was found out: for each finding its place, what was seen, and what it means.
    func findingBlocks(meaningFirst: Bool = false) -> [Block] {
        findings.flatMap { finding -> [Block] in
            let place: [Block] = finding.place.map { [.whole("\($0.path):\($0.line)")] } ?? []
            let evidence: [Block] = finding.evidence.isEmpty ? [] : [.indented(finding.evidence.map { .evidence($0) })]
            let meaning = [Block.prose(finding.meaning)]
            return place + (meaningFirst ? meaning + evidence : evidence + meaning)
        } + (why.isEmpty ? [] : [.markdown([.said(why)])])
    }

    /// How to play that step.
    var stepBlocks: [Block] {
        guard let step else { return [] }
        return [
            .prose("Look again at \(step.name):"),
            .command(
                "swift run \(lesson) --walk --step \(step.title.shellWord)" + (step.isVariant ? " --variant" : "")),
        ]
    }
}
