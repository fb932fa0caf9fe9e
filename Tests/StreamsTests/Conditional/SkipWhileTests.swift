import Marbles
import Streams
import Testing

@Suite("skip(while:)", .counted)
struct SkipWhileTests {
    @Test(arguments: [
        Run("-1-3-2-|", held: "^------!", "---3-2-|"),
        Run("-1-|", held: "^--!", "---|"),
        Run("---|", held: "^--!", "---|"),
        Run("-1-#", held: "^--!", "---#"),
        Run("-1-9-2", held: "^--!", "---#"),
        Run("-3-9-|", held: "^----!", "-3-9-|"),
        Run("-", held: "^-------------------!", "-"),
    ])
    func `it begins with the first that does not fit`(_ run: Run) {
        let problems = run.problems { source in
            source.skip(while: { element in
                if element == 9 { throw MarbleError() }
                return element < 3
            })
        }
        #expect(problems == [])
    }

    @Test func `each subscription skips for itself`() {
        let large = Observable.of(1, 3, 1).skip(while: { $0 < 3 })
        #expect(large.atOnce == "3 1 | .")
        #expect(large.atOnce == "3 1 | .")
    }
}
