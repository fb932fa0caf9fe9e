import Foundation
import Marbles
import Streams
import Testing

/// The file that Lessons/After.md shows: it works here, and the page has it as it is.
@Suite("A file that moves to RxSwift", .counted) struct SearchTests {
    @Test func `the last question is asked, and a failure is an empty answer`() {
        let clock = TestScheduler(initialClock: 0, resolution: 0.1)
        var asked: [String] = []
        let search = Search(
            server: { text in
                asked.append(text)
                return text == "x" ? .error(Failure.offline) : .just([text])
            }, clock: clock)
        let results = clock.createObserver([String].self)
        let subscription = search.results.subscribe(results)
        for (tick, text) in [(5, "r"), (6, "rx"), (20, "x")] {
            clock.scheduleAt(tick) { search.text.accept(text) }
        }
        clock.start()
        subscription.dispose()
        #expect(asked == ["", "rx", "x"])
        #expect(results.events.map(\.value.element) == [[""], ["rx"], []])
        #expect(results.events.map(\.time) == [3, 9, 23])
    }

    @Test func `the page shows this file with the imports of RxSwift`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let file = try String(
            contentsOf: root.appending(path: "Tests/StreamsTests/Moving/Search.swift"), encoding: .utf8)
        let page = try String(contentsOf: root.appending(path: "Lessons/After.md"), encoding: .utf8)
        let moved = file.replacing("import Streams\n", with: "import RxRelay\nimport RxSwift\n")
        #expect(page.contains("```swift\n\(moved)```"))
    }
}
