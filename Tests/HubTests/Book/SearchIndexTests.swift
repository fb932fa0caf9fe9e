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
                a.html\tA\tA\t\tone
                a.html#s\tA\tTwo x1\t\ttwo x1 three
                a.html#four\tA\tFour\t\tfour
                `;

                """)
    }

    @Test func `a word that is explained counts more, and a letter of Korean is a word`() {
        let row = HTML.tag("tr", [.tag("td", ["data-column": "Word"], ["cold"]), .tag("td", ["a 콜"])])
        let index = SearchIndex([page(.tag("h1", ["A"]), .tag("p", ["It is ", .tag("em", ["hot"]), " (핫)."]), row)])
        #expect(index.script.contains("a.html\tA\tA\thot cold\tit is hot 핫 cold 콜\n"))
    }

    @Test func `a chapter of the catalogue is told from a lesson of the same title, and paper is not searched`() {
        let chapter = BookPage(file: "b.html", title: "A", kind: "operators", content: [.tag("h1", ["A"])])
        #expect(SearchIndex([chapter]).script.contains("b.html\tOperators: A\tA"))
        let paper = BookPage(file: "b.html", title: "B", kind: "handout", content: [.tag("h1", ["B"])])
        #expect(!SearchIndex([paper]).script.contains("b.html"))
    }
}
