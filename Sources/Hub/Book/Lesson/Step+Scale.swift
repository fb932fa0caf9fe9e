import LessonKit
import Marbles

extension LessonText.Step {
    /// The numbers above a picture of the step: milliseconds, if its texts speak of them and not of ticks.
    func scale(of run: RecordedRun) -> Timeline.Scale {
        let text = "\(setup) \(questions) \(answer) \(variant) \(part.map { "\($0)" } ?? "")"
        let isOfMilliseconds = text.contains(/[0-9] ms\b/) && !text.contains(/\btick/)
        return isOfMilliseconds ? Timeline.Scale("ms", unit: run.unit) : run.scale
    }
}
