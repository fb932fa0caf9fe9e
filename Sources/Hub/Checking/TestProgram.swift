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

    /// The command that runs the checks one after another and writes its event stream to `file`. Which exercises they look at,
    /// they read from the environment (`HubLink.exercisesVariable`).
    func arguments(eventsTo file: URL) -> [String] {
        launcher.command
            + ["--no-parallel", "--event-stream-output-path", file.path, "--event-stream-version", "6.3"]
            + ["--filter", Self.checks]
    }

    /// The tests that look at a learner's answer: not the gates.
    private static let checks = #"/(`?[0-9]+ · |check\()"#
}
