import Foundation

/// How the tests of a target are started: where possible without SwiftPM, which plans for 0.3 s first.
///
/// The build system `native` makes one product of all tests of a package, `swiftbuild` one of each target. On Linux the tests are a
/// program. On macOS they are a bundle, and `test-opener`, a program of this package, opens it. If that does not work, `swift test`
/// starts them: only one at a time, and it changes what is known about their end.
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

    /// Finds the tests of `target` that were built last.
    ///
    /// - Parameters:
    ///   - folder: The folder of SwiftPM's products.
    ///   - options: They name the package and its build to SwiftPM.
    /// - Returns: Nil if the tests were not built.
    package init?(of target: String, in folder: URL, options: [String]) {
        let folder = folder.resolvingSymlinksInPath()
        #if os(macOS)
            let own = folder.appendingPathComponent("\(target).xctest")
        #else
            let own = folder.appendingPathComponent("\(target)-test-runner")
        #endif
        let isOwn = FileManager.default.fileExists(atPath: own.path)
        guard let tests = isOwn ? own : Self.common(in: folder) else { return nil }
        #if os(macOS)
            let name = tests.deletingPathExtension().lastPathComponent
            let opener = folder.appendingPathComponent("test-opener").path
            let words = [opener, tests.appendingPathComponent("Contents/MacOS/\(name)").path]
            let libraries = DeveloperTools.testLibraries
            isBehindSwiftPM = !TestOpener.opens(words, environment: libraries)
            let swiftTest = ["swift", "test", "--skip-build", "--disable-xctest"] + options
            command =
                isBehindSwiftPM
                ? swiftTest + (isOwn ? ["--test-product", target] : [])
                : words + ["--testing-library", "swift-testing"]
            environment = isBehindSwiftPM ? [:] : libraries
        #else
            isBehindSwiftPM = false
            command = [tests.path, "--testing-library", "swift-testing"]
            environment = [:]
        #endif
    }

    /// The product of all tests of the package.
    private static func common(in folder: URL) -> URL? {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return files?.first { $0.lastPathComponent.hasSuffix("PackageTests.xctest") }
    }
}
