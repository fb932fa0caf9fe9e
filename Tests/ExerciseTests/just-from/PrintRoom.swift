import ExerciseSupport
import Foundation

@testable import just_from_exercises

/// A printer that works on the clock of the run.
final class PrintRoom: Scene<Never> {
    static let returned = "(nameCards has returned)"

    private var jobs: [[String]] = []

    func start(
        _ nameCards: ([String], any ImmediateSchedulerType, @escaping (String) -> Void) throws -> any Disposable,
        _ guests: [String], isStopped: Bool = false
    ) throws {
        let (job, thread) = (jobs.count, Thread.current)
        let subscription = SingleAssignmentDisposable()
        jobs.append([])
        let printing = try nameCards(guests, scheduler) { [self] line in
            // What another queue prints is not printed here, and never in time.
            guard Thread.current === thread else { return }
            jobs[job].append(line)
            if isStopped { subscription.dispose() }
        }
        jobs[job].append(Self.returned)
        subscription.setDisposable(printing)
    }

    override func run() {
        super.run()
        for (index, lines) in jobs.enumerated() {
            for line in lines { log(jobs.count == 1 ? line : "job \(index + 1): \(line)") }
        }
    }
}
