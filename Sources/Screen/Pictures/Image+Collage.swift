extension Image {
    /// Returns a picture of pictures: they stand in rows, with gaps between them.
    ///
    ///     Image.collage([Image(.cat), Image(.boat), Image(.moon)], width: 96, height: 64)
    ///
    /// Each picture fills its place: what is too much at two edges is cut off. The same pictures give the same collage. No pictures
    /// give a dark area.
    ///
    /// - Parameters:
    ///   - images: The pictures, from the left, then from the top.
    ///   - width: The width of the collage in pixels, at least 1.
    ///   - height: The height of the collage in pixels, at least 1.
    public static func collage(_ images: [Image], width: Int, height: Int) -> Image {
        let gap = images.count > 1 ? max(1, min(width, height) / 24) : 0
        var pixels = [Pixel](repeating: Pixel(16, 16, 20), count: width * height)
        for (place, image) in zip(places(images.count, width: width, height: height, gap: gap), images) {
            let (x, y) = (place.x, place.y)
            // So many pictures that there is no pixel left for this one.
            if x.isEmpty || y.isEmpty { continue }
            let part = image.filling(width: x.count, height: y.count).pixels
            for row in y {
                let start = (row - y.lowerBound) * x.count
                pixels.replaceSubrange(
                    row * width + x.lowerBound..<row * width + x.upperBound, with: part[start..<start + x.count])
            }
        }
        return Image(width: width, height: height, pixels: pixels)
    }

    private struct Place {
        var x: Range<Int>
        var y: Range<Int>
    }

    /// The places of `count` pictures, in rows that are about as many as the pictures in each.
    private static func places(_ count: Int, width: Int, height: Int, gap: Int) -> [Place] {
        guard count > 0 else { return [] }
        var rows = 1
        while (rows + 1) * (rows + 1) <= count || rows * (rows + 1) < count { rows += 1 }
        return (0..<rows).flatMap { row in
            let (first, end) = (count * row / rows, count * (row + 1) / rows)
            let y = part(row, of: rows, length: height, gap: gap)
            return (first..<end).map { Place(x: part($0 - first, of: end - first, length: width, gap: gap), y: y) }
        }
    }

    /// The pixels of one of `count` places along an axis. Gaps are as wide as they can be and no wider than `gap`.
    private static func part(_ index: Int, of count: Int, length: Int, gap: Int) -> Range<Int> {
        let gap = max(0, min(gap, (length - count) / max(1, count - 1)))
        let room = length - gap * (count - 1)
        return room * index / count + gap * index..<room * (index + 1) / count + gap * index
    }
}
