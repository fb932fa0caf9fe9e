import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// What the first command in a fresh clone builds. A module more is seconds more that a new user waits.
@Suite(.enabled(if: isAskedToBuild, "DISASTERS=1 has it run: it builds"))
struct FirstBuildTests {
    @Test func `the first swift run builds the modules it needs, and no other`() throws {
        let course = try HollowCourse()
        let lesson = try #require(try Course(Checkout(containing: course.root)).lessons.first).name
        #expect(
            try course.modulesBuilt(for: lesson)
                == ["LessonKit", "Marbles", "Platform", "Screen", "Streams", "Terminal", lesson])
        #expect(try course.modulesBuilt(for: "workbook") == ["Hub", "workbook"])
    }
}

/// This package with its own Package.swift and next to nothing in its modules: it builds in seconds what the real one builds
/// in a minute.
private final class HollowCourse {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("hollow-course-\(UUID().uuidString)")

    private struct Package: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let path: String?
            let sources: [String]?
        }
        let targets: [Target]
    }

    init() throws {
        try write(
            String(contentsOf: ownPackage.appendingPathComponent("Package.swift"), encoding: .utf8), to: "Package.swift"
        )
        let said = try run(["swift", "package", "dump-package"])
        let json = said.drop { $0 != "{" }
        for target in try JSONDecoder().decode(Package.self, from: Data(json.utf8)).targets {
            let path = target.path ?? "\(target.type == "test" ? "Tests" : "Sources")/\(target.name)"
            for source in target.sources ?? [target.type == "executable" ? "main.swift" : "Hollow.swift"] {
                try write("", to: "\(path)/\(source.hasSuffix(".swift") ? source : source + "/Hollow.swift")")
            }
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// The modules that the compiler was started for, by name; a lesson's by its command.
    func modulesBuilt(for product: String) throws -> [String] {
        let said = try run(["swift", "build", "--product", product])
        let modules = said.matches(of: #/\[[0-9]+/[0-9]+\] (?:Compiling|Emitting module) (\w+)/#).map { String($0.1) }
        return Set(modules).map { $0.replacing("_", with: "-") }.sorted()
    }

    private func write(_ text: String, to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func run(_ words: [String]) throws -> String {
        let environment = ProcessInfo.processInfo.environment.filter { $0.key != "LESSON" }
        let child = try ChildProcess(
            words + ["--package-path", root.path], environment: environment, keepsStandardOutput: true)
        while child.status == nil { child.wait(milliseconds: 100) }
        guard child.status == .exited(0) else { throw CheckError.noProducts(output: child.output) }
        return child.output
    }
}
