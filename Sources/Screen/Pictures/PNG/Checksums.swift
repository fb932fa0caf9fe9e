/// Checksums of bytes, which show that a file is damaged.
enum Checksum {
    /// The checksum of each chunk of a PNG file.
    ///
    /// Source: PNG (ISO/IEC 15948), annex D, "Sample CRC implementation".
    static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        let table = crcTable
        var crc: UInt32 = ~0
        for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
        return ~crc
    }

    /// What eight bits do to the checksum, for each byte.
    private static let crcTable: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(byte) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }

    /// The checksum of the pixels.
    ///
    /// Source: RFC 1950, "ZLIB Compressed Data Format Specification", 8.2.
    static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }
}
