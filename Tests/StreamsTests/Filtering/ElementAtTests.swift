import Marbles
import Streams
import Testing

@Suite("element(at:)", .counted)
struct ElementAtTests {
    @Test(arguments: [
        Run("-1-2-3-|", held: "^--!", "---(2|)"),
        Run("-1-#", held: "^--!", "---#"),
        Run("-1-------------------2", held: "^-------------------!", "-"),
        Run("-", held: "^-------------------!", "-"),
    ])
    func `the element at an index, and the end`(_ run: Run) {
        #expect(run.problems { $0.element(at: 1) } == [])
    }

    @Test func `a source that is too short makes it fail`() {
        #expect(Observable.of(1).element(at: 1).atOnce == "#Argument out of range. .")
        #expect(Observable<Int>.empty().element(at: 0).atOnce == "#Argument out of range. .")
        #expect(Observable.of(1, 2).element(at: 1).atOnce == "2 | .")
    }

    @Test func `an element that sets off others is still the only one`() {
        let source = HandDriven<Int>()
        let log = Log()
        _ = source.observable.element(at: 0).do(onNext: { _ in source.send(8) }).note(in: log)
        source.send(7)
        #expect(log.text == "7 | .")
    }
}
