import Dispatch
import Streams
import Testing

@Suite("RefCountDisposable", .counted)
struct RefCountDisposableTests {
    private let log = Log()

    private func make() -> RefCountDisposable {
        RefCountDisposable(disposable: Disposables.create { log.note("over") })
    }

    @Test func `retained by nobody it disposes at once, and once`() {
        let counted = make()
        #expect(!counted.isDisposed)
        counted.dispose()
        #expect(log.text == "over")
        #expect(counted.isDisposed)
        counted.dispose()
        #expect(log.text == "over")
    }

    @Test func `it waits for everyone who retained it, also after its own dispose, and letting go twice counts once`() {
        let counted = make()
        let first = counted.retain()
        counted.dispose()
        let second = counted.retain()
        for _ in 1...2 { first.dispose() }
        #expect(!counted.isDisposed)
        #expect(log.text == "")
        second.dispose()
        #expect(counted.isDisposed)
        #expect(log.text == "over")
    }

    @Test func `those who retained it do not dispose of it alone, and to retain it afterwards has no effect`() {
        let counted = make()
        counted.retain().dispose()
        #expect(!counted.isDisposed)
        counted.dispose()
        counted.retain().dispose()
        #expect(counted.isDisposed)
        #expect(log.text == "over")
    }

    @Test func `from many threads it disposes once`() {
        for _ in 0..<50 {
            let counts = Counts(1)
            let counted = RefCountDisposable(disposable: Disposables.create { counts.add(0) })
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                let retained = counted.retain()
                if thread == 3 { counted.dispose() }
                retained.dispose()
            }
            #expect(counts.all == [1])
        }
    }
}
