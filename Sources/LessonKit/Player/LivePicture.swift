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

    /// - Parameter height: The number of rows that fit; nil if all fit.
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

    /// The picture and its scale; no lines if there are no rows.
    func lines(width: Int, _ letters: Letters) -> [String] {
        guard !rows.isEmpty else { return [] }
        // The first column from which everything fits; the last column in any case.
        var (fits, tooWide) = (length - 2, max(-1, length - 2 - width))
        while fits - tooWide > 1 {
            let start = (fits + tooWide) / 2
            if drawing(from: start, width: width, letters).isWhole { fits = start } else { tooWide = start }
        }
        let caption = "one column is 100 ms; a pause takes 5 columns at most"
        return drawing(from: fits, width: width, letters).lines
            + caption.folded(width: width)
    }

    private func drawing(from start: Int, width: Int, _ letters: Letters) -> (lines: [String], isWhole: Bool) {
        let shown = shownRows(from: start)
        let longest = max(6, min(16, width / 6))
        let timeline = Timeline(
            shown.map { row in
                row.shortened(to: longest, more: letters.more).drawn(length: length - start) {
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

    /// The rows that have something to show from column `start` on. If they are too many, those that began last.
    private func shownRows(from start: Int) -> [StageRow] {
        let open = rows.filter { row in row.ended.map { columns[$0, default: 0] >= start } ?? true }
            .map { row in
                var row = row
                row.values = Array(row.values.suffix(while: { columns[$0.time, default: 0] >= start }))
                return row
            }
        guard let height, open.count > height else { return open }
        let first = open.map { $0.subscribed ?? 0 }.sorted()[open.count - height]
        return Array(open.filter { ($0.subscribed ?? 0) >= first }.suffix(height))
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

    /// The same row, each value cut to so many columns.
    fileprivate func shortened(to width: Int, more: String) -> StageRow {
        var row = self
        row.values = values.map { value in
            Value(time: value.time, text: value.text.cut(to: width, mark: more))
        }
        return row
    }
}
