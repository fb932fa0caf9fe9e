/// A colour as a mixture of red, green and blue light.
package struct RGB: Hashable, Sendable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// How different two colours look. The eye sees green best and blue least. A difference that all three share changes only the
    /// brightness, and counts less.
    private func distance(to other: RGB) -> Int {
        let red = Int(red) - Int(other.red)
        let green = Int(green) - Int(other.green)
        let blue = Int(blue) - Int(other.blue)
        let hue = (red - green) * (red - green) + (green - blue) * (green - blue)
        return 3 * red * red + 4 * green * green + 2 * blue * blue + hue
    }

    /// The same brightness with more colour.
    private func vivid(percent: Int) -> RGB {
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        func more(_ value: UInt8) -> UInt8 { UInt8(min(255, max(0, mean + (Int(value) - mean) * percent / 100))) }
        return RGB(more(red), more(green), more(blue))
    }

    private func nearest(among palette: [(number: Int, colour: RGB)]) -> Int {
        palette.min { distance(to: $0.colour) < distance(to: $1.colour) }?.number ?? 0
    }
}

// MARK: In a terminal with fewer colours

// A faint colour is nearest to a gray, and a picture in grays is hard to recognise. So the colours are made more vivid first, and
// only what is nearly gray becomes gray.
extension RGB {
    /// The number of one of the sixteen colours of a simple terminal, with xterm's mixtures.
    var basic: Int { vivid(percent: 250).nearest(among: RGB.sixteen) }

    /// The number of one of xterm's 256 colours. The first sixteen are left out, because every terminal mixes them
    /// differently.
    ///
    /// Source: XTerm, 256colres.h: a cube of six levels a side, then 24 grays.
    var indexed: Int {
        var near: [(number: Int, colour: RGB)] = []
        let vivid = vivid(percent: 120)
        for red in RGB.levels(around: vivid.red) {
            for green in RGB.levels(around: vivid.green) {
                for blue in RGB.levels(around: vivid.blue) {
                    near.append(
                        (16 + 36 * red.step + 6 * green.step + blue.step, RGB(red.light, green.light, blue.light)))
                }
            }
        }
        if max(red, green, blue) - min(red, green, blue) < 24 {
            let step = min(23, max(0, ((Int(red) + Int(green) + Int(blue)) / 3 - 3) / 10))
            let light = UInt8(8 + 10 * step)
            near.append((232 + step, RGB(light, light, light)))
        }
        return vivid.nearest(among: near)
    }

    /// The levels of the cube below and above a value.
    private static func levels(around value: UInt8) -> ArraySlice<(step: Int, light: UInt8)> {
        let below = value < 95 ? 0 : min(4, (Int(value) - 55) / 40)
        return cube[below...below + 1]
    }

    private static let cube: [(step: Int, light: UInt8)] = [(0, 0), (1, 95), (2, 135), (3, 175), (4, 215), (5, 255)]

    private static let sixteen: [(number: Int, colour: RGB)] = [
        (0, RGB(0, 0, 0)), (1, RGB(205, 0, 0)), (2, RGB(0, 205, 0)), (3, RGB(205, 205, 0)),
        (4, RGB(0, 0, 238)), (5, RGB(205, 0, 205)), (6, RGB(0, 205, 205)), (7, RGB(229, 229, 229)),
        (8, RGB(127, 127, 127)), (9, RGB(255, 0, 0)), (10, RGB(0, 255, 0)), (11, RGB(255, 255, 0)),
        (12, RGB(92, 92, 255)), (13, RGB(255, 0, 255)), (14, RGB(0, 255, 255)), (15, RGB(255, 255, 255)),
    ]
}
