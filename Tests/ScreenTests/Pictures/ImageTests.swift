import Testing

@testable import Screen

struct ImageTests {
    private let red = Image.Pixel(255, 0, 0)
    private let blue = Image.Pixel(0, 0, 255)

    @Test func `each pixel is drawn, row by row`() {
        let image = Image(width: 3, height: 2) { x, y in .init(UInt8(x), UInt8(y), 7) }
        #expect(image.pixels.map(\.red) == [0, 1, 2, 0, 1, 2])
        #expect(image.pixels.map(\.green) == [0, 0, 0, 1, 1, 1])
        #expect(image[2, 1] == .init(2, 1, 7))
        #expect("\(image)" == "image of 3 x 2")
    }

    @Test func `a smaller picture has the averages of its areas`() {
        let image = Image(width: 4, height: 2) { x, y in .init(UInt8(x * 10), UInt8(y * 100), 50) }
        #expect(image.scaled(width: 2, height: 1).pixels == [.init(5, 50, 50), .init(25, 50, 50)])
        // Two thirds of a pixel: 0 and half of 30, then the other half and 60.
        let three = Image(width: 3, height: 1) { x, _ in .init(UInt8(x * 30), 0, 0) }
        #expect(three.scaled(width: 2, height: 1).pixels.map(\.red) == [10, 50])
    }

    @Test func `a larger picture has the same areas, and the same size changes nothing`() {
        let image = Image(width: 2, height: 1) { x, _ in x == 0 ? red : blue }
        #expect(image.scaled(width: 4, height: 2).pixels == [red, red, blue, blue, red, red, blue, blue])
        #expect(image.scaled(width: 2, height: 1) == image)
        let one = image.scaled(width: 1, height: 1)
        #expect(one.pixels == [.init(128, 0, 128)])
    }

    @Test(arguments: [(1, 1), (1, 200), (200, 1), (7, 3)])
    func `one colour stays that colour in any size`(width: Int, height: Int) {
        let image = Image(width: 31, height: 17) { _, _ in .init(201, 202, 203) }
        #expect(Set(image.scaled(width: width, height: height).pixels) == [.init(201, 202, 203)])
    }

    @Test func `a place of another shape is filled from the middle`() {
        let wide = Image(width: 6, height: 2) { x, _ in .init(UInt8(x), 0, 0) }
        #expect(wide.filling(width: 2, height: 2).pixels.map(\.red) == [2, 3, 2, 3])
        let high = Image(width: 2, height: 6) { _, y in .init(UInt8(y), 0, 0) }
        #expect(high.filling(width: 2, height: 2).pixels.map(\.red) == [2, 2, 3, 3])
        #expect(wide.filling(width: 12, height: 4).pixels.map(\.red).prefix(4) == [0, 0, 1, 1])
    }

    @Test func `a collage shows every picture, in rows, with gaps`() {
        #expect(plan(0) == ["      ", "      ", "      ", "      "])
        #expect(plan(1) == ["aaaaaa", "aaaaaa", "aaaaaa", "aaaaaa"])
        #expect(plan(2) == ["aa bbb", "aa bbb", "aa bbb", "aa bbb"])
        #expect(plan(3) == ["aaaaaa", "      ", "bb ccc", "bb ccc"])
        #expect(plan(4) == ["aa bbb", "      ", "cc ddd", "cc ddd"])
        #expect(plan(5, width: 8) == ["aaa bbbb", "        ", "cc dd ee", "cc dd ee"])
    }

    @Test(arguments: [1, 2, 5, 12, 100], [(1, 1), (3, 2), (96, 64), (5, 300)])
    func `any number of pictures fits into any size`(count: Int, size: (Int, Int)) {
        let images = (0..<count).map { _ in Image(width: 5, height: 4) { _, _ in red } }
        let collage = Image.collage(images, width: size.0, height: size.1)
        #expect((collage.width, collage.height) == size)
        #expect(collage == Image.collage(images, width: size.0, height: size.1))
        let hasPictures = collage.pixels.contains(red)
        #expect(hasPictures)
    }

    /// A collage of pictures of one colour each, as letters.
    private func plan(_ count: Int, width: Int = 6) -> [String] {
        let colours = (0..<count).map { Image.Pixel(UInt8(100 + $0), 0, 0) }
        let collage = Image.collage(
            colours.map { colour in Image(width: 9, height: 9) { _, _ in colour } }, width: width, height: 4)
        return (0..<4).map { y in
            String(
                (0..<width).map { x in
                    colours.firstIndex(of: collage[x, y]).map { Character(UnicodeScalar(UInt8(97 + $0))) } ?? " "
                })
        }
    }
}
