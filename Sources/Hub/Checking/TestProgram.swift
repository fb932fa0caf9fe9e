import Foundation
import LessonKit

/// The checks of the exercises, built: SwiftPM's test product, and how to run parts of it.
struct TestProgram {
    private let command: [String]

    /// How many of it may run at the same time. On macOS each is a SwiftPM, and they wait for one another.
    static let places: Int = {
        #if os(macOS)
            1
        #else
            max(4, ProcessInfo.processInfo.activeProcessorCount)
        #endif
    }()

    /// Finds what `swift build --build-tests` has just left in `folder`.
    ///
    /// On Linux the product is a program, and is started itself: 0.01 s. `swift test --skip-build` does the same after 0.3 s of
    /// planning. On macOS the product is a bundle and needs SwiftPM to load it.
    ///
    /// - Throws: `CheckError.noTestProgram`.
    init(of checkout: Checkout, in folder: BuildFolder) throws(CheckError) {
        #if os(macOS)
            command =
                ["swift", "test", "--skip-build", "--disable-xctest", "--package-path", checkout.root.path]
                + folder.options
        #else
            let debug = folder.url.appendingPathComponent("debug").resolvingSymlinksInPath()
            let files = try? FileManager.default.contentsOfDirectory(
                at: debug, includingPropertiesForKeys: [.contentModificationDateKey])
            let programs = (files ?? []).filter { $0.pathExtension == "xctest" }
            guard let newest = programs.max(by: { Self.date($0) < Self.date($1) }) else {
                throw .noTestProgram(folder: folder.url.path)
            }
            command = [newest.path, "--testing-library", "swift-testing"]
        #endif
    }

    private static func date(_ file: URL) -> Date {
        (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
    }

    /// The command that runs the chosen checks one after another, and writes its event stream to `file`.
    func arguments(for choice: Choice, eventsTo file: URL) -> [String] {
        command
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
