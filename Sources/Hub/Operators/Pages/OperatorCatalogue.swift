import LessonKit

/// All operators, and the types that a tree of questions may end in.
final class OperatorCatalogue {
    private let course: Course
    /// What the sources say, in the order of the categories.
    private(set) lazy var docs = OperatorDoc.all(in: course.checkout) + OperatorDoc.types(in: course.checkout)
    private(set) lazy var oldNames = OldNames(course.checkout)
    /// What the pages in Lessons/Operators say.
    private(set) lazy var notes = OperatorNotes(of: docs, in: course.checkout)
    private lazy var readTree = Result { [course] in
        guard let text = course.checkout.read(OperatorTree.path) else {
            throw Book.MissingFile(path: OperatorTree.path)
        }
        return try OperatorTree(text, notes)
    }

    init(_ course: Course) { self.course = course }

    /// The questions that lead to the pages.
    ///
    /// - Throws: `Book.MissingFile`, `OperatorNoteError`
    var tree: OperatorTree { get throws { try readTree.get() } }

    /// The names of all pages.
    var names: [String] { docs.map(\.name) }

    /// Every page that is there. Hundreds of runs: for one page use `page(_:)`.
    func pages() throws -> [OperatorPage] {
        try names.filter { name in !notes.missing.contains { $0.name == name } }.map(page)
    }

    /// The page of that name, with its runs.
    ///
    /// - Throws: `NoPage`; `LabError` if an example does not run.
    func page(_ name: String) throws -> OperatorPage {
        guard let doc = docs.first(where: { $0.name == name }),
            let note = try notes.note(name)
        else { throw NoPage(name: name) }
        let words = LabOperator.all.first { $0.name == name }?.example ?? note.example?.words ?? []
        let result = words.isEmpty ? nil : try LabResult(words: words)
        return OperatorPage(
            name: name, category: doc.category, summary: doc.summary, purpose: note.purpose,
            signatures: doc.signatures, result: result, drawing: result == nil ? doc.marbles : [],
            rules: doc.details + (note.rule.map { [$0] } ?? law(for: doc)),
            otherEnd: try result?.otherEnd(words),
            neighbours: try notes.contrasts(of: note).map { contrast in
                OperatorNeighbour(
                    name: contrast.other, difference: contrast.difference,
                    results: try contrast.runs.map { try $0.result() })
            },
            otherNames: OperatorNames(note.otherNames, reactiveX: doc.reactiveX, old: oldNames.names(for: name)),
            step: step(for: note), tryIt: words, path: doc.path, line: doc.line)
    }

    struct NoPage: Error, CustomStringConvertible {
        let name: String

        var description: String { "There is no page for \(name)." }
    }

    /// The thread of the elements, where the comment does not say it: the rule for all operators.
    private func law(for doc: OperatorDoc) -> [String] {
        let hasOwn = (doc.details + [doc.summary]).contains { text in
            ["thread", "scheduler", "inside `subscribe`", "before `subscribe`"].contains { text.contains($0) }
        }
        guard OperatorDoc.categories.contains(doc.category), doc.category != "Creating", doc.category != "Connecting",
            !hasOwn
        else { return [] }
        if ["reduce", "toArray", "takeLast"].contains(doc.name) {
            return ["The result comes on the thread of the completion."]
        }
        return ["Elements stay on the thread that sent them."]
    }

    /// The step of the note's lesson, otherwise the first of the course.
    private func step(for note: OperatorNote) -> OperatorStep? {
        let lessons = note.lesson.map { name in course.lessons.filter { $0.name == name } } ?? course.lessons
        return lessons.lazy.compactMap { [course] in course.step(of: $0, using: note.name) }.first
    }
}

extension LabResult {
    /// A run of what is typed after `marble`.
    init(words: [String]) throws { try self.init(LabReader.request(words)) }
}
