import Foundation
import LessonKit

/// What the workbook remembers between two runs: the last verdicts, how many hints were shown, which lessons were played, and how
/// the questions of the warm-ups were answered.
///
/// An exercise is known by its title. If a new version of the course gives it another number, it keeps its verdict.
struct Notebook: Codable, Sendable, Equatable {
    /// The last result of an exercise.
    struct Entry: Codable, Sendable, Equatable {
        let verdict: Outcome
        let diagnosis: String
        /// The title of the lesson's step that shows it.
        var step: String?
        /// The mistakes that it makes besides.
        var others: [LearnerReport.Mistake]?
        /// Where that is.
        var place: SourcePlace?
        /// The digest of the learner's text that the verdict is on.
        let text: String
        /// When it was given.
        let checked: Date?
        /// Whether this text or one before it has passed.
        var hasPassed: Bool?
    }

    static let version = 2

    private(set) var version = Self.version
    private var verdicts: [String: Entry] = [:]
    private var hints: [String: Int] = [:]
    private var played: Set<String>?
    /// The texts that do not compile, beside the last verdict on another text.
    private var broken: [String: Entry]?
    /// The questions of the warm-ups that were answered.
    private var recalls: [String: Recall]?
    /// The name of the plan that is followed.
    var plan: String?

    init() {}

    /// The last result; nil before the first check.
    func entry(_ exercise: Course.Exercise, of lesson: Course.Lesson) -> Entry? {
        let key = Self.key(exercise, lesson)
        if let broken = broken?[key], broken.text == exercise.digest { return broken }
        return verdicts[key]
    }

    /// How many hints have been shown.
    func hintsShown(_ exercise: Course.Exercise, of lesson: Course.Lesson) -> Int {
        max(0, hints[Self.key(exercise, lesson)] ?? 0)
    }

    /// Whether the loop has played `lesson`.
    func hasPlayed(_ lesson: Course.Lesson) -> Bool { played?.contains(lesson.name) ?? false }

    mutating func recordPlayed(_ lesson: String) { played = (played ?? []).union([lesson]) }

    /// Records the verdicts. An exercise that does not compile keeps the verdict it had: nothing was found out about it.
    ///
    /// - Parameter course: read before the check was built: what the learner has written since was not checked.
    mutating func record(_ checked: [CheckedExercise], of course: Course, at date: Date = .now) {
        for result in checked {
            guard let lesson = course.lessons.first(where: { $0.name == result.lesson }),
                let exercise = lesson.exercises.first(where: { $0.number == result.number })
            else { continue }
            let key = Self.key(exercise, lesson)
            let known = verdicts[key]
            let entry = Entry(
                verdict: result.outcome, diagnosis: result.diagnosis, step: result.step?.title,
                others: result.otherMistakes,
                place: result.place, text: exercise.digest, checked: date,
                hasPassed: result.outcome == .passed || known?.verdict == .passed ? true : known?.hasPassed)
            broken?[key] = nil
            if result.outcome == .doesNotCompile, let known, known.verdict != .doesNotCompile {
                // A text that has a verdict has compiled: the error is elsewhere.
                if known.text != entry.text { broken = (broken ?? [:]).merging([key: entry]) { $1 } }
            } else {
                verdicts[key] = entry
            }
        }
    }

    mutating func recordHints(_ count: Int, _ exercise: Course.Exercise, of lesson: Course.Lesson) {
        hints[Self.key(exercise, lesson)] = count
    }

    /// Forgets the verdicts. The hints that were shown stay shown.
    mutating func forget(_ exercises: [Course.Exercise], of lesson: Course.Lesson) {
        for exercise in exercises {
            verdicts[Self.key(exercise, lesson)] = nil
            broken?[Self.key(exercise, lesson)] = nil
        }
    }

    /// Has all that is known of a lesson belong to its new name.
    mutating func rename(_ old: String, to new: String) {
        func renamed<Value>(_ values: [String: Value]) -> [String: Value] {
            let all = values.map { key, value in
                (key.hasPrefix("\(old) · ") ? new + key.dropFirst(old.count) : key, value)
            }
            return Dictionary(all) { $1 }
        }
        (verdicts, hints) = (renamed(verdicts), renamed(hints))
        (broken, recalls) = (broken.map(renamed), recalls.map(renamed))
        if played?.remove(old) != nil { recordPlayed(new) }
    }

    /// What is known of an exercise is known of another one, too, of which nothing is known yet.
    mutating func copy(_ old: ExerciseTitle, to new: ExerciseTitle) { adopt(self, [old.key: new.key]) }

    /// Takes over what another notebook knows and this one does not.
    ///
    /// - Parameter names: What is called otherwise here: `subscribe · A diary`.
    mutating func adopt(_ other: Notebook, _ names: [String: String]) {
        func joined<Value>(_ own: [String: Value], _ others: [String: Value]) -> [String: Value] {
            own.merging(others.map { (names[$0.key] ?? $0.key, $0.value) }) { own, _ in own }
        }
        verdicts = joined(verdicts, other.verdicts)
        hints = hints.merging(other.hints.map { (names[$0.key] ?? $0.key, $0.value) }) { max($0, $1) }
        if let theirs = other.broken { broken = joined(broken ?? [:], theirs) }
        if let theirs = other.recalls { recalls = joined(recalls ?? [:], theirs) }
        plan = plan ?? other.plan
        if let theirs = other.played { played = (played ?? []).union(theirs) }
    }

    /// The last answer to a question; nil before the first.
    func recall(_ question: WarmupQuestion) -> Recall? { recalls?[question.key] }

    mutating func recordRecall(_ question: WarmupQuestion, isRight: Bool, at date: Date) {
        let inARow = isRight ? (recall(question)?.inARow ?? 0) + 1 : 0
        recalls = (recalls ?? [:]).merging([question.key: Recall(asked: date, inARow: inARow)]) { $1 }
    }

    private static func key(_ exercise: Course.Exercise, _ lesson: Course.Lesson) -> String {
        ExerciseTitle(exercise, of: lesson).key
    }
}
