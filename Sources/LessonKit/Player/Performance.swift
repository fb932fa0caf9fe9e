import Foundation
import Terminal

/// A run of a step: its output, its picture and its error.
struct Performance {
    /// The output that is not shown yet. On the real clock there is none.
    let output: [StyledLine]
    let picture: [StyledLine]
    let error: (any Error)?

    /// Runs `step`. On the real clock its output appears on `console` at once.
    init(of step: Step, on console: any Console, _ page: Page) {
        let stage: Stage
        switch step.time {
        case .virtual(let ticks):
            stage = Stage(clock: .virtual(), room: page.room, ascii: page.letters.isASCII)
            error = Self.perform(step, on: stage) { stage.scheduler.advanceTo(ticks) }
            let milliseconds = stage.lines.map { $0.time * stage.clock.unit }
            let width = "\(milliseconds.max() ?? 0) ms".count
            let hasTime = milliseconds.contains { $0 > 0 }
            output = zip(stage.lines, milliseconds).flatMap { line, time in
                page.output(hasTime ? "\(time) ms".paddedLeft(to: width) + "  " : "", line.text)
            }
        case .real(let duration):
            let live = LiveOutput(console: console, page: page)
            stage = Stage(clock: .real(), room: page.room, ascii: page.letters.isASCII) { live.write($0) }
            let end = Date(timeIntervalSinceNow: duration / .seconds(1))
            error = Self.perform(step, on: stage) { Self.serveMain(until: end) }
            output = []
        }
        picture = Picture(of: stage).lines(on: page)
    }

    /// Runs the step's body, and then lets its time pass. Returns the error that the body threw.
    private static func perform(_ step: Step, on stage: Stage, time: () -> Void) -> (any Error)? {
        Stage.current = stage
        defer { stage.close() }
        do {
            try step.body(stage)
        } catch {
            return error
        }
        time()
        return nil
    }

    /// Runs the work on the main queue, and the work that arrives there before `end`.
    private static func serveMain(until end: Date) {
        repeat {
            // Returns early after each piece of work, and at once if it has nothing to wait for.
            if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(forTimeInterval: 0.001) }
        } while Date.now < end
    }
}
