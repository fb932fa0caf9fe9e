import Foundation
import Platform
import Testing

@testable import Hub

struct BuiltSavesTests {
    @Test func `a save in the second of one that was built gets the next second, and another keeps its time`()
        throws
    {
        let course = try SampleCourse()
        let file = course.root.appendingPathComponent("twice.swift")
        /// Returns whether its time was changed.
        func save(_ text: String, at time: Double) throws -> Bool {
            try Data(text.utf8).write(to: file)
            let saved = Date(timeIntervalSince1970: time)
            try FileManager.default.setAttributes([.modificationDate: saved], ofItemAtPath: file.path)
            BuiltSaves.note([file.path])
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
            let now = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
            #expect(now == saved || now == Date(timeIntervalSince1970: time.rounded(.down) + 1))
            return now != saved
        }
        #expect(try !save("one", at: 1_000_000.25))
        #expect(try save("two", at: 1_000_000.5))
        // It was put forward to this second.
        #expect(try save("three", at: 1_000_001.5))
        BuiltSaves.note([file.path])
        #expect(try !save("four", at: 1_000_003.5))
    }
}
