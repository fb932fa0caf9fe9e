import ExerciseSupport
import Screen

@testable import menu_order_exercises

/// A form over a menu of teas, and somebody who presses keys.
final class TeaScene: Scene<Never> {
    typealias Answer = (TeaForm, [Tea], DisposeBag) throws -> Void

    static let menu = ["Green", "Mint", "Barley", "Earl Grey", "Ginger"].map { Tea(name: $0) }

    private let form = onMain { TeaForm() }
    private lazy var screen = Screen("Teas", [form.search], [form.list], [form.cups])
    private var bag: DisposeBag? = DisposeBag()

    /// What somebody does.
    enum Move {
        case type(String)
        /// Takes characters away.
        case erase(Int)
        /// Presses + in that row.
        case plus(Int)
        /// Lets go of the bag.
        case close
    }

    /// Connects the form and looks at it, at first and after each move.
    func open(teas: [Tea] = menu, search: String = "", _ answer: Answer, _ moves: [Move]) throws {
        form.search.text = search
        try answer(form, teas, bag ?? DisposeBag())
        look("at first")
        for move in moves {
            switch move {
            case .type(let text): type(text)
            case .erase(let count): erase(count)
            case .plus(let row): plus(row: row)
            case .close: close()
            }
        }
    }

    /// Types a text into the field, one key after another.
    private func type(_ text: String) {
        for character in text {
            screen.type("\(character)")
            look("typed \(character)")
        }
    }

    /// Takes characters away.
    private func erase(_ count: Int) {
        for _ in 0..<count { screen.press(.backspace) }
        look("erased")
    }

    /// Presses + in a row, and goes back to the field.
    private func plus(row: Int) {
        let down = Array(repeating: Screen.Key.down, count: row - 1)
        for key in [.tab] + down + [.tab] {
            screen.press(key)
            _ = screen.frame()
        }
        screen.press(.enter)
        look("+ in row \(row)")
        screen.press(.shiftTab, .home, .shiftTab)
        _ = screen.frame()
    }

    /// Lets go of the bag.
    private func close() {
        bag = nil
        look("without the bag")
    }

    /// What was seen after an event: the rows, and the sum.
    func seen(_ event: String) -> String {
        lines.last { $0.hasPrefix("\(event): ") }.map { String($0.dropFirst(event.count + 2)) } ?? ""
    }

    private func look(_ event: String) {
        let rows = screen.frame().dropFirst(3).map { line in
            line.replacing("›", with: " ").replacing("[ + ]", with: "").split(separator: " ").joined(separator: " ")
        }
        log("\(event): " + rows.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    override func run() {
        super.run()
        bag = nil
    }
}
