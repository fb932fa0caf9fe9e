import Foundation
import Screen
import Streams
import Terminal

/// A lesson, as its main.swift sees it.
public enum Lesson {
    /// Plays the lesson as the command line asks, and ends the program.
    ///
    /// README.md beside the calling file tells the prose, and the code shown is read from that file: it is what runs.
    /// The program ends with 0; with 1 when a step threw or README.md and the steps do not match; with 64 when the
    /// command line is wrong.
    ///
    /// - Parameters:
    ///   - screen: Makes the screen that `--play` plays and the streams around it, on the main thread. The stage has the real
    ///     clock: what is recorded on it grows under the form, `show` puts lines there, and its bag lasts as long as the screen.
    ///     With `--step N` it is the screen that step N opens, on such a stage as well.
    ///   - options: Options that this lesson has besides those of every lesson, each with what `--help` says of it. Whether one
    ///     was given, `isGiven` tells.
    ///   - steps: One for each heading of README.md, in the same order.
    ///   - file: The lesson's main.swift; leave it out.
    @MainActor
    public static func play(
        screen: (@Sendable (Stage) -> Screen)? = nil, options own: KeyValuePairs<String, String> = [:],
        _ steps: Step..., file: String = #filePath
    ) -> Never {
        let terminal = SystemConsole()
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            let script = try LessonScript(mainFile: file, steps: steps)
            let own = (screen == nil ? [] : [Self.playing]) + own.map { ($0, $1) }
            let options = try PlayOptions(arguments, titles: script.scenes.map(\.step.title), own: own.map(\.0))
            if let screen, isGiven("--play"), !options.help {
                let played =
                    options.step.map { number in
                        PlayedScreen(
                            of: script.scenes[number - 1], number: number, ascii: options.ascii, terminal: terminal)
                    } ?? PlayedScreen(screen, ascii: options.ascii, terminal: terminal)
                exit(try played.play())
            }
            Hooks.defaultErrorHandler = { _, error in show("Unhandled error happened: \(error)") }
            Hooks.misuseHandler = { misuse in Stage.current?.warn(misuse) }
            var player = Player(script: script, options: options, own: own, terminal: terminal)
            exit(player.play())
        } catch let error as UsageError {
            terminal.complain(error.description)
            exit(64)
        } catch {
            terminal.complain("\(error)")
            exit(1)
        }
    }

    /// The option that a lesson with a screen has.
    private static let playing = ("--play", "its screen, to type into; with --step N as it is there")

    /// Whether the lesson was started with `option`, one of those it has added: `--live`.
    public static func isGiven(_ option: String) -> Bool { CommandLine.arguments.dropFirst().contains(option) }
}
