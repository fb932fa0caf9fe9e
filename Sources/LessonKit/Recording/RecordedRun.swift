import Marbles

/// A run of a step: what it printed, and what it drew.
package struct RecordedRun: Codable, Equatable, Sendable {
    /// Whether it ran on the real clock: the next run differs by some milliseconds.
    package let isReal: Bool
    /// What it printed, in milliseconds.
    package let lines: [OutputLine]
    /// Nil where nothing was recorded.
    package let picture: Timeline?
    /// The milliseconds of a column of the picture.
    package let unit: Int
    /// The error that the step threw.
    package let error: String?

    package init(isReal: Bool = false, lines: [OutputLine], picture: Timeline?, unit: Int = 100, error: String? = nil) {
        (self.isReal, self.lines, self.picture, self.unit, self.error) = (isReal, lines, picture, unit, error)
    }

    /// The numbers above the picture: ticks, or milliseconds on the real clock.
    package var scale: Timeline.Scale { isReal ? Timeline.Scale("ms", unit: unit) : Timeline.Scale("tick") }
}

extension RecordedRun {
    /// Runs `step`, and waits until its time has passed.
    init(of step: Step) {
        let (stage, thrown) = Performance.perform(step)
        let drawn = Picture(of: stage).timeline(room: Self.room)
        isReal = stage.clock.isReal
        lines = stage.lines.map { OutputLine(time: $0.time * stage.clock.unit, queue: $0.queue, text: $0.text) }
        picture = drawn.timeline.rows.isEmpty ? nil : drawn.timeline
        unit = drawn.unit * stage.clock.unit
        error = thrown.map { "\($0)" }
    }

    /// The columns of the picture and its names.
    private static let room = 74
}
