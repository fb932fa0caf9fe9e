import Dispatch
import Streams
import Testing

@Suite("Disposables, from many threads", .counted)
struct DisposableRaceTests {
    @Test func `a disposable closure runs once`() {
        for _ in 0..<100 {
            let counts = Counts(1)
            let disposable = Disposables.create { counts.add(0) }
            let carried = Carried(disposable)
            DispatchQueue.concurrentPerform(iterations: 8) { _ in carried.value.dispose() }
            #expect(counts.all == [1])
        }
    }

    @Test func `each member of a composite is disposed of once`() {
        let counts = Counts(8000)
        let composite = CompositeDisposable()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in thread * 1000..<(thread + 1) * 1000 {
                let key = composite.insert(Disposables.create { counts.add(number) })
                if number.isMultiple(of: 3), let key { composite.remove(for: key) }
                if thread == 7, number == 7500 { composite.dispose() }
            }
        }
        #expect(counts.all.allSatisfy { $0 == 1 })
        #expect(composite.count == 0)
    }

    @Test func `each member of a bag is disposed of once`() {
        let counts = Counts(8000)
        do {
            let bag = DisposeBag()
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for number in thread * 1000..<(thread + 1) * 1000 {
                    Disposables.create { counts.add(number) }.disposed(by: bag)
                }
            }
            #expect(counts.all.allSatisfy { $0 == 0 })
        }
        #expect(counts.all.allSatisfy { $0 == 1 })
    }

    @Test func `each disposable that was in a serial is disposed of once`() {
        let counts = Counts(8000)
        let serial = SerialDisposable()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in thread * 1000..<(thread + 1) * 1000 {
                serial.disposable = Disposables.create { counts.add(number) }
                if thread == 7, number == 7500 { serial.dispose() }
            }
        }
        #expect(counts.all.allSatisfy { $0 == 1 })
    }

    @Test func `a slot disposes of what is set, whichever comes first`() {
        let counts = Counts(1000)
        for number in 0..<1000 {
            let slot = SingleAssignmentDisposable()
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                if thread == 0 { slot.dispose() } else { slot.setDisposable(Disposables.create { counts.add(number) }) }
            }
        }
        #expect(counts.all.allSatisfy { $0 == 1 })
    }
}

/// Counters that any thread may raise.
final class Counts: Sendable {
    private let counts: Locked<[Int]>

    init(_ size: Int) { counts = Locked(Array(repeating: 0, count: size)) }

    func add(_ index: Int) { counts.withLock { $0[index] += 1 } }

    var all: [Int] { counts.value }
}
