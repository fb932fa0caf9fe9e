import ExerciseSupport
import Screen

/// A list of bowls with three rows to see, and somebody who presses keys.
final class BowlScene: Scene<Never> {
    typealias Answer = (Observable<[String]>, ListView, @escaping (String) -> Void) throws -> any Disposable

    let bowls = BehaviorRelay(value: ["Ramen", "Udon", "Soba", "Pho", "Laksa", "Somen"])
    private let list = ListView(height: 3)
    private lazy var screen = Screen("Noodles", [list])
    private var shown: (any Disposable)?
    /// What was ordered, in order.
    private(set) var orders: [String] = []
    /// How often + was pressed.
    private(set) var presses = 0

    func open(_ answer: Answer) throws {
        shown = try answer(bowls.asObservable(), list) { [weak self] bowl in
            self?.orders.append(bowl)
            self?.log("ordered: \(bowl)")
        }
        look()
    }

    /// Presses + in a row and goes back to the first one. The screen is drawn after each key.
    func plus(row: Int, times: Int = 1) {
        for _ in 0..<row { press(.down) }
        press(.tab)
        for _ in 0..<times {
            presses += 1
            log("+ in row \(row + 1)")
            press(.enter)
        }
        press(.shiftTab)
        press(.home)
    }

    func send(_ names: [String]) {
        log("a list comes: \(names.joined(separator: ", "))")
        bowls.accept(names)
        look()
    }

    /// Disposes of what the answer has returned.
    func close() {
        shown?.dispose()
        look()
    }

    /// Logs the rows that are seen.
    private func look() {
        let rows = screen.frame().dropFirst(2).map { line in
            line.replacing("›", with: " ").replacing("[ + ]", with: "").split(separator: " ").joined(separator: " ")
        }
        log("seen: " + rows.joined(separator: ", "))
    }

    private func press(_ key: Screen.Key) {
        screen.press(key)
        _ = screen.frame()
    }

    override func run() {
        super.run()
        shown?.dispose()
    }
}
