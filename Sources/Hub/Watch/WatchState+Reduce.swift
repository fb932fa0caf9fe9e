import LessonKit
import Terminal

extension WatchState {
    /// What is to be done before anything happens: the lesson is checked, so that its marks are true and the next check is fast.
    mutating func start() -> [WatchEffect] { enter() }

    /// Takes what has happened.
    ///
    /// - Returns: what is to be done for it.
    mutating func reduce(_ event: WatchEvent) -> [WatchEffect] {
        switch event {
        case .key(let key):
            notice = ""
            defer { if notice.isEmpty { typed = "" } }
            return press(key)
        case .resized(let size): self.size = size
        case .saved(let lessons):
            notice = ""
            return follow(lessons)
        case .savedElsewhere(let path):
            notice = WatchAdvice(self).answer(savedIn: path)
            // The checks are built of it. It may not compile.
            let isBuilt = ["Sources/", "Tests/"].contains(where: path.hasPrefix)
            if isBuilt || [ExerciseFile.given, "Solution.swift"].contains(where: path.hasSuffix),
                lesson?.isMissing == false
            {
                return check(place.lesson, isAsked: true)
            }
        case .course(let lessons): return take(lessons)
        case .about(let about): self.about = about
        case .progress(let id, let text): if work?.id == id { work?.progress = text }
        case .elapsed(let seconds): work?.seconds = seconds
        case .checked(let id, let checked) where work?.id == id: take(checked)
        case .built(let id, let program) where work?.id == id:
            guard let (lesson, step) = work.map({ ($0.lesson, $0.step) }) else { break }
            work = nil
            return [.play(lesson: lesson, program: program, step: step)]
        case .failed(let id, let text) where work?.id == id:
            work = nil
            failure = text
            focus = .verdict
        case .checked, .built, .failed: break
        case .hints(let place, let hints):
            self.hints[place] = hints
            if place == self.place { focus = .hints }
        case .solution(let blocks):
            solution = blocks
            if view != .solution { show(.solution) }
        case .playedByHand(let lessons): played.formUnion(lessons)
        case .played(let lesson):
            played.insert(lesson)
            show(.exercise)
            return enter()
        case .notice(let text): notice = text
        }
        return []
    }

    /// Goes to `place`, and has its lesson checked if it was not.
    mutating func go(to place: Place) -> [WatchEffect] {
        self.place = place
        show(.exercise)
        failure = ""
        return enter()
    }

    /// Shows a page. An exercise that has a verdict opens at it.
    mutating func show(_ view: View) {
        self.view = view
        focus = view == .exercise && shownOutcome(place) != .toDo ? .verdict : .text
    }

    /// Has the lesson checked, if it was not since it was changed.
    private mutating func enter() -> [WatchEffect] {
        guard let lesson, !lesson.isMissing, !fresh.contains(lesson.name), work?.lesson != lesson.name else {
            return []
        }
        return check(lesson.name, isAsked: false)
    }

    /// - Parameter isAsked: whether the learner wants to see what comes of it.
    mutating func check(_ lesson: String, isAsked: Bool) -> [WatchEffect] {
        self.isAsked = isAsked
        fresh.remove(lesson)
        failure = ""
        return [.check(id: begin(.check, lesson).id, lesson: lesson)]
    }

    private mutating func take(_ checked: [CheckedExercise]) {
        guard let lesson = work?.lesson else { return }
        work = nil
        checks += 1
        fresh.insert(lesson)
        let before = self.checked[place]
        let passedBefore = passes(place)
        for exercise in checked {
            let place = Place(lesson: exercise.lesson, number: exercise.number)
            self.checked[place] = exercise
            // Nothing was found out about what does not compile: it keeps the verdict it had.
            if exercise.outcome == .doesNotCompile, known[place] != nil { continue }
            known[place] = Known(
                outcome: exercise.outcome, diagnosis: exercise.diagnosis,
                hasPassedBefore: hasPassed(place))
        }
        if lesson == place.lesson, view == .exercise, let now = self.checked[place] {
            let isNews = before.map { $0 != now } ?? (now.outcome != .toDo && !(now.outcome == .passed && passedBefore))
            if isNews || isAsked { focus = .verdict }
        }
        isAsked = false
    }
}
