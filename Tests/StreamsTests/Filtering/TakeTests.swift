import Marbles
import Streams
import Testing

@Suite("take, takeLast, element(at:), single", .counted)
struct TakeTests {
    @Test(arguments: [
        Run("--1--2--3--4--|", held: "^----!", "--1--(2|)"), Run("--1--2|", held: "^----!", "--1--(2|)"),
        Run("-1|", held: "^-!", "-1|"), Run("--1--#", held: "^----!", "--1--#"), Run("--#", held: "^-!", "--#"),
    ])
    func `take lets so many through, then completes, unless the source ends first`(_ run: Run) {
        #expect(run.problems { $0.take(2) } == [])
    }

    @Test func `take(0) completes without subscribing`() {
        let source = HandDriven<Int>()
        #expect(source.observable.take(0).atOnce == "| .")
        #expect(source.subscriptions == 0)
    }

    @Test func `with the last element of a take the source is disposed of, after the end`() {
        let log = Log()
        let source = HandDriven<Int>()
        _ = source.observable.do(onDispose: { log.note("dispose") }).take(1).note(in: log)
        source.send(1)
        #expect(log.text == "1 | . dispose")
        #expect(source.disposals == 1)
    }

    @Test(arguments: [
        Run("-1-2-3-4-|", held: "^---!", "-1-2|"), Run("----1-2|", held: "^---!", "----(1|)"),
        Run("-1|", held: "^-!", "-1|"), Run("--|", held: "^-!", "--|"), Run("-", held: "^---!", "----|"),
        Run("-1#", held: "^-!", "-1#"),
    ])
    func `take(for:) lets elements pass within the time, then the end comes`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        #expect(run.problems(on: scheduler) { $0.take(for: .seconds(4), scheduler: scheduler) } == [])
    }

    @Test(arguments: [
        Run("--1--2--3--|", held: "^----------!", "-----------(23|)"),
        Run("-1|", held: "^-!", "--(1|)"),
        Run("---|", held: "^--!", "---|"),
        Run("-1", held: "^-------------------!", "-"),
        Run("-1-2#", held: "^---!", "----#"),
        Run("-1-2-----------------|", held: "^-------------------!", "-"),
    ])
    func `takeLast: with the completion come the last so many`(_ run: Run) {
        #expect(run.problems { $0.takeLast(2) } == [])
    }

    @Test func `takeLast: none, too many, a long source, and a dispose among the last`() {
        #expect(Observable.of(1, 2).takeLast(0).atOnce == "| .")
        #expect(Observable.of(1, 2, 3).takeLast(5).atOnce == "1 2 3 | .")
        #expect(Observable.range(start: 1, count: 1000).takeLast(3).atOnce == "998 999 1000 | .")
        #expect(Observable.of(1, 2, 3).takeLast(3).take(2).atOnce == "1 2 | .")
        let (source, held, log) = (HandDriven<Int>(), SerialDisposable(), Log())
        held.disposable = source.observable.takeLast(3).subscribe(onNext: { element in
            log.note(element)
            if element == 2 { held.dispose() }
        })
        source.send(1, 2, 3)
        source.complete()
        #expect(log.text == "1 2")
    }

    @Test(arguments: [
        Run("--1--2--3--|", held: "^----!", "-----(2|)"),
        Run("-1|", held: "^-!", "--#", error: RxError.argumentOutOfRange),
        Run("---|", held: "^--!", "---#", error: RxError.argumentOutOfRange),
        Run("-1", held: "^-------------------!", "-"),
        Run("-1#", held: "^-!", "--#"),
        Run("-1-------------------2", held: "^-------------------!", "-"),
    ])
    func `the element at the index comes alone`(_ run: Run) {
        #expect(run.problems { $0.element(at: 1) } == [])
    }

    @Test func `the first element has index 0, and a completion that it sets off is no failure`() {
        let source = HandDriven<Int>()
        let log = Log()
        _ = source.observable.element(at: 0).do(afterNext: { _ in source.complete() }).note(in: log)
        source.send(1)
        #expect(log.text == "1 | .")
    }

    @Test(arguments: [
        Run("--1----|", held: "^------!", "--1----|"),
        Run("--1--2-|", held: "^----!", "--1--#", error: RxError.moreThanOneElement),
        Run("---|", held: "^--!", "---#", error: RxError.noElements),
        Run("-", held: "^-------------------!", "-"),
        Run("-1#", held: "^-!", "-1#"),
        Run("--#", held: "^-!", "--#"),
        Run("-1-------------------2", held: "^-------------------!", "-1"),
    ])
    func `single: one element is enough, none and two are failures`(_ run: Run) {
        #expect(run.problems { $0.single() } == [])
    }

    @Test(arguments: [
        Run("--1--4--2|", held: "^--------!", "-----4---|"),
        Run("--1--4--5|", held: "^-------!", "-----4--#", error: RxError.moreThanOneElement),
        Run("-1-2|", held: "^---!", "----#", error: RxError.noElements),
        Run("-4#", held: "^-!", "-4#"),
        Run("-4--9-5|", held: "^---!", "-4--#"),
        Run("-4-------------------5", held: "^-------------------!", "-4"),
    ])
    func `single: only those count for which the predicate holds`(_ run: Run) {
        let problems = run.problems { source in
            source.single { element in
                if element == 9 { throw MarbleError() }
                return element > 3
            }
        }
        #expect(problems == [])
    }
}
