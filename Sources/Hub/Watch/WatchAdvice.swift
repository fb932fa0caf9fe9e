import LessonKit

/// The next thing to do, in one line.
struct WatchAdvice {
    let state: WatchState

    init(_ state: WatchState) { self.state = state }

    /// Nil if there is nothing to do.
    var text: String? {
        guard state.view == .exercise, let lesson = state.lesson, !lesson.isMissing else { return nil }
        switch state.onward {
        case .play(let name) where name == lesson.name: return "Enter plays the lesson\(minutes(name))."
        case .play(let name): return "\(done(lesson)) Enter plays the next lesson, \(name)\(minutes(name))."
        case .go(let place):
            let name = state.exercise(place)?.description ?? "\(place.number)"
            return place.lesson == lesson.name
                ? "Enter goes on to \(name)".ended : "\(done(lesson)) Enter goes on to \(place.lesson) \(name)".ended
        case nil: break
        }
        let outcome = state.shownOutcome(state.place)
        if outcome == .passed, state.passes(state.place) { return "Every exercise of the workbook has passed." }
        switch outcome {
        case .toDo, .passed: return "As soon as you save the file, it is checked."
        case .doesNotCompile:
            let isElsewhere = state.checked[state.place].map { $0.place == nil } ?? false
            return isElsewhere ? "When that is mended, save the file again." : "Mend the line and save."
        case .wrong, .crashed, .hung: return "Change your answer and save. h shows a hint."
        }
    }

    private func done(_ lesson: Course.Lesson) -> String {
        lesson.places.allSatisfy(state.hasPassed) ? "Every exercise of \(lesson.name) has passed." : ""
    }

    /// What to say to a save of a file that is no exercise.
    func answer(savedIn path: String) -> String {
        let what =
            switch path {
            case _ where path.hasPrefix("Tests/") || path.hasPrefix("Sources/"):
                "\(path.hasPrefix("Tests/") ? "a check" : "a part of the workbook itself"). What you do not mean to change, "
                    + "git checkout -- \(path) brings back"
            case _ where path.hasSuffix("Solution.swift"): "where the course keeps its solutions"
            case _ where path.hasSuffix("/main.swift"): "the lesson that w plays"
            case _ where path.hasSuffix("/\(ExerciseFile.given)"): "what several exercises of the lesson are given"
            default: "no exercise, so nothing checks it"
            }
        // A copy has the name of what it is a copy of.
        let copied = state.lessons.flatMap(\.exercises).first { path.hasPrefix($0.path.dropLast(".swift".count)) }
        let goal = (copied ?? state.exercise).map { " Your answer goes into \($0.path)." } ?? ""
        return "You saved \(path), which is \(what).\(goal)"
    }

    private func minutes(_ lesson: String) -> String {
        state.about[lesson].flatMap { $0.minutes > 0 ? ", about \($0.minutes) minutes alone" : nil } ?? ""
    }
}

extension String {
    /// The sentence with a full stop, unless it ends in a mark already.
    fileprivate var ended: String { last.map { "?!.…".contains($0) } == true ? self : self + "." }
}
