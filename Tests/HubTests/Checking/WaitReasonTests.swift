import Foundation
import Testing

@testable import Hub

/// Who waits says for whom.
struct WaitReasonTests {
    @Test func `SwiftPM names the process, and the sentence says what that is`() {
        let line =
            "Another instance of SwiftPM (PID: \(getpid())) is already running using '/a/.build', waiting until …"
        let text = WaitReason(swiftPM: line[...])?.text ?? ""
        #expect(text.hasSuffix("(process \(getpid())) to end: it works in this folder, too …"))
        #expect(!text.contains("a program"))
        #expect(WaitReason(swiftPM: "[1/2] Compiling") == nil)
        #expect(WaitReason(nil).text == "Waiting for another swift command to end in this folder …")
    }

    @Test func `a check that waits knows who holds the folder`() throws {
        struct Enough: Error {}
        let sample = try SampleCourse()
        let folder = BuildFolder(for: sample.checkout)
        let lock = try CheckLock(for: sample.checkout, in: folder) { _ in }
        var reasons: [String] = []
        #expect(throws: Enough.self) {
            _ = try CheckLock(for: sample.checkout, in: folder) {
                reasons.append($0)
                throw Enough()
            }
        }
        #expect(reasons.first?.contains("(process \(getpid())) to end") == true)
        lock.release()
    }
}
