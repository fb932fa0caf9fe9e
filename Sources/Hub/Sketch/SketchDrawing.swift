import LessonKit
import Terminal

/// The page of a sketch that is watched.
struct SketchDrawing {
    private let state: SketchState
    private let paint: Paint

    init(_ state: SketchState, _ paint: Paint) { (self.state, self.paint) = (state, paint) }

    var page: LoopPage {
        let width = LoopPage.width(state.size)
        let renderer = Renderer(page: width - 2, paint: paint)
        return LoopPage(
            size: state.size, paint: paint, title: title, body: renderer.lines(body).map { $0.indented(by: 1) },
            top: state.top, status: Wrap.lines([status], width: width - 8).map { [.spaces(1)] + $0 },
            seconds: state.work?.seconds, keys: LoopPage.line(keys, in: width - 1, paint))
    }

    private var title: StyledLine {
        let name = StyledText(text: state.showsKeys ? " Keys" : " \(state.sketch.path)", style: .strong)
        let mark: StyledLine = state.showsKeys ? [] : state.result.map { [$0.mark] } ?? []
        return LoopPage.edged([name], mark, in: state.size)
    }

    private var body: [Block] {
        if state.showsKeys {
            return Self.allKeys.map { key, meaning in .marked(key.padded(to: 8), .strong, [.prose(meaning)]) }
        }
        if state.isMissing {
            return [
                .prose("\(state.sketch.path) is gone. Put it back, and it runs. Or begin a new one:"),
                .command("swift run workbook sketch \(state.sketch.name)"),
            ]
        }
        let failure: [Block] =
            state.failure.isEmpty
            ? [] : [.prose("It could not be built.", .bad), .indented([.prose(state.failure)]), .gap]
        guard let result = state.result else { return failure + Self.welcome(state) }
        return failure + result.blocks
    }

    /// Where the sketch is, before it has run.
    private static func welcome(_ state: SketchState) -> [Block] {
        let editor = state.hasEditor ? " (e opens it)" : ""
        return [
            .prose("Open this file in your editor\(editor), and save:"),
            .indented([.whole(state.sketch.path, .strong)]),
        ]
    }

    private var status: StyledText {
        if !state.notice.isEmpty { return StyledText(state.notice) }
        if let work = state.work { return StyledText(work.progress, .quiet) }
        if state.isMissing { return StyledText(" ") }
        return StyledText(
            state.result?.isDone == false ? "Mend it and save." : "Change the file and save: it runs again.", .strong)
    }

    private var keys: [WatchKeys.Shown] {
        state.showsKeys
            ? [WatchKeys.Shown("Esc back", 0), WatchKeys.Shown("q quit", 1)]
            : [
                WatchKeys.Shown("r run again", 1), WatchKeys.Shown("e editor", 3), WatchKeys.Shown("? keys", 2),
                WatchKeys.Shown("q quit", 0),
            ]
    }

    private static let allKeys = [
        ("r", "runs the sketch again, as Enter does; a save does that by itself"),
        ("e", "opens the file in your editor (VISUAL or EDITOR)"),
        ("↑ ↓", "a line up or down; PgUp, PgDn and space turn pages"),
        ("?", "this page, and back"),
        ("q", "quits, as Ctrl-C does; the file stays"),
    ]
}

extension SketchResult {
    /// Its sign. Colour is never the only sign.
    fileprivate var mark: StyledText { isDone ? StyledText("✓", .strong) : StyledText("✗", .bad) }
}
