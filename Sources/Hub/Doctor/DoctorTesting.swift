import Foundation

extension Doctor {
    static let xcode = "Xcode 26.4 or newer"

    /// Whether tests build and run, unless those of the course were built with this toolchain.
    ///
    /// A small package is tested: SwiftPM alone knows where it looks for the library, its macros and what they are linked to.
    ///
    /// - Parameter products: Where this toolchain puts what it builds.
    func testing(_ products: BuildProducts) throws -> [Finding] {
        let isBuilt = course.lessons.contains { (try? products.checks(of: $0)) != nil }
        guard mayLackTesting || !isBuilt else { return [] }
        onProgress("Trying a test …")
        let folder = try ScratchFolder.make()
        let tests = folder.appendingPathComponent("Tests/Tests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.package.utf8).write(to: folder.appendingPathComponent("Package.swift"))
        try Data(Self.test.utf8).write(to: tests.appendingPathComponent("Tests.swift"))
        let (output, status) = try run([swift, "test", "--package-path", folder.path], seconds: 180)
        if status == .exited(0) {
            return [Finding(kind: .well, text: "Tests build and run\(mayLackTesting ? " here without Xcode" : "").")]
        }
        let why = status == nil ? "they were not done after three minutes" : Self.firstError(in: output)
        guard mayLackTesting else {
            return [
                Finding(
                    kind: .trouble, text: "Tests do not build and run: \(why)",
                    advice: "Install Swift again, with all its parts, from swift.org.")
            ]
        }
        return [
            Finding(
                kind: .trouble, text: "Tests do not build and run with the Command Line Tools alone: \(why)",
                advice: "Install \(Self.xcode), and choose it:",
                command: "sudo xcode-select -s /Applications/Xcode.app")
        ]
    }

    private static let package = """
        // swift-tools-version: 6.3
        import PackageDescription

        let package = Package(name: "tests", targets: [.testTarget(name: "Tests")])
        """

    private static let test = """
        import Testing

        @Test func passes() {}
        """
}
