import LessonKit
import Terminal

/// What a learner in the loop sees, as a value: `reduce` changes it, `WatchDrawing` draws it.
struct WatchState: Equatable {
    /// An exercise, by the name of its lesson and its number.
    struct Place: Hashable {
        let lesson: String
        let number: Int
    }

    /// What fills the page.
    enum View: Equatable {
        case exercise
        /// All lessons and exercises, and the one that is marked.
        case list(Place)
        case keys
        case solution
        /// Whether the exercise is to be put back is asked.
        case reset
    }

    /// What has to be seen of the page, whatever its size.
    enum Focus: Equatable {
        case text
        case verdict
        case hints
        /// So many lines further down than the beginning.
        case offset(Int)
    }

    /// The work that runs now.
    struct Work: Equatable {
        enum Kind: Equatable {
            case check
            /// The lesson is built, to be played.
            case build
        }

        let kind: Kind
        /// Grows with each. The results of an older one are ignored.
        let id: Int
        let lesson: String
        /// The step to play from; nil for the whole lesson.
        var step: StepReference?
        var progress: String
        var seconds = 0
    }

    /// Facts about a lesson.
    struct About: Equatable {
        let title: String
        /// Alone at the screen.
        let minutes: Int
    }

    /// What is known about an exercise.
    struct Known: Equatable {
        var outcome = Outcome.toDo
        var diagnosis = ""
        /// Whether its text has changed since.
        var isStale = false
        /// Whether a text before it has passed.
        var hasPassedBefore = false

        /// Whether this text or one before it has passed.
        var hasPassed: Bool { outcome == .passed || hasPassedBefore }
    }

    var size: PageSize
    var lessons: [Course.Lesson]
    /// What the lessons' README.md say of them, by name; reading them takes longer than the first page may.
    var about: [String: About] = [:]
    var place: Place
    /// What was last verified, now or in an earlier run.
    var known: [Place: Known] = [:]
    /// The results of this run's checks.
    var checked: [Place: CheckedExercise] = [:]
    /// How many checks were made.
    var checks = 0
    /// Lessons that were played, now or in an earlier run.
    var played: Set<String> = []
    /// Lessons that were checked in this run, as they are in the file now.
    var fresh: Set<String> = []
    var hints: [Place: WatchHints] = [:]
    /// A solution beside the learner's own.
    var solution: [Block] = []
    var view = View.exercise
    var focus = Focus.text
    var work: Work?
    /// Whether the learner waits for the check that runs.
    var isAsked = false
    /// A sentence for the foot of the page, until the next key.
    var notice = ""
    /// Why the last check could not be made.
    var failure = ""
    var hasEditor = false
    /// The digits of an exercise to go to.
    var typed = ""
    private(set) var lastID = 0

    init(size: PageSize, lessons: [Course.Lesson], place: Place) {
        (self.size, self.lessons, self.place) = (size, lessons, place)
    }

    mutating func begin(_ kind: Work.Kind, _ lesson: String, step: StepReference? = nil) -> Work {
        lastID += 1
        let progress = kind == .check ? "Checking …" : "Building the lesson \(lesson) …"
        let new = Work(kind: kind, id: lastID, lesson: lesson, step: step, progress: progress)
        work = new
        return new
    }
}

extension Course.Lesson {
    var places: [WatchState.Place] { exercises.map { .init(lesson: name, number: $0.number) } }

    /// Whether no file of an exercise is there.
    var isMissing: Bool { exercises.allSatisfy { $0.written == nil } }

    /// Whether the learner has written in `exercise`, as far as that is known.
    func isWritten(_ exercise: Course.Exercise) -> Bool { exercise.untouched != nil && !exercise.isUntouched }
}

/// The hints that were shown for an exercise.
struct WatchHints: Equatable {
    var rungs: [[MarkdownBlock]]
    let total: Int
}

extension WatchState {
    var lesson: Course.Lesson? { lessons.first { $0.name == place.lesson } }
    var exercise: Course.Exercise? { exercise(place) }
    var places: [Place] { lessons.flatMap(\.places) }

    func lesson(_ name: String) -> Course.Lesson? { lessons.first { $0.name == name } }
    func exercise(_ place: Place) -> Course.Exercise? {
        lesson(place.lesson)?.exercises.first { $0.number == place.number }
    }

    /// Whether a report was made about another text than the one in the file now.
    ///
    /// A verdict is about its exercise's text, and an error of the compiler about the whole file.
    func isOld(_ outcome: Outcome, _ place: Place) -> Bool {
        outcome == .doesNotCompile ? !fresh.contains(place.lesson) : known[place]?.isStale == true
    }

    /// What the mark of an exercise shows: its last verdict, or that it does not compile as it is now.
    func shownOutcome(_ place: Place) -> Outcome {
        if let checked = checked[place], checked.outcome == .doesNotCompile, fresh.contains(place.lesson) {
            return .doesNotCompile
        }
        return outcome(place)
    }

    /// Its mark. An exercise that was changed since its last check has none yet; what has passed has passed.
    func mark(_ place: Place) -> StyledText {
        let outcome = hasPassed(place) ? .passed : shownOutcome(place)
        if hasPassed(place) { return StyledText(outcome.mark, outcome.style) }
        return isOld(outcome, place)
            ? StyledText("?", .quiet) : StyledText(outcome.mark, outcome.style)
    }

    func outcome(_ place: Place) -> Outcome { known[place]?.outcome ?? .toDo }
    func hasPassed(_ place: Place) -> Bool { known[place]?.hasPassed == true }
    /// Whether it has passed as it stands.
    func passes(_ place: Place) -> Bool { shownOutcome(place) == .passed && known[place]?.isStale != true }

    /// Whether anything was done in a lesson: it was played, or an exercise of it was tried.
    func hasBegun(_ lesson: Course.Lesson) -> Bool {
        played.contains(lesson.name) || lesson.places.contains { outcome($0) != .toDo }
            || lesson.exercises.contains(where: lesson.isWritten)
    }

    /// The first exercise from `place` on that has not passed: in its lesson, else anywhere. Nil when all have.
    func next(from place: Place) -> Place? {
        let left = places.filter { !hasPassed($0) }
        let own = left.filter { $0.lesson == place.lesson }
        return own.first { $0.number > place.number } ?? own.first { $0 != place } ?? after(place.lesson, in: left)
            ?? left.first { $0 != place }
    }

    private func after(_ lesson: String, in left: [Place]) -> Place? {
        guard let index = lessons.firstIndex(where: { $0.name == lesson }) else { return nil }
        return left.first { place in lessons[index...].dropFirst().contains { $0.name == place.lesson } }
    }

    /// What Enter does.
    enum Onward: Equatable {
        case play(String)
        case go(Place)
    }

    /// The one thing to do next, where it is not to write.
    var onward: Onward? {
        guard let lesson, !lesson.isMissing else { return nil }
        if !hasBegun(lesson) { return .play(lesson.name) }
        guard passes(place), work == nil, let next = next(from: place) else { return nil }
        if next.lesson != place.lesson, let other = self.lesson(next.lesson), !hasBegun(other) {
            return .play(other.name)
        }
        return .go(next)
    }
}

extension WatchState {
    /// The exercise that is shown, as it stands in its file.
    var written: WrittenExercise? {
        exercise.flatMap(WrittenExercise.init)
    }
}
