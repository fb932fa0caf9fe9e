import Marbles
import Streams
import Testing

@Suite("reduce", .counted)
struct ReduceTests {
    static let runs = [
        Run("--1--2--3--|", held: "^----------!", "-----------(6|)"),
        Run("---|", held: "^--!", "---(0|)"),
        Run("-", held: "^-------------------!", "-"),
        Run("-3--#", held: "^---!", "----#"),
        Run("-3--9--4|", held: "^---!", "----#"),
        Run("-3-------------------4", held: "^-------------------!", "-"),
    ]

    @Test(arguments: runs)
    func `one element at the end is what has been gathered`(_ run: Run) {
        let problems = run.problems { source in
            source.reduce(0) { sum, element in
                if element == 9 { throw MarbleError() }
                return sum + element
            }
        }
        #expect(problems == [])
    }

    @Test(arguments: [
        Run("--1--2--3--|", held: "^----------!", "-----------(c|)"),
        Run("---|", held: "^--!", "---(a|)"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1--#", held: "^---!", "----#"),
        Run("-1--9--4|", held: "^---!", "----#"),
        Run("-3--5--|", held: "^------!", "-------#"),
        Run("-3-------------------4", held: "^-------------------!", "-"),
    ])
    func `the one element is transformed`(_ run: Run) {
        let problems = run.problems(values: ["a": "sum 0", "c": "sum 6"]) { source in
            source.reduce(0) { sum, element in
                if element == 9 { throw MarbleError() }
                return sum + element
            } mapResult: { sum in
                if sum == 8 { throw MarbleError() }
                return "sum \(sum)"
            }
        }
        #expect(problems == [])
    }

    @Test func `operators behind it see its element`() {
        let observable = Observable.of(1, 2).reduce(0) { $0 + $1 }.map { $0 + 1 }.filter { $0 > 0 }
            .scan(1) { $0 + $1 }.flatMap { Observable.of($0, $0) }.take(2).reduce(0) { $0 + $1 }
        #expect(observable.atOnce == "10 | .")
    }

    @Test func `each subscription begins with the seed`() {
        let observable = Observable.of(1, 2).reduce([]) { $0 + [$1] }
        #expect(observable.atOnce == "[1, 2] | .")
        #expect(observable.atOnce == "[1, 2] | .")
    }

    @Test func `an endless source is left when the closure throws`() {
        let observable = Observable.repeatElement(1).reduce(0) { sum, element in
            if sum == 5 { throw Failure.lost }
            return sum + element
        }
        #expect(observable.atOnce == "#lost .")
    }

    @Test func `after a throw the closure is not called again, whatever the source goes on sending`() {
        let log = Log()
        let observable = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onNext(2)
            observer.onCompleted()
            return Disposables.create()
        }.reduce(0) { _, element in
            log.note(element)
            throw Failure.lost
        }
        #expect(observable.atOnce == "#lost .")
        #expect(log.text == "1")
    }

    @Test func `the source is disposed of after the end`() {
        let log = Log()
        let source = HandDriven<Int>()
        _ = source.observable.do(onDispose: { log.note("dispose") }).reduce(0) { $0 + $1 }.note(in: log)
        source.send(1)
        source.complete()
        #expect(log.text == "1 | . dispose")
    }

    @Test func `nothing comes when the last closure disposes of the subscription`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        let sums = source.observable.reduce(
            0, accumulator: +,
            mapResult: { sum in
                held.dispose()
                return sum
            })
        held.disposable = sums.note(in: log)
        source.complete()
        #expect(log.text == ".")
    }
}
