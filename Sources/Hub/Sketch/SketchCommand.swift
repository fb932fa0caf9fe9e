import Foundation
import LessonKit
import Terminal

extension HubCommand {
    static let sketch = HubCommand(
        name: "sketch", words: "[name]", count: 0...1, options: [.from, .step, .once, .list, .timeLimit],
        meaning: "A scratch file of your own, in \(SketchFile.folder): runs whenever you save, and draws each "
            + "record(\"name\") as a row of marbles. A new one is written from a template."
    ) { hub, arguments in
        let checkout = try Checkout(containing: hub.directory)
        if arguments.has(.list) { return list(checkout) }
        let (sketch, isNew) = try sketch(arguments, in: checkout)
        return hub.terminal.isInteractive && !arguments.has(.once)
            ? hub.watch(sketch, timeLimit: arguments.timeLimit)
            : try hub.play(sketch, isNew: isNew, timeLimit: arguments.timeLimit)
    }

    /// The sketch that is meant, and whether it was written now.
    private static func sketch(_ arguments: HubArguments, in checkout: Checkout) throws -> (SketchFile, isNew: Bool) {
        guard let from = arguments[.from] else {
            if arguments[.step] != nil { throw UsageError("--step needs a lesson: --from subjects --step 2") }
            let sketch = try SketchFile(arguments.word(0) ?? SketchFile.usual, in: checkout)
            return (sketch, try sketch.create())
        }
        let origin = try SketchOrigin(Course(checkout).lesson(from), step: arguments[.step])
        var sketch = try SketchFile(arguments.word(0) ?? origin.name, in: checkout)
        let (text, support) = (try origin.text(in: checkout), try origin.support(in: checkout))
        let isThere = checkout.has(sketch.path)
        if !isThere, !support.isEmpty { sketch = sketch.asFolder }
        guard try !isThere && sketch.create(text, with: support) else {
            throw UsageError(
                "\(sketch.path) is there already, and is not overwritten. Choose another name, or go on with it: "
                    + "swift run workbook sketch \(sketch.name)")
        }
        return (sketch, true)
    }

    private static func list(_ checkout: Checkout) -> Answer {
        let all = SketchFile.all(in: checkout)
        guard !all.isEmpty else {
            return Answer(blocks: [
                .prose("There is no sketch yet. To begin one:"), .command("swift run workbook sketch"),
            ])
        }
        let width = all.map(\.name.count).max() ?? 0
        return Answer(blocks: all.map { .whole("\($0.name.padded(to: width))  \($0.path)") })
    }
}

extension Hub {
    /// Plays it once.
    fileprivate func play(_ sketch: SketchFile, isNew: Bool, timeLimit: Double) throws -> Answer {
        let play = SketchPlay(
            sketch: sketch, timeLimit: timeLimit, onProgress: onProgress, onReport: { _ in }, isCancelled: { false })
        let result = try play.result()
        return Answer(
            blocks: result.blocks, notes: isNew ? ["\(sketch.path) is new. Change it, and run it again."] : [],
            status: result.isDone ? 0 : Exit.notAllPassed)
    }

    /// Plays it whenever it is saved.
    fileprivate func watch(_ sketch: SketchFile, timeLimit: Double) -> Answer {
        let editor = Editor()
        let input = LoopKeyboard.Kind(of: terminal)
        var state = SketchState(sketch, size: PageSize(TerminalFacts()) ?? PageSize(columns: 80, lines: 24))
        state.hasEditor = editor != nil
        let loop = SketchLoop(
            state, from: input, editor: editor, timeLimit: timeLimit, show: input == .keys ? pages() : lines())
        if input == .keys { KeyboardMode.openPage() }
        let signal = loop.run()
        KeyboardMode.leave()
        if let signal { return Answer(status: 128 + signal) }
        return Answer(blocks: [
            .prose("\(sketch.path) stays as it is. To continue:"),
            .command("swift run workbook sketch" + (sketch.name == SketchFile.usual ? "" : " \(sketch.name)")),
        ])
    }

    /// Draws each state in place.
    private func pages() -> (SketchState) -> Void {
        var page = FullPage(renderer.paint)
        var size: PageSize?
        return { [renderer] state in
            if KeyboardMode.takeResumption() || state.size != size { page.forget() }
            size = state.size
            page.show(SketchDrawing(state, renderer.paint).page.lines)
        }
    }

    /// For a terminal that can neither erase nor move: what came of a run is printed below what was there.
    private func lines() -> (SketchState) -> Void {
        var shown: SketchResult?
        write([.prose("Open this file, change it and save. q and Enter quits, r and Enter runs it again.")])
        return { [self] state in
            guard state.work == nil, let result = state.result, result != shown else { return }
            shown = result
            write([.gap, .whole(state.sketch.path)] + result.blocks)
        }
    }
}
