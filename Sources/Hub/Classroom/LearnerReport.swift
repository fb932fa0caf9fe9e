import Foundation
import LessonKit

/// What `check --json` and `map --json` print: one learner's state, as one JSON object that names nobody.
///
/// The form is a promise, which LearnerFiles.md repeats. `version` grows when a field goes or changes its
/// meaning, or when there is a new verdict. A new field does not change it: whoever reads passes over what it does not know.
struct LearnerReport: Codable, Sendable, Equatable {
    /// A lesson that the learner's workbook has.
    struct Lesson: Codable, Sendable, Equatable {
        /// What is typed for it: `subscribe`.
        let name: String
        /// Its place in the course: 2.
        let number: Int
        /// How many exercises it has.
        let exercises: Int
    }

    /// An exercise, and what was found out about it.
    struct Exercise: Codable, Sendable, Equatable {
        /// Its lesson's name.
        let lesson: String
        /// Its number in the lesson, from 1 on.
        let number: Int
        let title: String
        let verdict: Outcome
        /// Whether the verdict is on the text as it stood when this was printed; where not, the learner has written in it since.
        var current: Bool?
        /// Where something does not compile: the verdict that is known of this text all the same. Nil where there is none.
        var lastVerified: Outcome?
        /// The check's own words for what is wrong, on one line and without a place: the same mistake has the same words.
        /// Empty when nothing is. What has passed may have a remark.
        let diagnosis: String
        /// The title of the lesson's step that shows it, where the check names one.
        var step: String?
        /// The mistakes of a wrong answer that the check has seen besides.
        var others: [Mistake]?
        /// Where that is, when it has a place: `Lessons/02-subscribe/Exercises/03-word-by-word.swift:12`.
        var place: String?
        /// How many of its hints have been shown.
        var hints: Int?
        /// When the verdict was given. Nil before the first check.
        var checked: Date?
        /// When the learner last saved it. Nil while nobody has written in it.
        var saved: Date?
    }

    /// A mistake that an answer makes, in the check's own words.
    struct Mistake: Codable, Sendable, Equatable {
        let diagnosis: String
        /// The title of the lesson's step that shows it, where the check names one.
        var step: String?
    }

    /// The version that is written here, and the newest that is read.
    static let version = 1

    private(set) var version = Self.version
    /// When it was printed.
    var made: Date?
    /// Every lesson of the workbook, whether it was checked or not.
    var lessons: [Lesson]?
    /// What was asked for: `check` gives what it has just found out, `map` what was last verified.
    let exercises: [Exercise]
}

extension LearnerReport {
    /// As it is printed.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
