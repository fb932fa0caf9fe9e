import LessonKit
import Marbles

/// How a diagram is drawn.
struct OperatorDrawing {
    let style: Timeline.Style
    let width: Int

    func diagram(_ timeline: Timeline) -> Block {
        .diagram(timeline.draw(style: style, width: width, scale: .init("tick")))
    }
}

extension OperatorPage {
    /// The page for a terminal.
    func blocks(_ drawing: OperatorDrawing) -> [Block] {
        head + pictures(drawing) + purposeBlocks + ends(drawing) + confused(drawing) + elsewhere + further
    }

    private var head: [Block] {
        let shown = signatures.prefix(Self.mostSignatures)
        let more = signatures.count - shown.count
        return [
            .whole([.init("\(name)", .strong), .init("  \(OperatorDoc.title(of: category))", .quiet)]
            ),
            .said(summary), .gap, .indented(shown.map { .code([$0]) }),
        ] + (more > 0 ? [.indented([.prose("and \(more.of("overload")) more in \(path)", .quiet)])] : []) + [.gap]
    }

    /// The most declarations that are shown.
    private static let mostSignatures = 4

    private func pictures(_ drawing: OperatorDrawing) -> [Block] {
        if let result {
            return [drawing.diagram(result.codeTimeline), .gap, .prose(result.codeSentence), .gap]
        }
        return self.drawing.isEmpty ? [] : [.diagram(self.drawing), .gap]
    }

    private var purposeBlocks: [Block] { [.prose("What it is for", .strong), .indented([.said(purpose)]), .gap] }

    private func ends(_ drawing: OperatorDrawing) -> [Block] {
        var blocks = rules.map { Block.said($0) }
        if let otherEnd {
            let source = otherEnd.request.sources.first
            let fails = source?.diagram.text.last == "#"
            let name = source.map { $0.label == "source" ? "The source" : "`\($0.label)`" } ?? ""
            blocks += [
                .gap, .said("\(name) \(fails ? "fails" : "completes"):"), drawing.diagram(otherEnd.codeTimeline),
            ]
        }
        guard !blocks.isEmpty else { return [] }
        return [.prose("How it ends and fails", .strong), .indented(blocks), .gap]
    }

    private func confused(_ drawing: OperatorDrawing) -> [Block] {
        guard !neighbours.isEmpty else { return [] }
        return [.prose("Easily confused with", .strong)]
            + neighbours.flatMap { neighbour -> [Block] in
                var blocks: [Block] = [.said(neighbour.difference)]
                if let timeline = neighbour.timeline {
                    blocks += [drawing.diagram(timeline)] + neighbour.streams.map { .whole($0, .quiet) }
                }
                return [.indented([.prose(heading(neighbour), .strong)]), .indented(by: 4, blocks), .gap]
            }
    }

    /// Its name; of two forms of this operator both.
    private func heading(_ neighbour: OperatorNeighbour) -> String {
        neighbour.name == name ? neighbour.results.map(\.codeTitle).joined(separator: " and ") : neighbour.name
    }

    private var elsewhere: [Block] {
        let rows = otherNames.rows
        let width = rows.map(\.library.count).max() ?? 0
        return [.prose("Its names elsewhere", .strong)]
            + rows.map { library, names in
                .indented([.marked(library.padded(to: width + 2), [], [.said(names)])])
            } + [.gap]
    }

    private var further: [Block] {
        var blocks: [Block] = []
        if let step {
            blocks += [.prose("Learn it: lesson \(step.lesson), \"\(step.title)\""), .command(step.command)]
        }
        if !tryIt.isEmpty { blocks += [.prose("Try it:"), .command(LabOperator.command(tryIt))] }
        return blocks + [.prose("Read it:"), .command("\(path):\(line)")]
    }
}

extension Block {
    /// A sentence with backticks around code.
    static func said(_ text: String) -> Block { .markdown([.said(text)]) }
}
