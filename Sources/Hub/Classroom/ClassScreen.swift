import LessonKit
import Terminal

/// The page of a class that is followed, as it fills a terminal.
struct ClassScreen {
    let view: ClassFollower.View
    let name: String
    let most: Int
    let size: PageSize
    let paint: Paint
    /// The first line of the body that is seen.
    var top = 0

    var page: LoopPage {
        let width = LoopPage.width(size)
        var page = LoopPage(
            size: size, paint: paint, title: [StyledText(" The class in \(name)", .strong)],
            body: Renderer(page: width - 2, paint: paint).lines(blocks).map { $0.indented(by: 1) },
            status: status.flatMap { Wrap.lines([$0], width: width - 2) }.map { [.spaces(1)] + $0 },
            keys: LoopPage.line([.init("↑ ↓ space scroll", 1), .init("q quit", 0)], in: width - 1, paint))
        page.top = top
        return page
    }

    /// The class, and below it what was not counted. Before the first file: how one is made.
    private var blocks: [Block] {
        guard let reading = view.reading else {
            return view.trouble.split(whereSeparator: \.isNewline).map { .prose(String($0)) } + [
                .gap, .prose("The page waits. A learner can hand in with each save:"),
                .command("swift run workbook watch --to minsu.json"),
            ]
        }
        let left = reading.left
        return ClassPage(classroom: reading.classroom, most: most).blocks
            + (left.isEmpty ? [] : [.gap, .prose("Not counted", .strong)] + left.map { .prose($0) })
    }

    private var status: [StyledText] {
        if view.reading != nil, !view.trouble.isEmpty { return [StyledText(view.trouble, .bad)] }
        return [StyledText(view.latest.map { "Last came: \($0)" } ?? " ", .quiet)]
    }
}
