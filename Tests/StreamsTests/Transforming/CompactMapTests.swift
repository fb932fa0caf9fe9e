import Marbles
import Streams
import Testing

@Suite("compactMap", .counted)
struct CompactMapTests {
    @Test(arguments: [
        Run("--1--2--3--4--|", held: "^-------------!", "--------6--8--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-3--#", held: "^---!", "-6--#"),
        Run("-3--9--4|", held: "^---!", "-6--#"),
        Run("-3-------------------4", held: "^-------------------!", "-6"),
    ])
    func `what the closure makes nil of is left out`(_ run: Run) {
        let problems = run.problems { source in
            source.compactMap { element -> Int? in
                if element == 9 { throw MarbleError() }
                return element < 3 ? nil : element * 2
            }
        }
        #expect(problems == [])
    }

    @Test func `after a throw the closure is not called again, whatever the source goes on sending`() {
        let log = Log()
        let observable = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onNext(2)
            observer.onCompleted()
            return Disposables.create()
        }.compactMap { element -> Int? in
            log.note(element)
            throw Failure.lost
        }
        #expect(observable.atOnce == "#lost .")
        #expect(log.text == "1")
    }

    @Test func `an element whose closure disposes of the subscription does not arrive`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = source.observable.compactMap { element -> Int? in
            held.dispose()
            return element
        }.note(in: log)
        source.send(1)
        #expect(log.text == ".")
    }
}
