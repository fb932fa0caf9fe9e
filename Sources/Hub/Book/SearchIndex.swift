/// What stands where in the book, for its search: a line for each place that has a heading. The script reads it when somebody
/// searches, so that a page without a network can do it.
struct SearchIndex {
    static let file = "search.js"

    private struct Place {
        let address: String
        let page: String
        var title = ""
        var words: [String] = []
        /// The words that it explains: in a text they stand out, and in the glossary they begin a row.
        var terms: [String] = []
    }

    private var places: [Place] = []

    init(_ pages: [BookPage]) {
        for page in pages where page.kind != "handout" && page.kind != "handbook" {
            // A chapter of the catalogue may have the title of a lesson.
            let name = page.kind == "operators" && page.title != "Operators" ? "Operators: \(page.title)" : page.title
            places.append(Place(address: page.file, page: name))
            for part in page.content { add(part, on: page.file, name) }
        }
    }

    /// The place, the page, the heading, the words that it explains, and all words, with tabs between them.
    var script: String {
        let lines = places.filter { !$0.title.isEmpty }.map { place in
            let title = place.title.map { "\\`$\t\n".contains($0) ? " " : $0 }
            let (terms, words) = (Self.once(place.terms), Self.once(place.words))
            return "\(place.address)\t\(place.page)\t\(String(title))\t\(terms)\t\(words)\n"
        }
        return "searchIndex = `\n\(lines.joined())`;\n"
    }

    /// Each of `words` once.
    private static func once(_ words: [String]) -> String {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }.joined(separator: " ")
    }

    private static let headings: Set = ["h1", "h2", "h3"]

    private mutating func add(_ part: HTML, on file: String, _ page: String) {
        switch part {
        case .text(let text): add(words: text)
        case .parts(let parts): for part in parts { add(part, on: file, page) }
        case .picture, .style: break
        case .element(let element):
            let isHeading = Self.headings.contains(element.name)
            let id = element.attributes.first { $0.name == "id" }?.value
            if let id, isHeading && !id.hasSuffix("-title") || ["section", "article"].contains(element.name) {
                places.append(Place(address: "\(file)#\(id)", page: page))
            }
            if isHeading, places[places.count - 1].title.isEmpty {
                places[places.count - 1].title = HTML.parts(element.content).words
            }
            let isTerm = element.attributes.contains { $0.name == "data-column" && $0.value.hasPrefix("Word") }
            if isTerm || element.name == "em" {
                places[places.count - 1].terms += Self.words(HTML.parts(element.content).words)
            }
            for part in element.content { add(part, on: file, page) }
        }
    }

    private mutating func add(words text: String) { places[places.count - 1].words += Self.words(text) }

    /// A letter alone is no word, and one of Korean is.
    private static func words(_ text: String) -> [String] {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
        return words.filter { $0.count > 1 || !$0.allSatisfy(\.isASCII) }
    }
}

extension HTML {
    /// The letters in it.
    fileprivate var words: String {
        switch self {
        case .text(let letters): return letters
        case .parts(let parts): return parts.map { part in part.words }.joined()
        case .element(let element): return HTML.parts(element.content).words
        case .picture, .style: return ""
        }
    }
}
