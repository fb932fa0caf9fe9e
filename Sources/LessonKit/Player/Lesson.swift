import Foundation
import Screen
import Streams
import Terminal

/// A lesson, for its main.swift.
public enum Lesson {
    /// Plays the lesson with the options of the command line, and ends the program.
    ///
    /// The prose comes from README.md beside the calling file. The code on the page is read from the calling file, so it is the
    /// code that runs. The exit code is 0; 1 if a step threw an error or if README.md and the steps do not match; 64 if the
    /// command line is wrong.
    ///
    /// - Parameters:
    ///   - screen: Makes the screen for `--play` and the streams around it, on the main thread. The stage has the real clock.
    ///     Recorded streams and the lines of `show` appear under the form. The stage's bag lasts as long as the screen.
    ///     `--play --step N` plays the screen that step N opens, on such a stage as well.
    ///   - options: Options that only this lesson has, each with its words for `--help`. `isGiven` returns whether one was given.
    ///   - steps: One for each heading of README.md, in the same order.
    ///   - file: The lesson's main.swift; leave it out.
    @MainActor
    public static func play(
        screen: (@Sendable (Stage) -> Screen)? = nil, options own: KeyValuePairs<String, String> = [:],
        _ steps: Step..., file: String = #filePath
    ) -> Never {
        let console = SystemConsole()
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            let script = try LessonScript(mainFile: file, steps: steps)
            let own = (screen == nil ? [] : [Self.playing]) + own.map { ($0, $1) }
            var options = try PlayOptions(arguments, titles: script.entries.map(\.step.title), own: own.map(\.0))
            if let screen, isGiven("--play"), !options.help {
                let played =
                    options.step.map { number in
                        PlayedScreen(of: number, in: script, ascii: options.ascii, console: console)
                    } ?? PlayedScreen(screen, words: script.text.play, ascii: options.ascii, console: console)
                exit(try played.play())
            }
            Hooks.defaultErrorHandler = { _, error in show("Unhandled error happened: \(error)") }
            Hooks.misuseHandler = { misuse in Stage.current?.warn(misuse) }
            // The lines of `debug` belong to the output of the step, which has a time of its own.
            DebugOutput.print = { line in show(line.split(separator: ": ", maxSplits: 1).last ?? "") }
            if options.speaker {
                var view = SpeakerView(of: script, mainFile: file, ascii: options.ascii, on: console)
                exit(view.show())
            }
            options.rerun = Rerun.Request.asked
            UntouchedTexts(in: PlayedLessons.root(of: file)).keep()
            let program = RunningProgram(name: script.name, mainFile: file)
            let reporter =
                options.walk
                ? WalkReporter(mainFile: file, options, steps: script.text.steps) : nil
            var player = Player(
                script: script, options: options, own: own, console: console, program: program, reporter: reporter)
            if options.list || options.notes, let files = WalkFiles(mainFile: file) {
                player.took = ClassTimes(files, lesson: script.folderName).medians
            }
            // Nothing of a key comes on the wall.
            if options.notes, !options.room {
                player.keys = ExerciseKey.ofClass(in: URL(fileURLWithPath: file).deletingLastPathComponent())
            }
            if let missed = MissedQuestions(mainFile: file) {
                player.onPrediction = { missed.record($0, isRight: $1) }
            }
            let status = player.play()
            if player.isPlayedToItsEnd { PlayedLessons.record(mainFile: file) }
            exit(status)
        } catch let error as UsageError {
            console.complain(error.description)
            exit(64)
        } catch {
            console.complain("\(error)")
            exit(1)
        }
    }

    /// The option of a lesson with a screen.
    private static let playing = ("--play", "play its screen: you type into it; with --step N the screen of that step")

    /// Whether the lesson was started with `option`, which is one of its own: `--live`.
    public static func isGiven(_ option: String) -> Bool { CommandLine.arguments.dropFirst().contains(option) }
}
