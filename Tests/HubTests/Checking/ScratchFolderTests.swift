import Foundation
import Testing

@testable import Hub

struct ScratchFolderTests {
    @Test func `the folder of a program that was killed is cleared by the next one`() throws {
        let child = try ChildProcess(
            ["true"], environment: ProcessInfo.processInfo.environment, keepsStandardOutput: false)
        while child.status == nil { child.wait(milliseconds: 20) }
        let place = FileManager.default.temporaryDirectory
        let left = place.appendingPathComponent("workbook-\(child.pid)-\(UUID().uuidString)")
        let other = place.appendingPathComponent("workbook-notes-\(UUID().uuidString)")
        for folder in [left, other] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let (one, two) = (try ScratchFolder.make(), try ScratchFolder.make())
        defer { for folder in [one, two, other] { try? FileManager.default.removeItem(at: folder) } }
        #expect(!FileManager.default.fileExists(atPath: left.path))
        #expect([one, two, other].allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    }
}
