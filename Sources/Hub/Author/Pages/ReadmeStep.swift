import LessonKit

/// A step in a lesson's README.md.
struct ReadmeStep {
    let number: Int
    let places: StepPlaces
    let source: StepSource
    /// The parts that stand under its heading now.
    let old: [PageText.Placed]
    /// The names of the pictures that are there now.
    let pictures: Set<String>

    /// The parts that it should have.
    struct Parts {
        let code: PagePart
        let run: PagePart
        let answered: PagePart
        var variant: PagePart?
        var varied: PagePart?

        /// In the order of the page.
        var all: [PagePart] { [code, run, answered] + [variant, varied].compactMap(\.self) }
    }

    var title: String { places.title }
    var hasVariant: Bool { source.variant != nil && places.variant != nil }

    var code: PagePart { PagePart(.code, lines: ReadmeRun.code(source.code ?? [], "swift")) }

    /// A variant says what is different, and that gives the answer away. So it is folded, too.
    var answered: PagePart {
        PagePart(
            .answered, lines: [Self.foldEnd] + (hasVariant ? ["", "<details><summary>Variant</summary>"] : []))
    }

    /// The name of its picture: `02-a-goal-and-a-score.svg`.
    func pictureName(isVariant: Bool) -> String {
        let words = title.lowercased().filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }
        let name = ((number < 10 ? "0" : "") + "\(number)") + "-" + words.joined(separator: "-")
        return name + (isVariant ? "-variant" : "") + ".svg"
    }

    func runPart(_ run: ReadmeRun) -> PagePart {
        PagePart(
            .run, note: note(source.code, run),
            lines: ["<details><summary>Run and answer</summary>", ""] + run.lines)
    }

    func variantPart(_ run: ReadmeRun) -> PagePart {
        PagePart(.variant, note: note(source.variant, run), lines: variantCode + [""] + run.lines + variantEnd)
    }

    /// The end of the variant's fold. If the variant asks a question, the fold goes on.
    private var variantEnd: [String] { places.varied == nil ? [Self.foldEnd] : [] }
    private static let foldEnd = "</details>"

    /// The end of the fold of a variant that asks a question.
    var varied: PagePart? { places.varied.map { _ in PagePart(.varied, lines: [Self.foldEnd]) } }

    var variantCode: [String] { ReadmeRun.code(source.variant ?? [], "swift") }

    /// A run on the real clock is kept as long as its code is the same. So it says of which code it is.
    private func note(_ code: [String]?, _ run: ReadmeRun) -> String { run.run.isReal ? CodeStamp.of(code ?? []) : "" }

    /// The part of a run on the real clock that stands in the page, if that is a run of the code as it is now.
    func kept(_ kind: PagePart.Kind) -> PagePart? {
        guard var part = old.first(where: { $0.part.kind == kind })?.part else { return nil }
        let code = kind == .variant ? source.variant : source.code
        guard part.note == CodeStamp.of(code ?? []) else { return nil }
        if kind == .variant {
            let lines = part.lines.filter { $0 != Self.foldEnd } + variantEnd
            part = PagePart(.variant, note: part.note, lines: lines)
        }
        guard let image = part.lines.first(where: { $0.hasPrefix("<img ") }) else { return part }
        let name = pictureName(isVariant: kind == .variant)
        return pictures.contains(name) && image.contains("\"\(ReadmeRun.picture(name))\"") ? part : nil
    }
}

/// A short number that tells one code from another.
enum CodeStamp {
    /// FNV-1a, of 32 bits, as eight digits.
    static func of(_ code: [String]) -> String {
        let hash = code.joined(separator: "\n").utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
