import LessonKit

/// All operators, and the types that a tree of questions may end in.
struct OperatorCatalogue {
    private let course: Course
    /// What the sources say, in the order of the categories.
    let docs: [OperatorDoc]
    let oldNames: OldNames

    init(_ course: Course) {
        self.course = course
        oldNames = OldNames(course.checkout)
        docs = OperatorDoc.all(in: course.checkout) + OperatorDoc.types(in: course.checkout)
    }

    /// The names of all pages.
    var names: [String] { docs.map(\.name) }

    /// Every page. Hundreds of runs: for one page use `page(_:)`.
    func pages() throws -> [OperatorPage] { try names.map(page) }

    /// The page of that name, with its runs.
    ///
    /// - Throws: `NoPage`; `LabError` if an example does not run.
    func page(_ name: String) throws -> OperatorPage {
        guard let doc = docs.first(where: { $0.name == name }),
            let note = OperatorNote.all.first(where: { $0.name == name })
        else { throw NoPage(name: name) }
        let one = LabOperator.all.first { $0.name == name }
        return OperatorPage(
            name: name, category: doc.category, summary: doc.summary, purpose: note.purpose,
            signatures: doc.signatures, result: try one.map { try LabResult(words: $0.example) },
            drawing: one == nil ? doc.marbles : [], rules: doc.details + law(for: doc),
            otherEnd: try one.flatMap { try Self.otherEnd(of: $0.example) },
            neighbours: try OperatorContrast.all.compactMap { try $0.neighbour(of: name) },
            otherNames: OperatorNames(
                reactiveX: doc.reactiveX, rxjs: note.rxjs, combine: note.combine, swift: note.swift,
                old: oldNames.names(for: name)),
            step: step(for: note), tryIt: one?.example ?? [], path: doc.path, line: doc.line)
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
        return ["Elements stay on the thread that sent them."]
    }

    /// The step of the note's lesson, otherwise the first of the course.
    private func step(for note: OperatorNote) -> OperatorStep? {
        let lessons = note.lesson.map { name in course.lessons.filter { $0.name == name } } ?? course.lessons
        return lessons.lazy.compactMap { course.step(of: $0, using: note.name) }.first
    }

    /// The words with the other end of the source; nil if they have no end.
    private static func otherEnd(of words: [String]) throws -> LabResult? {
        let ends: [(String, String)] = [("#", "|"), ("|", "#")]
        guard let index = words.lastIndex(where: { $0.contains(/^[-(].*[|#]\)?$/) && !$0.contains("=") }) else {
            return nil
        }
        let first = words.firstIndex { $0.contains(/^[-(].*[|#]\)?$/) && !$0.contains("=") } ?? index
        guard let end = ends.first(where: { words[first].contains($0.0) }) else { return nil }
        var words = words
        words[first] = words[first].replacing(end.0, with: end.1)
        return try LabResult(words: words)
    }
}

extension LabResult {
    /// A run of what is typed after `marble`.
    init(words: [String]) throws { try self.init(LabReader.request(words)) }
}

extension OperatorContrast {
    /// The other operator as a neighbour of `name`; nil if `name` is neither.
    fileprivate func neighbour(of name: String) throws -> OperatorNeighbour? {
        guard let own = names.firstIndex(of: name), names[0] != names[1] else { return nil }
        let results = try words.map { try LabResult(words: $0) }
        return OperatorNeighbour(
            name: names[1 - own], difference: difference, results: own == 0 ? results : results.reversed())
    }
}
