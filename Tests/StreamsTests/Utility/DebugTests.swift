import Marbles
import Streams
import Testing

@Suite("debug", .counted)
struct DebugTests {
    @Test(arguments: InTime.through)
    func `in time`(_ run: InTime) {
        _ = printed { _ in run.check { source, _ in source.debug() } }
    }

    @Test func `what happens is printed, each thing when it does`() {
        let lines = printed { log in _ = Observable.of(1, 2).debug("numbers").note(in: log) }
        #expect(
            lines == [
                "numbers -> subscribed", "numbers -> Event next(1)", "1", "numbers -> Event next(2)", "2",
                "numbers -> Event completed", "|", ".", "numbers -> isDisposed",
            ])
    }

    @Test func `an error and a dispose are printed, the lower debug's dispose first`() {
        let source = HandDriven<Int>()
        let chain = source.observable.do(onDispose: {}).debug("upper").map { $0 }.debug("lower")
        let failed = printed { log in
            _ = chain.note(in: log)
            source.fail(.lost)
        }
        #expect(
            failed == [
                "lower -> subscribed", "upper -> subscribed", "upper -> Event error(lost)",
                "lower -> Event error(lost)", "#lost", ".", "lower -> isDisposed", "upper -> isDisposed",
            ])
        let disposed = printed { log in chain.note(in: log).dispose() }
        #expect(disposed.suffix(3) == ["lower -> isDisposed", "upper -> isDisposed", "."])
    }

    @Test func `a long event is trimmed if one asks for it`() {
        let text = String(repeating: "a", count: 20) + String(repeating: "b", count: 20)
        let whole = printed { _ in _ = Observable.just(text).debug("t").subscribe() }
        #expect(whole[1] == "t -> Event next(\(text))")
        let trimmed = printed { _ in _ = Observable.just(text).debug("t", trimOutput: true).subscribe() }
        #expect(trimmed[1] == "t -> Event next(aaaaaaaaaaaaaaa...bbbbbbbbbbbbbbbbbbb)")
    }

    @Test func `without an identifier it is known by its place`() {
        let lines = printed { _ in
            _ = Observable.just(1).debug(file: "a/b/C.swift", line: 7, function: "f()").subscribe()
        }
        #expect(lines.first == "C.swift:7 (f()) -> subscribed")
    }

    @Test func `a line begins with date and time`() throws {
        let log = Log()
        let standard = DebugOutput.print
        DebugOutput.print = { log.note($0) }
        defer { DebugOutput.print = standard }
        _ = Observable.just(1).debug("x").subscribe()
        let line = try #require(log.list.first)
        #expect(try /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: x -> subscribed/.wholeMatch(in: line) != nil)
    }

    /// What is printed and noted while `body` runs, without date and time.
    private func printed(_ body: (Log) -> Void) -> [String] {
        let log = Log()
        let standard = DebugOutput.print
        DebugOutput.print = { log.note($0.dropFirst(25)) }
        defer { DebugOutput.print = standard }
        body(log)
        return log.list
    }
}
