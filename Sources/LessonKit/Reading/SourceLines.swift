import Foundation

extension StringProtocol where SubSequence == Substring {
    /// Its lines, without what ends them; from Windows, too.
    ///
    /// In a debug build, as the hub's is, `split` looks at each byte in a call of its own, and the hub reads every lesson's files.
    package var sourceLines: [Substring] {
        let bytes = Substring(self).utf8
        let ends = bytes.withContiguousStorageIfAvailable { buffer in
            var (ends, from) = ([Int](), 0)
            while let start = buffer.baseAddress, let end = memchr(start + from, 10, buffer.count - from) {
                ends.append(UnsafeRawPointer(end) - UnsafeRawPointer(start))
                from = ends[ends.count - 1] + 1
            }
            return ends
        }
        let all = (ends ?? bytes.enumerated().filter { $0.element == 10 }.map(\.offset)) + [bytes.count]
        return zip([0] + all.map { $0 + 1 }, all).map { start, end in
            let line = bytes[
                bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)]
            return Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
    }
}
