import Foundation
import LessonKit

/// The notebook of a checkout, and the notes about it for the learner.
struct Memory {
    let checkout: Checkout
    /// For the learner: that the notebook was damaged, or cannot be written.
    private(set) var notes: [String] = []

    init(_ checkout: Checkout) { self.checkout = checkout }

    /// What was last verified in `course`.
    mutating func progress(_ course: Course) -> Course.Progress { Course.Progress(course, notebook()) }

    /// What the notebook remembers.
    mutating func notebook() -> Notebook {
        let (notebook, damaged) = Notebook.read(checkout)
        note(damaged)
        return notebook
    }

    /// The lessons of the plan that is followed; all where there is none.
    mutating func planned(_ course: Course) -> Course {
        guard let name = notebook().plan else { return course }
        let planned = course.following(try? Plan.named(name, in: checkout))
        if planned.plan == nil {
            notes.append("Note: the plan \(name) is not in \(Plan.folder) any more, so you see all lessons.")
        }
        return planned
    }

    /// Changes the notebook. If it cannot be written, the answer is given all the same.
    mutating func remember(_ change: (inout Notebook) -> Void) {
        do {
            note(try Notebook.update(checkout, change))
        } catch {
            notes.append(
                "Note: the folder .workbook cannot be written, so this is not remembered: \(error.localizedDescription)"
            )
        }
    }

    /// Records verdicts, and keeps the answers that have passed.
    ///
    /// - Parameter course: read before the check was built.
    mutating func remember(_ checked: [CheckedExercise], of course: Course) {
        remember { $0.record(checked, of: course) }
        do {
            try PassedAnswers(checkout: checkout).keep(checked, of: course)
        } catch {
            notes.append("Note: the folder \(KeptTexts.folder) cannot be written, so your answer has no copy.")
        }
    }

    private mutating func note(_ damaged: Notebook.Damaged?) {
        guard let note = damaged.map({ "Note: \($0)" }), !notes.contains(note) else { return }
        notes.append(note)
    }
}
