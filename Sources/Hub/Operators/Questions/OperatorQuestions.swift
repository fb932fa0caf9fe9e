import LessonKit
import Terminal

/// The tree at the keyboard: one key answers a question, and a wrong turn can be taken back.
struct OperatorQuestions {
    private let hub: Hub
    private let tree: OperatorTree
    /// The page at the end of a path.
    private let page: (OperatorTree.Leaf) throws -> [Block]

    init(_ hub: Hub, _ tree: OperatorTree, page: @escaping (OperatorTree.Leaf) throws -> [Block]) {
        (self.hub, self.tree, self.page) = (hub, tree, page)
    }

    /// Asks until somebody quits.
    func run() throws {
        var path: [Character] = []
        while true {
            let (answers, place, _) = tree.follow(path)
            let way = OperatorTree.way(answers)
            let key =
                switch place {
                case .question(let tree): ask(tree, hub.renderer.lines(way + tree.asked), canGoBack: !path.isEmpty)
                case .page(let leaf): show(hub.renderer.lines(way + (try page(leaf))))
                }
            switch key {
            case .letter(let letter): path.append(letter)
            case .back: path.removeLast()
            case .more, .quit: return
            }
        }
    }

    /// A terminal without single keys has no Backspace.
    private var backKey: String { hub.terminal.hasKeys ? "Backspace back" : "- back" }

    private func write(_ lines: some Sequence<StyledLine>) {
        for line in lines { hub.terminal.write(hub.renderer.paint.text(of: line)) }
    }

    /// Asks a question. When it is answered, it makes room for the next one.
    private func ask(_ tree: OperatorTree, _ lines: [StyledLine], canGoBack: Bool) -> OperatorKey {
        write(lines)
        let letters = Array(OperatorTree.letters.prefix(tree.choices.count))
        let back = canGoBack ? [backKey] : []
        let key = key(["\(letters[0])-\(letters[letters.count - 1]) answer"] + back + ["q quit"]) {
            OperatorKey($0, letters: letters, canGoBack: canGoBack)
        }
        if key != .quit { erase(lines.count) }
        return key
    }

    /// Shows a page. It stays where it is. A long one comes in portions that fit the terminal.
    private func show(_ lines: [StyledLine]) -> OperatorKey {
        var rest = lines[...]
        while let room = hub.terminal.drawableLines.map({ max(8, $0 - 3) }), rest.count > room {
            // Between two parts, if there is a gap in the lower half.
            let portion = rest.prefix(room)
            let end = portion.dropFirst(room / 2).lastIndex(where: \.isEmpty) ?? portion.endIndex
            write(rest[..<end])
            rest = rest[end...].drop(while: \.isEmpty)
            let key = key(["Enter more", backKey, "q quit"]) { OperatorKey($0, hasMore: true) }
            if key != .more { return key }
            hub.terminal.write("")
        }
        write(rest)
        return key([backKey, "q quit"]) { OperatorKey($0) }
    }

    /// Shows what can be pressed until one of it is. The input's end is `quit`.
    private func key(_ keys: [String], _ meaning: (Key) -> OperatorKey?) -> OperatorKey {
        hub.terminal.write("")
        let prompt = StyledText(" " + keys.joined(separator: " \(hub.renderer.letters.dot) "), .quiet)
        return Interruption.whileAsking { hub.terminal.ask(hub.renderer.paint.text(of: [prompt]), meaning) ?? .quit }
    }

    /// Takes the last lines away, where the terminal can.
    private func erase(_ count: Int) {
        guard let lines = hub.terminal.drawableLines, count < lines, hub.terminal.columns ?? 80 >= 40 else {
            hub.terminal.write("")
            return
        }
        hub.terminal.draw("\u{1B}[\(count)A\r\u{1B}[J")
    }
}
