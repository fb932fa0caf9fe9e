import Foundation
import LessonKit
import Marbles

/// A learner's file comes from somebody else. From here on its texts can be shown, and its numbers counted.
extension LearnerReport {
    /// The longest text that is taken over: a diagnosis is a sentence or two.
    private static let longest = 2000
    /// No check knows more mistakes.
    private static let mostMistakes = 50

    /// The report with every text on one printable line; nil if a number is none that a check writes.
    var trusted: LearnerReport? {
        let known = lessons ?? []
        guard version >= 1, known.count <= 1000, exercises.count <= 10_000,
            known.allSatisfy({ (0...10_000).contains($0.number) && (0...1000).contains($0.exercises) }),
            exercises.allSatisfy({ (0...1000).contains($0.number) && (0...1000).contains($0.hints ?? 0) })
        else { return nil }
        return LearnerReport(
            made: made.flatMap(Self.date),
            lessons: lessons?.map { Lesson(name: Self.text($0.name), number: $0.number, exercises: $0.exercises) },
            exercises: exercises.map { exercise in
                Exercise(
                    lesson: Self.text(exercise.lesson), number: exercise.number, title: Self.text(exercise.title),
                    verdict: exercise.verdict, current: exercise.current, lastVerified: exercise.lastVerified,
                    diagnosis: Self.text(exercise.diagnosis), step: exercise.step.map(Self.text),
                    others: exercise.others?.prefix(Self.mostMistakes).map {
                        Mistake(diagnosis: Self.text($0.diagnosis), step: $0.step.map(Self.text))
                    }, place: exercise.place.map(Self.text), hints: exercise.hints,
                    checked: exercise.checked.flatMap(Self.date), saved: exercise.saved.flatMap(Self.date))
            })
    }

    private static func text(_ text: String) -> String {
        // Not by characters: one of them may have any number of accents.
        text.isEmpty ? "" : String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))).printable
    }

    /// A calendar does not reckon with every number of seconds.
    private static func date(_ date: Date) -> Date? {
        (0...253_402_300_000).contains(date.timeIntervalSince1970) ? date : nil
    }
}
