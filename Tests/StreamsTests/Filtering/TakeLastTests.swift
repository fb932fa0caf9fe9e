import Marbles
import Streams
import Testing

@Suite("takeLast", .counted)
struct TakeLastTests {
    @Test(arguments: [
        Run("--1--2--3--|", held: "^----------!", "-----------(23|)"),
        Run("-1|", held: "^-!", "--(1|)"),
        Run("---|", held: "^--!", "---|"),
        Run("-1", held: "^-------------------!", "-"),
        Run("-1-2#", held: "^---!", "----#"),
        Run("-1-2-----------------|", held: "^-------------------!", "-"),
    ])
    func `with the completion come the last so many`(_ run: Run) {
        #expect(run.problems { $0.takeLast(2) } == [])
    }

    @Test func `takeLast(0) waits for the completion alone`() {
        #expect(Run("-1-2|", held: "^---!", "----|").problems { $0.takeLast(0) } == [])
    }

    @Test func `a long source leaves its last in their order`() {
        #expect(Observable.range(start: 1, count: 1000).takeLast(3).atOnce == "998 999 1000 | .")
        #expect(Observable.of(1, 2, 3).takeLast(5).atOnce == "1 2 3 | .")
    }

    @Test func `a dispose among the last is the end`() {
        #expect(Observable.of(1, 2, 3).takeLast(3).take(2).atOnce == "1 2 | .")
    }

    @Test func `each subscription keeps for itself`() {
        let observable = Observable.of(1, 2).takeLast(1)
        #expect(observable.atOnce == "2 | .")
        #expect(observable.atOnce == "2 | .")
    }

    @Test func `a negative count stops the program`() async {
        await #expect(processExitsWith: .failure) { _ = Observable.just(1).takeLast(-1) }
    }
}
