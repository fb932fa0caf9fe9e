import Dispatch
import Foundation

/// Tells the speaker's program where a walk is.
///
/// The files are written on a queue of its own: a slow disk does not slow down the projector.
final class WalkReporter {
    private let files: WalkFiles
    private let times: ClassTimes
    private let steps: [LessonText.Step]
    private var state: WalkState
    private var isNew = true
    private let queue = DispatchQueue(label: "walk")

    /// - Parameters:
    ///   - lesson: The lesson's folder: `02-subscribe`.
    ///   - step: The first step, from 0.
    ///   - steps: Its steps.
    ///   - isWarmup: Whether its steps are the questions of the lesson's recap.
    init(
        _ files: WalkFiles, lesson: String, step: Int, steps: [LessonText.Step] = [], plan: WalkState.Plan = .init(),
        isWarmup: Bool = false, now: Date = .now
    ) {
        (self.files, self.steps, times) = (files, steps, ClassTimes(files, lesson: lesson))
        state = WalkState(lesson: lesson, pid: getpid(), step: step, isWarmup: isWarmup, now: now)
        state.plan = plan
        queue.async { files.removeOld() }
    }

    /// Writes where the walk is, if that has changed.
    func report(
        _ place: WalkPlace, _ beat: WalkStop.Beat, _ votes: Votes, isChanged: Bool = false, now: Date = .now
    ) {
        write(state.at(place, beat, votes, isChanged: isChanged, now: now))
    }

    /// Writes that the walk is over, and waits until that is written.
    func end(_ end: WalkState.End, now: Date = .now) {
        write(state.over(end, now: now))
        finish()
    }

    /// Waits until all is written.
    func finish() { queue.sync {} }

    private func write(_ next: WalkState) {
        guard isNew || !next.shows(the: state) else { return }
        (state, isNew) = (next, false)
        queue.async { [files, times, steps] in
            files.write(next)
            guard next.end != nil, next.plan.isRoom else { return }
            let known = next.taught.compactMap { index, seconds in
                steps.indices.contains(index) ? (steps[index], seconds) : nil
            }
            times.note(known, began: next.began)
        }
    }
}

extension WalkReporter {
    /// For the lesson whose main.swift is `mainFile`; nil if that is not in a course.
    convenience init?(mainFile: String, _ options: PlayOptions, steps: [LessonText.Step]) {
        guard let files = WalkFiles(mainFile: mainFile) else { return nil }
        let folder = URL(fileURLWithPath: mainFile).deletingLastPathComponent().lastPathComponent
        self.init(
            files, lesson: folder, step: (options.step ?? 0) - 1, steps: steps,
            plan: .init(isCore: options.core, isFull: options.full, isRoom: options.room))
    }
}
