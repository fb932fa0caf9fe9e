import Streams
import Testing

@Suite("Hooks", .counted)
struct HooksTests {
    @Test func `an error goes to the hook if nobody handles it`() {
        let errors = noted {
            _ = Observable<Int>.error(Failure.offline).subscribe()
            _ = Observable<Int>.error(Failure.lost).subscribe(onNext: { _ in })
            _ = Observable<Int>.error(Failure.offline).subscribe(onError: { _ in })
            _ = Observable<Int>.error(Failure.offline).subscribe { _ in }
            _ = Observable<Int>.error(Failure.offline).subscribe(AnyObserver { _ in })
        }
        #expect(errors == ["offline", "lost"])
    }

    @Test func `onDisposed comes after the hook`() {
        let log = Log()
        let standard = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, error in if error is Failure { log.note("hook") } }
        defer { Hooks.defaultErrorHandler = standard }
        _ = Observable<Int>.error(Failure.offline).subscribe(onDisposed: { log.note("disposed") })
        #expect(log.text == "hook disposed")
    }

    @Test func `where a subscription was made is told, if that is recorded`() {
        let log = Log()
        let (handler, capture) = (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack)
        Hooks.defaultErrorHandler = { callStack, error in if error is Failure { log.note(callStack) } }
        Hooks.customCaptureSubscriptionCallstack = { ["here"] }
        defer { (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack) = (handler, capture) }
        let failing = Observable<Int>.error(Failure.lost)
        _ = failing.subscribe()
        Hooks.recordCallStackOnError = true
        _ = failing.subscribe()
        Hooks.recordCallStackOnError = false
        #expect(log.list == ["[]", "[\"here\"]"])
        #expect(capture().isEmpty == false)
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

    /// A closure that gets a layer around it with each reading would use up the stack here.
    @Test func `a hook stays as it was put in, however often it is read`() {
        let log = Log()
        let locked = Locked<(String) -> Void> { log.note($0) }
        for _ in 0..<200_000 { _ = locked.value }
        locked.value("called")
        #expect(log.text == "called")
    }
}
