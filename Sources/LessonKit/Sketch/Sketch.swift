import Foundation
import Marbles
import Streams
import Terminal

/// A scratch file of real Swift, for `swift run workbook sketch`.
///
///     Sketch.play { stage in
///         let ticks = Observable<Int>.interval(.milliseconds(200), scheduler: stage.scheduler).take(4)
///         _ = ticks.record("ticks").subscribe()
///     }
public enum Sketch {
    /// Plays a sketch in virtual time, and ends the program: 1 tick is 100 ms and one column of the picture.
    ///
    /// - Parameters:
    ///   - ticks: The last tick to run. A sequence without an end is cut there.
    ///   - file: The sketch's file. Leave it out.
    ///   - body: The code to run, at tick 0 on the main thread. Then `stage.scheduler` runs.
    @MainActor
    public static func play(
        ticks: Int = 50, file: String = #filePath, _ body: @escaping @Sendable (Stage) throws -> Void
    ) -> Never {
        play(Step("", ticks: max(0, ticks), body: body), file)
    }

    /// Plays a sketch on the real clock and real queues, and ends the program.
    ///
    /// - Parameters:
    ///   - lasting: The duration of the sketch.
    ///   - file: The sketch's file. Leave it out.
    ///   - body: The code to run, on the main thread. Then the main run loop runs until `lasting` has passed.
    @MainActor
    public static func play(
        lasting: Duration, file: String = #filePath, _ body: @escaping @Sendable (Stage) throws -> Void
    ) -> Never {
        play(Step("", lasting: lasting, body: body), file)
    }

    private static func play(_ step: Step, _ file: String) -> Never {
        Hooks.defaultErrorHandler = { _, error in show("Unhandled error happened: \(error)") }
        Hooks.misuseHandler = { misuse in Stage.current?.warn(misuse) }
        DebugOutput.print = { line in show(line.split(separator: ": ", maxSplits: 1).last ?? "") }

        let hub = HubLink.current
        Guard.watchThisThread()
        let sender = hub.map { SketchSender(to: $0, lasting: step.time.length) }
        let stage = Stage(clock: StageClock(of: step.time), onChange: { sender?.send($0) })
        sender?.send(stage)
        let error = Performance.perform(step, on: stage)
        var report = SketchReport(of: stage, lasting: step.time.length)
        report.end(error, source: SourceFile.text(of: URL(fileURLWithPath: file)))
        if let sender { sender.end(report) } else { report.write(to: SystemConsole()) }
        exit(error == nil ? 0 : 1)
    }
}

extension ObservableConvertibleType {
    /// The same sequence, drawn as a row of marbles in a sketch. Each subscription has a row of its own.
    ///
    /// - Parameters:
    ///   - name: The name of the row.
    ///   - text: The text of an element. By default this is its description, and a dot for `()`.
    public func record(_ name: String, as text: ((Element) -> String)? = nil) -> Observable<Element> {
        guard let stage = Stage.current else {
            print("record(\"\(name)\") stands outside of Sketch.play, so it has no row.")
            return asObservable()
        }
        return asObservable().record(name, on: stage, as: text)
    }
}

/// Prints as Swift's own `print` does. While a lesson's step or a sketch runs, the text is a part of its output, as with `show`:
/// the time stands before it.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    let text = items.map { "\($0)" }.joined(separator: separator)
    if let stage = Stage.current {
        stage.say(text + (terminator == "\n" ? "" : terminator))
    } else {
        Swift.print(text, terminator: terminator)
    }
}
