import LessonKit
import Terminal

/// What may happen in the loop.
enum WatchEvent: Sendable {
    case key(Key)
    case resized(PageSize)
    /// Files that are not what they were: each lesson as it is now.
    case saved([Course.Lesson])
    /// A file beside the exercises was saved, which is no place for an answer: its path, as seen from the checkout.
    case savedElsewhere(String)
    /// The lessons themselves are others than before.
    case course([Course.Lesson])
    case about([String: WatchState.About])
    /// How far the work of that number is.
    case progress(id: Int, String)
    case elapsed(seconds: Int)
    /// A check is done: what it found.
    case checked(id: Int, [CheckedExercise])
    /// The build of a lesson is done: the path of its program.
    case built(id: Int, program: String)
    /// The work of that number could not be done.
    case failed(id: Int, String)
    case hints(WatchState.Place, WatchHints)
    /// A solution beside the learner's own.
    case solution([Block])
    /// These lessons were played to their end, in another terminal.
    case playedByHand(Set<String>)
    /// The lesson was played.
    case played(String)
    /// A sentence for the foot of the page.
    case notice(String)
}

/// What the loop has to do for the learner.
enum WatchEffect: Equatable {
    /// Checks a lesson. Whatever is being done is given up.
    case check(id: Int, lesson: String)
    /// Builds a lesson, to be played. Whatever is being done is given up.
    case build(id: Int, lesson: String)
    case stop
    /// Plays a lesson with its program, or from a step on.
    case play(lesson: String, program: String, step: StepReference?)
    case edit(path: String, line: Int)
    /// Shows the hints of an exercise, with one more than before if there is one and it is wanted.
    case hint(WatchState.Place, more: Bool)
    case solution(WatchState.Place)
    case reset(WatchState.Place)
    case quit
}
