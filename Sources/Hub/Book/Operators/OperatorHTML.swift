import LessonKit
import Marbles

/// An operator as a part of its category's page.
struct OperatorHTML {
    let page: OperatorPage
    let book: Book
    let places: OperatorPlaces

    private var id: String { OperatorPlaces.identifier(of: page.name) }
    private var blocks: BlockHTML { book.blocks(from: OperatorSheet.path) }

    var html: HTML {
        .tag(
            "article", ["class": "operator", "id": id, "aria-labelledby": "\(id)-title"],
            [
                .tag("h2", ["id": "\(id)-title"], [.tag("code", [.text(page.name)])]), said(page.summary),
                .tag("div", ["class": "signatures"], page.signatures.map { .code([$0]) }), picture,
                .tag("h3", ["What it is for"]), said(page.purpose), ends, confused,
                elsewhere, further,
            ])
    }

    private func said(_ text: String) -> HTML { .tag("p", blocks.inline.html(text)) }

    private var picture: HTML {
        if let result = page.result { return Self.figure(result) }
        guard !page.drawing.isEmpty else { return .nothing }
        return .tag("pre", ["class": "diagram"], [.tag("code", [.text(page.drawing.joined(separator: "\n"))])])
    }

    private static func figure(_ result: LabResult) -> HTML {
        figure(result.codeSVG, length: result.codeTimeline.length, caption: result.codeSentence)
    }

    private static func figure(_ svg: String, length: Int, caption: String) -> HTML {
        .tag(
            "figure", ["class": "run", "data-unit": "100", "data-length": "\(length)"],
            [
                .tag("div", ["class": "picture", "tabindex": "0"], [.picture(svg)]),
                .tag("figcaption", [.text(caption)]),
            ])
    }

    private var ends: HTML {
        let rules = page.rules.map(said)
        let other = page.otherEnd.map(Self.figure) ?? .nothing
        guard !rules.isEmpty || page.otherEnd != nil else { return .nothing }
        return .parts([.tag("h3", ["How it ends and fails"])] + rules + [other])
    }

    private var confused: HTML {
        guard !page.neighbours.isEmpty else { return .nothing }
        return .parts([.tag("h3", ["Easily confused with"])] + page.neighbours.map(neighbour))
    }

    private func neighbour(_ neighbour: OperatorNeighbour) -> HTML {
        let name = HTML.tag("code", [.text(neighbour.name)])
        let link = places.page(of: neighbour.name).map { HTML.link(to: $0, [name]) } ?? name
        let figure = neighbour.timeline.map { timeline in
            Self.figure(
                timeline.svg(label: neighbour.sentence, isEmbedded: true), length: timeline.length,
                caption: neighbour.streams.joined(separator: ", "))
        }
        return .tag(
            "section", ["class": "neighbour"],
            [.tag("h4", [link]), said(neighbour.difference), figure ?? .nothing])
    }

    /// What it is called in other libraries.
    private var elsewhere: HTML {
        let entries = page.otherNames.rows.flatMap { library, names -> [HTML] in
            [.tag("dt", [.text(library)]), .tag("dd", blocks.inline.html(names))]
        }
        return .parts([.tag("h3", ["Its names elsewhere"]), .tag("dl", ["class": "names"], entries)])
    }

    private var further: HTML {
        var lines: [HTML] = []
        if let step = page.step {
            let lesson = book.course.lessons.first { $0.name == step.lesson }
            let title = "\(step.lesson), \(step.title)"
            let link = lesson.map { HTML.link(to: "\(BookPlaces.file(of: $0))#step-\(step.number)", [.text(title)]) }
            lines.append(.tag("p", ["Learn it: ", link ?? .text(title), "."]))
        }
        if !page.tryIt.isEmpty {
            lines.append(.tag("p", ["Try it:"]))
            lines.append(.code([LabOperator.command(page.tryIt)], isSwift: false))
        }
        return .tag("footer", ["class": "further"], lines)
    }
}
