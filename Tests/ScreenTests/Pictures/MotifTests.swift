import Terminal
import Testing

@testable import Screen

struct MotifTests {
    @Test(arguments: Image.Motif.allCases)
    func `a motif has any size, and always the same pixels`(motif: Image.Motif) {
        #expect(Image(motif) == Image(motif))
        #expect((Image(motif).width, Image(motif).height) == (96, 64))
        for (width, height) in [(1, 1), (3, 200), (200, 3), (24, 16)] {
            let image = Image(motif, width: width, height: height)
            #expect((image.width, image.height) == (width, height))
        }
    }

    @Test func `nothing of the background is seen inside the flower`() {
        let image = Image(.flower, width: 200, height: 200)
        let inside = (55...95).flatMap { row in (80...120).map { image.pixels[row * 200 + $0] } }
        #expect(!inside.contains(image.pixels[0]))
    }

    @Test(arguments: [false, true]) func `two motifs differ at a glance without colours`(ascii: Bool) {
        let letters = Letters(isASCII: ascii)
        let drawn = Image.Motif.allCases.map { motif in
            Image(motif).drawn(columns: 24, lines: 8, letters: letters).map(\.text).joined()
        }
        for (index, one) in drawn.enumerated() {
            #expect(Set(one).count >= 3, "\(Image.Motif.allCases[index]) has many shades")
            for (other, two) in drawn.enumerated() where other > index {
                let different = zip(one, two).filter { $0 != $1 }.count
                #expect(different > one.count / 4, "\(Image.Motif.allCases[index]), \(Image.Motif.allCases[other])")
            }
        }
    }
}
