import LessonKit

/// Finds the page that a word means: a name, an earlier name, or a name in another library.
struct OperatorIndex {
    private let catalogue: OperatorCatalogue
    private let others: [Other]
    private let substitutes: [(page: String, one: OperatorSubstitute)]

    /// A name of an operator elsewhere.
    private struct Other {
        let library: String
        let name: String
        let page: String
    }

    /// A page, and why it is the answer.
    struct Found: Equatable {
        let page: String
        /// A sentence, if the word was not the page's name.
        var remark: String?
        /// What to write in place of an operator that is missing here.
        var substitute: OperatorSubstitute?
    }

    init(_ catalogue: OperatorCatalogue) throws {
        self.catalogue = catalogue
        let notes = try catalogue.notes.all()
        substitutes = notes.flatMap { note in note.substitutes.map { (note.name, $0) } }
        others =
            catalogue.oldNames.all.map { Other(library: "RxSwift, earlier", name: $0.old, page: $0.name) }
            + notes.flatMap { note in
                note.elsewhere.map { Other(library: $0.library, name: $0.name, page: note.name) }
            }
            + catalogue.docs.flatMap { doc in
                doc.reactiveX.map { Other(library: "ReactiveX", name: $0, page: doc.name) }
            }
            + Self.parts.map { Other(library: "this module", name: $0, page: $1) }
    }

    /// Functions and types of the module that are explained on another page.
    static let parts = [
        ("asSingle", "Single"), ("asMaybe", "Maybe"), ("asCompletable", "Completable"), ("andThen", "Completable"),
        ("asDriver", "Driver"), ("drive", "Driver"), ("asSignal", "Signal"), ("emit", "Signal"), ("Binder", "bind"),
        ("accept", "BehaviorRelay"), ("asSharedSequence", "Driver"), ("ConnectableObservable", "connect"),
        ("GroupedObservable", "groupBy"), ("catch(sequence:)", "catch"), ("ifEmpty(switchTo:)", "ifEmpty"),
        ("flatMapMaybe", "flatMap"), ("flatMapCompletable", "flatMap"),
    ]

    /// - Throws: `UnknownName`, with the nearest names.
    func find(_ word: String) throws(UnknownName) -> Found {
        let wanted = word.hasSuffix("()") ? String(word.dropLast(2)) : word
        if let found = named(wanted) ?? elsewhere(where: { $0 == wanted }) ?? substitute(wanted)
            ?? elsewhere(where: { $0.lowercased() == wanted.lowercased() })
            ?? elsewhere(where: { Self.base($0) == wanted })
        {
            return found
        }
        var all = catalogue.names.map(LabOperator.typed)
        for name in others.map(\.name) + substitutes.map(\.one.name)
        where !all.contains(where: { $0.lowercased() == name.lowercased() }) {
            all.append(name)
        }
        throw UnknownName(
            kind: "operator", name: word.printable, nearest: Nearest.names(to: String(wanted.prefix(40)), in: all),
            all: [], advice: "All operators: swift run workbook operator --tree")
    }

    /// The page of that name, as in code or as it is typed: `take(until:)`, `takeUntil`.
    private func named(_ word: String) -> Found? {
        let typed = LabOperator.typed(word).lowercased()
        let page =
            catalogue.names.first { $0 == word }
            ?? catalogue.names.first { LabOperator.typed($0).lowercased() == typed && Self.base($0) != $0 }
            ?? (others.contains { $0.name == word } ? nil : catalogue.names.first { $0.lowercased() == typed })
        return page.map { Found(page: $0) }
    }

    /// The names of RxJS on a page that lead to another: a sentence for each, with its place.
    var problems: [String] {
        get throws {
            try catalogue.notes.all().flatMap { note in
                note.elsewhere.filter { $0.library == "RxJS" && !$0.name.contains(" ") }.compactMap { library, name in
                    guard let page = try? find(name).page, page != note.name else { return nil }
                    return
                        "\(note.path):\(note.lines[library] ?? 1): `\(name)` leads to the page of \(page), and a name in "
                        + "backticks has to lead to its own page. Write \(name) without them."
                }
            }
        }
    }

    private func elsewhere(where isMeant: (String) -> Bool) -> Found? {
        let found = others.filter { isMeant($0.name) }
        // Of several, the page of that name.
        guard let first = found.first(where: { Self.base($0.page).lowercased() == $0.name.lowercased() }) ?? found.first
        else { return nil }
        let name = first.name
        let also = found.map(\.page).filter { $0 != first.page }.uniqued
        let more = also.isEmpty ? "" : " See also: \(also.joined(separator: ", "))."
        if first.library == "this module" {
            return Found(page: first.page, remark: "`\(name)` is explained here.\(more)")
        }
        if first.library == "RxSwift, earlier" {
            return Found(
                page: first.page, remark: "`\(name)` is an earlier name in RxSwift. Today it is `\(first.page)`.\(more)"
            )
        }
        let libraries = found.filter { $0.page == first.page }.map(\.library).uniqued
        return Found(
            page: first.page, remark: "`\(name)` is the name in \(libraries.joined(separator: " and ")).\(more)")
    }

    private func substitute(_ word: String) -> Found? {
        let found = substitutes.first { $0.one.name.lowercased() == word.lowercased() }
        return found.map { Found(page: $0.page, substitute: $0.one) }
    }

    /// `debounce` of `debounce(for:scheduler:)`
    private static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}

extension [String] {
    /// Each once, in the order in which they first come.
    fileprivate var uniqued: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
