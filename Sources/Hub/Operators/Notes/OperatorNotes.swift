import LessonKit

/// The pages in Lessons/Operators: one for each operator. A page is read when it is asked for.
final class OperatorNotes {
    static let folderName = "Operators"
    static let folder = "Lessons/\(folderName)"

    let links: OperatorLinks
    private let pages: [(doc: OperatorDoc, text: String)]
    /// Operators that have no page yet.
    let missing: [OperatorDoc]
    private var read: [String: OperatorNote] = [:]

    /// - Parameter docs: The operators.
    init(of docs: [OperatorDoc], in checkout: Checkout) {
        links = OperatorLinks(docs)
        let texts = docs.map { ($0, checkout.read($0.page)) }
        pages = texts.compactMap { doc, text in text.map { (doc, $0) } }
        missing = texts.filter { $0.1 == nil }.map(\.0)
    }

    /// The page of that name; nil if there is no such operator.
    ///
    /// - Throws: `OperatorNoteError` for a page that is not as it should be, or not there.
    func note(_ name: String) throws(OperatorNoteError) -> OperatorNote? {
        if let note = read[name] { return note }
        if let doc = missing.first(where: { $0.name == name }) {
            throw OperatorNoteError(
                place: SourcePlace(doc.page, line: 1),
                text: "the page of \(name) is missing. Lay it out: swift run workbook author operator \(name)")
        }
        guard let page = pages.first(where: { $0.doc.name == name }) else { return nil }
        let note = try OperatorNoteReader.note(page.text, of: page.doc, links)
        read[name] = note
        return note
    }

    /// Every page that is there, in the order of the categories.
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
