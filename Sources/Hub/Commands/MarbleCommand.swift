import Foundation
import LessonKit
import Marbles
import Terminal

extension HubCommand {
    static let marble = HubCommand(
        name: "marble", words: "[operator [argument ...] diagram ...]", count: 0...200,
        options: [.ascii, .json, .play, .svg],
        meaning: "The marble laboratory: runs an operator on diagrams and draws what it sends. "
            + "Alone in a terminal it opens: choose an operator and move its marbles with keys and mouse. "
            + "With --help, and into a pipe, it lists all operators, and how a closure is written."
    ) { hub, arguments in
        do {
            return try hub.marble(arguments)
        } catch let error as LabOperator.Unknown {
            throw error.named(in: (try? OperatorCatalogue(hub.course()).notes.namesInLaboratory()) ?? [:])
        }
    }
}

extension Hub {
    fileprivate func marble(_ arguments: HubArguments) throws -> Answer {
        guard let name = arguments.words.first else {
            try arguments.refuseFormat()
            if arguments.has(.help) { return Answer(blocks: LaboratoryPages.list) }
            if arguments.has(.play) { try checkTerminal() }
            if canPlay { return try play(nil, isASCII: arguments.has(.ascii)) }
            // Into a pipe it is a page to read. Without a keyboard nobody asked for it.
            return Answer(
                blocks: LaboratoryPages.list,
                notes: TerminalFacts().hasKeyboard
                    ? [] : ["marble needs an operator, or a terminal in which you choose one."],
                status: TerminalFacts().hasKeyboard ? 0 : Hub.Exit.usage)
        }
        let one = try LabOperator(typed: name)
        let style: Timeline.Style = arguments.has(.ascii) || renderer.letters.isASCII ? .ascii : .unicode
        let hasDiagram = arguments.words.contains(where: one.isDiagram)
        let rows = hasDiagram || one.forms.allSatisfy { $0.inputs.upperBound == 0 } ? [] : pipedLines() ?? []
        if arguments.has(.play) {
            try arguments.refuseFormat()
            try checkTerminal()
            let words = arguments.words.count == 1 && rows.isEmpty ? one.example : arguments.words
            return try play(LabBoard(words, rows: rows), isASCII: arguments.has(.ascii))
        }
        if arguments.words.count == 1, rows.isEmpty, one.takesWords {
            try arguments.refuseFormat()
            let doc = (try? course()).flatMap { OperatorDoc.all(in: $0.checkout).first { $0.name == one.name } }
            return Answer(blocks: try LaboratoryPages.about(one, doc, style: style, width: renderer.width))
        }
        let result = try LabResult(LabReader.request(arguments.words, rows: rows))
        var answer = Answer()
        if let name = arguments[.svg] {
            try OwnFile(name, in: directory, .picture).write(result.svg)
            answer.notes = ["The picture is in \(name.printable)."]
        }
        if arguments.has(.json) {
            answer.data = LabReport(result).json
        } else {
            answer.blocks = result.blocks(style: style, width: renderer.width)
        }
        return answer
    }
}

extension HubArguments {
    /// - Throws: `UsageError` if a diagram is wanted for a program or a page, and there is none.
    fileprivate func refuseFormat() throws(UsageError) {
        if has(.json) { throw UsageError("--json needs an operator and its diagrams.") }
        if has(.svg) { throw UsageError("--svg needs an operator and its diagrams.") }
    }
}

extension Hub {
    /// - Throws: `UsageError` where nobody can press a key.
    fileprivate func checkTerminal() throws(UsageError) {
        if !canPlay { throw UsageError("--play needs a terminal with a keyboard. Leave it out to draw the diagram.") }
    }
}

extension LabOperator {
    /// Whether its name alone is too little.
    fileprivate var takesWords: Bool { !forms.contains { $0.parameters.isEmpty && $0.inputs.lowerBound == 0 } }
}
