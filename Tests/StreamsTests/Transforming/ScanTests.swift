import Marbles
import Streams
import Testing

@Suite("scan", .counted)
struct ScanTests {
    static let runs = [
        Run("--1--2--3--|", held: "^----------!", "--1--3--6--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-3--#", held: "^---!", "-3--#"),
        Run("-3--9--4|", held: "^---!", "-3--#"),
        Run("-3-------------------4", held: "^-------------------!", "-3"),
    ]

    @Test(arguments: runs)
    func `each element is what has been gathered so far`(_ run: Run) {
        let problems = run.problems { source in
            source.scan(0) { sum, element in
                if element == 9 { throw MarbleError() }
                return sum + element
            }
        }
        #expect(problems == [])
    }

    @Test(arguments: runs)
    func `the same, gathered in place`(_ run: Run) {
        let problems = run.problems { source in
            source.scan(into: 0) { sum, element in
                if element == 9 { throw MarbleError() }
                sum += element
            }
        }
        #expect(problems == [])
    }

    @Test func `each subscription begins with the seed`() {
        let words = Observable.of("a", "b").scan("") { $0 + $1 }
        let lists = Observable.of(1, 2).scan(into: []) { $0.append($1) }
        for _ in 0..<2 {
            #expect(words.atOnce == "a ab | .")
            #expect(lists.atOnce == "[1] [1, 2] | .")
        }
    }

    @Test func `an element that sets off another one gathers both`() {
        for inPlace in [false, true] {
            let source = HandDriven<Int>()
            let log = Log()
            let sums =
                inPlace
                ? source.observable.scan(into: 0) { $0 += $1 } : source.observable.scan(0) { $0 + $1 }
            let subscription = sums.do(onNext: { if $0 == 1 { source.send(2) } }).note(in: log)
            source.send(1, 4)
            #expect(log.text == "3 1 7")
            subscription.dispose()
        }
    }

    @Test func `after a throw the closure is not called again, whatever the source goes on sending`() {
        let log = Log()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onNext(2)
            return Disposables.create()
        }
        let scanned = source.scan(0) { _, element in
            log.note(element)
            throw Failure.lost
        }
        let inPlace = source.scan(into: 0) { _, element in
            log.note(element)
            throw Failure.lost
        }
        #expect(scanned.atOnce == "#lost .")
        #expect(inPlace.atOnce == "#lost .")
        #expect(log.text == "1 1")
    }

    @Test func `an element whose closure disposes of the subscription does not arrive`() {
        for inPlace in [false, true] {
            let source = HandDriven<Int>()
            let log = Log()
            let held = SerialDisposable()
            let scanned =
                inPlace
                ? source.observable.scan(into: 0) { _, _ in held.dispose() }
                : source.observable.scan(0) { sum, _ in
                    held.dispose()
                    return sum
                }
            held.disposable = scanned.note(in: log)
            source.send(1)
            #expect(log.text == ".")
        }
    }
}
