import Dispatch
import Foundation

/// Tells the speaker's program where a walk is.
///
/// The files are written on a queue of its own: a slow disk does not slow down the projector.
final class WalkReporter {
    private let files: WalkFiles
    private var state: WalkState
    private var isNew = true
    private let queue = DispatchQueue(label: "walk")

    /// - Parameters:
    ///   - lesson: The lesson's folder: `02-subscribe`.
    ///   - step: The first step, from 0.
    ///   - isWarmup: Whether its steps are the questions of the lesson's recap.
    init(_ files: WalkFiles, lesson: String, step: Int, isWarmup: Bool = false, now: Date = .now) {
        self.files = files
        state = WalkState(lesson: lesson, pid: getpid(), step: step, isWarmup: isWarmup, now: now)
        queue.async { files.removeOld() }
    }

    /// Writes where the walk is, if that has changed.
    func report(_ place: WalkPlace, _ beat: WalkStop.Beat, _ votes: Votes, now: Date = .now) {
        write(state.at(place, beat, votes, now: now))
    }

    /// Writes that the walk is over, and waits until that is written.
    func end(_ end: WalkState.End, now: Date = .now) {
        var next = state
        (next.end, next.changed) = (end, now)
        write(next)
        finish()
    }

    /// Waits until all is written.
    func finish() { queue.sync {} }

    private func write(_ next: WalkState) {
        guard isNew || !next.shows(the: state) else { return }
        (state, isNew) = (next, false)
        queue.async { [files] in files.write(next) }
    }
}

extension WalkReporter {
    /// For the lesson whose main.swift is `mainFile`; nil if that is not in a course.
    convenience init?(mainFile: String, _ options: PlayOptions) {
        guard let files = WalkFiles(mainFile: mainFile) else { return nil }
        let folder = URL(fileURLWithPath: mainFile).deletingLastPathComponent().lastPathComponent
        self.init(files, lesson: folder, step: (options.step ?? 1) - 1)
    }
}
