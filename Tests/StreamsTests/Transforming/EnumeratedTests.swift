import Marbles
import Streams
import Testing

@Suite("enumerated", .counted)
struct EnumeratedTests {
    @Test(arguments: [
        Run("--7--8--9--|", held: "^----------!", "--a--b--c--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-7--#", held: "^---!", "-a--#"),
        Run("-7-------------------4", held: "^-------------------!", "-a"),
    ])
    func `each element has its index`(_ run: Run) {
        let problems = run.problems(values: ["a": "0: 7", "b": "1: 8", "c": "2: 9"]) { source in
            source.enumerated().map { "\($0.index): \($0.element)" }
        }
        #expect(problems == [])
    }

    @Test func `each subscription counts for itself`() {
        let observable = Observable.of("a", "b").enumerated().map { index, element in "\(element)\(index)" }
        #expect(observable.atOnce == "a0 b1 | .")
        #expect(observable.atOnce == "a0 b1 | .")
    }

    @Test func `an element that sets off another one has the lower index`() {
        let source = HandDriven<String>()
        let log = Log()
        let subscription = source.observable.enumerated()
            .do(onNext: { if $0.element == "a" { source.send("b") } }).map { "\($0.element)\($0.index)" }.note(in: log)
        source.send("a")
        #expect(log.text == "b1 a0")
        subscription.dispose()
    }
}
