import Foundation

extension Image {
    /// Reads a picture that `pngData()` made.
    ///
    ///     view.image = try Image(pngData: Data(contentsOf: file))
    ///
    /// Files of other programs are compressed, and it does not read them. Any thread can call it.
    ///
    /// - Throws: A `PNGError` that says what is wrong with the file.
    public init(pngData: Data) throws {
        guard pngData.starts(with: PNGFormat.signature) else { throw PNGError.notPNG }
        var reader = ByteReader(Array(pngData.dropFirst(PNGFormat.signature.count)))
        guard case (PNGFormat.Chunk.header.rawValue, let header) = try Image.chunk(&reader) else {
            throw PNGError.damaged("it does not begin with IHDR")
        }
        var wrapped: [UInt8] = []
        while case (let name, let bytes) = try Image.chunk(&reader), name != PNGFormat.Chunk.end.rawValue {
            // Other parts say more about the picture. They do not have to be read.
            if name == PNGFormat.Chunk.pixels.rawValue { wrapped += bytes }
        }
        let (width, height) = try Image.size(header)
        let rows = try StoredZlib.unwrap(wrapped)
        let stride = 1 + width * 3
        guard rows.count % stride == 0, rows.count / stride == height else {
            throw PNGError.damaged("it has too few or too many pixels")
        }
        self = try Image(width: width, height: height) { x, y in
            guard rows[y * stride] == PNGFormat.noFilter else { throw PNGError.unsupported("filtered rows") }
            let start = y * stride + 1 + x * 3
            return Pixel(rows[start], rows[start + 1], rows[start + 2])
        }
    }

    private static func size(_ header: [UInt8]) throws -> (width: Int, height: Int) {
        var reader = ByteReader(header)
        let (width, height) = (Int(try reader.number()), Int(try reader.number()))
        guard header.dropFirst(8).elementsEqual(PNGFormat.kind) else {
            throw PNGError.unsupported("pixels of another kind")
        }
        // The format allows no more.
        guard 1...0x7FFF_FFFF ~= width, 1...0x7FFF_FFFF ~= height else {
            throw PNGError.damaged("its size is \(width) x \(height)")
        }
        return (width, height)
    }

    /// The next chunk of the file: its name and its bytes.
    private static func chunk(_ reader: inout ByteReader) throws -> (name: String, bytes: [UInt8]) {
        let length = Int(try reader.number())
        let checked = try reader.bytes(4 + length)
        let name = String(decoding: checked.prefix(4), as: UTF8.self)
        guard try reader.number() == Checksum.crc32(checked) else {
            throw PNGError.damaged("the checksum of \(name.allSatisfy(\.isLetter) ? name : "a part") is wrong")
        }
        return (name, Array(checked.dropFirst(4)))
    }
}
