import Foundation
import Screen
import Terminal

/// A run of a step: its output, its picture and its error.
struct Performance {
    /// The output that is not shown yet. On the real clock there is none.
    let output: [StyledLine]
    /// The picture that is not shown yet.
    let picture: [StyledLine]
    let error: (any Error)?
    /// All that is seen of it, whether it is on the screen already or not.
    let seen: [StyledLine]
    /// What it printed and drew.
    let lines: [OutputLine]
    let drawn: Picture

    /// Runs `step`. On the real clock its output appears on `console` at once.
    ///
    /// - Parameters:
    ///   - isGrowing: Whether the picture of a step on the real clock grows while the step runs, where the console can draw. Then
    ///     nothing is left to be shown.
    ///   - others: The rows that its picture has the same columns as. It is called after the run.
    init(
        of step: Step, on console: any Console, _ page: Page, isGrowing: Bool = false,
        beside others: () -> [StageRow] = { [] }
    ) {
        switch step.time {
        case .virtual:
            let stage: Stage
            (stage, error) = Self.perform(step, room: page.room, ascii: page.letters.isASCII)
            let lines = Self.output(stage.lines, on: page)
            let picture = Picture(of: stage, beside: stage.rows.isEmpty ? [] : others())
            (self.lines, drawn) = (stage.lines, picture)
            (output, self.picture) = (lines.flatMap(\.shown), picture.lines(on: page))
            seen = page.parts([output, self.picture])
        case .real:
            let growing = isGrowing ? GrowingRun(on: console, page) : nil
            let live = LiveOutput(console: console, page: page)
            let stage = Stage(clock: .real(), room: page.room, ascii: page.letters.isASCII) { line in
                if let growing { growing.add(live.lines(of: line)) } else { live.write(line) }
            }
            let timer = growing?.follow {
                Picture(of: stage, lasting: step.time.length).lines(on: page, upTo: stage.clock.time)
            }
            error = Self.perform(step, on: stage)
            timer?.dispose()
            (lines, drawn) = (stage.lines, Picture(of: stage))
            let picture = drawn.lines(on: page)
            growing?.end(with: picture)
            output = []
            seen = page.parts([LiveOutput.all(lines, on: page).flatMap(\.self), picture])
            self.picture = growing == nil ? picture : []
        }
    }

    /// The run as it can be played again.
    func replay(on page: Page) -> RunReplay {
        let unit = drawn.timeline(room: page.room).unit
        let shown =
            drawn.isReal ? LiveOutput.all(lines, on: page) : Self.output(lines, on: page).map(\.shown)
        return RunReplay(
            output: zip(lines, shown).map { (($0.time + unit / 2) / unit, $1) }, picture: drawn, unit: unit,
            milliseconds: drawn.isReal ? unit : StageClock.tick)
    }

    /// The output of a step in virtual time: each line with its tick, and as it is shown.
    static func output(_ lines: [OutputLine], on page: Page) -> [(time: Int, shown: [StyledLine])] {
        let milliseconds = lines.map { $0.time * StageClock.tick }
        let width = "\(milliseconds.max() ?? 0) ms".count
        let hasTime = milliseconds.contains { $0 > 0 }
        return zip(lines, milliseconds).map { line, time in
            (line.time, page.output(hasTime ? "\(time) ms".paddedLeft(to: width) + "  " : "", line.text))
        }
    }

    /// Runs a step on a stage of its own, and waits until its time has passed.
    ///
    /// - Returns: The stage, and the error that its body threw.
    static func perform(
        _ step: Step, room: Int = 74, ascii: Bool = false, onOutput: (@Sendable (OutputLine) -> Void)? = nil,
        onChange: (@Sendable (Stage) -> Void)? = nil
    ) -> (stage: Stage, error: (any Error)?) {
        let stage = Stage(
            clock: StageClock(of: step.time), room: room, ascii: ascii, onOutput: onOutput, onChange: onChange)
        return (stage, perform(step, on: stage))
    }

    /// Runs the step's body, and then lets its time pass. Returns the error that the body threw.
    static func perform(_ step: Step, on stage: Stage) -> (any Error)? {
        let start = Date.now
        Stage.current = stage
        defer { stage.close() }
        do {
            try step.body(stage)
        } catch {
            return error
        }
        switch step.time {
        case .virtual(let ticks): stage.scheduler.advanceTo(ticks)
        case .real(let duration): serveMain(until: start + duration / .seconds(1))
        }
        return nil
    }
}

extension Step {
    /// The rows of its variant, if both run in virtual time: for columns that are the same.
    func variedRows() -> [StageRow] {
        guard let varied, case .virtual = time, case .virtual = varied.time else { return [] }
        return Performance.perform(varied).stage.rows
    }
}
