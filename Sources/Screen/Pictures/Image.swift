import Terminal

/// A picture: rows of pixels.
///
///     let fade = Image(width: 32, height: 32) { x, y in Image.Pixel(UInt8(x * 8), UInt8(y * 8), 128) }
///     let cat = Image(.cat)
///
/// It is a value. Any thread can make one and pass it on.
public struct Image: Hashable, Sendable {
    /// The width in pixels, at least 1.
    public let width: Int
    /// The height in pixels, at least 1.
    public let height: Int
    /// The pixels, row by row from the top.
    let pixels: [Pixel]

    /// The colour of one point of a picture.
    public struct Pixel: Hashable, Sendable {
        /// How much red light there is.
        public let red: UInt8
        /// How much green light there is.
        public let green: UInt8
        /// How much blue light there is.
        public let blue: UInt8

        /// A mixture of red, green and blue light.
        public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
            (self.red, self.green, self.blue) = (red, green, blue)
        }

        /// How bright it looks, from 0 to 255.
        ///
        /// Source: Rec. ITU-R BT.601, luma.
        var brightness: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue) + 500) / 1000 }
    }

    /// Draws a picture.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, at least 1.
    ///   - height: The height in pixels, at least 1.
    ///   - pixel: Returns the pixel in a column and a row, both from 0.
    public init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) throws -> Pixel) rethrows {
        precondition(width > 0 && height > 0, "An image of \(width) x \(height) pixels has nothing to show.")
        self.width = width
        self.height = height
        var pixels: [Pixel] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width { pixels.append(try pixel(x, y)) }
        }
        self.pixels = pixels
    }

    /// A picture of these pixels, row by row from the top.
    init(width: Int, height: Int, pixels: [Pixel]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// The pixel in a column and a row, both from 0.
    public subscript(x: Int, y: Int) -> Pixel {
        precondition(0..<width ~= x && 0..<height ~= y, "(\(x), \(y)) is outside of \(width) x \(height) pixels.")
        return pixels[y * width + x]
    }
}

extension Image: CustomStringConvertible {
    /// Its size: `image of 96 x 64`.
    public var description: String { "image of \(width) x \(height)" }
}
