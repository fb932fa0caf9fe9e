import Foundation
import Testing

@testable import Hub

struct ScratchFolderTests {
    @Test func `the folder of a program that was killed is cleared by the next one`() throws {
        let pid = try deadProgram()
        let place = FileManager.default.temporaryDirectory
        let left = place.appendingPathComponent("workbook-\(pid)-\(UUID().uuidString)")
        let other = place.appendingPathComponent("workbook-notes-\(UUID().uuidString)")
        for folder in [left, other] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let (one, two) = (try ScratchFolder.make(), try ScratchFolder.make())
        defer { for folder in [one, two, other] { try? FileManager.default.removeItem(at: folder) } }
        #expect(!FileManager.default.fileExists(atPath: left.path))
        #expect([one, two, other].allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test func `a file that a killed program was writing is cleared by the next note`() throws {
        let sample = try SampleCourse()
        let name = try ".dat.nosync\(String(deadProgram(), radix: 16, uppercase: true)).dPM8ZD"
        try sample.write("half", to: ".workbook/\(name)")
        try sample.write("mine", to: ".workbook/.dat.nosync")
        try sample.rememberHints(1, lesson: "subscribe", number: 1)
        #expect(!sample.checkout.files(in: ".workbook").contains(name))
        #expect(sample.checkout.files(in: ".workbook").contains(".dat.nosync"))
    }

    /// The number of a program that has ended.
    private func deadProgram() throws -> pid_t {
        let child = try ChildProcess(
            ["true"], environment: ProcessInfo.processInfo.environment, keepsStandardOutput: false)
        while child.status == nil { child.wait(milliseconds: 20) }
        return child.pid
    }
}
