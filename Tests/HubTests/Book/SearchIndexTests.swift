import Testing

@testable import Hub

struct SearchIndexTests {
    private func page(_ content: HTML...) -> BookPage {
        BookPage(file: "a.html", title: "A", kind: "prose", content: content)
    }

    @Test func `each heading is a place, with the words below it, each once`() {
        let index = SearchIndex([
            page(
                .tag("h1", ["A"]), .tag("p", ["One one."]),
                .tag(
                    "section", ["id": "s"], [.tag("h2", ["id": "s-title"], ["Two ", .tag("code", ["x1"])]), "three`"]),
                .tag("h2", ["id": "four"], ["Four"]))
        ])
        #expect(
            index.script == """
                searchIndex = `
                a.html\tA\tA\tone
                a.html#s\tA\tTwo x1\ttwo x1 three
                a.html#four\tA\tFour\tfour
                `;

                """)
    }

    @Test func `a chapter of the catalogue is told from a lesson of the same title`() {
        let chapter = BookPage(file: "b.html", title: "A", kind: "operators", content: [.tag("h1", ["A"])])
        #expect(SearchIndex([chapter]).script.contains("b.html\tOperators: A\tA"))
    }

    @Test func `paper is not searched`() {
        let paper = BookPage(file: "b.html", title: "B", kind: "handout", content: [.tag("h1", ["B"])])
        #expect(!SearchIndex([paper]).script.contains("b.html"))
    }
}
