/// The operator catalogue as pages: one for each category, and one that leads to them.
struct OperatorChapters {
    let book: Book
    private let places: OperatorPlaces

    init(_ book: Book) { (self.book, places) = (book, OperatorPlaces(book.operators)) }

    var pages: [BookPage] { [list] + places.categories.map(chapter) }

    private func operators(of category: String) -> [OperatorPage] { book.operators.filter { $0.category == category } }

    private func chapter(_ category: String) -> BookPage {
        let operators = operators(of: category)
        let title = OperatorDoc.title(of: category)
        let entries = operators.map { OperatorHTML(page: $0, book: book, places: places).html }
        return BookPage(
            file: OperatorPlaces.file(of: category), title: title, kind: "operators",
            content: [.tag("h1", [.text(title)]), contents(operators)] + entries)
    }

    /// The operators of a page, at its top.
    private func contents(_ operators: [OperatorPage]) -> HTML {
        .tag(
            "ul", ["class": "contents"],
            operators.map { .tag("li", [.link(to: "#\(OperatorPlaces.identifier(of: $0.name))", [code($0.name)])]) })
    }

    private var list: BookPage {
        let chapters = places.categories.flatMap { category -> [HTML] in
            let entries = operators(of: category).flatMap { page -> [HTML] in
                [
                    .tag("dt", [places.page(of: page.name).map { .link(to: $0, [code(page.name)]) } ?? .nothing]),
                    .tag("dd", book.blocks(from: OperatorSheet.path).inline.html(page.purpose)),
                ]
            }
            return [
                .tag(
                    "h2", ["id": OperatorPlaces.identifier(of: category)],
                    [.link(to: OperatorPlaces.file(of: category), [.text(OperatorDoc.title(of: category))])]),
                .tag("dl", ["class": "list"], entries),
            ]
        }
        return BookPage(
            file: "operators.html", title: "Operators", kind: "operators",
            content: [.tag("h1", ["Operators"]), .tag("p", [.text(Self.lead)])] + chapters)
    }

    private static let lead =
        "Each operator with a diagram that is a run of it, with its ends, and with the operators that it is confused with."

    private func code(_ name: String) -> HTML { .tag("code", [.text(name)]) }
}
