import LessonKit
import Marbles

/// Answers what is typed after `operator`.
struct OperatorDesk {
    private let catalogue: OperatorCatalogue
    private let drawing: OperatorDrawing

    init(_ hub: Hub, _ catalogue: OperatorCatalogue, isASCII: Bool) {
        self.catalogue = catalogue
        drawing = OperatorDrawing(
            style: isASCII || hub.renderer.letters.isASCII ? .ascii : .unicode, width: hub.renderer.width - 4)
    }

    /// The page that a word means.
    ///
    /// - Throws: `UnknownName`
    func page(named word: String) throws -> [Block] {
        // Most words are names: then one page is read instead of all.
        let isName = catalogue.names.contains(word)
        let found = isName ? .init(page: word) : try OperatorIndex(catalogue).find(word)
        let remark = found.remark.map { [Block.said($0), .gap] } ?? []
        return try remark + substitute(found.substitute, "There is no `\(word)` here. Write:")
            + catalogue.page(found.page).blocks(drawing)
    }

    /// The page at the end of a path.
    func page(at leaf: OperatorTree.Leaf) throws -> [Block] {
        try head(of: leaf) + catalogue.page(leaf.page).blocks(drawing)
    }

    /// What to write, where the page's name alone does not say it.
    func head(of leaf: OperatorTree.Leaf) throws -> [Block] {
        let code = leaf.code.map { [Block.prose("Write:"), .indented([.code([$0])]), .gap] } ?? []
        return try code + substitute(leaf.substitute, "Write:")
    }

    /// What does the work of an operator that is missing here, with a run.
    private func substitute(_ one: OperatorSubstitute?, _ intro: String) throws -> [Block] {
        guard let one else { return [] }
        var blocks: [Block] = [.said(intro), .indented([.code([one.code])])]
        if let run = one.run { blocks += [.gap, drawing.diagram(try run.result().timeline)] }
        return blocks + [.gap]
    }

    func wholeTree() throws -> [Block] {
        try catalogue.tree.outline(arrow: drawing.style == .ascii ? "->" : "→") + [
            .gap, .prose("Its letters are a path:"), .command("\(Self.command) AAAA"),
        ]
    }

    private static let command = "swift run workbook operator --path"

    /// Where the letters of a path lead.
    ///
    /// - Throws: `UsageError` for a letter that nothing stands for.
    func place(at path: String) throws -> [Block] {
        let letters = path.uppercased().filter { $0.isLetter }
        let (answers, place, rest) = try catalogue.tree.follow(Array(letters))
        let known = letters.dropLast(rest.count)
        switch place {
        case .page(let leaf):
            if rest.isEmpty { return try OperatorTree.way(answers) + page(at: leaf) }
            throw UsageError("--path \(letters): after \(known) there is no further question.")
        case .question(let tree):
            let last = OperatorTree.letters[tree.choices.count - 1]
            if let wrong = rest.first {
                let place = known.isEmpty ? "the first question" : "the question after \(known)"
                throw UsageError("--path \(letters): \(place) has the answers A to \(last), and not \(wrong).")
            }
            let next = "Add the letter of your answer, A to \(last):"
            return OperatorTree.way(answers) + tree.asked + [.gap, .prose(next), .command("\(Self.command) \(known)A")]
        }
    }
}
