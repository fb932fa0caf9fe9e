import Marbles
import Streams
import Testing

@Suite("takeLast", .counted)
struct TakeLastTests {
    @Test(arguments: [
        Run("-1-2-3-|", held: "^------!", "-------(23|)"),
        Run("-1-|", held: "^--!", "---(1|)"),
        Run("---|", held: "^--!", "---|"),
        Run("-1-2-#", held: "^----!", "-----#"),
        Run("-1-2", held: "^-------------------!", "-"),
    ])
    func `the last so many come at the end`(_ run: Run) {
        #expect(run.problems { $0.takeLast(2) } == [])
    }

    @Test func `a count of 0 leaves the end only`() {
        #expect(Observable.of(1, 2).takeLast(0).atOnce == "| .")
    }

    @Test func `a dispose between two of the last stops there`() {
        #expect(Observable.of(1, 2, 3).takeLast(3).take(2).atOnce == "1 2 | .")
    }

    @Test func `what was kept for one subscription does not come in another`() {
        let last = Observable.of(1, 2, 3).takeLast(1)
        #expect(last.atOnce == "3 | .")
        #expect(last.atOnce == "3 | .")
    }
}
