import Marbles
import Terminal

/// The marbles of streams that still go on: the newest ones, up to the right edge.
///
///     text     ^1──2─╴12a╶─
///     valid    ^t──t─f┈┈┈┈─
///
/// One column is 100 ms. A pause takes at most 5 columns, so that it does not push the marbles out of sight.
struct LivePicture {
    private let rows: [StageRow]
    private let height: Int?
    private let columns: [Int: Int]
    private let length: Int

    /// - Parameter height: The number of lines that fit; nil if all fit.
    init(of rows: [StageRow], height: Int?) {
        self.rows = rows.flatMap(\.unstacked)
        self.height = height
        var columns: [Int: Int] = [:]
        var (last, column) = (0, 0)
        for time in Set(rows.flatMap(\.times)).sorted() {
            let pause = (time - last + LivePicture.unit / 2) / LivePicture.unit
            column += min(pause, LivePicture.longestPause)
            columns[time] = column
            // The pause after a column begins at the first time in that column.
            if pause > 0 { last = time }
        }
        self.columns = columns
        length = column + 2
    }

    private static let unit = 100
    private static let longestPause = 5
    /// The most values of a row in a column.
    fileprivate static let mostValues = 4
    private static let caption = "one column is 100 ms; a pause takes 5 columns at most"

    /// The picture and its scale; no lines if there are no rows.
    func lines(width: Int, _ letters: Letters) -> [String] {
        guard !rows.isEmpty else { return [] }
        // The first column from which everything fits; the last column in any case.
        var (fits, tooWide) = (length - 2, max(-1, length - 2 - width))
        while fits - tooWide > 1 {
            let start = (fits + tooWide) / 2
            if drawing(from: start, width: width, letters).isWhole { fits = start } else { tooWide = start }
        }
        let words = hasCaption ? Self.caption.folded(width: width) : []
        let lines = drawing(from: fits, width: width, letters).lines + words
        return height.map { Array(lines.prefix($0)) } ?? lines
    }

    /// Where little fits, the rows are more important.
    private var hasCaption: Bool { height.map { $0 > 4 } ?? true }

    private func drawing(from start: Int, width: Int, _ letters: Letters) -> (lines: [String], isWhole: Bool) {
        let shown = shownRows(from: start)
        let longest = max(6, min(16, width / 6))
        let timeline = Timeline(
            shown.map { row in
                row.shortened(to: longest, more: letters.more).thinned(columns, more: letters.more).drawn(
                    length: length - start
                ) {
                    columns[$0, default: 0] - start
                }
            })
        let blank = Timeline(shown.map { Timeline.Row($0.name) })
        let style: Timeline.Style = letters.isASCII ? .ascii : .unicode
        // With a scale it is a picture for people: the values of one tick stand apart. The numbers of the scale are left out.
        let scale = Timeline.Scale("")
        let lines = timeline.draw(style: style, width: width, scale: scale)
        let empty = blank.draw(style: style, width: width, scale: scale).count
        let numbers = empty - blank.draw(style: style, width: width).count
        return (Array(lines.dropFirst(numbers)), lines.count == empty)
    }

    /// The rows that have something to show from column `start` on. If they are too many, those that have changed last.
    private func shownRows(from start: Int) -> [StageRow] {
        let open = rows.filter { row in row.ended.map { columns[$0, default: 0] >= start } ?? true }
            .map { row in
                var row = row
                row.values = Array(row.values.suffix(while: { columns[$0.time, default: 0] >= start }))
                return row
            }
        guard let room = height.map({ max(1, $0 - (hasCaption ? 1 : 0)) }), open.count > room else { return open }
        let changed = open.indices.sorted { (open[$0].last, $0) > (open[$1].last, $1) }
        return changed.prefix(room).sorted().map { open[$0] }
    }
}

extension Array {
    /// The elements after the last one that is not wanted.
    fileprivate func suffix(while isWanted: (Element) -> Bool) -> ArraySlice<Element> {
        self[(lastIndex { !isWanted($0) }.map { $0 + 1 } ?? 0)...]
    }
}

extension StageRow {
    /// Every time at which something happened.
    fileprivate var times: [Int] {
        [subscribed, ended].compactMap { $0 } + values.map(\.time)
            + spans.flatMap { [$0.start, $0.end].compactMap { $0 } }
    }

    /// The same row, the end of each value in so many columns: a text that somebody types changes at its end.
    fileprivate func shortened(to width: Int, more: String) -> StageRow {
        var row = self
        row.values = values.map { value in
            Value(time: value.time, text: value.text.tail(to: width, mark: more))
        }
        return row
    }

    /// The same row with a few values in each column: the first one, how many more there are, and the last one.
    fileprivate func thinned(_ columns: [Int: Int], more: String) -> StageRow {
        var row = self
        row.values = Dictionary(grouping: values) { columns[$0.time] }.values.flatMap { values in
            guard values.count > LivePicture.mostValues, let last = values.last else { return values }
            return [values[0], Value(time: last.time, text: "\(more)\(values.count - 2)\(more)"), last]
        }
        .sorted { $0.time < $1.time }
        return row
    }
}
