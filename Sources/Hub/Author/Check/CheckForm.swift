import Foundation
import LessonKit

/// What a check has to have, beside the text of its exercise.
struct CheckForm {
    let exercise: Course.Exercise
    /// The exercise's file.
    let asked: String
    let text: String
    let place: String
    /// What the checks of the lesson share, and what its exercises are given.
    let helpers: String

    var problems: [String] { names + mistakes + drawn + (exercise.kind == "Predict" ? predicted : []) }

    // A regex is parsed where its literal stands: once here. Nothing changes them.
    nonisolated(unsafe) private static let mistake = #/\.(?:mistake|throwing)\(/#
    nonisolated(unsafe) private static let gives = #/gives: "([^"]*)"/#
    nonisolated(unsafe) private static let call = #/Check\(\s*(?:\w+: )?(\w+)/#
    nonisolated(unsafe) private static let test = #/@Test\(\s*\.exercise\([^`]*func `([^`]+)`/#
    nonisolated(unsafe) private static let solution = #/solution: Solution\.(exercise[0-9]+)/#
    nonisolated(unsafe) private static let shown = #/"(?:[^"\\]|\\.)*"|\$[0-9]+|\.[a-z]\w*|\b[0-9]+(?:\.[0-9]+)?\b/#
    nonisolated(unsafe) private static let logged = #/\b(?:log|add)\("([^"\\]*)"\)/#

    private func line(_ index: String.Index) -> Int { text[..<index].sourceLines.count }

    /// The exercise, its test and its solution have the names that the check says.
    private var names: [String] {
        let lines = asked.sourceLines
        let line = ExerciseFile.function(in: lines)
        let name = lines[line - 1].firstMatch(of: /func (\w+)/).map { String($0.1) } ?? ""
        var problems: [String] = []
        // A check may call the function itself, and hand in what does.
        if let call = text.firstMatch(of: Self.call), call.1 != name, !text.contains("\(name)(") {
            problems.append(
                "\(place):\(self.line(call.range.lowerBound)): the check does not ask for \(name), the function in \(exercise.path):\(line). "
                    + "Give both the same name.")
        }
        for match in text.matches(of: Self.solution) where match.1 != SolutionText.function(exercise.number) {
            problems.append(
                "\(place):\(self.line(match.range.lowerBound)): the check compares with Solution.\(match.1), and the answer to this "
                    + "exercise is Solution.\(SolutionText.function(exercise.number)).")
        }
        let title = exercise.description.filter { $0 != "`" }
        guard let test = text.firstMatch(of: Self.test) else {
            return problems + [
                "\(place):1: it has no test, so nobody's answer is checked. Write "
                    + "@Test(.exercise(check)) func `\(title)`() {}"
            ]
        }
        if test.1 != title {
            problems.append(
                "\(place):\(self.line(test.1.startIndex)): the test is called `\(test.1)`. Its name is that of its exercise, "
                    + "`\(title)`.")
        }
        return problems
    }

    /// A check has two mistakes at least.
    private var mistakes: [String] {
        // A bench has mistakes of its own.
        let hasTwo = text.contains("Bench") || text.matches(of: Self.mistake).count > 1
        return hasTwo
            ? []
            : ["\(place):1: a check has two mistakes at least: check.mistake(\"what was seen, and a question\", …)."]
    }

    /// The text draws what the check says that it draws.
    private var drawn: [String] {
        // Letters may have other names in a legend, and a number is itself where there is none.
        let isNamed = asked.contains(#/\b[a-z]: /#)
        let rows = Self.shape(asked, isNamed)
        return text.matches(of: Self.gives).filter { !rows.contains(Self.shape($0.1, isNamed)) }.map { match in
            "\(place):\(line(match.range.lowerBound)): the text of the exercise does not draw \(match.1). "
                + "Draw it in \(exercise.path), or write here what that has."
        }
    }

    /// Marbles without their names.
    private static func shape(_ marbles: some StringProtocol, _ isNamed: Bool) -> String {
        String(marbles.filter { $0 != " " }.map { $0.isLetter || isNamed && $0.isNumber ? "o" : $0 })
    }

    /// What a prediction runs is the code of its text: its texts, numbers and calls stand in both, and there is a row for each.
    private var predicted: [String] {
        let calls = text.components(separatedBy: "\n        check.")
        let isTruth = { (call: String) in call.hasPrefix("truth") || call.hasPrefix("row") }
        // Behind the last call stands what helps it.
        let run =
            calls.map { call in
                call.hasPrefix("mistake") || call.hasPrefix("rejects")
                    ? call.firstRange(of: "\n    }\n").map { String(call[$0.lowerBound...]) } ?? "" : call
            }.joined() + helpers
        let words = Set(run.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        let truth = text.firstRange(of: #/check\.(?:truth|row)/#).map { line($0.lowerBound) } ?? 1
        var told: Set<Substring> = []
        func runs(_ shown: Substring) -> Bool {
            if shown.hasPrefix("$") { return true }
            return shown.hasPrefix("\"")
                ? shown.contains("\\(") || run.contains(shown) : words.contains(shown.drop { $0 == "." })
        }
        let strange = code.flatMap { number, code in
            code.matches(of: Self.shown).map(\.0).filter { !runs($0) && told.insert($0).inserted }.map { (number, $0) }
        }
        let all = strange.map { String($0.1) }.joined(separator: ", ")
        let added = strange.prefix(1).map { number, _ in
            "\(exercise.path):\(number): the text has \(all), and what the check runs has not. Run the code of the text in "
                + "\(place):\(truth), or write here what runs there."
        }
        let lost = calls.filter(isTruth).flatMap { $0.matches(of: Self.logged) }.map(\.1)
            .filter { !asked.contains("\"\($0)\"") }.map {
                "\(place):\(truth): \"\($0)\" is logged here, and the text in \(exercise.path) does not have it. Both have the "
                    + "same code."
            }
        return added + lost + rows(calls.count { $0.hasPrefix("row") }, line: truth)
    }

    /// The lines of code in the text, with their numbers and without remarks.
    private var code: [(number: Int, code: Substring)] {
        let parts = ExerciseTask(asked).parts
        let shown = Set(
            parts.flatMap { part -> [String] in if case .code(let lines) = part { lines } else { [] } }
                .map { $0.drop { $0 == " " } })
        return asked.sourceLines.enumerated().compactMap { index, line in
            guard line.hasPrefix("//  "), shown.contains(line.dropFirst(2).drop { $0 == " " }) else { return nil }
            return (index + 1, line.dropFirst(2).firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
        }
    }

    /// "Answer with six diagrams": rows that stand in a loop are not counted.
    private func rows(_ count: Int, line: Int) -> [String] {
        let words = asked.split { $0.isWhitespace || $0 == "/" }
        guard count > 0, !text.contains("        for "),
            let index = words.indices.dropLast(3).first(where: {
                words[$0] == "Answer" && words[$0 + 3].hasPrefix("diagrams")
            }),
            let said = LessonText.number(words[index + 2]), said != count
        else { return [] }
        return [
            "\(place):\(line): the check has \(count) rows, and the text in \(exercise.path) asks for \(said) diagrams. Write a row "
                + "for each of its lines."
        ]
    }
}
