import Foundation
import Terminal

/// A step that has been run, and what there is to show for it.
struct Performance {
    /// What the step has put out and nobody has seen yet: on the real clock, nothing.
    let output: [String]
    let picture: [String]
    let error: (any Error)?

    /// Runs `step`. On the real clock its output appears on `terminal` as it comes.
    init(of step: Step, on terminal: any Console, _ page: Page) {
        let stage: Stage
        switch step.time {
        case .virtual(let ticks):
            stage = Stage(clock: .virtual(), room: page.room, ascii: page.ink.ascii)
            error = Self.perform(step, on: stage) { stage.scheduler.advanceTo(ticks) }
            let milliseconds = stage.lines.map { $0.time * stage.clock.unit }
            let width = "\(milliseconds.max() ?? 0) ms".count
            let hasTime = milliseconds.contains { $0 > 0 }
            output = zip(stage.lines, milliseconds).flatMap { line, time in
                page.output(hasTime ? "\(time) ms".paddedLeft(to: width) + "  " : "", line.text)
            }
        case .real(let duration):
            let live = LiveOutput(terminal: terminal, page: page)
            stage = Stage(clock: .real(), room: page.room, ascii: page.ink.ascii) { live.write($0) }
            let end = Date(timeIntervalSinceNow: duration / .seconds(1))
            error = Self.perform(step, on: stage) { Self.serveMain(until: end) }
            output = []
        }
        picture = Picture(of: stage).lines(on: page)
    }

    /// Runs the step's body and then its time. Returns what it threw.
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

    /// Runs what is waiting on the main queue, and what arrives there before `end`.
    private static func serveMain(until end: Date) {
        repeat {
            // Returns early after each piece of work, and at once if there is nothing that it could wait for.
            if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(forTimeInterval: 0.001) }
        } while Date.now < end
    }
}
