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
        case argument(TypedLine, before: Snapshot)
        /// The name of a picture is typed.
        case saving(TypedLine)
        /// A file of this name is there.
        case overwriting(String)
    }

    /// An element or an end that is being moved.
    struct Held: Equatable {
        let before: Snapshot
        /// The tick that it would have if nothing stood in its way.
        var wanted: Int
        /// The column of the mouse, if the mouse moves it.
        var column: Int?
    }

    /// What becomes of the operator that is chosen.
    enum Choice: Equatable {
        /// The board begins with its example.
        case begin
        /// It follows this stage.
        case after(Int)
        /// It takes the place of this stage.
        case instead(Int)
    }

    /// A board to come back to.
    struct Snapshot: Equatable {
        let board: LabBoard
        let sample: LabBoard
        let focus: Focus
    }

    var view: View
    var size: PageSize
    var chooser: LabChooser
    var choice = Choice.begin
    private(set) var board: LabBoard
    /// What the board sends, or why it cannot be run.
    private(set) var outcome: Result<LabResult, LabError>
    /// What `r` goes back to.
    private(set) var sample: LabBoard
    private(set) var history: [Snapshot] = []
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
    init(_ board: LabBoard? = nil, size: PageSize, chooser: LabChooser) throws {
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
    var here: Snapshot { Snapshot(board: board, sample: sample, focus: focus) }

    // MARK: - Changes

    /// Begins with the example of an operator. Rows that were changed, and those of an operator of the same category, stay if it takes
    /// them: so two operators can be compared.
    mutating func begin(_ one: LabOperator) {
        guard let example = try? LabBoard(one.example) else { return }
        let before = here
        let hasChain = isChosen && board.stages.count > 1
        let isNear = board.rows != sample.rows || board.category == example.category
        let kept = isChosen && isNear ? example.withRows(of: board) : nil
        (view, mode, left, sample) = (.board, .browse, 0, example)
        show(kept ?? example)
        if isChosen { remember(before) }
        isChosen = true
        if kept == nil { focusFirst() } else { settle() }
        if let kept, kept.rows != example.rows { notice = "Your rows stay. r shows the sample of \(one.typed)." }
        if hasChain { notice = "u brings your chain back." }
    }

    /// Shows a board with other operators, and the sample with the same ones. The focus goes to a stage.
    mutating func rebuild(_ board: LabBoard, sample: LabBoard?, focusOn stage: Int) {
        let before = here
        self.sample = sample ?? board
        show(board)
        remember(before)
        focusArgument(of: stage)
    }

    /// Shows another board. It can be undone only after `remember`.
    mutating func show(_ board: LabBoard) {
        guard board != self.board else { return }
        self.board = board
        outcome = Self.run(board)
    }

    /// Makes `step` the one that `u` goes back to.
    mutating func remember(_ step: Snapshot) {
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

    /// Says why a key does nothing.
    mutating func say(_ sentence: String) { notice = sentence }

    mutating func undo() {
        guard let step = history.popLast() else { return say("There is nothing to undo.") }
        show(step.board)
        (sample, focus) = (step.sample, step.focus)
    }

    mutating func reset() {
        change(to: sample)
        notice = "This is the sample again. u goes back to yours."
    }
}
