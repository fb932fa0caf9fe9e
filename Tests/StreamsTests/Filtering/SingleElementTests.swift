import Marbles
import Streams
import Testing

@Suite("single", .counted)
struct SingleElementTests {
    @Test(arguments: [
        Run("-1---|", held: "^----!", "-1---|"),
        Run("-1-#", held: "^--!", "-1-#"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1", held: "^-------------------!", "-1"),
    ])
    func `the only element goes on as it comes`(_ run: Run) {
        #expect(run.problems { $0.single() } == [])
    }

    @Test func `none, and a second one, are errors`() {
        #expect(Observable<Int>.empty().single().atOnce == "#Sequence doesn't contain any elements. .")
        #expect(Observable.of(1, 2, 3).single().atOnce == "1 #Sequence contains more than one element. .")
    }

    @Test(arguments: [
        Run("-1-4-2|", held: "^-----!", "---4--|"),
        Run("-1-9-4|", held: "^--!", "---#"),
    ])
    func `only what the predicate holds for counts`(_ run: Run) {
        let problems = run.problems { source in
            source.single { element in
                if element == 9 { throw MarbleError() }
                return element > 3
            }
        }
        #expect(problems == [])
    }

    @Test func `with a predicate too, none and a second one are errors`() {
        #expect(Observable.of(1, 2).single { $0 > 3 }.atOnce == "#Sequence doesn't contain any elements. .")
        #expect(Observable.of(4, 5, 6).single { $0 > 3 }.atOnce == "4 #Sequence contains more than one element. .")
    }
}
