import Foundation
import LessonKit

/// A link to the page of an operator.
struct OperatorLink {
    let name: String
    /// The part of that page it leads to.
    let anchor: String?
    let place: SourcePlace
}

/// Follows links between the pages in Lessons/Operators.
struct OperatorLinks {
    private let paths: [String: String]

    init(_ docs: [OperatorDoc]) { paths = Dictionary(docs.map { ($0.name, $0.page) }) { first, _ in first } }

    // A regex is parsed where its literal stands: once here, and not for each link. Nothing changes it.
    nonisolated(unsafe) private static let link = #/\[([^\]]+)\]\(([^)#]+)(?:#([^)]+))?\)/#

    /// - Parameter text: `[take(until:)](../Conditional/takeUntil.md#takewhile)`
    /// - Throws: `OperatorNoteError` if that is no link, or leads to another page than it says.
    func follow(_ text: some StringProtocol, at place: SourcePlace) throws(OperatorNoteError) -> OperatorLink {
        guard let match = String(text).wholeMatch(of: Self.link) else {
            throw OperatorNoteError(
                place: place, text: "\"\(text)\" is no link to an operator's page, such as [map](Transforming/map.md).")
        }
        let name = String(match.1)
        guard let path = paths[name] else {
            let near = Nearest.question(to: name, in: paths.keys.sorted()) ?? ""
            throw OperatorNoteError(place: place, text: "there is no operator \(name).\(near)")
        }
        guard BookPlaces.path(String(match.2), from: place.path) == path else {
            throw OperatorNoteError(place: place, text: "the link says \(name), whose page is \(path).")
        }
        return OperatorLink(name: name, anchor: match.3.map(String.init), place: place)
    }

    /// The address of a heading within its page: `takewhile` of `take(while:)`.
    static func anchor(of heading: String) -> String { heading.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension OperatorDoc {
    /// The page that tells the rest about it, as seen from the checkout: Lessons/Operators/Filtering/takeFor.md.
    var page: String { "\(OperatorNotes.folder)/\(category)/\(LabOperator.typed(name)).md" }
}
