import Terminal

/// A timeline laid out for a width.
struct Picture {
    /// The lines of each stretch of time. A picture that fits the width is one stretch.
    let blocks: [[String]]
    /// The lines below the blocks.
    let notes: [String]

    /// - Parameter pointer: Words for one tick. The tick has a column even if nothing happens in it.
    init(
        _ timeline: Timeline, style: Timeline.Style, width: Int, pointer: Timeline.Pointer?, scale: Timeline.Scale?,
        upTo last: TestTime?, beside other: Timeline? = nil
    ) {
        let width = max(width, Self.narrowest)
        let margin = Margin(timeline.rows.map(\.label), width: width)
        let columns = width - margin.width
        let length = max(timeline.length, other?.length ?? 0, (pointer?.tick ?? -1) + 1)
        var (notes, others) = (Notes(), Notes())
        func tracks(_ timeline: Timeline, _ notes: inout Notes) -> [Track] {
            timeline.rows.map {
                Track(
                    $0, Look(style: style, isChart: scale != nil), length: length,
                    limits: Cell.Limits(columns: columns), notes: &notes)
            }
        }
        let own = tracks(timeline, &notes)
        var widths: [TestTime: Int] = [:]
        if let pointer { widths[pointer.tick] = 1 }
        for track in own + (other.map { tracks($0, &others) } ?? []) {
            widths.merge(track.widths, uniquingKeysWith: max)
        }

        var slots = Slot.slots(length: length, widths: widths, isCompressed: false)
        if slots.map(\.width).reduce(0, +) > columns {
            slots = Slot.slots(length: length, widths: widths, isCompressed: true)
        }
        let stretches = slots.isEmpty ? [[]] : Slot.blocks(of: slots, columns: columns)
        let hasGaps = slots.contains(where: \.isGap)
        let ruler =
            scale.map { Ruler($0, for: stretches, columns: columns) }
            ?? (stretches.count > 1 || hasGaps ? Ruler.plain : nil)

        blocks = stretches.map { slots in
            let numbers = ruler.map { [margin.line($0.name, $0.text(slots, columns: columns))] } ?? []
            let rows = own.map { track in
                margin.line(
                    track.label, slots.prefix { $0.tick <= last ?? .max }.map(track.text).joined())
            }
            let column = pointer.flatMap { Ruler.columns(of: slots)[$0.tick] }
            let words = column.flatMap { pointer?.lines(column: margin.width + $0, style: style, width: width) }
            return (numbers + rows).flatMap { $0 } + (words ?? [])
        }
        let gapNote = hasGaps ? "{n} = n ticks in which nothing happens".folded(width: width, indentation: 6) : []
        self.notes = gapNote + notes.lines(width: width)
    }

    /// The least width with room for a tick and its label.
    private static let narrowest = 20
}

extension Timeline {
    /// Returns the picture, line by line.
    ///
    ///     scores    -1--2-----3--|
    ///     the fan       ^-----3--|
    ///
    /// A tick that needs more than one column in a row is as wide in all rows. Nothing is cut off. If the picture is too
    /// wide, a stretch in which nothing happens on any row becomes its length, `{50}`. If it is still too wide, it goes
    /// on below, with tick numbers above each part. A value that is too long stands under the picture as a footnote.
    ///
    /// - Parameters:
    ///   - style: The characters to draw with.
    ///   - width: The columns to draw in, at least 20. From 40 on the picture is easy to read.
    ///   - pointer: Words about one tick.
    ///   - scale: The numbers above the rows. Without one they stand there only if ticks are left out or the picture
    ///     goes on below.
    ///   - last: The last tick that the rows show. What comes later keeps its place and is left blank.
    ///   - other: A picture that is not drawn. A tick is as wide as that one needs it, too.
    /// - Returns: Lines without spaces at their ends.
    public func draw(
        style: Style = .ascii, width: Int = 80, pointer: Pointer? = nil, scale: Scale? = nil,
        upTo last: TestTime? = nil,
        beside other: Timeline? = nil
    ) -> [String] {
        let picture = Picture(
            self, style: style, width: width, pointer: pointer, scale: scale, upTo: last, beside: other)
        return picture.blocks.flatMap { $0 } + picture.notes
    }
}
