import Foundation
import LessonKit
import Terminal

/// What the loop does for a learner beside checking.
struct WatchHelper {
    let checkout: Checkout
    let editor: Editor?
    var plan: Plan?

    /// Plays a lesson in the terminal: all of it, or from a step on.
    func play(_ lesson: String, _ program: String, from step: StepReference?) -> WatchEvent {
        do {
            let status = try ForegroundProgram.run(
                [program] + (step?.options ?? ["--walk"]) + (plan?.isCore(lesson) == true ? ["--core"] : []))
            if status == .exited(0) || status == .signalled(SIGINT) {
                _ = try? Notebook.update(checkout) { $0.recordPlayed(lesson) }
                return .played(lesson)
            }
            return .notice("The lesson \(lesson) ended with \(status).")
        } catch {
            return .notice("\(error)")
        }
    }

    /// Opens a file at a line in the learner's editor.
    func edit(_ path: String, line: Int) -> WatchEvent {
        guard let editor else { return .notice("No editor is set.") }
        do {
            let command = editor.command(checkout.root.appendingPathComponent(path).path, line: line)
            let status = try ForegroundProgram.run(command)
            return .notice(status == .exited(0) ? "" : "\(command[0]) ended with \(status).")
        } catch {
            return .notice("\(error)")
        }
    }

    /// The hints of an exercise that were seen, and one more if it is wanted; the first in any case.
    func hint(_ place: WatchState.Place, more: Bool) -> WatchEvent {
        guard let (lesson, exercise) = find(place) else { return .notice(Self.gone) }
        let rungs = lesson.hints(checkout, for: exercise)
        guard !rungs.isEmpty else { return .notice("\(lesson.hintsPath) has no hints for this exercise.") }
        let seen = Notebook.read(checkout).notebook.hintsShown(exercise, of: lesson)
        let count = min(rungs.count, more ? seen + 1 : max(1, seen))
        if count > seen { _ = try? Notebook.update(checkout) { $0.recordHints(count, exercise, of: lesson) } }
        return .hints(place, WatchHints(rungs: Array(rungs.prefix(count)), total: rungs.count))
    }

    /// A solution beside the learner's own, once that has passed; before, what to do instead.
    func solution(_ place: WatchState.Place) -> WatchEvent {
        guard let (lesson, exercise) = find(place) else { return .notice(Self.gone) }
        let row = Course.Progress(Course(lesson, in: checkout), Notebook.read(checkout).notebook)
            .row(exercise, of: lesson)
        do {
            return .solution(
                try HubCommand.solution(exercise, of: lesson, checkout, row, isRevealed: false).blocks)
        } catch {
            return .notice("\(error)")
        }
    }

    /// Puts an exercise back to its untouched text.
    func reset(_ place: WatchState.Place) -> WatchEvent {
        guard let (lesson, exercise) = find(place) else { return .notice(Self.gone) }
        do {
            return .notice(try HubCommand.reset([exercise], of: lesson, checkout).text)
        } catch {
            return .notice("\(error)")
        }
    }

    private static let gone = "The lesson is not there any more."

    private func find(_ place: WatchState.Place) -> (Course.Lesson, Course.Exercise)? {
        guard let lesson = try? Course(checkout).lesson(place.lesson),
            let exercise = lesson.exercises.first(where: { $0.number == place.number })
        else { return nil }
        return (lesson, exercise)
    }
}
