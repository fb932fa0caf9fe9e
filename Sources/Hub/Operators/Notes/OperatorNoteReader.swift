import LessonKit

/// Reads the page of an operator: its name, what it is for, and parts under fixed headings.
struct OperatorNoteReader {
    private enum Heading: String, CaseIterable {
        case ends = "How it ends and fails"
        case confused = "Easily confused with"
        case instead = "Write it instead of"
        case elsewhere = "Its names elsewhere"
        case learn = "Learn it"
        case tryIt = "Try it"
    }

    private let links: OperatorLinks
    private var note: OperatorNote
    private var heading: Heading?

    /// - Throws: `OperatorNoteError`
    static func note(_ markdown: String, of doc: OperatorDoc, _ links: OperatorLinks) throws(OperatorNoteError)
        -> OperatorNote
    {
        var reader = OperatorNoteReader(links: links, note: OperatorNote(name: doc.name, path: doc.page))
        let blocks = MarkdownReader.blocks(in: markdown)
        guard blocks.first?.kind == .heading(level: 1, text: doc.name) else {
            throw reader.error(1, "begin the page with \"# \(doc.name)\".")
        }
        for block in blocks.dropFirst() { try reader.add(block) }
        try reader.checkEnd()
        return reader.note
    }

    private func place(_ line: Int) -> SourcePlace { SourcePlace(note.path, line: line) }

    private func error(_ line: Int, _ text: String) -> OperatorNoteError {
        OperatorNoteError(place: place(line), text: text)
    }

    private mutating func add(_ block: MarkdownBlock) throws(OperatorNoteError) {
        switch (heading, block.kind) {
        case (_, .heading(level: 2, let text)):
            heading = Heading(rawValue: text)
            if heading == nil {
                let all = Heading.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
                throw error(block.line, "the heading \"\(text)\" is not known. The headings are \(all).")
            }
        case (nil, .paragraph(let text)) where note.purpose.isEmpty: note.purpose = text
        case (.ends, .paragraph(let text)) where note.rule == nil: note.rule = text
        case (.confused, _): try addConfused(block)
        case (.instead, _): try addInstead(block)
        case (.elsewhere, .list(nil, let items)):
            for item in items { try addName(item.first ?? block) }
        case (.learn, .paragraph(let text)): note.lesson = text.firstMatch(of: /`([^`]+)`/).map { String($0.1) }
        case (.tryIt, .code): note.example = try runs(block).first
        default: throw misplaced(block)
        }
    }

    private func misplaced(_ block: MarkdownBlock) -> OperatorNoteError {
        error(block.line, "this does not belong \(heading.map { "under \"\($0.rawValue)\"" } ?? "here").")
    }

    private mutating func addConfused(_ block: MarkdownBlock) throws(OperatorNoteError) {
        let last = note.contrasts.count - 1
        switch block.kind {
        case .heading(level: 3, let text):
            let link = try links.follow(text, at: place(block.line))
            note.contrasts.append(OperatorContrast(other: link.name, place: link.place))
        case .list(nil, let items) where last < 0:
            for item in items.compactMap(\.first) {
                guard case .paragraph(let text) = item.kind else { throw misplaced(item) }
                note.references.append(try links.follow(text, at: place(item.line)))
            }
        case .paragraph(let text) where last >= 0 && note.contrasts[last].difference.isEmpty:
            note.contrasts[last].difference = text
        case .code where last >= 0:
            note.contrasts[last].runs = try runs(block)
            if note.contrasts[last].runs.count != 2 {
                throw error(block.line, "two commands stand here: one of \(note.name), one of the other.")
            }
        default: throw misplaced(block)
        }
    }

    private mutating func addInstead(_ block: MarkdownBlock) throws(OperatorNoteError) {
        let last = note.substitutes.count - 1
        switch block.kind {
        case .heading(level: 3, let text):
            note.substitutes.append(OperatorSubstitute(name: text, place: place(block.line)))
        case .code(language: "swift", let lines) where last >= 0: note.substitutes[last].code = lines.first ?? ""
        case .code where last >= 0: note.substitutes[last].run = try runs(block).first
        default: throw misplaced(block)
        }
    }

    /// `Combine: ` and the name there.
    private mutating func addName(_ item: MarkdownBlock) throws(OperatorNoteError) {
        guard case .paragraph(let text) = item.kind, let colon = text.firstRange(of: ": ") else {
            throw misplaced(item)
        }
        let library = String(text[..<colon.lowerBound])
        guard OperatorNote.libraries.contains(library) else {
            let all = OperatorNote.libraries.joined(separator: ", ")
            throw error(item.line, "the library \"\(library)\" is not known. The libraries are \(all).")
        }
        (note.otherNames[library], note.lines[library]) = (String(text[colon.upperBound...]), item.line)
    }

    private func runs(_ block: MarkdownBlock) throws(OperatorNoteError) -> [OperatorRun] {
        guard case .code(_, let lines) = block.kind else { return [] }
        var runs: [OperatorRun] = []
        for (index, line) in lines.enumerated() {
            guard let words = LabOperator.words(in: line) else {
                throw error(block.line + 1 + index, "a command begins with \"\(LabOperator.command([]))\".")
            }
            runs.append(OperatorRun(words: words, place: place(block.line + 1 + index)))
        }
        return runs
    }

    /// What has to be there.
    private func checkEnd() throws(OperatorNoteError) {
        if note.purpose.isEmpty { throw error(1, "below the name stands a sentence: what \(note.name) is for.") }
        for library in ["Combine", "AsyncSequence"] where note.otherNames[library] == nil {
            throw error(
                1, "\"\(Heading.elsewhere.rawValue)\" lacks the line \"- \(library): \". If there is no name: none.")
        }
        for contrast in note.contrasts where contrast.difference.isEmpty {
            throw OperatorNoteError(place: contrast.place, text: "what is different is missing.")
        }
        for substitute in note.substitutes where substitute.code.isEmpty {
            throw OperatorNoteError(place: substitute.place, text: "the code to write is missing.")
        }
    }
}
