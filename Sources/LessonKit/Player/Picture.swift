import Marbles

struct Picture {
    let rows: [StageRow]
    init(of stage: Stage) { rows = stage.rows }
    func lines(on page: Page) -> [String] { rows.map { "     " + $0.name } }
}
