import Marbles
import Streams
import Testing

@Suite("take(while:), take(until:), skip(while:)", .counted)
struct WhileTests {
    static let whole = [
        Run("-1-2|", held: "^---!", "-1-2|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1#", held: "^-!", "-1#"),
        Run("-1-9-3|", held: "^--!", "-1-#"),
        Run("-1-------------------2", held: "^-------------------!", "-1"),
    ]

    /// For each behaviour, `take(while:)`, and `take(until:)` with the opposite predicate.
    private func problems(of run: Run, _ behavior: TakeBehavior) -> [String] {
        func isSmall(_ element: Int) throws -> Bool {
            if element == 9 { throw MarbleError() }
            return element < 3
        }
        return run.problems { $0.take(while: isSmall, behavior: behavior) }
            + run.problems { $0.take(until: { try !isSmall($0) }, behavior: behavior) }
    }

    @Test(arguments: whole + [Run("--1--2--3--1--|", held: "^-------!", "--1--2--|")])
    func `the first element that the predicate refuses is the end`(_ run: Run) {
        #expect(problems(of: run, .exclusive) == [])
    }

    @Test(arguments: whole + [Run("--1--2--3--1--|", held: "^-------!", "--1--2--(3|)")])
    func `with inclusive that one comes too`(_ run: Run) {
        #expect(problems(of: run, .inclusive) == [])
    }

    @Test func `by default the last one does not come, and after the end the predicate is not asked again`() {
        #expect(Observable.from(1...).take(while: { $0 < 3 }).atOnce == "1 2 | .")
        #expect(Observable.of(1, 3, 1).take(until: { $0 == 3 }).atOnce == "1 | .")
        for behavior in [TakeBehavior.exclusive, .inclusive] {
            let source = HandDriven<Int>()
            let (log, asked) = (Log(), Log())
            _ = source.observable.take(
                while: { element in
                    asked.note(element)
                    return element < 3
                }, behavior: behavior
            ).do(onNext: { if $0 == 3 { source.send(1) } }).note(in: log)
            source.send(2, 3, 1)
            #expect(log.text == (behavior == .inclusive ? "2 3 | ." : "2 | ."))
            #expect(asked.text == "2 3")
        }
    }

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
    func `skip: elements come from the first on for which the predicate does not hold`(_ run: Run) {
        let problems = run.problems { source in
            source.skip(while: { element in
                if element == 9 { throw MarbleError() }
                return element < 3
            })
        }
        #expect(problems == [])
    }

    @Test func `skip: the predicate is asked until then`() {
        let log = Log()
        let observable = Observable.of(1, 5, 2).skip(while: { element in
            log.note(element)
            return element < 3
        })
        #expect(observable.atOnce == "5 2 | .")
        #expect(log.text == "1 5")
    }
}
