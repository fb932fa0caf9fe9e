/// What the writer and the reader of PNG files agree on.
///
/// Source: PNG (ISO/IEC 15948).
enum PNGFormat {
    /// The first bytes of every file.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Eight bits for each of red, green and blue; the only compression, the only filtering, and not interlaced.
    static let kind: [UInt8] = [8, 2, 0, 0, 0]

    /// The first byte of a row: the row is stored as it is.
    static let noFilter: UInt8 = 0

    /// The names of the chunks of a file.
    enum Chunk: String {
        /// The width, the height, and the kind of pixels.
        case header = "IHDR"
        /// The pixels.
        case pixels = "IDAT"
        /// The end.
        case end = "IEND"
    }
}
