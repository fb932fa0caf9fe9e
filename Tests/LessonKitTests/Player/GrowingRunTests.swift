import Terminal
import Testing

@testable import LessonKit

@Suite("A run that grows")
struct GrowingRunTests {
    /// A window whose size changes at the second pause.
    private final class Window: Console {
        var columns: Int? = 80
        var drawableLines: Int? = 24
        let (isInteractive, hasScreen, hasColour, hasUnicode, hasKeys) = (true, true, false, true, true)
        private(set) var drawn: [String] = []
        private let change: (Window) -> Void
        private var pauses = 0

        init(_ change: @escaping (Window) -> Void) { self.change = change }

        func draw(_ text: String) { drawn.append(text) }
        func pause(milliseconds: Int?) -> Key? {
            pauses += 1
            if pauses == 2 { change(self) }
            return nil
        }

        func write(_ line: String) {}
        func complain(_ line: String) {}
        func busy(_ text: String) {}
        func ask<Meaning>(_ prompt: String, _ meaning: (Key) -> Meaning?) -> Meaning? { nil }
    }

    /// How often each line of output is drawn when the window changes in a run of six ticks.
    private func drawings(_ change: @escaping (Window) -> Void) throws -> [Int] {
        let window = Window(change)
        let run = try #require(GrowingRun(on: window, .plain()))
        let output = (0...5).map { (tick: $0, shown: [[StyledText("line \($0)")]]) }
        let picture = Picture(of: [], isReal: false, lasting: 5)
        run.replay(RunReplay(output: output, picture: picture, unit: 1, milliseconds: 1), on: .plain())
        return (0...5).map { line in window.drawn.filter { $0.contains("line \(line)") }.count }
    }

    @Test func `each drawing covers the one before; in a window that was made too small one more comes, at the end`()
        throws
    {
        #expect(try drawings { _ in } == [6, 5, 4, 3, 2, 1])
        #expect(try drawings { $0.columns = 100 } == [6, 5, 4, 3, 2, 1])
        #expect(try drawings { $0.columns = 48 } == [3, 2, 1, 1, 1, 1])
        #expect(try drawings { $0.drawableLines = 12 } == [3, 2, 1, 1, 1, 1])
    }
}
