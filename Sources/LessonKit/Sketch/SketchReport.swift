import Foundation
import Marbles
import Terminal

/// What a sketch has done, as a value: its rows, its output, and what is to be said of them.
package struct SketchReport: Codable, Equatable, Sendable {
    private(set) var rows: [StageRow]
    private(set) var lines: [OutputLine]
    /// How many lines came after those.
    private(set) var moreLines: Int
    /// Whether times are milliseconds of the real clock, and not ticks.
    package let isReal: Bool
    /// The time on its clock.
    let time: Int
    /// How long it takes, in ticks or milliseconds.
    package let duration: Int
    /// What its body threw.
    package private(set) var error: String?
    /// Sentences on what the learner may have overlooked.
    package private(set) var remarks: [String]
    /// Whether it came to its end.
    package private(set) var isOver = false

    /// The most values of a row that are shown.
    static let mostValues = 100
    /// The most lines of output that are shown.
    static let mostLines = 200

    /// What has been done on `stage` so far.
    init(of stage: Stage, lasting duration: Int) {
        rows = stage.rows.map { row in
            var row = row
            row.name = row.name.printable
            row.more += max(0, row.values.count - Self.mostValues)
            row.values.removeLast(max(0, row.values.count - Self.mostValues))
            return row
        }
        let all = stage.lines
        lines = Array(all.prefix(Self.mostLines))
        moreLines = stage.moreLines + max(0, all.count - Self.mostLines)
        (isReal, time, self.duration) = (stage.clock.isReal, stage.clock.time, duration)
        remarks = []
        remarks = SketchRemarks(self, source: "").onValues
    }

    /// Notes that it came to its end.
    ///
    /// - Parameter source: The text of its file.
    mutating func end(_ error: (any Error)?, source: String) {
        isOver = true
        self.error = error.map { "\($0)" }
        remarks = SketchRemarks(self, source: source).all
    }

    package var hasRows: Bool { !rows.isEmpty }

    /// How many lines were printed.
    package var lineCount: Int { lines.count + moreLines }

    /// The rows of marbles; as far as they have come, if it still runs.
    package func picture(on page: Page) -> [StyledLine] {
        Picture(of: rows, isReal: isReal, lasting: isReal || !isOver ? duration : time)
            .lines(on: page, upTo: isOver ? nil : time)
    }

    /// What was printed, each line with its time.
    package func output(on page: Page) -> [StyledLine] {
        let lines = lines.map { OutputLine(time: $0.time, queue: $0.queue?.drawable, text: $0.text.withoutControl) }
        let more = moreLines > 0 ? page.output("", "\(page.letters.more) and \(moreLines.grouped) more lines") : []
        guard isReal else { return Performance.output(lines, on: page).flatMap(\.shown) + more }
        let width = lines.map { ($0.queue ?? "").displayWidth }.max() ?? 0
        return lines.flatMap { line in
            page.output(
                "\(line.time) ms".paddedLeft(to: 7) + "  " + (line.queue ?? "").padded(to: width) + "  ", line.text)
        } + more
    }

    /// Writes it where no hub does.
    func write(to console: any Console) {
        let paint = Paint(hasColour: console.hasColour, isASCII: !console.hasUnicode)
        let page = Page(width: console.pageWidth, paint: paint)
        let parts = [picture(on: page), remarks.flatMap { page.prose([.said($0)]) }, output(on: page)]
        for line in page.parts(parts) + [[]] { console.write(paint.text(of: line)) }
        if let error { console.complain("The sketch threw an error: \(error)") }
    }
}

extension Int {
    /// `10,000`
    var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}

extension String {
    /// The text without what would control a terminal. Its line breaks stay.
    fileprivate var withoutControl: String {
        String(
            replacing("\t", with: "    ").filter { character in
                character.isNewline || character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            })
    }
}
