/// A piece of a picture's time axis: one tick, or a gap of several in which nothing happens on any row.
struct Slot {
    let tick: TestTime
    let ticks: TestTime
    let width: Int

    var isGap: Bool { ticks > 1 }

    /// The text of a gap: its length.
    var gapText: String { "{\(ticks)}" }

    static func tick(_ tick: TestTime, width: Int) -> Slot { Slot(tick: tick, ticks: 1, width: width) }

    static func gap(from tick: TestTime, ticks: TestTime) -> Slot {
        Slot(tick: tick, ticks: ticks, width: "{\(ticks)}".count)
    }

    /// The slots of a time axis on which something happens at the ticks of `widths`, and nothing elsewhere.
    ///
    /// - Parameters:
    ///   - widths: The widths of the ticks in which something happens.
    ///   - isCompressed: Whether a long gap is one slot.
    static func slots(length: TestTime, widths: [TestTime: Int], isCompressed: Bool) -> [Slot] {
        var slots: [Slot] = []
        var tick = 0
        for busy in widths.keys.sorted() + [length] {
            slots += idle(from: tick, to: busy, isCompressed: isCompressed)
            if let width = widths[busy] { slots.append(.tick(busy, width: width)) }
            tick = busy + 1
        }
        return slots
    }

    /// The shortest run of idle ticks that becomes a gap. The gap, and one tick on each side, are much shorter.
    private static let shortestGap = 16

    private static func idle(from start: TestTime, to end: TestTime, isCompressed: Bool) -> [Slot] {
        guard isCompressed, end - start >= shortestGap else {
            return (start..<max(start, end)).map { .tick($0, width: 1) }
        }
        return [.tick(start, width: 1), .gap(from: start + 1, ticks: end - start - 2), .tick(end - 1, width: 1)]
    }

    /// The slots in blocks of at most `columns`. Each block has at least one slot.
    static func blocks(of slots: [Slot], columns: Int) -> [[Slot]] {
        var blocks: [[Slot]] = []
        var used = columns
        for slot in slots {
            if blocks.isEmpty || used + slot.width > columns {
                blocks.append([])
                used = 0
            }
            blocks[blocks.count - 1].append(slot)
            used += slot.width
        }
        return blocks
    }
}
