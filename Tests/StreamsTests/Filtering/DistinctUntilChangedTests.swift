import Marbles
import Streams
import Testing

@Suite("distinctUntilChanged", .counted)
struct DistinctUntilChangedTests {
    /// What comes of 1, 1, 2.
    static let forms: [Row<Operate>] = [
        Row("distinctUntilChanged", gives: "1 2 | .") { $0.distinctUntilChanged() },
        Row("distinctUntilChanged, key", gives: "1 2 | .") { $0.distinctUntilChanged { "\($0)" } },
        Row("distinctUntilChanged, comparer", gives: "1 2 | .") { $0.distinctUntilChanged { $0 == $1 } },
        Row("distinctUntilChanged, key and comparer", gives: "1 2 | .") {
            $0.distinctUntilChanged({ $0 * 10 }, comparer: { $0 == $1 })
        },
        Row("distinctUntilChanged, key path", gives: "1 2 | .") { $0.distinctUntilChanged(at: \.magnitude) },
    ]

    @Test(
        arguments: forms,
        [
            Run("--1--1--2--1--|", held: "^-------------!", "--1-----2--1--|"),
            Run("(11)-(12)-|", held: "^---!", "1-2-|"),
            Run("---|", held: "^--!", "---|"),
            Run("-", held: "^-------------------!", "-"),
            Run("-3-3#", held: "^---!", "-3--#"),
            Run("-3-------------------4", held: "^-------------------!", "-3"),
        ])
    func `an element passes that differs from the one before`(_ form: Row<Operate>, _ run: Run) {
        #expect(run.problems(form.make) == [])
    }

    @Test func `what a key selector or a comparer throws ends the result`() {
        let run = Run("-1--9--2|", held: "^---!", "-1--#")
        func key(_ element: Int) throws -> Int {
            if element == 9 { throw MarbleError() }
            return element
        }
        #expect(run.problems { $0.distinctUntilChanged(key) } == [])
        #expect(run.problems { $0.distinctUntilChanged(key, comparer: { $0 == $1 }) } == [])
        #expect(run.problems { $0.distinctUntilChanged { try key($0) == key($1) } } == [])
        #expect(run.problems { $0.distinctUntilChanged({ $0 }, comparer: { try key($0) == key($1) }) } == [])
    }

    @Test func `the comparer is told the last that passed, then the new one; a key selector is asked once an element`()
    {
        let log = Log()
        let near = Observable.of(1, 2, 3, 4).distinctUntilChanged { before, element in
            log.note("\(before)~\(element)")
            return element - before < 2
        }
        #expect(near.atOnce == "1 3 | .")
        #expect(log.text == "1~2 1~3 3~4")
        let keyed = Observable.of(1, 3, 4).distinctUntilChanged { element in
            log.note(element)
            return element % 2
        }
        #expect(keyed.atOnce == "1 4 | .")
        #expect(log.list.suffix(3) == ["1", "3", "4"])
    }
}
