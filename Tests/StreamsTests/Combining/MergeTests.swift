import Marbles
import Streams
import Testing

@Suite("merge", .counted)
struct MergeTests {
    @Test(arguments: [
        TwoSources("plain", "--1---2---|", "---7-8|", gives: "--17-82---|", "^---------!", "^-----!"),
        TwoSources("empty", "--|", "----|", gives: "----|", "^-!", "^---!"),
        TwoSources("never", "-----", "--3|", gives: "--3", TwoSources.untilDisposed, "^--!"),
        TwoSources("error", "--1--2|", "---3#", gives: "--13#", "^---!", "^---!"),
        TwoSources(
            "disposed", "-1-------------2", "--3", gives: "-13", TwoSources.untilDisposed, TwoSources.untilDisposed),
    ])
    func `of two`(_ sources: TwoSources) {
        sources.check { .merge($0, $1) }
        sources.check { .merge([$0, $1]) }
        sources.check { .merge(CollectionOfTwo(first: $0, second: $1)) }
        sources.check { Observable.of($0, $1).merge() }
    }

    @Test(arguments: [
        InnerSources(
            "plain", "-1--2--|", ["--3--4|", "-5-6|"], gives: "---3-546|", "^------!", ["-^-----!", "----^---!"]),
        InnerSources("empty", "--|", [], gives: "--|", "^-!", []),
        InnerSources("the source lasts longer", "-1---|", ["-2|"], gives: "--2--|", "^----!", ["-^-!"]),
        InnerSources("never", "-1|", ["-2--"], gives: "--2", "^-!", ["-^------------!"]),
        InnerSources(
            "inner error", "-1-2--", ["--3--", "-#"], gives: "---3#", "^---!", ["-^--!", "---^!"]),
        InnerSources("error", "-1--#", ["--3--"], gives: "---3#", "^---!", ["-^--!"]),
        InnerSources("disposed", "-1--", ["-2"], gives: "--2", InnerSources.untilDisposed, ["-^------------!"]),
    ])
    func `of inner observables, as flatMap`(_ sources: InnerSources) {
        sources.check { $0.map($1).merge() }
        sources.check { $0.flatMap($1) }
    }

    @Test func `once the result is over no further source is subscribed to, and without sources it is over at once`() {
        let source = HandDriven<Int>()
        #expect(Observable.merge(.just(1), source.observable).take(1).atOnce == "1 | .")
        #expect(Observable.merge(.error(Failure.lost), source.observable).atOnce == "#lost .")
        #expect(source.subscriptions == 0)
        #expect(Observable<Int>.merge([]).atOnce == "| .")
        #expect(Observable.of(Observable.of(1, 2), .just(3)).merge().atOnce == "1 3 2 | .")
    }

    @Test func `a dispose leaves the sources in their order`() {
        let log = Log()
        let sources = (0..<3).map { number in
            Observable<Int>.never().do(onDispose: { log.note(number) })
        }
        #expect(Observable.merge(sources).atOnce == "! .")
        #expect(log.text == "0 1 2")
    }
}

struct CollectionOfTwo<Element>: Collection {
    let first: Element
    let second: Element
    var startIndex: Int { 0 }
    var endIndex: Int { 2 }
    func index(after index: Int) -> Int { index + 1 }
    subscript(position: Int) -> Element { position == 0 ? first : second }
}
