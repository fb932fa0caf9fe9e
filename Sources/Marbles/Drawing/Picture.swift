/// A timeline laid out for a width: blocks of lines, and where each tick is in them.
struct Picture {
    /// One stretch of time. A picture that fits the width is one block.
    struct Block {
        let lines: [String]
        /// The columns, counted from the left margin, at which the ticks of the block begin.
        let columns: [TestTime: Int]
    }

    let blocks: [Block]
    /// What stands below the blocks.
    let notes: [String]

    /// - Parameter busy: Ticks that are shown even if nothing happens in them.
    init(_ timeline: Timeline, style: Timeline.Style, width: Int, busy: Set<TestTime> = []) {
        let width = max(width, Self.narrowest)
        let margin = Margin(timeline.rows.map(\.label), width: width)
        let columns = width - margin.width
        let length = max(timeline.length, (busy.max() ?? -1) + 1)
        var notes = Notes()
        let tracks = timeline.rows.map {
            Track($0, style: style, length: length, limits: Cell.Limits(columns: columns), notes: &notes)
        }
        var widths = Dictionary(uniqueKeysWithValues: busy.map { ($0, 1) })
        for track in tracks { widths.merge(track.widths, uniquingKeysWith: max) }

        var slots = Slot.slots(length: length, widths: widths, isCompressed: false)
        if slots.map(\.width).reduce(0, +) > columns {
            slots = Slot.slots(length: length, widths: widths, isCompressed: true)
        }
        let stretches = slots.isEmpty ? [[]] : Slot.blocks(of: slots, columns: columns)
        let hasGaps = slots.contains(where: \.isGap)
        let hasRuler = stretches.count > 1 || hasGaps

        blocks = stretches.map { slots in
            let ruler = hasRuler ? [margin.line("tick", Ruler.text(slots, columns: columns))] : []
            let rows = tracks.map { track in margin.line(track.label, slots.map(track.text).joined()) }
            return Block(
                lines: (ruler + rows).flatMap { $0 },
                columns: Ruler.columns(of: slots).mapValues { $0 + margin.width })
        }
        let gapNote = hasGaps ? "{n} = n ticks in which nothing happens".folded(width: width, indentation: 6) : []
        self.notes = gapNote + notes.lines(width: width)
    }

    /// Less than this there is no room for a tick and its label.
    private static let narrowest = 20
}

extension Timeline {
    /// The picture, line by line.
    ///
    ///     scores    -1--2-----3--|
    ///     the fan       ^-----3--|
    ///
    /// A tick in which a row has more to show than one column is as wide in all rows. Nothing is cut off: if the
    /// picture is too wide, stretches in which nothing happens on any row are drawn as `{50}`, their length; if it
    /// still is, it goes on below, with a row of tick numbers above each part; and a value too long for the width
    /// stands under the picture as a footnote.
    ///
    /// - Parameters:
    ///   - style: Which characters it is made of.
    ///   - width: How many columns there are, 20 at least. From 40 on it is easy to read.
    /// - Returns: Lines without spaces at their ends.
    public func draw(style: Style = .ascii, width: Int = 80) -> [String] {
        let picture = Picture(self, style: style, width: width)
        return picture.blocks.flatMap(\.lines) + picture.notes
    }
}
