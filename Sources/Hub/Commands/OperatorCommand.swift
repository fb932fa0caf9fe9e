import LessonKit
import Marbles

extension HubCommand {
    static let `operator` = HubCommand(
        name: "operator", words: "[name]", count: 0...1, options: [.ascii],
        meaning:
            "The catalogue of operators: one page each. Without a name it asks questions, and the answers lead to one."
    ) { hub, arguments in
        let catalogue = OperatorCatalogue(try hub.course())
        let style: Timeline.Style = arguments.isASCII || hub.renderer.letters.isASCII ? .ascii : .unicode
        let drawing = OperatorDrawing(style: style, width: hub.renderer.width - 4)
        guard let word = arguments.words.first else { return Answer() }
        return Answer(blocks: try catalogue.page(word).blocks(drawing))
    }
}
