/// Bytes in the wrapping that PNG asks for: zlib, in blocks that are stored as they are. It is larger than a compressed file, and
/// a page of code shorter.
///
/// Source: RFC 1950, 2.2, and RFC 1951, 3.2.4, "Non-compressed blocks".
enum StoredZlib {
    /// Deflate with a window of 32 kB, and a check of these two bytes.
    private static let header: [UInt8] = [0x78, 0x01]
    private static let longestBlock = 65535

    /// Returns `bytes` wrapped.
    static func wrap(_ bytes: [UInt8]) -> [UInt8] {
        var wrapped = header
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(longestBlock)
            rest = rest.dropFirst(block.count)
            let length = UInt16(block.count)
            wrapped.append(rest.isEmpty ? 1 : 0)
            for part in [length, ~length] { wrapped += [UInt8(part & 0xFF), UInt8(part >> 8)] }
            wrapped += block
        } while !rest.isEmpty
        return wrapped + Checksum.adler32(bytes).bigEndianBytes
    }

    /// Returns the bytes that were wrapped.
    static func unwrap(_ wrapped: [UInt8]) throws -> [UInt8] {
        var reader = ByteReader(wrapped)
        let (method, flags) = (try reader.byte(), try reader.byte())
        guard method & 0xF == 8, (Int(method) << 8 | Int(flags)) % 31 == 0 else {
            throw PNGError.damaged("the pixels do not begin as zlib begins")
        }
        var bytes: [UInt8] = []
        var isLast = false
        while !isLast {
            let kind = try reader.byte()
            isLast = kind & 1 == 1
            guard kind >> 1 & 3 == 0 else { throw PNGError.unsupported("compressed pixels") }
            let head = Array(try reader.bytes(4))
            guard head[0] == ~head[2], head[1] == ~head[3] else {
                throw PNGError.damaged("a block of pixels has two lengths")
            }
            bytes += try reader.bytes(Int(head[0]) | Int(head[1]) << 8)
        }
        guard try reader.number() == Checksum.adler32(bytes) else {
            throw PNGError.damaged("the checksum of the pixels is wrong")
        }
        return bytes
    }
}
