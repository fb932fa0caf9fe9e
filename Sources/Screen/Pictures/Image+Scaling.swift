extension Image {
    /// Returns the picture in another size. Each pixel is the average of the area that it stands for.
    ///
    ///     let thumbnail = photo.scaled(width: 16, height: 12)
    ///
    /// If the new size has another shape, the picture is stretched.
    ///
    /// - Parameters:
    ///   - width: The new width in pixels, at least 1.
    ///   - height: The new height in pixels, at least 1.
    public func scaled(width: Int, height: Int) -> Image {
        if width == self.width, height == self.height { return self }
        let columns = (0..<width).map { Span(of: $0, among: width, length: self.width) }
        let rows = (0..<height).map { Span(of: $0, among: height, length: self.height) }
        return Image(width: width, height: height) { x, y in average(columns[x], rows[y]) }
    }

    /// Returns the picture in the shape of `width` and `height`: what is too much at two edges is cut off.
    func filling(width: Int, height: Int) -> Image {
        // The largest part of this shape, in whole pixels.
        let isTooWide = self.width * height > self.height * width
        let part = (
            width: isTooWide ? max(1, self.height * width / height) : self.width,
            height: isTooWide ? self.height : max(1, self.width * height / width)
        )
        let (left, top) = ((self.width - part.width) / 2, (self.height - part.height) / 2)
        let rows = (top..<top + part.height).flatMap { row in
            let first = row * self.width + left
            return pixels[first..<first + part.width]
        }
        return Image(width: part.width, height: part.height, pixels: rows).scaled(width: width, height: height)
    }

    /// A stretch of an axis, in units of `1 / count` pixels: whole numbers, so the result is the same everywhere.
    private struct Span {
        /// The pixels that it touches, and how much of each.
        var parts: [(index: Int, weight: Int)] = []

        /// The stretch for one of `count` new pixels, along an axis of `length` old ones.
        init(of index: Int, among count: Int, length: Int) {
            let (start, end) = (index * length, (index + 1) * length)
            for old in start / count...(end - 1) / count {
                parts.append((old, min(end, (old + 1) * count) - max(start, old * count)))
            }
        }
    }

    private func average(_ columns: Span, _ rows: Span) -> Pixel {
        var (red, green, blue, total) = (0, 0, 0, 0)
        for row in rows.parts {
            for column in columns.parts {
                let pixel = pixels[row.index * width + column.index]
                let weight = row.weight * column.weight
                red += Int(pixel.red) * weight
                green += Int(pixel.green) * weight
                blue += Int(pixel.blue) * weight
                total += weight
            }
        }
        let half = total / 2
        return Pixel(
            UInt8((red + half) / total), UInt8((green + half) / total), UInt8((blue + half) / total))
    }
}
