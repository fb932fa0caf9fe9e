import Foundation

/// How the tests that SwiftPM has built are started: where possible without SwiftPM, which plans for 0.3 s first.
///
/// On Linux the tests are a program. On macOS they are a bundle, and `test-opener`, a program of this package, opens it. If that
/// does not work, `swift test` starts them: only one at a time, and it changes what is known about their end.
///
/// The part for macOS is type-checked, and not yet run on a Mac.
package struct TestLauncher: Sendable {
    /// The beginning of the command. The arguments for Swift Testing follow.
    package let command: [String]
    /// The variables that the command needs beside the usual ones.
    package let environment: [String: String]
    /// Whether SwiftPM is between the caller and the tests.
    package let isBehindSwiftPM: Bool

    /// How many commands can run at the same time. SwiftPM does one thing at a time in a folder.
    package var places: Int { isBehindSwiftPM ? 1 : max(4, ProcessInfo.processInfo.activeProcessorCount) }

    /// Finds the tests that were built last.
    ///
    /// - Parameters:
    ///   - folder: The folder of SwiftPM's products.
    ///   - swiftTest: The command that has SwiftPM start them.
    /// - Returns: Nil if no tests were built.
    package init?(in folder: URL, swiftTest: [String]) {
        let folder = folder.resolvingSymlinksInPath()
        guard let tests = Self.newest(in: folder) else { return nil }
        #if os(macOS)
            let name = tests.deletingPathExtension().lastPathComponent
            let opener = folder.appendingPathComponent("test-opener").path
            let words = [opener, tests.appendingPathComponent("Contents/MacOS/\(name)").path]
            let libraries = DeveloperTools.testLibraries
            isBehindSwiftPM = !TestOpener.opens(words, environment: libraries)
            command = isBehindSwiftPM ? swiftTest : words + ["--testing-library", "swift-testing"]
            environment = isBehindSwiftPM ? [:] : libraries
        #else
            isBehindSwiftPM = false
            command = [tests.path, "--testing-library", "swift-testing"]
            environment = [:]
        #endif
    }

    private static func newest(in folder: URL) -> URL? {
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        return (files ?? []).filter { $0.pathExtension == "xctest" }.max { date($0) < date($1) }
    }

    private static func date(_ file: URL) -> Date {
        (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
    }
}
