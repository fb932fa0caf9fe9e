import Foundation
import Testing

@testable import Platform

struct InputWaitTests {
    /// In both ways: macOS cannot wait for each kind of file in the first.
    @Test(arguments: [InputWait.readable, InputWait.selected])
    func `input is found where it is`(readable: @Sendable ([Int32], Int32) -> [Bool]) throws {
        let (full, empty) = (Pipe(), Pipe())
        try full.fileHandleForWriting.write(contentsOf: Data("x".utf8))
        let descriptors = [full, empty].map(\.fileHandleForReading.fileDescriptor)
        #expect(readable(descriptors + [-1], 1000) == [true, false, false])
        #expect(readable([descriptors[1], -1], 1) == [false, false])
    }
}
