import Marbles
import Streams
import Testing

@Suite("distinctUntilChanged", .counted)
struct DistinctUntilChangedTests {
    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @Sendable (Observable<Int>) -> Observable<Int>

        init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
            testDescription = name
            self.apply = apply
        }
    }

    static let forms = [
        Form("plain") { $0.distinctUntilChanged() },
        Form("key") { $0.distinctUntilChanged { "\($0)" } },
        Form("comparer") { $0.distinctUntilChanged { $0 == $1 } },
        Form("key and comparer") { $0.distinctUntilChanged({ $0 * 10 }, comparer: { $0 == $1 }) },
        Form("key path") { $0.distinctUntilChanged(at: \.magnitude) },
    ]

    @Test(
        arguments: forms,
        [
            Run("--1--1--2--1--|", held: "^-------------!", "--1-----2--1--|"),
            Run("(11)-(12)-|", held: "^---!", "1-2-|"),
            Run("---|", held: "^--!", "---|"),
            Run("-", held: "^-------------------!", "-"),
            Run("-3-3#", held: "^---!", "-3--#"),
            Run("-3-------------------4", held: "^-------------------!", "-3"),
        ])
    func `an element passes that differs from the one before`(_ form: Form, _ run: Run) {
        #expect(run.problems(form.apply) == [])
    }

    @Test func `what a key selector or a comparer throws ends the result`() {
        let run = Run("-1--9--2|", held: "^---!", "-1--#")
        func key(_ element: Int) throws -> Int {
            if element == 9 { throw MarbleError() }
            return element
        }
        #expect(run.problems { $0.distinctUntilChanged(key) } == [])
        #expect(run.problems { $0.distinctUntilChanged(key, comparer: { $0 == $1 }) } == [])
        #expect(run.problems { $0.distinctUntilChanged { try key($0) == key($1) } } == [])
        #expect(run.problems { $0.distinctUntilChanged({ $0 }, comparer: { try key($0) == key($1) }) } == [])
    }

    @Test func `the comparer is told the last that passed, then the new one; the first is not compared`() {
        let log = Log()
        let near = Observable.of(1, 2, 3, 4).distinctUntilChanged { before, element in
            log.note("\(before)~\(element)")
            return element - before < 2
        }
        #expect(near.atOnce == "1 3 | .")
        #expect(log.text == "1~2 1~3 3~4")
    }

    @Test func `a key selector is asked once an element`() {
        let log = Log()
        let observable = Observable.of(1, 3, 4).distinctUntilChanged { element in
            log.note(element)
            return element % 2
        }
        #expect(observable.atOnce == "1 4 | .")
        #expect(log.text == "1 3 4")
    }

    @Test(arguments: forms)
    func `each subscription remembers for itself`(_ form: Form) {
        let observable = form.apply(.of(1, 1, 2))
        #expect(observable.atOnce == "1 2 | .")
        #expect(observable.atOnce == "1 2 | .")
    }

    @Test(arguments: forms)
    func `an element that sets off another one is the one before it`(_ form: Form) {
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = form.apply(source.observable).do(afterNext: { if $0 == 1 { source.send(1, 2) } })
            .note(in: log)
        source.send(1, 2)
        #expect(log.text == "1 2")
        subscription.dispose()
    }

    @Test func `an element whose closure disposes of the subscription does not arrive`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = source.observable.distinctUntilChanged { _, _ in
            held.dispose()
            return false
        }.note(in: log)
        source.send(1, 2)
        #expect(log.text == "1 .")
    }
}
