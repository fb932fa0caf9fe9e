import Foundation
import LessonKit

/// A class: the course, and what each learner's file has about it.
struct Classroom: Equatable, Sendable {
    /// A lesson of the course.
    struct Lesson: Equatable, Sendable {
        let name: String
        let number: Int
        let exercises: [Exercise]
    }

    /// An exercise of the course.
    struct Exercise: Hashable, Sendable, CustomStringConvertible {
        let lesson: String
        let number: Int
        let title: String

        /// `subjects 3`
        var name: String { "\(lesson) \(number)" }
        /// `subjects 3 · A late fan`
        var description: String { title.isEmpty ? name : "\(name) · \(title)" }
    }

    /// The course in order.
    let lessons: [Lesson]
    /// Those who have passed least come first, then by name.
    let learners: [Learner]
    /// The files that are of another course, each with what to do.
    let strangers: [String]
    /// The titles of each lesson's steps; nil without a checkout.
    private let steps: [String: Set<String>]?

    /// Whether the lesson has a step of that title. Without a checkout nobody knows.
    func isStep(_ title: String, of lesson: String) -> Bool {
        steps.map { $0[lesson]?.contains(title) == true } ?? true
    }

    var exercises: [Exercise] { lessons.flatMap(\.exercises) }

    /// Whether it is about one lesson only.
    let isToday: Bool

    /// `20 learners, 27 lessons, 185 exercises. The files are of 26 Nov, 14:03 to 14:20.`
    var summary: String {
        let what = isToday ? lessons.map(\.name).joined() : lessons.count.of("lesson")
        return "\(learners.count.of("learner")), \(what), \(exercises.count.of("exercise")). \(moments)"
    }

    /// - Parameters:
    ///   - course: The instructor's own; nil without a checkout. Then the course is what the files say.
    ///   - today: The name of the lesson that it is about; nil for all.
    init(_ learners: [ClassFolder.Learner], course: Course?, today: String? = nil) {
        let learners = learners.toldApart
        let known = course.map { Set($0.lessons.map(\.name)) } ?? [Self.commonest(learners)]
        let own = learners.filter { !known.isDisjoint(with: $0.report.lessonNames) }
        let all = course.map(Self.lessons) ?? Self.lessons(own)
        let lessons = all.filter { today == nil || $0.name == today }
        (self.lessons, isToday) = (lessons, today != nil)
        steps = course.map { course in
            Dictionary(course.lessons.map { ($0.name, $0.steps(course.checkout)) }) { one, _ in one }
        }
        self.learners =
            own.map { Learner($0.about(today), in: lessons) }
            .sorted { ($0.passed, $0.name.lowercased()) < ($1.passed, $1.name.lowercased()) }
        strangers = learners.filter { known.isDisjoint(with: $0.report.lessonNames) }.map {
            "\($0.name).json: It is of another course: none of its lessons is in \(course == nil ? "the other files" : "this one"). "
                + "Take it out of the folder."
        }
    }

    /// The same class without names: `learner 1` stands first in the table.
    var anonymous: Classroom {
        let digits = String(learners.count).count
        var learners = learners
        for index in learners.indices {
            learners[index].name = "learner " + "\(index + 1)".paddedLeft(to: digits)
        }
        return Classroom(lessons, isToday, learners, steps)
    }

    private init(_ lessons: [Lesson], _ isToday: Bool, _ learners: [Learner], _ steps: [String: Set<String>]?) {
        (self.lessons, self.isToday, self.learners, self.steps, strangers) = (lessons, isToday, learners, steps, [])
    }

    private static func lessons(_ course: Course) -> [Lesson] {
        course.lessons.map { lesson in
            Lesson(
                name: lesson.name, number: lesson.number,
                exercises: lesson.exercises.map {
                    Exercise(lesson: lesson.name, number: $0.number, title: $0.title)
                })
        }
    }

    /// All that the files have, under the titles of the newest.
    private static func lessons(_ learners: [ClassFolder.Learner]) -> [Lesson] {
        var places: [String: Int] = [:]
        var titles: [String: [Int: String]] = [:]
        for report in learners.map(\.report).sorted(by: { ($0.made ?? .distantPast) < ($1.made ?? .distantPast) }) {
            for lesson in report.lessons ?? [] {
                places[lesson.name] = lesson.number
                for number in 0..<min(lesson.exercises, 100) where titles[lesson.name]?[number + 1] == nil {
                    titles[lesson.name, default: [:]][number + 1] = ""
                }
            }
            for exercise in report.exercises {
                titles[exercise.lesson, default: [:]][exercise.number] = exercise.title
            }
        }
        return titles.map { name, titles in
            Lesson(
                name: name, number: places[name] ?? .max,
                exercises: titles.sorted { $0.key < $1.key }.map {
                    Exercise(lesson: name, number: $0.key, title: $0.value)
                })
        }
        .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
    }

    /// The lesson that most files have.
    private static func commonest(_ learners: [ClassFolder.Learner]) -> String {
        var counts: [String: Int] = [:]
        for learner in learners { for name in learner.report.lessonNames { counts[name, default: 0] += 1 } }
        return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
    }
}

extension Course.Lesson {
    /// The titles of its steps, as a check names them.
    fileprivate func steps(_ checkout: Checkout) -> Set<String> {
        let page = checkout.text(of: "Lessons/\(folder)/README.md")
        return Set(page.sourceLines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) })
    }
}

extension ClassFolder.Learner {
    /// What their files have about one lesson; all of it where that is nil.
    fileprivate func about(_ lesson: String?) -> Self {
        guard let lesson else { return self }
        return Self(name: name, report: report.about(lesson), earlier: earlier?.about(lesson))
    }
}

extension LearnerReport {
    fileprivate func about(_ lesson: String) -> LearnerReport {
        LearnerReport(
            made: made, lessons: lessons?.filter { $0.name == lesson },
            exercises: exercises.filter { $0.lesson == lesson })
    }

    fileprivate var lessonNames: Set<String> {
        Set((lessons ?? []).map(\.name)).union(exercises.map(\.lesson))
    }
}
