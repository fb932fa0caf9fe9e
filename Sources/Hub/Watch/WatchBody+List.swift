import LessonKit

extension WatchBody {
    /// Every lesson and its exercises.
    mutating func list(_ marked: WatchState.Place) {
        for lesson in state.lessons {
            gap()
            let passed = lesson.places.count { state.hasPassed($0) }
            let start = all[0].lines.count
            let title = state.about[lesson.name].map { " · \($0.title)" } ?? ""
            prose("\(lesson.lesson.number)  \(lesson.name) · \(passed) of \(lesson.places.count)\(title)", .strong)
            for (place, exercise) in zip(lesson.places, lesson.exercises) {
                let known = state.known[place] ?? .init()
                let isMarked = place == marked
                if isMarked {
                    let line = all[0].lines.count
                    self.marked = (place == lesson.places.first ? start : line)..<(line + 1)
                }
                let words = "\(exercise)\(known.isStale || known.outcome == .toDo ? "" : known.outcome.note)"
                let line = "\(isMarked ? " >" : "  ") \(known.mark) \(words)"
                add([ink.paint(line.clipped(to: width), isMarked ? .strong : known.outcome == .passed ? .quiet : [])])
            }
        }
    }
}
