import Terminal

extension Timeline {
    /// The rows of a picture, tick by tick, for a page that scrolls and that a pointer touches. A tick is as wide in all rows.
    package struct Grid {
        /// The texts that have no room in a tick. They stand below with numbers.
        package let notes: [String]

        private let slots: [Slot]
        private let tracks: [Track]
        private let columns: Int
        private let scale: Scale

        /// - Parameters:
        ///   - ticks: The least length of the picture, in ticks.
        ///   - columns: The columns that there are for the ticks.
        package init(_ timeline: Timeline, style: Style, ticks: TestTime, columns: Int, scale: Scale) {
            var notes = Notes()
            let length = max(ticks, timeline.length)
            let tracks = timeline.rows.map {
                Track(
                    $0, Look(style: style, isChart: true), length: length, limits: Cell.Limits(columns: columns),
                    notes: &notes)
            }
            var widths: [TestTime: Int] = [:]
            for track in tracks { widths.merge(track.widths, uniquingKeysWith: max) }
            slots = Slot.slots(length: length, widths: widths, isCompressed: false)
            (self.tracks, self.columns, self.scale) = (tracks, columns, scale)
            self.notes = notes.lines(width: max(20, columns))
        }

        /// The length of the picture, in ticks.
        package var length: TestTime { slots.count }

        /// The ticks that fit into the columns, from `first` on: at least one.
        package func visible(from first: TestTime) -> Range<TestTime> {
            let first = min(max(0, first), max(0, length - 1))
            var (end, used) = (first, 0)
            while end < length, end == first || used + slots[end].width <= columns {
                used += slots[end].width
                end += 1
            }
            return first..<end
        }

        /// The first column of a tick, where `ticks` are shown.
        package func column(of tick: TestTime, in ticks: Range<TestTime>) -> Int {
            slots[ticks].prefix { $0.tick < tick }.reduce(0) { $0 + $1.width }
        }

        /// The tick at a column, and the column within it. What lies beside the picture belongs to its first or last tick.
        package func place(at column: Int, in ticks: Range<TestTime>) -> (tick: TestTime, column: Int) {
            var rest = max(0, column)
            for slot in slots[ticks] {
                if rest < slot.width { return (slot.tick, rest) }
                rest -= slot.width
            }
            return (max(ticks.lowerBound, ticks.upperBound - 1), 0)
        }

        /// The numbers above the rows.
        package func ruler(_ ticks: Range<TestTime>) -> String {
            let shown = Array(slots[ticks])
            return Ruler(scale, for: [shown], columns: columns).text(shown, columns: columns)
        }

        /// A row as it is drawn.
        package func row(_ index: Int, _ ticks: Range<TestTime>) -> String {
            slots[ticks].map(tracks[index].text).joined()
        }
    }
}
