import Dispatch
import Foundation
import LessonKit
import Synchronization

/// Checks and builds away from the loop, one thing at a time.
final class WatchWorker: Sendable {
    private let checkout: Checkout
    private let timeLimit: Double
    private let mailbox: Mailbox
    private let queue = DispatchQueue(label: "workbook.watch")
    /// The work that is wanted; whatever has another number is given up.
    private let wanted = Atomic<Int>(0)

    init(_ checkout: Checkout, timeLimit: Double, mailbox: Mailbox) {
        (self.checkout, self.timeLimit, self.mailbox) = (checkout, timeLimit, mailbox)
    }

    /// Reads what the lessons say of themselves.
    func readAbout(_ lessons: [Course.Lesson]) {
        DispatchQueue.global().async { [checkout, mailbox] in
            let about = lessons.map { lesson in
                let text = lesson.headline(checkout)
                return (lesson.name, WatchState.About(title: text.title, minutes: text.minutes))
            }
            mailbox.post(.about(Dictionary(about) { one, _ in one }))
        }
    }

    func check(id: Int, folder: String) {
        begin(id) { [self] in
            // As it is now, before the build: a verdict is on this text.
            let url = checkout.root.appendingPathComponent("Lessons/\(folder)")
            guard let lesson = Course.Lesson(folder: url) else { throw CheckError.cancelled }
            let checker = Checker(
                checkout: checkout, timeLimit: timeLimit,
                onProgress: { [mailbox] in mailbox.post(.progress(id: id, $0)) },
                isCancelled: { self.isGivenUp(id) })
            let checked = try checker.check([lesson])
            remember(checked, of: Course(lesson, in: checkout))
            return .checked(id: id, checked)
        }
    }

    func build(id: Int, lesson: String) {
        begin(id) { [self] in
            let build = LessonBuild(checkout: checkout, lesson: lesson) { [mailbox] in
                mailbox.post(.progress(id: id, $0))
            }
            return .built(id: id, failure: try build.run { self.isGivenUp(id) })
        }
    }

    private func isGivenUp(_ id: Int) -> Bool { wanted.load(ordering: .relaxed) != id }

    private func remember(_ checked: [CheckedExercise], of course: Course) {
        do {
            if let damaged = try Notebook.update(checkout, { $0.record(checked, of: course) }) {
                mailbox.post(.notice("Note: \(damaged)"))
            }
        } catch {
            mailbox.post(.notice("Note: the folder .workbook cannot be written, so this is not remembered."))
        }
    }

    /// Gives up what is being done.
    func stop() { wanted.store(0, ordering: .relaxed) }

    /// Gives it up, and waits until nothing of it is left.
    func end() {
        stop()
        queue.sync {}
    }

    private func begin(_ id: Int, _ work: @escaping @Sendable () throws -> WatchEvent) {
        wanted.store(id, ordering: .relaxed)
        queue.async { [self] in
            guard !isGivenUp(id) else { return }
            do {
                mailbox.post(try work())
            } catch CheckError.cancelled {
            } catch {
                mailbox.post(.failed(id: id, "\(error)"))
            }
        }
    }
}
