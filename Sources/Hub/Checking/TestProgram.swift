import Foundation
import LessonKit
import Platform

/// The checks of the exercises, built: SwiftPM's test product, and how to run parts of it.
struct TestProgram {
    /// How it is started on this system.
    let launcher: TestLauncher

    /// Finds what `swift build --build-tests` has left in `folder`.
    ///
    /// - Throws: `CheckError.noTestProgram`.
    init(of checkout: Checkout, in folder: BuildFolder) throws(CheckError) {
        let products = folder.url.appendingPathComponent("debug")
        let swiftTest = ["swift", "test", "--skip-build", "--disable-xctest", "--package-path", checkout.root.path]
        guard let launcher = TestLauncher(in: products, swiftTest: swiftTest + folder.options) else {
            throw .noTestProgram(folder: folder.url.path)
        }
        self.launcher = launcher
    }

    /// The command that runs the chosen checks one after another, and writes its event stream to `file`.
    func arguments(for choice: Choice, eventsTo file: URL) -> [String] {
        launcher.command
            + ["--no-parallel", "--event-stream-output-path", file.path, "--event-stream-version", "6.3"]
            + choice.options
    }

    /// Which checks to run.
    enum Choice {
        case one(ExerciseKey)
        case all(besides: [ExerciseKey])

        fileprivate var options: [String] {
            switch self {
            case .one(let exercise): ["--filter", Self.pattern(exercise)]
            case .all(let others):
                ["--filter", #"^[^/]+/`?[0-9]+ · "#] + others.flatMap { ["--skip", Self.pattern($0)] }
            }
        }

        /// A check is named by its suite, its title and its place, and the place has the lesson's name.
        private static func pattern(_ exercise: ExerciseKey) -> String {
            #"^[^/]+/`?\#(exercise.number) · .*/\#(escaped(exercise.lesson))\.swift:[0-9]+:[0-9]+$"#
        }

        private static func escaped(_ text: String) -> String {
            text.reduce(into: "") { result, character in
                if #"\^$.|?*+()[]{}/"#.contains(character) { result.append("\\") }
                result.append(character)
            }
        }
    }
}
