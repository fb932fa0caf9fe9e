import Marbles
import Streams
import Testing

@Suite("take(while:) and take(until:)", .counted)
struct TakeWhileTests {
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

    @Test func `by default it does not come`() {
        #expect(Observable.of(1, 3, 1).take(while: { $0 < 3 }).atOnce == "1 | .")
        #expect(Observable.of(1, 3, 1).take(until: { $0 == 3 }).atOnce == "1 | .")
    }

    @Test func `an element that the last one sets off does not come, nor is the predicate asked`() {
        let source = HandDriven<Int>()
        let log = Log()
        let asked = Log()
        _ = source.observable.take(
            while: { element in
                asked.note(element)
                return element < 3
            }, behavior: .inclusive
        ).do(onNext: { if $0 == 3 { source.send(1) } }).note(in: log)
        source.send(2, 3)
        #expect(log.text == "2 3 | .")
        #expect(asked.text == "2 3")
    }

    @Test func `an element whose predicate disposes of the subscription does not arrive`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = source.observable.take(while: { _ in
            held.dispose()
            return true
        }).note(in: log)
        source.send(1)
        #expect(log.text == ".")
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
