import LessonKit
import Marbles

extension HubCommand {
    static let `operator` = HubCommand(
        name: "operator", words: "[name]", count: 0...1, options: [.ascii, .path, .tree],
        meaning: "The page of an operator. Names of Combine, of RxJS and earlier names are known too. "
            + "Without a name it asks questions, and your answers lead to the operator that you need."
    ) { hub, arguments in
        let catalogue = OperatorCatalogue(try hub.course())
        let desk = OperatorDesk(hub, catalogue, isASCII: arguments.has(.ascii))
        if [arguments.words.isEmpty, arguments[.path] == nil, !arguments.has(.tree)].count(where: { !$0 }) > 1 {
            throw UsageError("operator takes one of the three: a name, --path or --tree.")
        }
        if let word = arguments.words.first { return Answer(blocks: try desk.page(named: word)) }
        if arguments.has(.tree) { return Answer(blocks: try desk.wholeTree()) }
        if hub.terminal.isInteractive, arguments[.path] == nil {
            try OperatorQuestions(hub, catalogue.tree, page: desk.page(at:)).run()
            return Answer()
        }
        return Answer(blocks: try desk.place(at: arguments[.path] ?? ""))
    }
}
