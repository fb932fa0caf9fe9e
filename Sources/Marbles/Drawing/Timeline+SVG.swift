import Terminal

extension Timeline {
    /// Returns the picture as an SVG document.
    ///
    /// Marbles are outlined circles with the element's text; equal elements have the same colour. A completion is a bar, an error a
    /// cross, a dispose a diamond on a dashed bar, a subscription a triangle. Elements of one tick stand one below the other, before
    /// the end of that tick. The same timeline always gives the same text.
    ///
    /// A script can move it: each mark and each piece of work is a group with its `data-tick` (work also has `data-until`), the
    /// lines of time are `marbles-flow`, and the root has `data-left`, `data-tick-width` and `data-length`: the left edge of
    /// tick 0 and the width of a tick in pixels, and the number of ticks.
    ///
    /// - Parameters:
    ///   - label: The picture in words. Screen readers read it.
    ///   - operators: The text of a box above the row with this index. That row's label is left out.
    ///   - scale: The numbers above the picture.
    ///   - isEmbedded: Whether it stands in a page that has the rules of `Timeline.svgStyle`, and a background.
    public func svg(
        label: String, operators: [Int: String] = [:], scale: Scale = Scale("tick"), isEmbedded: Bool = false
    ) -> String {
        SVGPicture(self, operators: operators, scale: scale, isNarrow: isEmbedded)
            .document(label: label, isEmbedded: isEmbedded)
    }

    /// The same for a page of text, where a wider picture would be shown smaller.
    ///
    /// - Parameter widest: The pixels that the ticks have together, if there are many.
    package func svg(label: String, scale: Scale, widest: Int) -> String {
        SVGPicture(self, operators: [:], scale: scale, widest: widest).document(label: label, isEmbedded: false)
    }

    /// The rules of CSS for an embedded picture.
    public static var svgStyle: String { SVGText.style }
}

/// A timeline laid out for SVG. Sizes are in pixels.
struct SVGPicture {
    private let timeline: Timeline
    private let operators: [Int: String]
    private let scale: Timeline.Scale
    private let tickWidth: Int
    /// The left edge of tick 0.
    private let left: Int
    private let length: TestTime

    private static let margin = 12
    private static let rulerHeight = 20
    private static let boxHeight = 38
    /// What a page leaves for the columns and the names.
    private static let widestInPage = 700

    /// - Parameters:
    ///   - widest: The pixels that the ticks have together.
    ///   - isNarrow: Whether the columns are as narrow as the marbles allow where the picture is too wide for a page.
    init(
        _ timeline: Timeline, operators: [Int: String], scale: Timeline.Scale, widest: Int = 1280,
        isNarrow: Bool = false
    ) {
        (self.timeline, self.operators, self.scale) = (timeline, operators, scale)
        length = max(1, timeline.length)
        let labels = timeline.rows.indices.map { operators[$0] == nil ? timeline.rows[$0].label : "" } + [scale.name]
        let before = timeline.rows.map { $0.room(at: 0).left }.max() ?? 0
        left = Self.margin * 2 + (labels.map(SVGText.width).max() ?? 0) + max(0, before - 14)
        let widest = min(34, widest / length)
        tickWidth = max(
            8, timeline.neededTickWidth, isNarrow ? min(widest, (Self.widestInPage - left) / length) : widest)
    }

    private var right: Int {
        let ends = timeline.rows.flatMap { row in row.marks.keys.map { middle($0) + row.room(at: $0).right } }
        return max(left + length * tickWidth + tickWidth / 2, ends.max() ?? 0)
    }

    private func middle(_ tick: TestTime) -> Int { left + tick * tickWidth + tickWidth / 2 }

    func document(label: String, isEmbedded: Bool) -> String {
        let boxes = operators.values.map { left + SVGText.width($0) + 2 * Self.margin }
        var palette = SVGPalette()
        var body = ruler
        var top = Self.rulerHeight + 12
        var signs: Set<SVGSign> = []
        for (index, row) in timeline.rows.enumerated() {
            if let text = operators[index] {
                body += box(text, top: top, right: max(right, boxes.max() ?? 0))
                top += Self.boxHeight + 6
            }
            let drawn = SVGRow(row, length: length, tickWidth: tickWidth, left: left)
            let name = operators[index] == nil ? row.label : ""
            body.append(SVGText.text(name, x: Self.margin, y: top + SVGRow.middle + 5))
            body += drawn.elements(top: top, palette: &palette)
            signs.formUnion(drawn.signs)
            top += drawn.height
        }
        let key = SVGSign.key(signs, x: left, y: top + SVGRow.middle)
        body += key.elements
        if !key.elements.isEmpty { top += 2 * SVGRow.middle }
        let width = ([right, key.right] + boxes).max()! + Self.margin
        return frame(body, label: label, isEmbedded: isEmbedded, width: width, height: top + 4)
    }

    private func frame(_ body: [String], label: String, isEmbedded: Bool, width: Int, height: Int) -> String {
        let text = SVGText.escaped(label)
        let start = """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="\(text)" viewBox="0 0 \(width) \(height)" \
            width="\(width)" height="\(height)" data-left="\(left)" data-tick-width="\(tickWidth)" data-length="\(length)">
            """
        // In a page a title would be a note under the pointer, as long as the picture has words.
        let look = """
            <title>\(text)</title>
            <style>
            \(SVGText.style)
            </style>
            <rect class="marbles-page" width="\(width)" height="\(height)"/>
            """
        let parts = [start, isEmbedded ? "" : look] + body + ["</svg>"]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    private var ruler: [String] {
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
        let room = max(34, SVGText.width("\(length * scale.unit)") + 8)
        let step = steps.first { $0 * tickWidth >= room } ?? 1000
        let y = Self.rulerHeight
        let name = SVGText.text(scale.name, x: Self.margin, y: y)
        let numbers = stride(from: 0, to: length, by: step).flatMap { tick in
            [
                SVGText.text("\(tick * scale.unit)", x: middle(tick), y: y, anchor: "middle"),
                "<path class=\"marbles-thin\" d=\"M\(middle(tick)) \(y + 4)v6\"/>",
            ]
        }
        return [name] + numbers
    }

    private func box(_ text: String, top: Int, right: Int) -> [String] {
        let width = right - left
        return [
            "<rect class=\"marbles-line\" x=\"\(left)\" y=\"\(top + 4)\" width=\"\(width)\" height=\"\(Self.boxHeight - 8)\" rx=\"6\"/>",
            SVGText.text(text, x: left + width / 2, y: top + 24, anchor: "middle"),
        ]
    }
}

extension Timeline {
    /// The pixels that a tick needs, so that no mark covers its neighbour in the row.
    fileprivate var neededTickWidth: Int {
        rows.filter { $0.kind != .spans }.map { row in
            let ticks = row.marks.keys.sorted()
            return zip(ticks, ticks.dropFirst()).map { one, next in
                (row.room(at: one).right + row.room(at: next).left + next - one - 1) / (next - one)
            }.max() ?? 0
        }.max() ?? 0
    }
}
