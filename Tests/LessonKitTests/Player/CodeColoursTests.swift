import Terminal
import Testing

@testable import LessonKit

@Suite("Code in colours")
struct CodeColoursTests {
    private func painted(_ lines: [String], width: Int = 80, hasColour: Bool = true, isSwift: Bool = true) -> [String] {
        let paint = Paint(hasColour: hasColour, isASCII: false)
        return Page(width: width, paint: paint).code(lines, isSwift: isSwift).map { paint.text(of: $0) }
    }

    private func keyword(_ word: String) -> String { "\u{1B}[1;35m\(word)\u{1B}[0m" }

    @Test func `keywords, strings and comments have one, a literal on each of its lines, and other words none`() {
        #expect(
            painted(["let a = f(\"x\") // so", "return a"]) == [
                "     \(keyword("let")) a = f(\u{1B}[31m\"x\"\u{1B}[0m) \u{1B}[3;2m// so\u{1B}[0m",
                "     \(keyword("return")) a",
            ])
        #expect(
            painted(["\"\"\"", "  let", "\"\"\""]) == [
                "     \u{1B}[31m\"\"\"\u{1B}[0m", "     \u{1B}[31m  let\u{1B}[0m", "     \u{1B}[31m\"\"\"\u{1B}[0m",
            ])
        #expect(painted(["swift run in", "is"], isSwift: false) == ["     swift run in", "     is"])
        #expect(painted(["let a"], hasColour: false) == ["     let a"])
    }

    @Test func `a line that is folded is the same as without colour`() {
        let code = [
            "    let source = Observable<Int>.interval(.milliseconds(200), scheduler: stage.scheduler).take(\"a b\")"
        ]
        for width in [30, 40, 60] {
            let page = Page(width: width, paint: Paint(hasColour: true, isASCII: false))
            #expect(page.code(code, isSwift: true).map(\.text) == page.code(code).map(\.text))
            #expect(page.code(code, isSwift: true).flatMap(\.self).contains(StyledText("let", [.strong, .code])))
        }
    }
}
