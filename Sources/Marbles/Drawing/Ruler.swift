/// The numbers above a block.
struct Ruler {
    /// The words to their left.
    let name: String
    /// The size of a tick.
    private let unit: Int
    /// The ticks from one number to the next.
    private let step: TestTime

    /// Tick numbers, for a picture without a scale.
    static let plain = Ruler(name: "tick", unit: 1, step: 10)

    private init(name: String, unit: Int, step: TestTime) { (self.name, self.unit, self.step) = (name, unit, step) }

    /// A number at every second tick, or at fewer ticks if `stretches` have no room.
    init(_ scale: Timeline.Scale, for stretches: [[Slot]], columns: Int) {
        let steps = (0...6).flatMap { power in [2, 5, 10].map { $0 * Self.tenToThe(power) } }
        let step = steps.first { step in
            stretches.allSatisfy { Ruler(name: scale.name, unit: scale.unit, step: step).fits($0) }
        }
        self.init(name: scale.name, unit: scale.unit, step: step ?? 10)
    }

    private static func tenToThe(_ power: Int) -> Int { (0..<power).reduce(1) { product, _ in product * 10 } }

    /// Whether the numbers stand apart from one another.
    private func fits(_ slots: [Slot]) -> Bool {
        let positions = Self.columns(of: slots)
        let numbered = slots.filter { !$0.isGap && $0.tick % step == 0 }
        return zip(numbered, numbered.dropFirst()).allSatisfy { one, next in
            positions[one.tick, default: 0] + number(one.tick).count < positions[next.tick, default: 0]
        }
    }

    private func number(_ tick: TestTime) -> String { String(tick * unit) }

    /// The numbers of the first tick, of the first after a gap, and of every `step` ticks as far as there is room.
    func text(_ slots: [Slot], columns: Int) -> String {
        let positions = Self.columns(of: slots)
        var text = ""
        var isDue = true
        for slot in slots {
            if slot.isGap {
                isDue = true
                continue
            }
            let number = number(slot.tick)
            let column = positions[slot.tick] ?? 0
            guard isDue || slot.tick % step == 0 else { continue }
            guard text.isEmpty || column > text.count, column + number.count <= columns else { continue }
            text += " ".repeated(column - text.count) + number
            isDue = false
        }
        return text
    }

    /// The column at which each tick begins, counted from the first of the block.
    static func columns(of slots: [Slot]) -> [TestTime: Int] {
        var columns: [TestTime: Int] = [:]
        var column = 0
        for slot in slots {
            if !slot.isGap { columns[slot.tick] = column }
            column += slot.width
        }
        return columns
    }
}
