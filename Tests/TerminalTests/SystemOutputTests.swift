import Foundation
import Testing

@testable import Terminal

struct SystemOutputTests {
    @Test func `a text longer than a full pipe holds arrives whole, though the pipe does not wait`() {
        let pipe = Pipe()
        let output = pipe.fileHandleForWriting
        _ = fcntl(output.fileDescriptor, F_SETFL, O_NONBLOCK)
        let text = String(repeating: "한글 ", count: 100_000)
        // A task would wait for a thread behind all other tests.
        Thread.detachNewThread {
            SystemOutput.send(text, to: output.fileDescriptor)
            try? output.close()
        }
        let read = pipe.fileHandleForReading.readDataToEndOfFile()
        #expect(String(decoding: read, as: UTF8.self) == text)
    }
}
