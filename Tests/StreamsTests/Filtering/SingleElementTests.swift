import Marbles
import Streams
import Testing

@Suite("single", .counted)
struct SingleElementTests {
    @Test(arguments: [
        Run("--1----|", held: "^------!", "--1----|"),
        Run("--1--2-|", held: "^----!", "--1--#", error: RxError.moreThanOneElement),
        Run("---|", held: "^--!", "---#", error: RxError.noElements),
        Run("-", held: "^-------------------!", "-"),
        Run("-1#", held: "^-!", "-1#"),
        Run("--#", held: "^-!", "--#"),
        Run("-1-------------------2", held: "^-------------------!", "-1"),
    ])
    func `one element is enough, none and two are failures`(_ run: Run) {
        #expect(run.problems { $0.single() } == [])
    }

    @Test(arguments: [
        Run("--1--4--2|", held: "^--------!", "-----4---|"),
        Run("--1--4--5|", held: "^-------!", "-----4--#", error: RxError.moreThanOneElement),
        Run("-1-2|", held: "^---!", "----#", error: RxError.noElements),
        Run("---|", held: "^--!", "---#", error: RxError.noElements),
        Run("-", held: "^-------------------!", "-"),
        Run("-4#", held: "^-!", "-4#"),
        Run("-4--9-5|", held: "^---!", "-4--#"),
        Run("-4-------------------5", held: "^-------------------!", "-4"),
    ])
    func `only those count for which the predicate holds`(_ run: Run) {
        let problems = run.problems { source in
            source.single { element in
                if element == 9 { throw MarbleError() }
                return element > 3
            }
        }
        #expect(problems == [])
    }

    @Test func `each subscription counts for itself`() {
        let observable = Observable.just(1).single()
        #expect(observable.atOnce == "1 | .")
        #expect(observable.atOnce == "1 | .")
    }
}
