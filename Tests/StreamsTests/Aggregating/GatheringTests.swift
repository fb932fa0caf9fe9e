import Marbles
import Streams
import Testing

@Suite("scan, reduce, enumerated", .counted)
struct GatheringTests {
    private func sum(_ sum: Int, _ element: Int) throws -> Int {
        if element == 9 { throw MarbleError() }
        return sum + element
    }

    @Test(arguments: [
        Run("--1--2--3--|", held: "^----------!", "--1--3--6--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-3--#", held: "^---!", "-3--#"),
        Run("-3--9--4|", held: "^---!", "-3--#"),
        Run("-3-------------------4", held: "^-------------------!", "-3"),
    ])
    func `scan: each element is what has been gathered so far, in place or not`(_ run: Run) {
        #expect(run.problems { $0.scan(0, accumulator: sum) } == [])
        #expect(run.problems { source in source.scan(into: 0) { $0 = try sum($0, $1) } } == [])
    }

    @Test(arguments: [
        Run("--1--2--3--|", held: "^----------!", "-----------(6|)"),
        Run("---|", held: "^--!", "---(0|)"),
        Run("-", held: "^-------------------!", "-"),
        Run("-3--#", held: "^---!", "----#"),
        Run("-3--9--4|", held: "^---!", "----#"),
        Run("-3-------------------4", held: "^-------------------!", "-"),
    ])
    func `reduce: one element at the end is what has been gathered`(_ run: Run) {
        #expect(run.problems { $0.reduce(0, accumulator: sum) } == [])
    }

    @Test(arguments: [
        Run("--1--2--3--|", held: "^----------!", "-----------(c|)"),
        Run("---|", held: "^--!", "---(a|)"),
        Run("-1--#", held: "^---!", "----#"),
        Run("-1--9--4|", held: "^---!", "----#"),
        Run("-3--5--|", held: "^------!", "-------#"),
    ])
    func `reduce: the one element is transformed`(_ run: Run) {
        let problems = run.problems(values: ["a": "sum 0", "c": "sum 6"]) { source in
            source.reduce(0, accumulator: sum) { sum in
                if sum == 8 { throw MarbleError() }
                return "sum \(sum)"
            }
        }
        #expect(problems == [])
    }

    @Test func `reduce: operators behind it see its element, and the source is disposed of after the end`() {
        let reduced = Observable.of(1, 2).reduce(0, accumulator: +).map { $0 + 1 }.filter { $0 > 0 }
        let observable = reduced.scan(1, accumulator: +).flatMap { Observable.of($0, $0) }.take(2)
            .reduce(0, accumulator: +)
        #expect(observable.atOnce == "10 | .")
        let log = Log()
        let source = HandDriven<Int>()
        _ = source.observable.do(onDispose: { log.note("dispose") }).reduce(0) { $0 + $1 }.note(in: log)
        source.send(1)
        source.complete()
        #expect(log.text == "1 | . dispose")
    }

    @Test(arguments: [
        Run("--7--8--9--|", held: "^----------!", "--a--b--c--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-7--#", held: "^---!", "-a--#"),
        Run("-7-------------------4", held: "^-------------------!", "-a"),
    ])
    func `enumerated: each element has its index`(_ run: Run) {
        let problems = run.problems(values: ["a": "0: 7", "b": "1: 8", "c": "2: 9"]) { source in
            source.enumerated().map { "\($0.index): \($0.element)" }
        }
        #expect(problems == [])
    }
}
