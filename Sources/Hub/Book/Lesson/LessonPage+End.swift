import LessonKit

extension LessonPage {
    /// Sentences to remember, and the questions that a warm-up asks.
    func recap(_ recap: Recap) -> HTML {
        let sentences = HTML.tag("ul", ["class": "remember"], recap.sentences.map { .tag("li", blocks.item($0)) })
        let questions = recap.questions.enumerated().flatMap { index, retrieval -> [HTML] in
            let question = QuestionHTML(
                id: "recap-question-\(index + 1)", question: retrieval.question, right: retrieval.right,
                reasons: retrieval.reasons, blocks: blocks)
            let why = retrieval.why.filter { Option.all(in: $0).isEmpty }
            return [question.html, .tag("div", ["class": "answer"], blocks.html(why))]
        }
        return .tag(
            "section",
            [
                "class": "recap", "id": "recap", "data-minutes": text.recapTimes.brief.minutes,
                "data-full": text.recapTimes.full.minutes, "aria-labelledby": "recap-title",
            ],
            [.tag("h2", ["id": "recap-title"], ["Recap"]), sentences] + questions)
    }

    var exercises: HTML {
        guard !lesson.exercises.isEmpty else { return .nothing }
        let hints = HintSource.all(in: book.text(of: lesson.hintsPath) ?? "")
        let articles = lesson.exercises.map { exercise in
            ExerciseHTML(
                lesson: lesson, exercise: exercise, hints: hints.first { $0.number == exercise.number }?.rungs ?? [],
                blocks: plain
            ).html
        }
        return .tag(
            "section", ["class": "exercises", "id": "exercises", "aria-labelledby": "exercises-title"],
            [.tag("h2", ["id": "exercises-title"], ["Exercises"])] + blocks.html(text.exercises ?? []) + articles)
    }

    /// The exercises of the class on paper, each with what stands below it there.
    func inClass(below: (Course.Exercise) -> HTML) -> HTML {
        let articles = classExercises.map {
            ExerciseHTML(lesson: lesson, exercise: $0, hints: [], below: below($0), blocks: blocks).html
        }
        guard !articles.isEmpty else { return .nothing }
        return .tag(
            "section", ["class": "exercises", "aria-labelledby": "exercises-title"],
            [.tag("h2", ["id": "exercises-title"], ["In class"])] + articles)
    }

    private var classExercises: [Course.Exercise] { lesson.exercises.filter { $0.setting?.place == .inClass } }

    /// A good answer to an exercise, and why it is good: for whoever teaches, and on no page of a learner.
    func key(of exercise: Course.Exercise) -> HTML {
        let key = lesson.key(of: exercise, book.course.checkout)
        return .tag("div", ["class": "key"], blocks.html(key?.blocks ?? []))
    }

    /// The keys of the class, by the names of the exercises on the page.
    var keys: [String: String] {
        let keys = classExercises.map { ("exercise-\($0.number)", key(of: $0).text) }
        return Dictionary(keys) { first, _ in first }
    }
}
