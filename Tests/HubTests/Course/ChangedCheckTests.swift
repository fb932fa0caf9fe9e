import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// A check that an editor's rename has reached.
struct ChangedCheckTests {
    private static let check = "Tests/ExerciseTests/subscribe/02-a-diary.swift"
    private static let other = "Tests/ExerciseTests/just-from/01-six-rows.swift"
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    private func commit() throws {
        let git = Git(in: sample.root)
        for command in ["init -q", "add .", "-c user.name=a -c user.email=b commit -q -m all"] {
            _ = try #require(git(command.split(separator: " ").map(String.init)))
        }
    }

    private var changed: [String] { ChangedCheck.all([Self.check, Self.other], in: sample.checkout).map(\.path) }

    @Test func `it is one that git has otherwise; without a history nobody knows`() throws {
        try sample.write("let one = 1\n", to: Self.check)
        #expect(changed == [])
        try commit()
        #expect(changed == [])
        try sample.write("let renamed = 1\n", to: Self.check)
        #expect(changed == [Self.check])
    }

    @Test func `a reset of its exercise says what restores it`() throws {
        for lesson in ["02-subscribe", "10-just-from"] { try sample.keepUntouched(of: lesson) }
        try commit()
        try sample.write("let renamed = 1\n", to: Self.check)
        let (one, two) = (FakeTerminal(), FakeTerminal())
        #expect(sample.hub("reset", "subscribe", "2", on: one) == 0)
        #expect(one.lines.last == "    git checkout -- \(Self.check)")
        #expect(sample.hub("reset", "just-from", "1", on: two) == 0)
        #expect(!two.text.contains("git checkout"))
    }

    @Test func `its errors are told with what restores it, with and without a history`() throws {
        func told() throws -> String? {
            let lesson = try sample.course.lesson("subscribe")
            let output = "\(sample.root.path)/\(Self.check):3:4: error: cannot find 'renamed' in scope"
            let errors = CompilerErrors(output: output, checkout: sample.checkout)
            return errors.diagnoses(for: lesson.exercises[1], of: lesson).first?.meaning
        }
        #expect(try told()?.hasSuffix("Did a function lose its name or change its type?") == true)
        try sample.keepUntouched()
        #expect(try told()?.hasSuffix("Copy \(Self.check) from where you got this workbook.") == true)
        try commit()
        try sample.write("let renamed = 1\n", to: Self.check)
        #expect(try told()?.hasSuffix("To have it back: git checkout -- \(Self.check)") == true)
    }
}
