import Marbles
import Streams
import Terminal
import Testing

@testable import Screen

@MainActor @Suite struct ImageViewTests {
    /// Four pixels in a row, from black to white.
    private let ramp = Image(width: 4, height: 4) { x, _ in .init(UInt8(x * 85), UInt8(x * 85), UInt8(x * 85)) }

    @Test func `in colours a character is two pixels, and pixels of the same colours are one run`() {
        let image = Image(width: 2, height: 3) { x, y in .init(UInt8(x), UInt8(y), 0) }
        let lines = image.drawn(columns: 2, lines: 2, letters: Letters(isASCII: false, hasPixels: true))
        // Two columns are too few for three rows of pixels in two lines, and a picture keeps its shape.
        #expect(lines.map(\.text) == ["▀▀", "▀▀"])
        #expect(lines[0][0].style.foreground == .pixel(RGB(0, 0, 0)))
        #expect(lines[0][0].style.background == .pixel(RGB(0, 1, 0)))
        #expect(lines[0][1].style.foreground == .pixel(RGB(1, 0, 0)))
        #expect(lines[1][0].style.foreground == .pixel(RGB(0, 2, 0)))
        #expect(lines[1][0].style.background == nil)
        let even = Image(width: 40, height: 20) { _, _ in .init(1, 2, 3) }
        let runs = even.drawn(columns: 40, lines: 10, letters: Letters(isASCII: false, hasPixels: true))
        #expect(runs.map(\.count) == Array(repeating: 1, count: 10))
    }

    @Test(arguments: [
        (40, 20, 40, 10), (20, 20, 20, 10), (400, 2, 40, 1), (2, 400, 1, 10), (1, 1, 20, 10), (4, 1, 40, 5),
    ])
    func `a picture is as large as fits, and keeps its shape`(width: Int, height: Int, columns: Int, lines: Int) {
        let image = Image(width: width, height: height) { x, y in .init(UInt8((x + y) % 2 * 255), 0, 0) }
        for letters in [Letters(isASCII: false, hasPixels: true), Letters(isASCII: false), Letters(isASCII: true)] {
            let drawn = image.drawn(columns: 40, lines: 10, letters: letters)
            #expect(drawn.map(\.displayWidth) == Array(repeating: columns, count: lines))
        }
    }

    @Test func `a picture of one colour shows how bright it is`() {
        let shades = [0, 60, 120, 180, 255].map { bright in
            Image(width: 2, height: 2) { _, _ in .init(bright, bright, bright) }
                .drawn(columns: 2, lines: 1, letters: Letters(isASCII: false)).map(\.text)
        }
        #expect(shades == [["  "], ["░░"], ["▒▒"], ["▓▓"], ["██"]])
    }

    @Test func `the place is the same with and without a picture, and the caption stands below`() {
        let view = ImageView(columns: 12, lines: 3, caption: "사진 1", placeholder: "no photo")
        let screen = Screen("", [view, Button("A")], [Button("B")])
        #expect(
            screen.frame() == ["", "", "               › [ A ]", "   (no photo)", "", "  사진 1", "  [ B ]"])
        view.image = ramp
        #expect(screen.frame().count == 7)
        #expect(screen.frame()[2] == "       ░▓██    › [ A ]")
        view.caption = nil
        #expect(screen.frame().count == 6)
    }

    @Test func `it has the colours of a terminal that has them; without, brightness is a shade`() {
        let screen = Screen("", [ImageView(ramp, columns: 4, lines: 2, caption: "ramp")])
        let drawn = screen.drawn(width: 40, letters: Letters(isASCII: false, hasPixels: true))
        #expect(drawn.texts.suffix(3) == ["  ▀▀▀▀", "  ▀▀▀▀", "  ramp"])
        // ASCII is ASCII, whatever colours there are.
        let ascii = screen.drawn(width: 40, letters: Letters(isASCII: true, hasPixels: true))
        #expect(ascii.texts.suffix(3) == ["   -*@", "   -*@", "  ramp"])
        #expect(screen.frame() == ["", "", "   ░▓█", "   ░▓█", "  ramp"])
    }

    @Test func `a picture that is bound is seen, and nil leaves the place empty`() {
        let view = ImageView(columns: 4, lines: 2, placeholder: "-")
        let screen = Screen("", [view])
        let images = PublishSubject<Image?>()
        let bag = DisposeBag()
        images.bind(to: view.rx.image).disposed(by: bag)
        images.onNext(ramp)
        #expect(screen.frame().last == "   ░▓█")
        images.onNext(Image(width: 1, height: 1) { _, _ in .init(255, 255, 255) })
        #expect(screen.frame().last == "  ████")
        images.onNext(nil)
        #expect(screen.frame().contains("  (-)"))
    }

    @Test func `a picture that is not optional can be bound and driven`() {
        let (one, two) = (ImageView(columns: 4, lines: 2), ImageView(columns: 4, lines: 2))
        let bag = DisposeBag()
        Observable.just(ramp).bind(to: one.rx.image).disposed(by: bag)
        Driver.just(ramp).drive(two.rx.image).disposed(by: bag)
        Driver.just("a ramp").drive(two.rx.caption).disposed(by: bag)
        #expect(one.image == ramp)
        #expect(two.image == ramp)
        #expect(two.caption == "a ramp")
    }

    @Test func `its binder does not keep it`() {
        weak var freed: ImageView?
        let images = PublishSubject<Image?>()
        let bag = DisposeBag()
        do {
            let view = ImageView()
            freed = view
            images.bind(to: view.rx.image).disposed(by: bag)
        }
        #expect(freed == nil)
        images.onNext(ramp)
    }
}
