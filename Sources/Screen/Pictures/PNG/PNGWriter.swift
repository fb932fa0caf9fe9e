import Foundation

extension Image {
    /// Returns the picture as a PNG file, which every program that shows pictures can open.
    ///
    ///     try image.pngData().write(to: folder.appending(path: "collage.png"))
    ///
    /// Each pixel takes three bytes. Any thread can call it. It never fails.
    ///
    /// Source: UIKit, `UIImage.pngData()`.
    public func pngData() -> Data {
        let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (1 + width * 3))
        for (index, pixel) in pixels.enumerated() {
            if index % width == 0 { rows.append(PNGFormat.noFilter) }
            rows.append(pixel.red)
            rows.append(pixel.green)
            rows.append(pixel.blue)
        }
        return Data(
            PNGFormat.signature + Image.chunk(.header, size + PNGFormat.kind)
                + Image.chunk(.pixels, StoredZlib.wrap(rows)) + Image.chunk(.end, []))
    }

    /// A chunk of the file: its length, its name, its bytes, and the checksum of the last two.
    private static func chunk(_ name: PNGFormat.Chunk, _ bytes: [UInt8]) -> [UInt8] {
        let checked = Array(name.rawValue.utf8) + bytes
        return UInt32(bytes.count).bigEndianBytes + checked + Checksum.crc32(checked).bigEndianBytes
    }
}
