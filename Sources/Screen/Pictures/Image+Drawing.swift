import Terminal

extension Image {
    /// Returns the picture as lines of a terminal, as large as fits. Its shape stays the same.
    ///
    /// A character is twice as high as wide. In colours it is two pixels, otherwise a shade for how bright its area is.
    func drawn(columns: Int, lines: Int, letters: Letters) -> [StyledLine] {
        let (width, height) = size(fitting: columns, lines * 2)
        if letters.hasPixels { return scaled(width: width, height: height).inPixels }
        return scaled(width: width, height: (height + 1) / 2).inShades(letters.shades)
    }

    /// The largest size of this shape that fits into so many pixels.
    private func size(fitting columns: Int, _ rows: Int) -> (width: Int, height: Int) {
        if width * rows > height * columns { return (columns, max(1, (height * columns + width / 2) / width)) }
        return (max(1, (width * rows + height / 2) / height), rows)
    }

    private var inPixels: [StyledLine] {
        stride(from: 0, to: height, by: 2).map { y in
            (0..<width).reduce(into: []) { line, x in
                var style = Style()
                style.foreground = .pixel(self[x, y].colour)
                if y + 1 < height { style.background = .pixel(self[x, y + 1].colour) }
                line.add(StyledText(Letters.pixels, style))
            }
        }
    }

    /// The darkest pixel has the first shade and the brightest the last. A picture of one colour has the shade of that colour.
    private func inShades(_ shades: [Character]) -> [StyledLine] {
        let all = pixels.map(\.brightness)
        let (least, most) = (all.min() ?? 0, all.max() ?? 255)
        // Nearly one colour: what is seen would only be noise.
        let range = most - least < 16 ? 0...255 : least...most
        return (0..<height).map { y in
            let line = (0..<width).map { x in
                let part = self[x, y].brightness - range.lowerBound
                return shades[min(shades.count - 1, part * shades.count / range.count)]
            }
            return [StyledText(String(line))]
        }
    }
}

extension Image.Pixel {
    fileprivate var colour: RGB { RGB(red, green, blue) }
}
