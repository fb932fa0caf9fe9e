import Foundation
import Testing

@testable import Terminal

struct SystemOutputTests {
    @Test func `a text longer than a full pipe holds arrives whole, though the pipe does not wait`() async {
        let pipe = Pipe()
        let output = pipe.fileHandleForWriting
        _ = fcntl(output.fileDescriptor, F_SETFL, O_NONBLOCK)
        let text = String(repeating: "한글 ", count: 100_000)
        async let written: Void = {
            SystemOutput.send(text, to: output.fileDescriptor)
            try? output.close()
        }()
        let read = pipe.fileHandleForReading.readDataToEndOfFile()
        await written
        #expect(String(decoding: read, as: UTF8.self) == text)
    }
}
