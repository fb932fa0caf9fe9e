import Marbles
import Terminal
import Testing

@testable import Screen

@MainActor @Suite struct FrameTests {
    private let field = TextField("Number", placeholder: "a number")
    private let result = Label("Error")
    private let light = Light()
    private let send = Button("Send")
    private let screen: Screen

    init() {
        screen = Screen("Is it a number?", [field], [result, light], [send])
        result.backgroundColor = .systemRed
    }

    @Test func `what stands on it, with the focus and the colours in words; what is hidden leaves no room`() {
        send.isEnabled = false
        screen.type("12a")
        #expect(
            screen.frame(width: 40) == [
                "  Is it a number?",
                "",
                "› Number [12a                          ]",
                "  Error (red)   ○ off",
                "  [ Send ] (disabled)",
            ])
        send.isEnabled = true
        light.backgroundColor = .systemGreen
        field.text = ""
        screen.press(.tab)
        #expect(
            screen.frame(width: 40, ascii: true) == [
                "  Is it a number?",
                "",
                "  Number [(a number)                   ]",
                "  Error (red)   (*) green",
                "> [ Send ]",
            ])
        for control in [result, light, field] { control.isHidden = true }
        #expect(screen.frame() == ["  Is it a number?", "", "› [ Send ]"])
    }

    @Test func `a row goes on below where it does not fit, and a long label takes no room from a short one`() {
        let long = Screen("", [TextField(String(repeating: "한글 words ", count: 30))], [TextField("짧은")])
        #expect(long.frame(width: 40).contains { $0.contains("짧은 [") })
        let screen = Screen("", [Label("twelve chars"), Label("twelve chars")])
        #expect(screen.frame(width: 40).last == "  twelve chars   twelve chars")
        #expect(screen.frame(width: 20).suffix(2) == ["  twelve chars", "  twelve chars"])
    }

    @Test func `Hangul and emoji take two columns`() {
        let field = TextField("이름")
        let screen = Screen("", [field])
        screen.type("김👨‍👩‍👧a")
        #expect(screen.frame(width: 40).last == "› 이름 [김👨‍👩‍👧a                         ]")
        #expect(screen.frame(width: 40).last?.displayWidth == 39)
        #expect(screen.drawn(width: 40, letters: Letters(isASCII: false)).cursor == .init(line: 2, column: 13))
    }

    @Test func `of a text that is too long the end is seen, and the cursor behind it`() {
        let field = TextField("a")
        let screen = Screen("", [field])
        screen.type(String(repeating: "가", count: 30) + "끝")
        let line = screen.frame(width: 40).last ?? ""
        #expect(line.hasSuffix("가끝 ]"))
        #expect(line.hasPrefix("› a […가"))
        #expect(line.displayWidth == 36)
        screen.press(.backspace)
        #expect(screen.frame(width: 40).last?.hasSuffix("가가 ]") == true)
    }

    @Test func `what would move the cursor is not put out`() {
        let screen = Screen("a\u{1B}[2Jb", [Label("x\u{7}\ty\nz\r\nend"), Button("\u{8}B")])
        #expect(screen.frame() == ["  a[2Jb", "", "  x y › [ B ]", "  z", "  end"])
    }
}
