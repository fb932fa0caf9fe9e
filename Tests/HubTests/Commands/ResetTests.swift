import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Hub
@testable import LessonKit

/// Back to the untouched text, and nothing of the learner's is lost.
struct ResetTests {
    private static let path = SampleCourse.diary
    private static let untouched = "// Build · A diary\nfunc diary() {}\n"
    private static let written = "// Build · A diary\nstruct Page {}\nfunc diary() { print(2) }\n"

    private func sample() throws -> SampleCourse {
        let sample = try SampleCourse()
        try sample.write(Self.untouched, to: Self.path)
        try sample.keepUntouched()
        try sample.write(Self.written, to: Self.path)
        return sample
    }

    private func reset(_ sample: SampleCourse, at second: Double = 0) throws -> Reset.Done {
        let exercise = try sample.course.lessons[0].exercise("2")
        return try Reset(exercise: exercise, checkout: sample.checkout, now: Date(timeIntervalSince1970: second))
            .perform()
    }

    private func copy(_ done: Reset.Done) throws -> String {
        guard case .reset(let copy) = done else { throw Failure(description: "\(done)") }
        return copy
    }

    private struct Failure: Error { let description: String }

    @Test func `the file is as it was at first, the learner's is kept, and a copy never takes the place of another`()
        throws
    {
        let sample = try sample()
        let copy = try copy(reset(sample))
        #expect(try sample.read(Self.path) == Self.untouched)
        #expect(
            copy.contains(#/^\.workbook/kept/02-subscribe/02-a-diary 19(70|69)-\d\d-\d\d \d\d\.\d\d\.\d\d\.swift$/#))
        #expect(try sample.read(copy) == Self.written)
        #expect(try reset(sample) == .nothing)
        try sample.write(Self.written + "// again\n", to: Self.path)
        let second = try self.copy(reset(sample))
        #expect(second == copy.replacing(".swift", with: " 2.swift"))
        #expect(try sample.read(copy) == Self.written)
        #expect(try sample.read(second) == Self.written + "// again\n")
    }

    @Test func `lines end as in the learner's file, and bytes that are no text are kept as they are`() throws {
        let sample = try sample()
        try sample.write(Self.written.replacing("\n", with: "\r\n"), to: Self.path)
        _ = try reset(sample)
        #expect(try sample.read(Self.path) == Self.untouched.replacing("\n", with: "\r\n"))
        #expect(try reset(sample) == .nothing)
        let data = Data(Self.written.utf8) + [0xff, 0xfe, 0x0a]
        try data.write(to: sample.root.appendingPathComponent(Self.path))
        let copy = try copy(reset(sample))
        #expect(try Data(contentsOf: sample.root.appendingPathComponent(copy)) == data)
    }

    @Test func `a save that comes with the reset is kept`() throws {
        let sample = try sample()
        let exercise = try sample.course.lessons[0].exercise("2")
        let (file, checkout) = (sample.root.appendingPathComponent(Self.path), sample.checkout)
        for round in 0..<150 {
            try sample.write("\(Self.written)// \(round)\n", to: Self.path)
            let saved = "\(Self.written)// saved in \(round)\n"
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                if thread == 0 {
                    _ = try? Reset(exercise: exercise, checkout: checkout).perform()
                } else {
                    // Earlier and later from round to round.
                    for _ in 0..<round * 40 { _ = getppid() }
                    try? Data(saved.utf8).write(to: file, options: .atomic)
                }
            }
            let folder = ".workbook/kept/02-subscribe"
            let copies = try sample.checkout.files(in: folder).map { try sample.read("\(folder)/\($0)") }
            #expect((copies + [try sample.read(Self.path)]).contains(saved), "round \(round)")
            try FileManager.default.removeItem(at: sample.root.appendingPathComponent(folder))
        }
    }

    @Test func `of six resets at once one has the answer, and the others say that there is none`() throws {
        for _ in 0..<20 {
            let sample = try sample()
            let (exercise, checkout) = (try sample.course.lessons[0].exercise("2"), sample.checkout)
            let done = Mutex<[Reset.Done]>([])
            DispatchQueue.concurrentPerform(iterations: 6) { _ in
                if let one = try? Reset(exercise: exercise, checkout: checkout).perform() {
                    done.withLock { $0.append(one) }
                }
            }
            let copies = done.withLock { $0 }.compactMap { if case .reset(let copy) = $0 { copy } else { nil } }
            #expect(done.withLock(\.count) == 6)
            #expect(try copies.map(sample.read) == [Self.written])
            #expect(sample.checkout.files(in: ".workbook/kept/02-subscribe").count == 1)
        }
    }

    @Test func `a link stays a link, and a missing file is brought back`() throws {
        let sample = try sample()
        let (file, real) = (
            sample.root.appendingPathComponent(Self.path), sample.root.appendingPathComponent("real.swift")
        )
        try FileManager.default.moveItem(at: file, to: real)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: real)
        #expect(try sample.read(copy(reset(sample))) == Self.written)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == real.path)
        #expect(try sample.read("real.swift") == Self.untouched)
        try FileManager.default.removeItem(at: file)
        let terminal = sample.told("reset", "subscribe")
        #expect(terminal.text.replacing("\n", with: " ").contains("was missing. It is back, as it was at first."))
        #expect(try sample.read(Self.path) == Self.untouched)
    }

    @Test func `where no copy can be kept, or no untouched text is known, nothing is reset`() throws {
        let sample = try sample()
        try sample.write("", to: ".workbook/kept")
        let terminal = sample.told("reset", "subscribe", ending: 69)
        #expect(terminal.complaints.joined(separator: " ").contains("so your file was left alone"))
        #expect(try sample.read(Self.path) == Self.written)
        let bare = try SampleCourse()
        let answer = bare.told("reset", "subscribe", ending: 69)
        #expect(answer.complaints.joined(separator: " ").contains("There is no copy of the untouched text of"))
    }

    @Test func `the command says what was reset and where the copy is, forgets the verdict and keeps the hints`() throws
    {
        let sample = try sample()
        for number in 1...2 { try sample.remember(.passed, lesson: "subscribe", number: number) }
        try sample.rememberHints(2, lesson: "subscribe", number: 2)
        let terminal = sample.told("reset", "subscribe", "2")
        #expect(terminal.lines[0] == "subscribe 2 · A diary is as it was at first. Your file is kept:")
        #expect(terminal.lines[1].hasPrefix("    .workbook/kept/02-subscribe/02-a-diary "))
        #expect(terminal.lines.count == 2)
        // Even when the same text comes back.
        try sample.write(Self.written, to: Self.path)
        #expect(try sample.entry(lesson: "subscribe", number: 1)?.verdict == .passed)
        #expect(try sample.entry(lesson: "subscribe", number: 2) == nil)
        #expect(try sample.hintsShown(lesson: "subscribe", number: 2) == 2)
    }

    @Test func `a lesson's exercises are reset one by one, and those that nobody has touched are not told`() throws {
        let sample = try sample()
        let terminal = sample.told("reset", "subscribe")
        #expect(terminal.lines.map { $0.prefix(11) } == ["subscribe 2", "    .workbo"])
        #expect(try sample.read(Self.path) == Self.untouched)
        let again = sample.told("reset", "subscribe")
        #expect(again.text == "The exercises of subscribe are untouched already. Nothing was changed.")
    }
}
