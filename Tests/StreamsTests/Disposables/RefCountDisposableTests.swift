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

    @Test func `it waits for everyone who retained it`() {
        let counted = make()
        let retained = [counted.retain(), counted.retain()]
        counted.dispose()
        retained[0].dispose()
        #expect(!counted.isDisposed)
        #expect(log.text == "")
        retained[1].dispose()
        #expect(counted.isDisposed)
        #expect(log.text == "over")
    }

    @Test func `letting go twice counts once`() {
        let counted = make()
        let first = counted.retain()
        let second = counted.retain()
        counted.dispose()
        first.dispose()
        first.dispose()
        #expect(log.text == "")
        second.dispose()
        #expect(log.text == "over")
    }

    @Test func `those who retained it do not dispose of it alone`() {
        let counted = make()
        counted.retain().dispose()
        #expect(!counted.isDisposed)
        counted.dispose()
        #expect(log.text == "over")
    }

    @Test func `it may be retained between its dispose and the last one's letting go`() {
        let counted = make()
        let first = counted.retain()
        counted.dispose()
        let second = counted.retain()
        first.dispose()
        #expect(log.text == "")
        second.dispose()
        #expect(log.text == "over")
    }

    @Test func `to retain it afterwards has no effect`() {
        let counted = make()
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
