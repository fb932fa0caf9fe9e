import Foundation
import LessonKit

extension ReadmePage {
    /// The steps whose code the page does not show as it is now: a sentence for each, with its line.
    var codeProblems: [String] {
        steps.flatMap { step -> [String] in
            let shown = step.old.first { $0.part.kind == .variant }
            let variant = shown.map {
                PageText.Placed(
                    part: PagePart(.variant, lines: Array($0.part.lines.prefix(step.variantCode.count))),
                    lines: $0.lines)
            }
            return [
                problem(step, step.code, at: step.old.first { $0.part.kind == .code }),
                step.hasVariant ? problem(step, PagePart(.variant, lines: step.variantCode), at: variant) : nil,
            ].compactMap(\.self) + step.old.flatMap { pictureProblems($0, of: step) }
        }
    }

    /// A picture's words are those in its file, and its clock is that of the run.
    private func pictureProblems(_ placed: PageText.Placed, of step: ReadmeStep) -> [String] {
        let clock = placed.part.note.isEmpty ? ReadmeRun.virtualClock : ReadmeRun.realClock
        return placed.part.lines.enumerated().compactMap { index, line -> String? in
            let isOld: Bool
            if let image = line.wholeMatch(of: /<img src="([^"]+)" alt="([^"]*)">/) {
                guard let svg = read(String(image.1)) else { return nil }
                isOld = !svg.prefix { !$0.isNewline }.contains("aria-label=\"\(image.2)\"")
            } else {
                isOld = ["One tick ", "One run on "].contains(where: line.hasPrefix) && line != clock
            }
            guard isOld else { return nil }
            return sentence(
                placed.lines.lowerBound + index + 2, "these words do not fit the picture of \"\(step.title)\"")
                + (placed.part.note.isEmpty ? "" : " --all")
        }
    }

    /// What the page shows in another way than `made`, and its pictures in `folder`.
    func problems(_ made: Made, picturesIn folder: URL) -> [String] {
        var problems: [String] = []
        for (step, parts) in zip(steps, made.parts) {
            for part in parts.all {
                let shown = step.old.first { $0.part.kind == part.kind }
                let isStale = made.stale.contains { $0.number == step.number && $0.kind == part.kind }
                if isStale, let shown {
                    let what = part.kind == .variant ? "variant" : "run"
                    problems.append(
                        sentence(shown.lines.lowerBound + 1, "the \(what) of \"\(step.title)\" ran with other code"))
                } else if let problem = problem(step, part, at: shown) {
                    problems.append(problem)
                }
            }
        }
        if problems.isEmpty, let line = Self.difference(woven(made.parts).sourceLines, text.lines) {
            problems.append(sentence(line + 1, "code and runs do not stand where they belong"))
        }
        for (name, svg) in made.pictures.sorted(by: { $0.key < $1.key }) {
            let shown = SourceFile.read(folder.appendingPathComponent(name))
            if shown == nil || svg != nil && svg != shown {
                problems.append(
                    "Lessons/\(lesson.folder)/pictures/\(name):1: this is not what the run draws now. \(advice)")
            }
        }
        return problems
            + ReadmeFiles.strays(in: folder, besides: Set(made.pictures.keys)).map {
                "Lessons/\(lesson.folder)/pictures/\($0):1: no step draws this picture. \(advice)"
            }
    }

    private func problem(_ step: ReadmeStep, _ part: PagePart, at shown: PageText.Placed?) -> String? {
        let what =
            switch part.kind {
            case .code: "the code"
            case .run: "the run"
            case .answered, .varied, .picture: "the end of the fold"
            case .variant: "the variant"
            }
        guard let shown else { return sentence(headingLine(step), "\"\(step.title)\" does not show \(what)") }
        guard
            let line = Self.difference(part.lines[...], shown.part.lines[...])
                ?? (part.note == shown.part.note ? nil : -1)
        else { return nil }
        let now = part.kind == .code ? "what main.swift:\(step.source.line) says" : "as the step runs now"
        return sentence(shown.lines.lowerBound + line + 2, "\(what) of \"\(step.title)\" is not \(now)")
    }

    private func sentence(_ line: Int, _ what: String) -> String { "\(path):\(line): \(what). \(advice)" }

    private var advice: String { "Write the page again: swift run workbook author pages \(lesson.name)" }

    private func headingLine(_ step: ReadmeStep) -> Int {
        text.headings.first { $0.title == step.title }.map { $0.line + 1 } ?? 1
    }

    /// The first line that differs, from 0; nil where all are the same.
    private static func difference<Line: Equatable>(_ wanted: some Collection<Line>, _ shown: some Collection<Line>)
        -> Int?
    {
        let same = zip(wanted, shown).prefix { $0 == $1 }.count
        return same == wanted.count && same == shown.count ? nil : same
    }
}
