import Foundation
import LessonKit

extension Git {
    /// The bytes that git has under these numbers, read by one process.
    ///
    /// - Parameter scratch: a folder for temporary files.
    func blobs(_ numbers: Set<String>, _ scratch: URL) throws -> [String: Data] {
        let list = scratch.appendingPathComponent("numbers")
        try Data(numbers.map { "\($0)\n" }.joined().utf8).write(to: list)
        var rest = try data(["cat-file", "--batch"], input: list)
        var blobs: [String: Data] = [:]
        // `number blob size`, then the bytes on lines of their own.
        while let end = rest.firstIndex(of: 10) {
            let facts = String(decoding: rest[..<end], as: UTF8.self)
            guard let size = facts.split(separator: " ").last.flatMap({ Int($0) }) else { throw UpdateError.git(facts) }
            rest = rest[(end + 1)...]
            blobs[String(facts.prefix { $0 != " " })] = Data(rest.prefix(size))
            rest = rest.dropFirst(size + 1)
        }
        return blobs
    }
}
