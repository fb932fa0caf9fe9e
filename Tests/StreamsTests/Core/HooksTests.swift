import Streams
import Testing

@Suite("Hooks", .counted)
struct HooksTests {
    @Test func `an error that nobody handles goes to the hook`() {
        let errors = noted { _ = Observable<Int>.error(Failure.offline).subscribe() }
        #expect(errors == ["offline"])
        #expect(noted { _ = Observable<Int>.error(Failure.lost).subscribe(onNext: { _ in }) } == ["lost"])
    }

    @Test func `an error that somebody handles does not go to the hook`() {
        let errors = noted {
            _ = Observable<Int>.error(Failure.offline).subscribe(onError: { _ in })
            _ = Observable<Int>.error(Failure.offline).subscribe { _ in }
            _ = Observable<Int>.error(Failure.offline).subscribe(AnyObserver { _ in })
        }
        #expect(errors.isEmpty)
    }

    @Test func `onDisposed comes after the hook`() {
        let log = Log()
        let standard = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, error in if error is Failure { log.note("hook") } }
        defer { Hooks.defaultErrorHandler = standard }
        _ = Observable<Int>.error(Failure.offline).subscribe(onDisposed: { log.note("disposed") })
        #expect(log.text == "hook disposed")
    }

    /// What comes to the hook while `body` runs. Other modules' tests may have errors of their own meanwhile.
    private func noted(_ body: () -> Void) -> [String] {
        let log = Log()
        let standard = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, error in if error is Failure { log.note(error) } }
        defer { Hooks.defaultErrorHandler = standard }
        body()
        return log.list
    }
}
