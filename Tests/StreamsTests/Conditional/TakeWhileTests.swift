import Marbles
import Streams
import Testing

@Suite("take(while:), take(until: predicate)", .counted)
struct TakeWhileTests {
    private func isSmall(_ element: Int) throws -> Bool {
        if element == 9 { throw MarbleError() }
        return element < 3
    }

    private static let runs = [
        Run("-1-2-|", held: "^----!", "-1-2-|"),
        Run("---|", held: "^--!", "---|"),
        Run("-1-#", held: "^--!", "-1-#"),
        Run("-1-9-2", held: "^--!", "-1-#"),
        Run("-1", held: "^-------------------!", "-1"),
        Run("-", held: "^-------------------!", "-"),
    ]

    @Test(arguments: runs + [Run("-1-2-4-1-|", held: "^----!", "-1-2-|")])
    func `it ends before the first that does not fit`(_ run: Run) {
        #expect(run.problems { $0.take(while: isSmall) } == [])
        #expect(run.problems { $0.take(until: { try !isSmall($0) }) } == [])
    }

    @Test(arguments: runs + [Run("-1-2-4-1-|", held: "^----!", "-1-2-(4|)")])
    func `inclusive, it ends with the first that does not fit`(_ run: Run) {
        #expect(run.problems { $0.take(while: isSmall, behavior: .inclusive) } == [])
        #expect(run.problems { $0.take(until: { try !isSmall($0) }, behavior: .inclusive) } == [])
    }

    @Test func `an endless source stops`() {
        var next = 0
        let numbers = Observable.repeatElement(()).map { () -> Int in
            next += 1
            return next
        }
        #expect(numbers.take(while: { $0 < 3 }).atOnce == "1 2 | .")
    }

    @Test func `after the end the predicate is not asked again, whatever the source goes on sending`() {
        let source = HandDriven<Int>()
        let (log, asked) = (Log(), Log())
        _ = source.observable.take(while: { element in
            asked.note(element)
            return element < 2
        }).note(in: log)
        source.send(1, 2, 1)
        #expect(log.text == "1 | .")
        #expect(asked.text == "1 2")
    }
}
