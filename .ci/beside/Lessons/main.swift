import Foundation
import LessonKit

/// A line for each run of a lesson's step, and one for each row of its picture: where it is, and what is there.
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
            let lines = run.lines.map { "\($0.time) \($0.text)" } + [run.error ?? ""]
            print(place, lines.joined(separator: " / ").replacing("\n", with: " "), separator: "\t")
            for (index, row) in (run.picture?.rows ?? []).enumerated() {
                let drawn = String(decoding: try encoder.encode(row), as: UTF8.self)
                print("\(place), row \(index + 1), \(row.label)", drawn, separator: "\t")
            }
        }
    }
}
