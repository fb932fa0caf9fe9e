import Dispatch
import Foundation
import LessonKit

/// Checks and builds away from the loop, one thing at a time.
final class WatchWorker: Sendable {
    private let checkout: Checkout
    private let timeLimit: Double
    private let mailbox: Mailbox<WatchEvent>
    private let work: LoopWork<WatchEvent>
    private let onVerdicts: @Sendable () -> Void

    /// - Parameter onVerdicts: Called when a check is done and remembered.
    init(
        _ checkout: Checkout, timeLimit: Double, mailbox: Mailbox<WatchEvent>,
        onVerdicts: @escaping @Sendable () -> Void = {}
    ) {
        (self.checkout, self.timeLimit, self.mailbox, self.onVerdicts) = (checkout, timeLimit, mailbox, onVerdicts)
        work = LoopWork(mailbox) { .failed(id: $0, $1) }
    }

    /// Reads what the lessons say of themselves.
    func readAbout(_ lessons: [Course.Lesson]) {
        DispatchQueue.global().async { [checkout, mailbox] in
            let about = lessons.map { lesson in
                let text = lesson.headline(checkout)
                return (lesson.name, WatchState.About(title: text.title, minutes: text.minutesAlone))
            }
            mailbox.post(.about(Dictionary(about) { one, _ in one }))
        }
    }

    func check(id: Int, folder: String) {
        work.begin(id) { [self] in
            // As it is now, before the build: a verdict is on this text.
            guard let lesson = Course.Lesson(folder, in: checkout) else { throw CheckError.cancelled }
            let checker = Checker(
                checkout: checkout, timeLimit: timeLimit,
                onProgress: { [mailbox] in mailbox.post(.progress(id: id, $0)) },
                isCancelled: { self.work.isGivenUp(id) })
            let checked = try checker.check([lesson])
            remember(checked, of: Course(lesson, in: checkout))
            onVerdicts()
            return .checked(id: id, checked)
        }
    }

    func build(id: Int, lesson: String) {
        work.begin(id) { [self] in
            let build = Build(
                programsOf: checkout, onProgress: { [mailbox] in mailbox.post(.progress(id: id, $0)) },
                isGivenUp: { self.work.isGivenUp(id) })
            let end = try build.program(of: lesson)
            try Interruption.check()
            switch end {
            case .built(let products): return .built(id: id, program: products.program(lesson).path)
            case .failed(let output):
                let errors = CompilerErrors(output: output, checkout: checkout)
                let lines = errors.entries.map(\.description) + errors.others
                let reason = ["The lesson \(lesson) does not build."] + lines.prefix(3)
                return .failed(id: id, reason.joined(separator: "\n"))
            }
        }
    }

    private func remember(_ checked: [CheckedExercise], of course: Course) {
        var memory = Memory(checkout)
        memory.remember(checked, of: course)
        if let note = memory.notes.first { mailbox.post(.notice(note)) }
    }

    /// Gives up what is being done.
    func stop() { work.stop() }

    /// Gives it up, and waits until nothing of it is left.
    func end() { work.end() }
}
