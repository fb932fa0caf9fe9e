/// The tick numbers above a block.
enum Ruler {
    /// The numbers of the first tick, of the first after a gap, and of every tenth as far as there is room.
    static func text(_ slots: [Slot], columns: Int) -> String {
        let positions = self.columns(of: slots)
        var text = ""
        var isDue = true
        for slot in slots {
            if slot.isGap {
                isDue = true
                continue
            }
            let number = String(slot.tick)
            let column = positions[slot.tick] ?? 0
            guard isDue || slot.tick % 10 == 0 else { continue }
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
