import LessonKit

extension Classroom {
    /// An exercise that somebody has tried and not passed.
    struct Held {
        let exercise: Exercise
        let tried: [Learner]
        /// Those who have come as far and not tried.
        let before: [Learner]
    }

    /// Where people are held; the exercise that holds most comes first.
    var held: [Held] {
        exercises.map { exercise in
            let tried = learners.filter { $0.hasTried(exercise) }
            let before = learners.filter { $0.at == exercise && !$0.hasTried(exercise) }
            return Held(exercise: exercise, tried: tried, before: before)
        }
        .filter { !$0.tried.isEmpty }
        .stablySorted { ($0.tried.count, $0.before.count) > ($1.tried.count, $1.before.count) }
    }

    /// A wrong answer, known by its diagnosis, and the learners who gave it.
    struct WrongAnswer {
        let verdict: Outcome
        let diagnosis: String
        /// What does not compile is one answer to several exercises.
        let exercises: [Exercise]
        let learners: [Learner]
        /// The title of the lesson's step that shows it.
        let step: String?

        /// What plays that step. Outside of a checkout the lesson's name is from a file as well.
        var command: String? {
            guard exercises.first?.lesson.wholeMatch(of: /[a-z][a-z0-9-]*/) != nil else { return nil }
            return step.map { "swift run \(exercises[0].lesson) --walk --room --step \($0.shellWord)" }
        }

        /// `subjects 3 · A late fan`, or the lesson.
        var place: String {
            exercises.count == 1 ? "\(exercises[0])" : exercises.first.map { "\($0.lesson), the lesson" } ?? ""
        }
    }

    /// The wrong answers; the one that most gave comes first.
    var wrongAnswers: [WrongAnswer] {
        struct Key: Hashable {
            let lesson: String
            /// Nil for what keeps a whole lesson from compiling.
            let number: Int?
            let verdict: Outcome
            let diagnosis: String
        }
        var keys: [Key] = []
        var given: [Key: (exercises: [Exercise], learners: [Learner])] = [:]
        var steps: [Key: String] = [:]
        for exercise in exercises {
            for learner in learners {
                guard learner.hasTried(exercise), let entry = learner.entry(exercise), let verdict = entry.standing,
                    !entry.diagnosis.isEmpty
                else { continue }
                // A learner is told one mistake at a time. Here all that the answer makes are counted.
                for mistake in [.init(diagnosis: entry.diagnosis, step: entry.step)] + (entry.others ?? []) {
                    let key = Key(
                        lesson: exercise.lesson, number: verdict == .doesNotCompile ? nil : exercise.number,
                        verdict: verdict, diagnosis: mistake.diagnosis)
                    if given[key] == nil { keys.append(key) }
                    steps[key] = steps[key] ?? mistake.step.flatMap { isStep($0, of: exercise.lesson) ? $0 : nil }
                    var (exercises, learners) = given[key] ?? ([], [])
                    if !exercises.contains(exercise) { exercises.append(exercise) }
                    if !learners.contains(where: { $0.name == learner.name }) { learners.append(learner) }
                    given[key] = (exercises, learners)
                }
            }
        }
        return keys.map { key in
            WrongAnswer(
                verdict: key.verdict, diagnosis: key.diagnosis, exercises: given[key]?.exercises ?? [],
                learners: given[key]?.learners ?? [], step: steps[key])
        }
        .stablySorted { $0.learners.count > $1.learners.count }
    }
}

extension Array {
    /// Sorted so that what is equal keeps its order.
    fileprivate func stablySorted(by comesFirst: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted {
            comesFirst($0.element, $1.element)
                || !comesFirst($1.element, $0.element) && $0.offset < $1.offset
        }
        .map(\.element)
    }
}
