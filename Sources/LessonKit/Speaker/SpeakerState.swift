import Foundation

/// What the speaker's page shows: the projector, and the texts that belong to it.
struct SpeakerState: Equatable {
    /// The lesson whose program shows the page.
    struct Own: Equatable {
        /// Its folder: `02-subscribe`.
        let folder: String
        let text: LessonText

        var name: String { LessonFolder.commandName(of: folder) }
    }

    let own: Own
    let projector: Projector
    /// The text of the lesson on the projector. Nil if it cannot be read.
    let text: LessonText?
    /// Its code, as main.swift has it now.
    var sources: [StepSource] = []
    /// The answers to the exercises of its class.
    var keys: [ExerciseKey] = []
    /// The minutes that its steps took in classes, by their titles.
    var usual: [String: Double] = [:]
    let now: Date

    /// The command of the lesson on the projector.
    var playing: String { projector.state.map { LessonFolder.commandName(of: $0.lesson) } ?? own.name }

    /// The pages of the walk. A warm-up has the questions of the recap alone.
    private var pages: [LessonText.Step] {
        (projector.state?.isWarmup == true ? text?.recapSteps : text?.pages) ?? []
    }

    /// Which of the pages is on the projector.
    private var index: Int? { projector.state.map { $0.isWarmup ? $0.step : $0.step + 1 } }

    /// The step on the projector, or the page before them or after.
    var step: LessonText.Step? { index.flatMap { pages.indices.contains($0) ? pages[$0] : nil } }

    /// `2 of 6`; nil for a page that is no step.
    var number: String? {
        guard let walk = projector.state, let text else { return nil }
        let count = walk.isWarmup ? pages.count : text.steps.count
        return (0..<count).contains(walk.step) ? "\(walk.step + 1) of \(count)" : nil
    }

    /// Whether the page of the exercises is on the projector.
    var isAtExercises: Bool { step != nil && number == nil && next == nil }

    /// The code of that step.
    var source: StepSource? { step.flatMap { step in sources.first { $0.title == step.title } } }

    /// The step after it.
    var next: LessonText.Step? {
        guard let walk = projector.state, let index else { return nil }
        return pages.dropFirst(max(0, index + 1)).first { !walk.plan.isCore || !$0.isMore }
    }

    var clock: SpeakerClock? {
        guard let walk = projector.state, let text else { return nil }
        let minutes = walk.isWarmup ? [] : walk.plan.minutes(text)
        return SpeakerClock(walk, minutes: minutes, usual: step.flatMap { usual[$0.title] }, now: now)
    }
}
