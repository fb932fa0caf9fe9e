/// Reads bytes one after another.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// The next `count` bytes.
    mutating func bytes(_ count: Int) throws -> ArraySlice<UInt8> {
        guard rest.count >= count else { throw PNGError.cutShort }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// The next byte.
    mutating func byte() throws -> UInt8 { try bytes(1).reduce(0) { $1 } }

    /// The next four bytes as a number, the largest part first.
    mutating func number() throws -> UInt32 { try bytes(4).reduce(0) { $0 << 8 | UInt32($1) } }
}

extension UInt32 {
    /// The four bytes of the number, the largest part first.
    var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
