import LessonKit
import Marbles
import Terminal

/// The pages about the laboratory itself.
enum LaboratoryPages {
    /// All operators by category, and how to type them.
    static var list: [Block] {
        let intro: [Block] = [
            .prose("The marble laboratory runs an operator on diagrams, in virtual time. A column is a tick."), .gap,
            .command(LabOperator.command(["merge", "--a--b--|", "---c-d-|"])), .gap,
            .prose("In a terminal it opens with keys and mouse, to move the marbles and see what changes:"), .gap,
            .command("swift run workbook marble"), .command(LabOperator.command(["merge", "--play"])), .gap,
        ]
        let categories = LabOperator.categories.flatMap { name, operators -> [Block] in
            [
                .prose(OperatorDoc.title(of: name), .strong),
                .indented([.prose(operators.map(\.typed).joined(separator: ", "))]),
            ]
        }
        return intro + categories + [.gap, .prose("How one is typed, with an example:")]
            + [.command("swift run workbook marble debounce"), .gap] + rules
    }

    /// The dialect, the expressions and the chains.
    private static var rules: [Block] {
        let rules: [(String, String)] = [
            (
                "--1-(23)-|",
                "A diagram: - is a tick, a letter or a digit is an element, ( ) is one tick, | is completed, # an error."
            ),
            ("a=ant", "A legend: the letter a stands for the text ant. A number is a number: a=12"),
            ("x=--1-2|", "The stream that the element x stands for, as flatMap needs it."),
            ("'x * 10'", "A closure: x is the element. Two inputs are a and b, or x and y; $0 and $1 are known too."),
            (
                "",
                "It has + - * / %, == != < <= > >=, && || !, c ? x : y, \"text\", true, false, nil, abs, min, max, "
                    + "x.count, x.uppercased(), x.lowercased() and fail(\"why\"), which is the stream's error."
            ),
            ("'|>'", "Another operator for the output: marble map 'x * 10' '-1-2-3|' '|>' take 2"),
            ("--json", "One object for a program. --ascii draws in ASCII, --svg writes a picture, --play opens it."),
        ]
        return rules.flatMap { word, meaning -> [Block] in
            (word.isEmpty ? [] : [.indented([.whole(word, .strong)])]) + [.indented(by: 6, [.prose(meaning)])]
        }
    }

    /// One operator: what it does, how it is typed, and its example.
    static func about(_ one: LabOperator, _ doc: OperatorDoc?, style: Timeline.Style, width: Int) throws -> [Block] {
        let summary = one.meaning.isEmpty ? doc?.summary.replacing("`", with: "") ?? "" : one.meaning
        let intro: [Block] = [.prose(one.name, .strong)] + (summary.isEmpty ? [] : [.prose(summary)])
        let result = try LabResult(LabReader.request(one.example))
        return intro + [.gap] + one.howToType + [.gap] + result.blocks(style: style, width: width)
            + [.gap, .prose("To move its marbles:"), .command(LabOperator.command([one.typed, "--play"]))]
    }
}

extension LabResult {
    /// The picture, and what it says in words.
    func blocks(style: Timeline.Style, width: Int) -> [Block] {
        let picture = timeline.draw(style: style, width: width, scale: .init("tick"))
        return [.diagram(picture), .gap, .prose(sentence)] + notes.map { .prose($0) }
    }
}
