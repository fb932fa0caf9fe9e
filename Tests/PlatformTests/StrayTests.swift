import Foundation
import Testing

/// What depends on the system stands in Sources/Platform and in its tests.
struct StrayTests {
    /// The files elsewhere that may ask for the system, by path.
    private static let exceptions = [
        // It writes a Package.swift, which cannot import Platform.
        "Tests/HubTests/Support/BrokenCourse.swift",
        // It lends a thread's priority, and Streams stands on no other module.
        "Sources/Streams/Core/WaitingThread.swift",
    ]

    private static let signs = [
        "#if os(", "#elseif os(", "canImport(Darwin)", "canImport(Glibc)", "canImport(Musl)", "canImport(CDispatch)",
        "import Darwin", "import Glibc", "posix_spawn", "/proc/",
    ]

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func `only Platform asks which system it is`() throws {
        var found: [String] = []
        for folder in ["Sources", "Tests"] {
            let root = Self.package.appendingPathComponent(folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
                let file = "\(folder)/\(path)"
                if file.hasPrefix("Sources/Platform/") || file.hasPrefix("Tests/PlatformTests/") { continue }
                if Self.exceptions.contains(file) { continue }
                let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
                found += Self.signs.filter(text.contains).map { "\(file): \($0)" }
            }
        }
        #expect(found == [])
    }
}
