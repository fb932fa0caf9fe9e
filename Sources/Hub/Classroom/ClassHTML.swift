import LessonKit

/// A class as a page for a browser. It needs no other file, no script and no network.
struct ClassHTML {
    let classroom: Classroom
    /// How many entries of a list are open. The others are one click away.
    let most: Int
    /// What was not counted, and why.
    let left: [String]
    /// After how many seconds a browser reads it again; nil for a page that stays as it is.
    var renewal: Int?

    /// The whole page.
    ///
    /// - Parameter style: The style sheet, which becomes part of it.
    func text(style: String) -> String {
        let head = HTML.tag(
            "head",
            [
                .tag("meta", ["charset": "utf-8"]),
                .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                .tag("meta", ["name": "color-scheme", "content": "light dark"]),
                renewal.map { .tag("meta", ["http-equiv": "refresh", "content": "\($0)"]) } ?? .nothing,
                .tag("title", ["The class · Stream workbook"]), .style(style),
            ])
        let main = HTML.tag(
            "main", ["id": "main", "class": "class"],
            [.tag("h1", ["The class"])]
                + (classroom.learners.isEmpty
                    ? [waiting] : [.tag("p", [.text(classroom.summary), way]), progress, gains, held, wrongAnswers])
                + [notCounted])
        return ClassFile.marker + HTML.tag("html", ["lang": "en"], [head, .tag("body", [main])]).text
    }

    /// A part of the page under a heading; nothing if it has nothing to say.
    func section(_ title: String, id: String? = nil, _ content: [HTML]) -> HTML {
        content.isEmpty ? .nothing : .tag("section", ["id": id], [.tag("h2", [.text(title)])] + content)
    }

    /// The way past a long table.
    private var way: HTML {
        classroom.held.isEmpty
            ? .nothing
            : .parts([" ", .link(to: "#held", [.text("\(classroom.held.count.of("exercise")) where people are held")])])
    }

    /// A table in a box of its own, which scrolls where the page is too narrow. The keyboard reaches it.
    func table(_ caption: String, head: [HTML], _ rows: [HTML]) -> HTML {
        let table = HTML.tag(
            "table",
            [
                .tag("caption", [.text(caption)]), .tag("thead", [.tag("tr", head)]), .tag("tbody", rows),
            ])
        return .tag("div", ["class": "table", "role": "region", "aria-label": caption, "tabindex": "0"], [table])
    }

    func column(_ name: String, isNumber: Bool = false) -> HTML {
        .tag("th", ["scope": "col", "class": isNumber ? "count" : nil], [.text(name)])
    }

    func count(_ text: String) -> HTML { .tag("td", ["class": "count"], [.text(text)]) }

    /// Somebody's text. Whatever way it is written, it does not turn the words around it.
    func own(_ text: String) -> HTML { .tag("bdi", [.text(text)]) }

    /// Names with commas between them.
    func names(_ learners: [Classroom.Learner]) -> [HTML] { list(learners.map { own($0.name) }) }

    func list(_ items: [HTML]) -> [HTML] { Array(items.map { [$0] }.joined(separator: [", "])) }

    private var waiting: HTML {
        .tag(
            "p",
            [
                "The page waits for the first file. A learner can hand in with each save: ",
                .tag("code", ["swift run workbook watch --to minsu.json"]),
            ])
    }

    private var notCounted: HTML {
        left.isEmpty ? .nothing : section("Not counted", [.tag("ul", left.map { .tag("li", [own($0)]) })])
    }
}
