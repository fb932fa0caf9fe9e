import Streams
import Testing

@Suite("CompositeDisposable", .counted)
struct CompositeDisposableTests {
    @Test func `it disposes of all it holds, in their order, once`() {
        let log = Log()
        let composite = CompositeDisposable()
        for number in 1...40 { composite.insert(Disposables.create { log.note(number) }) }
        #expect(composite.count == 40)
        composite.dispose()
        composite.dispose()
        #expect(log.list == (1...40).map { "\($0)" })
        #expect(composite.count == 0)
        #expect(composite.isDisposed)
    }

    @Test func `disposed of first, it disposes of what comes at once, and gives no key`() {
        let late = BooleanDisposable()
        let composite = CompositeDisposable()
        composite.dispose()
        #expect(composite.insert(late) == nil)
        #expect(late.isDisposed)
        #expect(composite.count == 0)
    }

    @Test func `its key takes out one, and disposes of it, but not after the dispose, nor in another composite`() throws
    {
        let parts = (0..<5).map { _ in BooleanDisposable() }
        let composite = CompositeDisposable()
        let keys = try parts.map { try #require(composite.insert($0)) }
        composite.remove(for: keys[3])
        #expect(parts.map(\.isDisposed) == [false, false, false, true, false])
        composite.remove(for: keys[0])
        composite.remove(for: keys[3])
        #expect(parts.map(\.isDisposed) == [true, false, false, true, false])
        #expect(composite.count == 3)
        composite.remove(for: keys[4])
        #expect(composite.count == 2)
        composite.dispose()
        #expect(parts.allSatisfy { $0.isDisposed })
        for composite in [composite, CompositeDisposable()] {
            composite.remove(for: keys[1])
            #expect(composite.count == 0)
        }
    }

    @Test func `it can be made of several`() {
        let parts = (0..<6).map { _ in BooleanDisposable() }
        let two = CompositeDisposable(parts[0], parts[1])
        #expect(two.count == 2)
        two.dispose()
        #expect(parts.count { $0.isDisposed } == 2)
        let three = CompositeDisposable(parts[0], parts[1], parts[2])
        #expect(three.count == 3)
        let five = CompositeDisposable(parts[0], parts[1], parts[2], parts[3], parts[4])
        #expect(five.count == 5)
        five.dispose()
        #expect(parts.count { $0.isDisposed } == 5)
        let all = CompositeDisposable(disposables: parts)
        #expect(all.count == 6)
        #expect(!all.isDisposed)
        all.dispose()
        #expect(parts.allSatisfy { $0.isDisposed })
    }

    @Test func `a part that comes back to it as it goes does not stop the program`() {
        let log = Log()
        let composite = CompositeDisposable()
        composite.insert(
            Disposables.create {
                composite.insert(Disposables.create { log.note("late") })
                composite.dispose()
                log.note("first")
            })
        composite.insert(Disposables.create { log.note("second") })
        composite.dispose()
        #expect(log.text == "late first second")
    }
}
