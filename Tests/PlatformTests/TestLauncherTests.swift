import Foundation
import Testing

@testable import Platform

/// Which of the products of two build systems are the tests of a target.
@Suite(.enabled(if: !isMac, "on macOS tests are bundles"))
struct TestLauncherTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("products-\(UUID().uuidString)")

    private func program(_ names: String...) throws -> String? {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in names { try Data().write(to: folder.appendingPathComponent(name)) }
        let launcher = TestLauncher(of: "subjects-checks", in: folder, options: [])
        return launcher.map { URL(fileURLWithPath: $0.command[0]).lastPathComponent }
    }

    @Test func `the program of the target is taken, else the one of all tests`() throws {
        #expect(try program() == nil)
        #expect(try program("timing-checks-test-runner") == nil)
        #expect(try program("stream-workbookPackageTests.xctest") == "stream-workbookPackageTests.xctest")
        #expect(
            try program("stream-workbookPackageTests.xctest", "subjects-checks-test-runner")
                == "subjects-checks-test-runner")
    }
}

#if os(macOS)
    private let isMac = true
#else
    private let isMac = false
#endif
