/// An area that a motif is drawn on. The middle is (0, 0), and the nearer edges are at -1 and 1: right and down are positive.
///
/// Only the four operations are used: the same pixels come out on every computer.
struct Canvas {
    private let width: Int
    private let height: Int
    private var pixels: [Image.Pixel]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = Array(repeating: .init(0, 0, 0), count: width * height)
    }

    var image: Image { Image(width: width, height: height, pixels: pixels) }

    /// Fills a shape with a colour.
    mutating func fill(_ shape: Shape, _ colour: Image.Pixel) { fill(shape) { _, _ in colour } }

    /// Fills a shape with a colour for each place.
    mutating func fill(_ shape: Shape, _ colour: (_ x: Double, _ y: Double) -> Image.Pixel) {
        let unit = Double(min(width, height)) / 2
        for row in 0..<height {
            let y = (Double(row) + 0.5 - Double(height) / 2) / unit
            for column in 0..<width {
                let x = (Double(column) + 0.5 - Double(width) / 2) / unit
                if shape.contains(x, y) { pixels[row * width + column] = colour(x, y) }
            }
        }
    }

    /// A part of the canvas.
    struct Shape {
        let contains: (_ x: Double, _ y: Double) -> Bool

        /// All of it.
        static var all: Shape { Shape { _, _ in true } }

        /// All that is below a height.
        static func below(_ height: Double) -> Shape { Shape { _, y in y > height } }

        /// A disc, or an ellipse if its height is given.
        static func disc(_ x: Double, _ y: Double, _ radius: Double, height: Double? = nil) -> Shape {
            Shape { column, row in
                let (across, down) = ((column - x) / radius, (row - y) / (height ?? radius))
                return across * across + down * down < 1
            }
        }

        /// A rectangle.
        static func box(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Shape {
            Shape { x.contains($0) && y.contains($1) }
        }

        /// The area between corners that follow each other.
        static func corners(_ corners: (x: Double, y: Double)...) -> Shape {
            Shape { x, y in
                var isInside = false
                for (index, one) in corners.enumerated() {
                    let other = corners[(index + 1) % corners.count]
                    guard (one.y > y) != (other.y > y) else { continue }
                    if x < one.x + (other.x - one.x) * (y - one.y) / (other.y - one.y) { isInside.toggle() }
                }
                return isInside
            }
        }

        /// What is in this shape and not in another.
        func without(_ other: Shape) -> Shape { Shape { contains($0, $1) && !other.contains($0, $1) } }

        /// What is in both shapes.
        func within(_ other: Shape) -> Shape { Shape { contains($0, $1) && other.contains($0, $1) } }
    }
}
