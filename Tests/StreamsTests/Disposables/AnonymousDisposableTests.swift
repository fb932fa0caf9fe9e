import Streams
import Testing

@Suite("Disposables.create", .counted)
struct AnonymousDisposableTests {
    @Test func `the closure runs with the first dispose, not without one, and may dispose of its own disposable`() {
        let log = Log()
        let held = SerialDisposable()
        let disposable = Disposables.create {
            log.note("gone")
            held.dispose()
        }
        held.disposable = disposable
        #expect(!disposable.isDisposed)
        do { _ = Disposables.create { log.note("without") } }
        for _ in 1...2 { disposable.dispose() }
        #expect(log.text == "gone")
        #expect(disposable.isDisposed)
    }

    @Test func `the closure is let go when it has run`() {
        weak var held: Log?
        let disposable = {
            let log = Log()
            held = log
            return Disposables.create { log.note("gone") }
        }()
        #expect(held != nil)
        disposable.dispose()
        #expect(held == nil)
    }

    @Test func `several are disposed of together, in order`() {
        let log = Log()
        let parts = (1...5).map { number in Disposables.create { log.note(number) } }
        Disposables.create(parts[1], parts[0]).dispose()
        #expect(log.text == "2 1")
        let all = Disposables.create(parts[0], parts[1], parts[2], parts[3], parts[4])
        #expect(!all.isDisposed)
        all.dispose()
        all.dispose()
        #expect(log.text == "2 1 3 4 5")
        #expect(all.isDisposed)
        let more = (6...9).map { number in Disposables.create { log.note(number) } }
        Disposables.create(more[0], more[1], more[2]).dispose()
        Disposables.create([more[3]]).dispose()
        #expect(log.text == "2 1 3 4 5 6 7 8 9")
    }

    @Test func `BooleanDisposable remembers, and one that does nothing can be disposed of`() {
        let disposable = BooleanDisposable()
        #expect(!disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        #expect(disposable.isDisposed)
        #expect(BooleanDisposable(isDisposed: true).isDisposed)
        #expect(!BooleanDisposable(isDisposed: false).isDisposed)
        Disposables.create().dispose()
    }
}
