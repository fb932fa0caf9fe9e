import Marbles
import Streams
import Testing

@Suite("element(at:)", .counted)
struct ElementAtTests {
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

    @Test func `the first has index 0`() {
        #expect(Observable.of(5, 6).element(at: 0).atOnce == "5 | .")
    }

    @Test func `an element that it sets off does not come after it`() {
        let source = HandDriven<Int>()
        let log = Log()
        _ = source.observable.element(at: 0).do(onNext: { _ in source.send(2) }).note(in: log)
        source.send(1)
        #expect(log.text == "1 | .")
    }

    @Test func `a completion that it sets off is the end, and no failure`() {
        let source = HandDriven<Int>()
        let log = Log()
        _ = source.observable.element(at: 0).do(afterNext: { _ in source.complete() }).note(in: log)
        source.send(1)
        #expect(log.text == "1 | .")
    }

    @Test func `each subscription counts for itself`() {
        let observable = Observable.of(1, 2).element(at: 1)
        #expect(observable.atOnce == "2 | .")
        #expect(observable.atOnce == "2 | .")
    }

    @Test func `a negative index stops the program`() async {
        await #expect(processExitsWith: .failure) { _ = Observable.just(1).element(at: -1) }
    }
}
