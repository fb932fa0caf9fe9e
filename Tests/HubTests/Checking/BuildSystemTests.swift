import Foundation
import Platform
import Testing

@testable import Hub
@testable import LessonKit

/// SwiftPM's two build systems put what they build into different folders and forms. A learner may change the toolchain, and with it
/// the build system, in the middle of the course.
@Suite(.enabled(if: isAskedToBuild, "DISASTERS=1 has it run: it builds"))
struct BuildSystemTests {
    private let course: LoopCourse

    init() throws { course = try LoopCourse() }

    @Test func `each verdict is on the last save, whatever built before, and without a report there is none`() throws {
        try course.write(LoopCourse.answered([1: "return 1"]))
        #expect(try check("native") == ["passed", "to do"])
        // What the other one has built is older than this save, and says "passed".
        try course.write(LoopCourse.answered([1: "return 3", 2: "return 2"]))
        #expect(try check("swiftbuild") == ["wrong", "passed"])
        try course.write(LoopCourse.answered([2: "return 1"]))
        #expect(try check("native") == ["to do", "wrong"])
        try course.write(LoopCourse.untouched)
        #expect(try check("swiftbuild") == ["to do", "to do"])

        try course.course.write("", to: "Tests/ExerciseTests/ways/01-one.swift")
        for system in ["native", "swiftbuild"] {
            let (status, said) = try run("check ways", with: system)
            #expect(status == .exited(Hub.Exit.unavailable), "\(system): \(said)")
            #expect(said.contains("The check of ways 1 ended and reported nothing."), "\(system): \(said)")
        }
    }

    private func check(_ system: String) throws -> [String] {
        let (_, said) = try run("check ways --json", with: system)
        let report = try? JSONDecoder().decode(SampleReport.self, from: Data(said.drop { $0 != "{" }.utf8))
        return try #require(report, "\(system): \(said)").exercises.map(\.verdict)
    }

    private func run(_ arguments: String, with system: String) throws -> (ProcessStatus, String) {
        let child = try HubProgram.start(arguments, in: course.root, with: [Self.script, system])
        HubProgram.finish(child)
        return (try #require(child.status), child.output)
    }

    private static let script = ownPackage.appendingPathComponent(".ci/build-system").path
}
