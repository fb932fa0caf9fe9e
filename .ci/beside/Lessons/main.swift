import Foundation
import LessonKit
import Marbles

/// A line for each run of a lesson's step, and one for each row of its picture: where it is, and what is there.
///
/// No two runs on the real clock take the same time. Of these there are the lines of each queue, in order, without their times.
///
/// The arguments are files that the lessons have written with `--record`.
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
for file in CommandLine.arguments.dropFirst() {
    let lesson = try RecordedLesson(contentsOf: URL(filePath: file))
    for (number, step) in lesson.steps.enumerated() {
        for (name, run) in [("", step.run), (", variant", step.variant)] {
            guard let run else { continue }
            let place = "\(lesson.name) \(number + 1)\(name)"
            func tell(_ lines: [String], at place: String) {
                print(place, lines.joined(separator: " / ").replacing("\n", with: " "), separator: "\t")
            }
            if run.isReal {
                let queues = Dictionary(grouping: run.lines) { $0.queue ?? "" }
                for (queue, lines) in queues.sorted(by: { $0.key < $1.key }) {
                    tell(lines.map(\.text), at: "\(place), on \(queue)")
                }
            } else {
                tell(run.lines.map { "\($0.time) \($0.text)" }, at: place)
                for (index, row) in (run.picture?.rows ?? []).enumerated() {
                    tell(
                        [String(decoding: try encoder.encode(row), as: UTF8.self)],
                        at: "\(place), row \(index + 1), \(row.label)")
                }
            }
            if let error = run.error { tell([error], at: "\(place), its error") }
        }
    }
}
