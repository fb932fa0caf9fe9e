import Streams
import Testing

@Suite("Old names of errors and schedulers", .counted)
struct OldNamesOfErrorsTests {
    @Test func `they do what today's do`() { (Names() as any OldNames).run() }
}

/// Calling a deprecated method warns, but not through a protocol.
private protocol OldNames {
    func run()
}

private struct Names: OldNames {
    @available(*, deprecated)
    func run() {
        let failing = Observable<Int>.error(Failure.lost)
        let here = CurrentThreadScheduler.instance
        #expect(failing.catchError { _ in .just(1) }.atOnce == "1 | .")
        #expect(failing.catchErrorJustReturn(2).atOnce == "2 | .")
        #expect(Observable.catchError([failing, .just(3)]).atOnce == "3 | .")
        #expect(Observable.just(4).observeOn(here).subscribeOn(here).atOnce == "4 | .")
        #expect(failing.retryWhen { (errors: Observable<Failure>) in errors.take(1) }.atOnce == "| .")
        #expect(failing.retryWhen { (errors: Observable<any Error>) in errors.take(1) }.atOnce == "| .")
        let resource = BooleanDisposable()
        do { resource.addDisposableTo(DisposeBag()) }
        #expect(resource.isDisposed)
    }
}
