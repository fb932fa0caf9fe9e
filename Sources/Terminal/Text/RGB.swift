/// A colour as a mixture of red, green and blue light.
package struct RGB: Hashable, Sendable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// How different two colours look. The eye sees green best and blue least.
    private func distance(to other: RGB) -> Int {
        func square(_ one: UInt8, _ two: UInt8) -> Int { (Int(one) - Int(two)) * (Int(one) - Int(two)) }
        return 3 * square(red, other.red) + 4 * square(green, other.green) + 2 * square(blue, other.blue)
    }
}

// MARK: In a terminal with fewer colours

extension RGB {
    /// The number of the nearest of the sixteen colours of a simple terminal, with xterm's mixtures.
    var basic: Int { nearest(in: RGB.sixteen) }

    /// The number of the nearest of xterm's 256 colours. The first sixteen are left out, because every terminal mixes them
    /// differently.
    ///
    /// Source: XTerm, 256colres.h: a cube of six levels a side, then 24 grays.
    var indexed: Int {
        func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
        let inCube = 36 * level(red) + 6 * level(green) + level(blue)
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let gray = min(23, max(0, (mean - 3) / 10))
        let light = UInt8(8 + 10 * gray)
        let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
        let cube = RGB(steps[level(red)], steps[level(green)], steps[level(blue)])
        return distance(to: RGB(light, light, light)) < distance(to: cube) ? 232 + gray : 16 + inCube
    }

    private func nearest(in palette: [RGB]) -> Int {
        palette.indices.min { distance(to: palette[$0]) < distance(to: palette[$1]) } ?? 0
    }

    private static let sixteen = [
        RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
        RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
        RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
        RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
    ]
}
