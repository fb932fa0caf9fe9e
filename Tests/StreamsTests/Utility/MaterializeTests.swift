import Marbles
import Streams
import Testing

@Suite("materialize and dematerialize", .counted)
struct MaterializeTests {
    @Test(arguments: [
        Run("--1--2--|", held: "^-------!", "--a--b--(c|)"),
        Run("--1--2--#", held: "^-------!", "--a--b--(e|)"),
        Run("---|", held: "^--!", "---(c|)"),
        Run("---#", held: "^--!", "---(e|)"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1-------------------2", held: "^-------------------!", "-a"),
    ])
    func `materialize makes elements of the events`(_ run: Run) {
        let values: [Character: Event<Int>] = [
            "a": .next(1), "b": .next(2), "c": .completed, "e": .error(MarbleError()),
        ]
        #expect(run.problems(values: values) { $0.materialize() } == [])
    }

    @Test(arguments: [
        Run("--1--2--|", held: "^-------!", "--1--2--|"),
        Run("--1--2--0--3|", held: "^-------!", "--1--2--|"),
        Run("--1--9--3|", held: "^----!", "--1--#"),
        Run("---|", held: "^--!", "---|"),
        Run("---#", held: "^--!", "---#"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1-------------------2", held: "^-------------------!", "-1"),
    ])
    func `dematerialize makes events of the elements`(_ run: Run) {
        let problems = run.problems { source in
            source.map { element -> Event<Int> in
                switch element {
                case 0: .completed
                case 9: .error(MarbleError())
                default: .next(element)
                }
            }.dematerialize()
        }
        #expect(problems == [])
    }

    @Test func `operators behind materialize see its last element, and a take that it fulfils gives one completion`() {
        let observable = Observable<Int>.error(Failure.lost).materialize().map { "\($0)" }.filter { !$0.isEmpty }
        #expect(observable.atOnce == "error(lost) | .")
        #expect(Observable<Int>.empty().materialize().take(1).atOnce == "completed | .")
    }

    @Test func `after an element that is an end nothing passes, whatever the source goes on sending`() {
        let source = HandDriven<Event<Int>>()
        let log = Log()
        _ = source.observable.dematerialize().note(in: log)
        source.send(.next(1), .completed, .next(2), .error(Failure.lost))
        #expect(log.text == "1 | .")
        #expect(source.disposals == 1)
        #expect(Observable.repeatElement(Event<Int>.completed).dematerialize().atOnce == "| .")
    }

    @Test func `anything that can be read as an event may be an element`() {
        struct Wrapped: EventConvertible { let event: Event<String> }
        #expect(Observable.just(Wrapped(event: .next("a"))).dematerialize().atOnce == "a | .")
    }
}
