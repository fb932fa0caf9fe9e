import ExerciseSupport
import Screen

/// Forms in which keys are pressed. After each key a line says what the form shows. Everything is on main.
final class FormScene: Scene<Never> {
    private var forms: [(screen: Screen, look: () -> String)] = []
    private var bags: [DisposeBag] = []

    /// Opens a form, connects it, and looks at it.
    func open(_ screen: Screen, connect: (DisposeBag) throws -> Void, look: @escaping () -> String) rethrows {
        let bag = DisposeBag()
        bags.append(bag)
        try connect(bag)
        forms.append((screen, look))
        log("at first: \(look())")
    }

    /// Presses keys, one after another, in a form.
    func press(_ keys: Screen.Key..., in index: Int = 0) {
        for key in keys {
            forms[index].screen.press(key)
            switch key {
            case .tab, .shiftTab: continue
            case .character(let character): log("\(character): \(forms[index].look())")
            case .enter: log("a tap: \(forms[index].look())")
            default: log("\(key): \(forms[index].look())")
            }
        }
    }

    /// Frees the bags.
    func close() { bags = [] }

    /// What a form showed: the words behind the colon.
    func shown(_ index: Int) -> String {
        guard lines.indices.contains(index), let colon = lines[index].range(of: ": ") else { return "" }
        return String(lines[index][colon.upperBound...])
    }

    override func run() {
        super.run()
        bags = []
    }
}
