import Marbles
import Streams
import Testing

@Suite("skip(while:)", .counted)
struct SkipWhileTests {
    @Test(arguments: [
        Run("--1--3--2--4--|", held: "^-------------!", "-----3--2--4--|"),
        Run("-1-2|", held: "^---!", "----|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1#", held: "^-!", "--#"),
        Run("-1-9-3|", held: "^--!", "---#"),
        Run("-3-9|", held: "^---!", "-3-9|"),
        Run("-3-------------------4", held: "^-------------------!", "-3"),
    ])
    func `elements come from the first on for which the predicate does not hold`(_ run: Run) {
        let problems = run.problems { source in
            source.skip(while: { element in
                if element == 9 { throw MarbleError() }
                return element < 3
            })
        }
        #expect(problems == [])
    }

    @Test func `the predicate is asked until then`() {
        let log = Log()
        let observable = Observable.of(1, 5, 2).skip(while: { element in
            log.note(element)
            return element < 3
        })
        #expect(observable.atOnce == "5 2 | .")
        #expect(log.text == "1 5")
        #expect(observable.atOnce == "5 2 | .")
        #expect(log.text == "1 5 1 5")
    }

    @Test func `an element whose predicate disposes of the subscription does not arrive`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = source.observable.skip(while: { _ in
            held.dispose()
            return false
        }).note(in: log)
        source.send(1)
        #expect(log.text == ".")
    }
}
