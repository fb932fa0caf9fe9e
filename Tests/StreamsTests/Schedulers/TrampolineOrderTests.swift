import Streams
import Testing

/// The order that RxSwift's current-thread trampoline gives to sources that send at once.
@Suite("Trampoline", .counted)
struct TrampolineOrderTests {
    @Test func `inner sources take turns with the outer one, and just does not wait for a turn`() {
        let observable = Observable.of(1, 2, 3).flatMap { Observable.of($0 * 10, $0 * 10 + 1, $0 * 10 + 2) }
        #expect(observable.atOnce == "10 11 20 12 21 30 22 31 32 | .")
        let outer = Observable.create { observer in
            observer.onNext(Observable.of(1, 2))
            observer.onNext(Observable.just(3))
            observer.onCompleted()
            return Disposables.create()
        }
        #expect(outer.flatMap { $0 }.atOnce == "3 1 2 | .")
        let sources = [Observable.of(1, 2), .just(3), .of(4, 5)]
        #expect(Observable.from(sources).flatMap { $0 }.atOnce == "1 3 2 4 5 | .")
        let all = Observable.range(start: 0, count: 1000).flatMap { Observable.of($0, $0) }
        var counts = Array(repeating: 0, count: 1000)
        _ = all.subscribe(onNext: { counts[$0] += 1 })
        #expect(counts.allSatisfy { $0 == 2 })
    }

    @Test func `inside an onNext another of takes turns with the first, a just comes at once`() {
        let (turns, atOnce) = (Log(), Log())
        _ = Observable.of(1, 2).subscribe(onNext: { outer in
            turns.note(outer)
            _ = Observable.of(outer * 10, outer * 10 + 1).subscribe(onNext: { turns.note($0) })
            turns.note("-")
            _ = Observable.just(outer * 10).subscribe(onNext: { atOnce.note($0) })
            atOnce.note(outer)
        })
        #expect(turns.text == "1 - 10 2 - 11 20 21")
        #expect(atOnce.text == "10 1 20 2")
    }

    @Test func `just opens the trampoline under an operator only`() {
        let log = Log()
        let body: (Int) -> Void = { _ in
            _ = Observable.of("a", "b").subscribe(onNext: { log.note($0) })
            log.note("-")
        }
        _ = Observable.just(1).subscribe(onNext: body)
        #expect(log.text == "a b -")
        _ = Observable.just(1).map { $0 }.subscribe(onNext: body)
        #expect(log.text == "a b - - a b")
    }

    @Test func `everything has come when the outermost subscribe returns, except what was disposed of before its turn`()
    {
        let log = Log()
        _ = Observable.of(1).subscribe(onNext: { _ in
            _ = Observable.of(2).subscribe(onNext: { _ in _ = Observable.of(3).subscribe(onNext: { log.note($0) }) })
            Observable.of(4, 5).note(in: log).dispose()
        })
        log.note("returned")
        #expect(log.text == ". 3 returned")
    }

    @Test func `range, generate and repeatElement wait their turn like of`() {
        let sources = [
            Observable.range(start: 1, count: 2),
            .generate(initialState: 11, condition: { $0 < 13 }, iterate: { $0 + 1 }),
            .repeatElement(21).take(2),
            .from(31...32),
        ]
        let all = Observable.create { observer in
            for source in sources { observer.onNext(source) }
            observer.onCompleted()
            return Disposables.create()
        }
        #expect(all.flatMap { $0 }.atOnce == "1 11 21 31 2 12 21 32 | .")
    }
}
