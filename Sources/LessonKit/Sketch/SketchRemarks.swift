import Foundation
import Terminal

/// What the learner of a sketch may have overlooked, in sentences.
struct SketchRemarks {
    private let report: SketchReport
    private let source: String

    init(_ report: SketchReport, source: String) { (self.report, self.source) = (report, source) }

    /// Those on a sketch that came to its end.
    var all: [String] {
        guard report.error == nil else { return onValues }
        let remarks = [unsubscribed].compactMap(\.self) + onValues + [tooLate ?? cut].compactMap(\.self)
        return remarks.isEmpty && !report.hasRows && report.lineCount == 0 ? [Self.nothing] : remarks
    }

    private static let nothing =
        "Nothing was recorded, and nothing was printed. A row of marbles comes from a record(\"name\") that somebody "
        + "subscribes to."

    private var unsubscribed: String? {
        let names = Self.names(report.rows.filter { $0.kind == .stream && $0.subscribed == nil })
        return names.map {
            "Nobody subscribed to \($0). An observable does nothing until somebody subscribes: add .subscribe()"
        }
    }

    /// Those that hold whether it came to its end or not.
    var onValues: [String] { [manyValues].compactMap(\.self) }

    private var manyValues: String? {
        let rows = report.rows.filter { $0.more > 0 }
        guard let row = rows.max(by: { $0.more < $1.more }), let names = Self.names(rows) else { return nil }
        let count = (row.values.count + row.more).grouped
        return rows.count == 1
            ? "\(names) sent \(count) elements. The first \(row.values.count) are drawn."
            : "\(names) sent up to \(count) elements each. The first \(row.values.count) of each are drawn."
    }

    /// In virtual time nothing waits for a real queue.
    private var tooLate: String? {
        guard !report.isReal, report.rows.contains(where: isOpen), let real = realClock else { return nil }
        return "Virtual time was over before \(real) could do anything: that runs on the real clock. Give the sketch "
            + "some of it: Sketch.play(lasting: .seconds(2)). Or use stage.scheduler in its place."
    }

    /// The first thing in the code that has a clock or a queue of its own.
    private var realClock: String? {
        let code = source.split(whereSeparator: \.isNewline).map { line in
            line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        }
        return Self.realClocks.first { name in code.contains { $0.contains(name) } }
    }

    private static let realClocks = [
        "MainScheduler", "ConcurrentMainScheduler", "ConcurrentDispatchQueueScheduler", "SerialDispatchQueueScheduler",
        "OperationQueueScheduler", "DispatchQueue", "URLSession", "Timer", "Task {", "Task.detached", "Thread",
    ]

    /// Rows that were still busy when time was up.
    private var cut: String? {
        let late = report.duration - report.duration / 4
        let busy = report.rows.filter { isOpen($0) && ($0.values.last?.time ?? 0) > late }
        guard let names = Self.names(busy) else { return nil }
        let longer = report.duration * 2
        let twice =
            !report.isReal
            ? "ticks: \(longer)"
            : longer % 1000 == 0 ? "lasting: .seconds(\(longer / 1000))" : "lasting: .milliseconds(\(longer))"
        let end = report.isReal ? "at \(report.duration) ms" : "at tick \(report.duration)"
        return "The sketch stopped \(end), and \(names) had not ended. "
            + "It runs longer with Sketch.play(\(twice))."
    }

    private func isOpen(_ row: StageRow) -> Bool {
        row.kind == .stream && row.subscribed != nil && row.ended == nil
    }

    /// `"a", "b" and "c"`; nil if there are none.
    private static func names(_ rows: [StageRow]) -> String? {
        let names = rows.prefix(4).map { "\"\($0.name)\"" } + (rows.count > 4 ? ["others"] : [])
        guard let last = names.last else { return nil }
        return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
    }
}
