import Foundation
import LessonKit

/// What belongs to an operator: its source with a comment and a diagram, the run of that diagram, its form in the laboratory, and
/// its page in Lessons/Operators.
struct OperatorRecord {
    let doc: OperatorDoc

    /// The file of Tests/StreamsTests/Diagrams with the runs of a category.
    static func runs(of category: String) -> String { "Tests/StreamsTests/Diagrams/\(category)Diagrams.swift" }

    /// The line after which its run belongs.
    static func runsBegin(_ category: String) -> String { "@Entries static var \(list(category)): [Documented] {" }

    /// The line after which its form in the laboratory belongs.
    static func formsBegin(_ category: String) -> String { "static let \(list(category)) = [" }

    /// `ErrorHandling` as `errorHandling`.
    private static func list(_ category: String) -> String { category.prefix(1).lowercased() + category.dropFirst() }

    /// The file of the laboratory with the forms of a category; nil where there is none.
    static func forms(of category: String, in checkout: Checkout) -> String? {
        let folder = "Sources/Hub/Laboratory/Operators"
        return checkout.files(in: folder).sorted().map { "\(folder)/\($0)" }.first { path in
            checkout.text(of: path).contains(formsBegin(category))
        }
    }

    /// What is missing of the operators, or wrong with their pages: a sentence for each, with the file.
    static func problems(_ docs: [OperatorDoc], _ course: Course) -> [String] {
        let catalogue = OperatorCatalogue(course)
        let notes = catalogue.notes
        var reached: Set<String>?
        var problems: [String] = []
        do {
            let pages = Set(try catalogue.tree.leaves.map(\.leaf.page))
            let found = try notes.all()
            let beside = found.filter { pages.contains($0.name) || !pages.isDisjoint(with: $0.contrasts.map(\.other)) }
            reached = pages.union(beside.flatMap { [$0.name] + $0.contrasts.map(\.other) })
            problems = try OperatorIndex(catalogue).problems
        } catch { problems.append("\(error)") }
        let runs = Set(docs.map(\.category)).reduce(into: [String: String]()) { texts, category in
            texts[category] = course.checkout.text(of: Self.runs(of: category))
        }
        let own = docs.flatMap { doc in
            Self(doc: doc).problems(notes, reached: reached, runs: runs[doc.category] ?? "", in: course.checkout)
        }
        // A page that cannot be read is told once, and not for each that leads to it.
        var told: Set<String> = []
        return (problems + toWrite(docs, course) + own).filter { told.insert($0).inserted }
    }

    /// Each TODO in their sources and pages, with its line.
    private static func toWrite(_ docs: [OperatorDoc], _ course: Course) -> [String] {
        Set(docs.flatMap { [$0.path, $0.page] }).sorted().flatMap { path in
            LessonFolder.toWrite(course.checkout.text(of: path), path)
        }
    }

    // A regex is parsed where its literal stands: once here. Nothing changes it.
    nonisolated(unsafe) private static let end = #/\b(?:end(?:s|ed)?\b|complet|fail|error|dispos|is over)/#

    /// The file of the laboratory in which its form belongs, and its lines.
    private func forms(in checkout: Checkout) -> (path: String, lines: [Substring]) {
        let path = Self.forms(of: doc.category, in: checkout) ?? "Sources/Hub/Laboratory/Operators"
        return (path, checkout.text(of: path).sourceLines)
    }

    private func problems(
        _ notes: OperatorNotes, reached: Set<String>?, runs: String, in checkout: Checkout
    ) -> [String] {
        var problems: [String] = []
        do {
            let note = try notes.note(doc.name)
            if let note { _ = try notes.contrasts(of: note) }
            if note?.rule == nil, !([doc.summary] + doc.details).contains(where: { $0.contains(Self.end) }) {
                problems.append(
                    "\(doc.path):\(doc.line): the comment over \(doc.name) does not say how it ends and fails. Say it there, or under "
                        + "\"How it ends and fails\" in \(doc.page).")
            }
        } catch {
            problems.append("\(error)")
        }
        if let reached, !reached.contains(doc.name), !notes.missing.contains(doc) {
            problems.append(
                "\(OperatorTree.path): no answer leads to \(doc.name), and no operator that an answer leads to is beside it on a "
                    + "page. Write an answer, or what is different, in \(doc.page).")
        }
        if doc.diagram.isEmpty, LabOperator.absent[doc.name] == nil {
            problems.append("\(doc.path):\(doc.line): the comment over \(doc.name) has no marble diagram.")
        }
        let file = doc.path.replacing("Sources/Streams/", with: "")
        if file.hasPrefix("\(doc.category)/"), !doc.marbles.isEmpty, !runs.isEmpty, !runs.contains("\"\(file)\"") {
            problems.append(
                "\(Self.runs(of: doc.category)): nothing runs the diagram of \(doc.path). Add Documented(\"\(file)\", "
                    + "\"\(doc.marbles.last?.prefix { $0 != " " } ?? "")\") { ... }")
        }
        if let example = LabOperator.all.first(where: { $0.name == doc.name })?.exampleProblem {
            let (path, lines) = forms(in: checkout)
            let line = lines.firstIndex { $0.contains("\"\(doc.name)\", ") } ?? 0
            problems.append("\(path):\(line + 1): \(example)")
        } else if LabOperator.absent[doc.name] == nil, !LabOperator.all.contains(where: { $0.name == doc.name }) {
            let (path, lines) = forms(in: checkout)
            let isNew = lines.contains { $0.contains("\"\(doc.name)\", ") }
            problems.append(
                isNew
                    ? "\(path): \(doc.name) stands there, and this program was built before it. Build it again: "
                        + "swift build --product workbook"
                    : "\(path): the laboratory has no \(doc.name). Add LabOperator(\"\(doc.name)\", example: …, Form …), or in "
                        + "LabOperator.absent the reason.")
        }
        return problems + [DiagramRun(doc).problem(of: doc)].compactMap(\.self)
    }
}
