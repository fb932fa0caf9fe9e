import Foundation
import Testing

@testable import Screen

struct PNGTests {
    @Test func `the checksums of known bytes`() {
        #expect(Checksum.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
        #expect(Checksum.crc32(Array("IEND".utf8)) == 0xAE42_6082)
        #expect(Checksum.crc32([]) == 0)
        #expect(Checksum.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
        #expect(Checksum.adler32([]) == 1)
    }

    @Test func `a file of one pixel, byte for byte`() {
        let file = Image(width: 1, height: 1) { _, _ in .init(255, 128, 0) }.pngData()
        // Made with zlib and struct of Python.
        let parts = [
            "89504e470d0a1a0a", "0000000d4948445200000001000000010802000000907753de",
            "0000000f494441547801010400fbff00ff800004010180e3c24ac3", "0000000049454e44ae426082",
        ]
        let hex = file.map { String(UInt16($0) | 0x100, radix: 16).dropFirst() }.joined()
        #expect(hex == parts.joined())
    }

    private static let sizes = [(1, 1), (1, 300), (300, 1), (256, 256), (97, 61)]

    @Test(arguments: sizes) func `what was written is read`(width: Int, height: Int) throws {
        let image = noise(width, height)
        #expect(try Image(pngData: image.pngData()) == image)
    }

    /// A decoder that shares no code with ours: zlib of Python, behind a walk over the parts.
    @Test(.enabled(if: Python.isThere, "python3 is not here"), arguments: sizes)
    func `another decoder reads the same pixels`(width: Int, height: Int) throws {
        let image = noise(width, height)
        let decoded = try Python.run(
            """
            import sys, struct, zlib
            file = sys.stdin.buffer.read()
            assert file[:8] == b"\\x89PNG\\r\\n\\x1a\\n"
            at, names, pixels = 8, [], b""
            while at < len(file):
                length, name = struct.unpack(">I4s", file[at:at + 8])
                data = file[at + 8:at + 8 + length]
                assert zlib.crc32(name + data) == struct.unpack(">I", file[at + 8 + length:at + 12 + length])[0]
                if name == b"IHDR": width, height, *kind = struct.unpack(">IIBBBBB", data)
                if name == b"IDAT": pixels += data
                names.append(name.decode())
                at += 12 + length
            rows = zlib.decompress(pixels)
            assert kind == [8, 2, 0, 0, 0] and len(rows) == height * (1 + 3 * width)
            rows = [rows[y * (1 + 3 * width):(y + 1) * (1 + 3 * width)] for y in range(height)]
            assert all(row[0] == 0 for row in rows)
            print(" ".join(names), width, height, zlib.crc32(b"".join(row[1:] for row in rows)))
            """, input: image.pngData())
        let pixels = Checksum.crc32(image.pixels.flatMap { [$0.red, $0.green, $0.blue] })
        #expect(decoded == "IHDR IDAT IEND \(width) \(height) \(pixels)\n")
    }

    @Test func `a file that is no picture, or one of another program, says so`() {
        #expect(error(of: Data()) == "This is not a PNG file.")
        #expect(error(of: Data("GIF89a".utf8)) == "This is not a PNG file.")
        var file = noise(4, 4).pngData()
        file[24] = 16
        repair(&file, part: 12..<29)
        #expect(error(of: file) == "Only files of pngData() can be read, and this one has pixels of another kind.")
        file = noise(4, 4).pngData()
        // The kind of the block of pixels: compressed.
        file[43] = 3
        repair(&file, part: 37..<file.count - 16)
        #expect(error(of: file) == "Only files of pngData() can be read, and this one has compressed pixels.")
    }

    @Test func `an end that is missing is noticed wherever it begins`() {
        let file = noise(3, 2).pngData()
        for count in 8..<file.count {
            #expect(error(of: file.prefix(count)) == "The file is damaged: its end is missing.", "\(count) bytes")
        }
    }

    @Test func `no bit can change without being noticed`() {
        let file = noise(3, 2).pngData()
        var unnoticed: [String] = []
        for index in file.indices {
            for bit in 0..<8 {
                var damaged = file
                damaged[index] ^= 1 << bit
                if error(of: damaged) == nil { unnoticed.append("bit \(bit) of byte \(index)") }
            }
        }
        #expect(unnoticed == [])
        var damaged = file
        damaged[50] ^= 1
        #expect(error(of: damaged) == "The file is damaged: the checksum of IDAT is wrong.")
        repair(&damaged, part: 37..<damaged.count - 16)
        #expect(error(of: damaged) == "The file is damaged: the checksum of the pixels is wrong.")
    }

    @Test(arguments: [(16, "its size is 0 x 2"), (19, "it has too few or too many pixels")])
    func `a size that does not fit the pixels is refused`(byte: Int, says: String) {
        var file = noise(3, 2).pngData()
        file[19] = 0
        if byte == 19 { file[19] = 4 }
        repair(&file, part: 12..<29)
        #expect(error(of: file) == "The file is damaged: \(says).")
        // The largest size that the format allows is no trap.
        file.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        repair(&file, part: 12..<29)
        #expect(error(of: file) == "The file is damaged: it has too few or too many pixels.")
    }

    private func error(of file: Data) -> String? {
        do {
            _ = try Image(pngData: file)
            return nil
        } catch { return "\(error)" }
    }

    /// Makes the checksum of a part right again.
    private func repair(_ file: inout Data, part: Range<Int>) {
        file.replaceSubrange(part.upperBound..<part.upperBound + 4, with: Checksum.crc32(file[part]).bigEndianBytes)
    }

    private func noise(_ width: Int, _ height: Int) -> Image {
        Image(width: width, height: height) { x, y in
            .init(UInt8((x * 37 + y) % 256), UInt8((x + y * 91) % 256), UInt8(x * y % 256))
        }
    }
}
