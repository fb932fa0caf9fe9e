/// Where each operator stands in the book.
struct OperatorPlaces {
    /// The categories, in their order.
    let categories: [String]
    private let pages: [String: String]

    init(_ operators: [OperatorPage]) {
        categories = operators.map(\.category).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let places = operators.map { ($0.name, "\(Self.file(of: $0.category))#\(Self.identifier(of: $0.name))") }
        pages = Dictionary(places) { first, _ in first }
    }

    /// `operators-filtering.html#debounce`; nil for a name without a page.
    func page(of name: String) -> String? { pages[name] }

    /// `ErrorHandling` is `operators-error-handling.html`.
    static func file(of category: String) -> String {
        "operators-\(OperatorDoc.title(of: category).lowercased().replacing(" ", with: "-")).html"
    }

    /// `take(until:)` is `take-until`.
    static func identifier(of name: String) -> String {
        name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
