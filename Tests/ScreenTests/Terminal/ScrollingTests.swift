import Terminal
import Testing

@testable import Screen

@MainActor @Suite struct ScrollingTests {
    private let screen = Screen("Title", rows: (0..<10).map { [Button("\($0)")] })

    private func seen(_ height: Int) -> [String] {
        screen.drawn(width: 40, letters: Letters(isASCII: true)).scrolled(to: height, width: 40).texts
    }

    @Test func `a screen that fits stays as it is; else the top is seen first, and the rest is counted`() {
        #expect(seen(12) == screen.frame(width: 40, ascii: true))
        #expect(seen(6) == ["  Title", "", "> [ 0 ]", "  [ 1 ]", "  [ 2 ]", "  (7 lines below)"])
    }

    @Test func `the line with the focus stays in view`() {
        for step in 0..<10 {
            for height in 1...11 {
                let lines = seen(height)
                #expect(lines.count == height)
                #expect(lines.contains("> [ \(step) ]"))
            }
            screen.press(.down)
        }
    }

    @Test func `at the end the rest above is counted`() {
        screen.press(.up)
        #expect(seen(6) == ["  (7 lines above)", "  [ 5 ]", "  [ 6 ]", "  [ 7 ]", "  [ 8 ]", "> [ 9 ]"])
        screen.press(.up, .up, .up)
        #expect(seen(6) == ["  (6 lines above)", "  [ 4 ]", "  [ 5 ]", "> [ 6 ]", "  [ 7 ]", "  (2 lines below)"])
    }

    @Test func `an alert is in view, also without a button`() {
        screen.present(Alert(title: "Wait"))
        #expect(seen(8).contains { $0.hasPrefix("  |  Wait") })
    }
}
