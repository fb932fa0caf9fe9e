import Terminal

/// The interactive laboratory, as a value: `reduce` changes it, `LabPlayDrawing` draws it.
struct LabPlay {
    /// What fills the page.
    enum View: Equatable {
        /// The operators, to choose from.
        case chooser
        case board
        /// The command that draws the picture again.
        case command
        case keys
    }

    /// What the keys go to.
    enum Focus: Equatable {
        /// A tick of a row. Where several things happen in it, the one with this number.
        case row(Int, tick: Int, index: Int)
        /// The name of an operator (0) or one of its arguments (from 1).
        case operation(stage: Int, item: Int)
    }

    /// What the next key or the mouse does.
    enum Mode: Equatable {
        case browse
        /// An element or an end is being moved.
        case held(Held)
        /// The next letter becomes an element.
        case adding
        /// An argument is typed.
        case argument(LabField, before: Step)
        /// The name of a picture is typed.
        case saving(LabField)
        /// A file of this name is there.
        case overwriting(String)
    }

    /// An element or an end that is being moved.
    struct Held: Equatable {
        let before: Step
        /// The tick that it would have if nothing stood in its way.
        var wanted: Int
        /// The column of the mouse, if the mouse moves it.
        var column: Int?
    }

    /// A board to come back to.
    struct Step: Equatable {
        let board: LabBoard
        let sample: LabBoard
        let focus: Focus
    }

    var view: View
    var size: WatchSize
    var chooser: LabChooser
    private(set) var board: LabBoard
    /// What the board sends, or why it cannot be run.
    private(set) var outcome: Result<LabResult, LabError>
    /// What `r` goes back to.
    private(set) var sample: LabBoard
    private(set) var history: [Step] = []
    var focus: Focus
    var mode = Mode.browse
    /// The first tick that is shown, if not all fit.
    var left = 0
    /// The first line that is shown of a page to read.
    var top = 0
    /// A sentence for the foot of the page, until the next key.
    var notice = ""
    /// Whether an operator was chosen.
    private(set) var isChosen: Bool

    /// - Parameter board: What to begin with. Without one an operator is chosen first.
    init(_ board: LabBoard? = nil, size: WatchSize, chooser: LabChooser) throws {
        let first = try board ?? LabBoard(LabOperator.all[0].example)
        (self.board, sample, isChosen) = (first, first, board != nil)
        (self.size, self.chooser, view) = (size, chooser, board == nil ? .chooser : .board)
        outcome = Self.run(first)
        focus = .operation(stage: 0, item: 0)
        focusFirst()
    }

    private static func run(_ board: LabBoard) -> Result<LabResult, LabError> {
        do { return .success(try LabResult(LabReader.request(board.words))) } catch let error as LabError {
            return .failure(error)
        } catch {
            return .failure(LabError("\(error)"))
        }
    }

    var result: LabResult? { try? outcome.get() }
    var here: Step { Step(board: board, sample: sample, focus: focus) }

    // MARK: - Changes

    /// Begins with the example of an operator. Rows that were changed, and those of an operator of the same category, stay if it takes
    /// them: so two operators can be compared.
    mutating func begin(_ one: LabOperator) {
        guard let example = try? LabBoard(one.example) else { return }
        let before = here
        let isNear = board.rows != sample.rows || board.category == example.category
        let kept = isChosen && isNear ? example.withRows(of: board) : nil
        (view, mode, left, sample) = (.board, .browse, 0, example)
        show(kept ?? example)
        if isChosen { remember(before) }
        isChosen = true
        if kept == nil { focusFirst() } else { settle() }
        if let kept, kept.rows != example.rows { notice = "Your rows stay. r shows the sample of \(one.typed)." }
    }

    /// Shows another board. It can be undone only after `remember`.
    mutating func show(_ board: LabBoard) {
        guard board != self.board else { return }
        self.board = board
        outcome = Self.run(board)
    }

    /// Makes `step` the one that `u` goes back to.
    mutating func remember(_ step: Step) {
        guard step.board != board else { return }
        history.append(step)
        if history.count > 500 { history.removeFirst() }
    }

    /// Shows a board, and remembers the one before.
    mutating func change(to board: LabBoard) {
        let before = here
        show(board)
        remember(before)
        settle()
    }

    mutating func undo() {
        guard let step = history.popLast() else {
            notice = "There is nothing to undo."
            return
        }
        show(step.board)
        (sample, focus) = (step.sample, step.focus)
    }

    mutating func reset() {
        change(to: sample)
        notice = "This is the sample again. u goes back to yours."
    }
}

extension LabPlay {
    /// The rows and operators that can have the focus, from the top.
    enum Stop: Equatable {
        case row(Int)
        case operation(Int)
    }

    var stops: [Stop] {
        board.stages.indices.flatMap { stage -> [Stop] in
            let own = (stage == 0 ? Array(0..<board.inner) : []) + board.rows(of: stage)
            return own.map(Stop.row) + [.operation(stage)]
        }
    }

    var stop: Stop {
        switch focus {
        case .row(let row, _, _): .row(row)
        case .operation(let stage, _): .operation(stage)
        }
    }

    /// The element or the end that has the focus: its row and its number.
    var thing: (row: Int, number: Int)? {
        guard case .row(let row, let tick, let index) = focus, board.rows.indices.contains(row) else { return nil }
        let things = board.rows[row].things(at: tick)
        return things.isEmpty ? nil : (row, min(things.lowerBound + index, things.upperBound - 1))
    }

    mutating func focus(on thing: Int, of row: Int) {
        let tick = board.rows[row].tick(of: thing)
        focus = .row(row, tick: tick, index: thing - board.rows[row].things(at: tick).lowerBound)
    }

    /// Goes to the first element; without one, to the first argument.
    mutating func focusFirst() {
        let row = board.inner < board.rows.count ? board.inner : 0
        if !board.rows.isEmpty {
            focus = .row(row, tick: 0, index: 0)
            if board.rows[row].count > 0 { focus(on: 0, of: row) }
        } else {
            focus = .operation(stage: 0, item: board.stages[0].arguments.isEmpty ? 0 : 1)
        }
    }

    /// Keeps the focus on something that is there.
    mutating func settle() {
        switch focus {
        case .row(let row, let tick, let index):
            guard !board.rows.isEmpty else { return focusFirst() }
            let near = min(row, board.rows.count - 1)
            let count = board.rows[near].things(at: tick).count
            focus = .row(near, tick: min(max(0, tick), LabRow.lastTick), index: min(index, max(0, count - 1)))
        case .operation(let stage, let item):
            let near = min(stage, board.stages.count - 1)
            focus = .operation(stage: near, item: min(item, board.stages[near].arguments.count))
        }
    }

    /// The argument that has the focus.
    var argument: (stage: Int, index: Int, parameter: LabParameter, text: String)? {
        guard case .operation(let stage, let item) = focus, item > 0 else { return nil }
        let own = board.stages[stage]
        guard own.arguments.indices.contains(item - 1) else { return nil }
        return (stage, item - 1, own.shape.parameters[item - 1], own.arguments[item - 1])
    }
}
