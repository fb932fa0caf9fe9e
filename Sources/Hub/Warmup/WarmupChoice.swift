import Foundation
import LessonKit

/// Chooses the questions of a warm-up.
struct WarmupChoice {
    /// A question may be asked.
    private struct Candidate {
        let question: WarmupQuestion
        let wasMissed: Bool
        let due: Date
    }

    private let candidates: [Candidate]

    /// - Parameters:
    ///   - course: The lessons that were not begun are left out.
    ///   - notebook: How the questions were answered so far. A question that was never asked is due a day after the lesson was
    ///     last worked on.
    init(_ course: Course, _ notebook: Notebook) {
        let progress = Course.Progress(course, notebook)
        candidates = course.lessons.filter(progress.hasBegun).flatMap { lesson in
            let worked = progress.rows(of: lesson).compactMap { $0.entry?.checked }.max()
            let played = PlayedLessons.date(of: lesson.name, in: course.checkout.root)
            let first = ([worked, played].compactMap { $0 }.max() ?? .distantPast) + 86_400
            let missed = MissedQuestions(of: lesson.name, in: course.checkout.root).dates
            return lesson.warmupQuestions(course.checkout, missed: Set(missed.keys)).map { question in
                let recall = notebook.recall(question)
                if let date = missed[question.question.words], date > recall?.asked ?? .distantPast {
                    return Candidate(question: question, wasMissed: true, due: date + 86_400)
                }
                return Candidate(question: question, wasMissed: recall?.inARow == 0, due: recall?.due ?? first)
            }
        }
    }

    /// At most `count` questions: first those that were missed and are due, then those that are due the longest, then those that
    /// will be. While other lessons have some, there are no two of one lesson.
    func questions(_ count: Int = 3, at now: Date) -> [WarmupQuestion] {
        var rest = candidates.enumerated().sorted { one, other in
            let (first, second) = (one.element, other.element)
            let isLate = (first.wasMissed && first.due <= now, second.wasMissed && second.due <= now)
            if isLate.0 != isLate.1 { return isLate.0 }
            return (first.due, one.offset) < (second.due, other.offset)
        }.map(\.element.question)
        var chosen: [WarmupQuestion] = []
        while chosen.count < count, !rest.isEmpty {
            let lessons = chosen.map(\.lesson.name)
            chosen.append(rest.remove(at: rest.firstIndex { !lessons.contains($0.lesson.name) } ?? 0))
        }
        return chosen
    }
}
