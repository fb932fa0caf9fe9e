import Streams
import Testing

/// Operators that know a `just` do not open it. That must not show: `map` makes another observable of it, which they open.
@Suite("just inside another", .counted)
struct OneElementTests {
    @Test(arguments: ["flatMap", "flatMapFirst", "flatMapLatest", "concatMap"])
    func `it sends as any other`(_ name: String) {
        for script in 0..<64 {
            let known = run(name, script) { .just($0) }
            let opened = run(name, script) { Observable.just($0).map { $0 } }
            #expect(known == opened, "script \(script)")
        }
    }

    /// Sends 1, 2 and the end. The subscriber answers as the bits of `script` say, while it has an element.
    private func run(_ name: String, _ script: Int, inner: @escaping (Int) -> Observable<Int>) -> String {
        let (outer, other) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        let slot = SerialDisposable()
        let select = { (number: Int) in
            // The first may stay open, so that a `just` takes its place or waits for it.
            number == 0
                ? other.observable.startWith(0).do(onDispose: {
                    log.note("-0")
                    if script & 1 != 0 { outer.send(7) }
                }) : inner(number)
        }
        let source = outer.observable
        let flattened =
            switch name {
            case "flatMap": source.flatMap(select)
            case "flatMapFirst": source.flatMapFirst(select)
            case "flatMapLatest": source.flatMapLatest(select)
            default: source.concatMap(select)
            }
        slot.disposable = flattened.do(onNext: { element in
            guard element == 1 else { return }
            if script & 2 != 0 { outer.send(3) }
            if script & 4 != 0 { outer.complete() }
            if script & 8 != 0 { slot.dispose() }
        }).note(in: log)
        if script & 16 != 0 { outer.send(0) }
        outer.send(1, 2)
        if script & 32 != 0 { other.complete() }
        outer.complete()
        log.note("over")
        slot.dispose()
        return log.text
    }
}
