import LessonKit

extension WatchState {
    /// Takes files that were saved, goes where the learner works, and has that lesson checked.
    ///
    /// A file that was touched and is what it was moves nobody.
    mutating func follow(_ saved: [Course.Lesson]) -> [WatchEffect] {
        var effects: [WatchEffect] = []
        var touched: Set<String> = []
        var edited: [String: [Place]] = [:]
        for lesson in saved {
            guard let index = lessons.firstIndex(where: { $0.name == lesson.name }) else { continue }
            let before = lessons[index]
            lessons[index] = lesson
            let isSame = before == lesson
            if !isSame { fresh.remove(lesson.name) }
            if lesson.isMissing {
                if work?.lesson == lesson.name { effects += give(up: "") }
            } else if isSame || before.isMissing {
                // What was missing and is back is no one's work.
                touched.insert(lesson.name)
            } else {
                edited[lesson.name] = Self.edits(from: before, to: lesson)
            }
        }
        for place in edited.values.joined() { outdate(place) }
        guard let goal = goal(edited) else {
            if let lesson, exercise == nil, let first = lesson.places.first { place = first }
            let isOurs = touched.contains(place.lesson) || edited[place.lesson] != nil
            return effects + (isOurs ? check(place.lesson, isAsked: true) : [])
        }
        if goal != place {
            place = goal
            view = .exercise
            focus = .text
        } else if view == .reset || view == .solution || view == .keys {
            show(.exercise)
        } else if known[goal] == nil {
            // It was put back to its untouched text: it begins anew.
            focus = .text
        }
        return effects + check(goal.lesson, isAsked: true)
    }

    /// What is known about `place` was found out about another text. Where there is the untouched one, nothing is known.
    private mutating func outdate(_ place: Place) {
        if exercise(place)?.isUntouched == true {
            (known[place], checked[place]) = (nil, nil)
        } else {
            known[place]?.isStale = true
        }
    }

    /// Where the learner works, by what was changed; nil if nothing shows that it is elsewhere.
    private func goal(_ edited: [String: [Place]]) -> Place? {
        if let own = edited[place.lesson] { return own.isEmpty ? nil : own.contains(place) ? place : own.first }
        guard let lesson = lessons.first(where: { edited[$0.name] != nil }) else { return nil }
        if let first = edited[lesson.name]?.first { return first }
        return lesson.places.first { !hasPassed($0) } ?? lesson.places.first
    }

    /// The exercises whose text is another one now, or that are new.
    private static func edits(from before: Course.Lesson, to now: Course.Lesson) -> [Place] {
        now.exercises.filter { exercise in
            guard let old = before.exercises.first(where: { $0.title == exercise.title }) else { return true }
            return old.digest != exercise.digest
        }
        .map { Place(lesson: now.name, number: $0.number) }
    }

    /// Takes lessons that were added, moved or deleted.
    mutating func take(_ lessons: [Course.Lesson]) -> [WatchEffect] {
        for lesson in lessons where self.lesson(lesson.name) != lesson {
            fresh.remove(lesson.name)
        }
        self.lessons = lessons
        if let lesson, exercise == nil, let first = lesson.places.first { place = first }
        guard lesson == nil else { return [] }
        notice = "The lesson \(place.lesson) is not in Lessons any more."
        if let first = places.first { place = first }
        return work == nil ? [] : give(up: notice)
    }
}
