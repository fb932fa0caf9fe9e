import Marbles
import Streams
import Testing

@Suite("distinctUntilChanged", .counted)
struct DistinctUntilChangedTests {
    @Test(arguments: [
        Run("-1-1-2-1-|", held: "^--------!", "-1---2-1-|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1-1-#", held: "^----!", "-1---#"),
        Run("-1-2-------------------3", held: "^-------------------!", "-1-2"),
    ])
    func `an element equal to the one before is left out`(_ run: Run) {
        #expect(run.problems { $0.distinctUntilChanged() } == [])
    }

    @Test(arguments: [
        Run("-1-3-4-6-5-|", held: "^----------!", "-1---4---5-|"),
        Run("-1-3-9-4|", held: "^----!", "-1---#"),
    ])
    func `keys are compared where there is a key`(_ run: Run) {
        let problems = run.problems { source in
            source.distinctUntilChanged { element in
                if element == 9 { throw MarbleError() }
                return element % 2
            }
        }
        #expect(problems == [])
    }

    @Test(arguments: [
        Run("-1-2-5-6-7-|", held: "^----------!", "-1---5---7-|"),
        Run("-1-9-2|", held: "^--!", "-1-#"),
    ])
    func `an element is compared with the last that came through`(_ run: Run) {
        let problems = run.problems { source in
            source.distinctUntilChanged { before, element in
                if element == 9 { throw MarbleError() }
                return element - before < 2
            }
        }
        #expect(problems == [])
    }

    @Test func `key and comparer together, and a key path`() {
        let words = Observable.of("a", "b", "cc", "dd", "e")
        #expect(words.distinctUntilChanged({ $0.count }, comparer: { $0 == $1 }).atOnce == "a cc e | .")
        #expect(words.distinctUntilChanged(at: \.count).atOnce == "a cc e | .")
    }

    @Test func `each subscription begins anew`() {
        let source = Observable.of(1, 1).distinctUntilChanged()
        #expect(source.atOnce == "1 | .")
        #expect(source.atOnce == "1 | .")
    }

    @Test func `an element whose comparer disposes of the subscription does not arrive`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = source.observable.distinctUntilChanged { _, _ in
            held.dispose()
            return false
        }.note(in: log)
        source.send(1, 2)
        #expect(log.text == "1 .")
    }
}
