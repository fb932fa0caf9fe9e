import LessonKit

/// The pages in Lessons/Operators: one for each operator. A page is read when it is asked for.
final class OperatorNotes {
    static let folderName = "Operators"
    static let folder = "Lessons/\(folderName)"

    let links: OperatorLinks
    private let pages: [(doc: OperatorDoc, text: String)]
    private var read: [String: OperatorNote] = [:]

    /// - Parameter docs: The operators.
    /// - Throws: `Book.MissingFile`
    init(of docs: [OperatorDoc], in checkout: Checkout) throws {
        links = OperatorLinks(docs)
        pages = try docs.map { doc in
            guard let text = SourceFile.read(checkout.root.appendingPathComponent(doc.page)) else {
                throw Book.MissingFile(path: doc.page)
            }
            return (doc, text)
        }
    }

    /// The page of that name; nil if there is no such operator.
    ///
    /// - Throws: `OperatorNoteError` for a page that is not as it should be.
    func note(_ name: String) throws(OperatorNoteError) -> OperatorNote? {
        if let note = read[name] { return note }
        guard let page = pages.first(where: { $0.doc.name == name }) else { return nil }
        let note = try OperatorNoteReader.note(page.text, of: page.doc, links)
        read[name] = note
        return note
    }

    /// Every page, in the order of the categories.
    ///
    /// - Throws: `OperatorNoteError`
    func all() throws(OperatorNoteError) -> [OperatorNote] {
        var all: [OperatorNote] = []
        for page in pages { if let note = try note(page.doc.name) { all.append(note) } }
        return all
    }

    /// The operators that `note` is confused with: first those of which other pages say what is different. Its own run is the first.
    ///
    /// - Throws: `OperatorNoteError`
    func contrasts(of note: OperatorNote) throws(OperatorNoteError) -> [OperatorContrast] {
        var others: [OperatorContrast] = []
        for page in pages where page.doc.name != note.name && page.text.contains("### [\(note.name)](") {
            for var contrast in try self.note(page.doc.name)?.contrasts ?? [] where contrast.other == note.name {
                (contrast.other, contrast.runs) = (page.doc.name, contrast.runs.reversed())
                others.append(contrast)
            }
        }
        var named: [OperatorContrast] = []
        for link in note.references {
            guard let index = others.firstIndex(where: { $0.other == link.name }) else {
                throw OperatorNoteError(
                    place: link.place, text: "the page of \(link.name) does not say how \(note.name) is different.")
            }
            guard link.anchor == OperatorLinks.anchor(of: note.name) else {
                throw OperatorNoteError(
                    place: link.place, text: "the link has to end in #\(OperatorLinks.anchor(of: note.name)).")
            }
            named.append(others.remove(at: index))
        }
        // A page need not name those that name it.
        return named + note.contrasts + others
    }

    /// What others call the operators of the laboratory, in small letters, and how the laboratory calls them.
    ///
    /// - Throws: `OperatorNoteError`
    func namesInLaboratory() throws(OperatorNoteError) -> [String: String] {
        let all = try all()
        let names =
            all.flatMap { note in note.elsewhere.map { ($0.name, note.name) } }
            + all.flatMap { note in note.substitutes.map { ($0.name, note.name) } }
        let here = Dictionary(LabOperator.all.map { ($0.name, $0.typed) }) { one, _ in one }
        return Dictionary(
            names.compactMap { name, page in
                here[page].map { (name.prefix { $0 != "(" }.lowercased(), $0) }
            }
        ) { one, _ in one }
    }
}
