import Testing

@testable import Terminal

struct PaintTests {
    private let plain = Paint(hasColour: false, isASCII: false)
    private let coloured = Paint(hasColour: true, isASCII: false)

    @Test func `colours are painted only where they are wanted`() {
        var style = Style.strong
        style.background = .red
        let line: StyledLine = ["a", StyledText("b", style)]
        #expect(plain.text(of: line) == "ab")
        #expect(coloured.text(of: line) == "a\u{1B}[1;97;41mb\u{1B}[0m")
    }

    @Test func `every hue has its codes`() {
        let shown = Hue.named.map { hue in
            var (behind, before) = (Style(), Style())
            (behind.background, before.foreground) = (hue, hue)
            return coloured.text(of: [StyledText("x", behind), StyledText("y", before)])
        }
        #expect(Set(shown).count == Hue.named.count)
    }

    @Test(arguments: [
        (ColourDepth.full, "38;2;255;128;0;48;2;0;0;95"), (.indexed, "38;5;208;48;5;17"), (.basic, "33;44"),
        (.none, ""),
    ])
    func `a pixel has the nearest colour that the terminal has`(depth: ColourDepth, codes: String) {
        var style = Style()
        style.foreground = .pixel(RGB(255, 128, 0))
        style.background = .pixel(RGB(0, 0, 95))
        let text = Paint(depth, isASCII: false).text(of: [StyledText(Letters.pixels, style)])
        #expect(text == (codes.isEmpty ? "▀" : "\u{1B}[\(codes)m▀\u{1B}[0m"))
    }

    @Test func `xterm's cube and grays; a faint colour stays a colour`() {
        #expect(
            [RGB(0, 0, 0), RGB(255, 255, 255), RGB(0, 255, 95), RGB(200, 0, 0)].map(\.indexed) == [16, 231, 47, 160])
        #expect([RGB(8, 8, 8), RGB(120, 121, 119), RGB(238, 238, 238)].map(\.indexed) == [232, 243, 255])
        #expect([RGB(0, 0, 0), RGB(250, 10, 5), RGB(130, 130, 120), RGB(255, 255, 250)].map(\.basic) == [0, 9, 8, 15])
        let (night, sky) = (RGB(40, 50, 100), RGB(110, 160, 210))
        #expect([night, sky].map(\.indexed) == [17, 74] && [night, sky].map(\.basic) == [4, 6])
    }

    @Test(arguments: [
        (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColourDepth.full), (["COLORTERM": "24bit"], .full),
        (["TERM": "xterm-direct"], .full), (["TERM": "xterm-256color"], .indexed),
        (["TERM": "tmux-256color"], .indexed),
        (["TERM": "xterm"], .basic), (["TERM": "linux", "COLORTERM": "1"], .basic), ([:], .basic),
    ])
    func `the environment says how many colours there are`(environment: [String: String], depth: ColourDepth) {
        #expect(ColourDepth(environment: environment) == depth)
    }

    @Test func `code has backticks in every terminal, stress only where it cannot be seen`() {
        let line: StyledLine = [StyledText("a", .code), StyledText("b", .strong), StyledText("c", .emphasis)]
        #expect(plain.marked(line).text == "`a`**b***c*")
        #expect(coloured.marked(line).text == "`a`bc")
    }

    /// Cyan and yellow are weak on white, blue is weak on black.
    @Test func `text has only colours that can be read on white and on black`() {
        let styles: [Style] = [.strong, .emphasis, .code, .quiet, .question, .bad]
        let codes = styles.flatMap { style in
            coloured.text(of: [StyledText("x", style)]).matches(of: /\d+/).compactMap { Int($0.output) }
        }
        #expect(Set(codes.filter { 30..<50 ~= $0 || $0 >= 90 }) == [31, 35])
    }

    @Test func `styles add up`() {
        #expect(Style.strong.union(.bad) == [.strong, .bad])
        #expect(Style.strong.union(.bad).contains(.bad))
        #expect(!Style.strong.contains(.bad))
        var red = Style()
        red.foreground = .red
        #expect(!red.isEmpty && Style().isEmpty)
        #expect(red.union(.strong).foreground == .red)
    }

    @Test func `our own marks have a form in ASCII, other letters stay`() {
        let ascii = Letters(isASCII: true)
        #expect(ascii.text("a → b … “한”") == "a -> b ... \"한\"")
        #expect(Letters(isASCII: false).text("a → b") == "a → b")
        #expect(
            [ascii.dot, ascii.cross, ascii.more, ascii.focus, ascii.lamp(isOn: true)] == ["-", "x", "...", ">", "(*)"])
    }
}
