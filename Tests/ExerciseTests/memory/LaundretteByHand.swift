import ExerciseSupport

@testable import memory_exercises

/// A laundrette with all that people hold disposables with.
final class LaundretteByHand: Laundrette {
    let machines: any Machines
    var bag = DisposeBag()
    var bags: [Int: DisposeBag] = [:]
    let slot = SerialDisposable()
    let group = CompositeDisposable()
    var list: [any Disposable] = []
    var named: [String: any Disposable] = [:]
    var numbered: [Int: any Disposable] = [:]
    var count = 0
    private let start: (LaundretteByHand, String) -> Void
    private let close: (LaundretteByHand) -> Void

    init(
        _ machines: any Machines, close: @escaping (LaundretteByHand) -> Void = { _ in },
        wash: @escaping (LaundretteByHand, String) -> Void
    ) {
        (self.machines, start, self.close) = (machines, wash, close)
    }

    deinit {
        close(self)
        slot.dispose()
        for disposable in list + named.values { disposable.dispose() }
    }

    func wash(_ name: String) { start(self, name) }

    /// Keeps a wash under a number of its own until it is done.
    ///
    /// - Parameter later: When it is forgotten after that.
    func keepNumbered(_ name: String, later: @escaping (@escaping () -> Void) -> Void = { $0() }) {
        count += 1
        let number = count
        let forget = { [weak self] in self?.numbered[number] = nil }
        numbered[number] = machines.start(name, done: { later { forget() } })
    }

    /// Keeps a wash in a bag of its own until it is done.
    func keepInABag(_ name: String) {
        count += 1
        let (number, bag) = (count, DisposeBag())
        bags[number] = bag
        machines.start(name, done: { [weak self] in self?.bags[number] = nil }).disposed(by: bag)
    }

    /// Keeps a wash in a group until it is done.
    func keep(_ name: String, in group: CompositeDisposable) {
        var key: CompositeDisposable.DisposeKey?
        key = group.insert(machines.start(name, done: { if let key { group.remove(for: key) } }))
    }

    /// Keeps a wash under its name until it is done.
    func keepNamed(_ name: String) {
        named[name] = machines.start(name, done: { [weak self] in self?.named[name] = nil })
    }

    func stopNumbered() { for wash in numbered.values { wash.dispose() } }
}

/// A laundrette that is one chain from the names to the washes.
func laundretteWithOneChain(
    _ machines: any Machines,
    _ chain: (Observable<String>, @escaping (String) -> Observable<Never>) -> Observable<Never>
) -> any Laundrette {
    let (names, bag) = (PublishSubject<String>(), DisposeBag())
    chain(names) { name in
        Observable<Never>.create { observer in machines.start(name, done: { observer.onCompleted() }) }
    }
    .subscribe().disposed(by: bag)
    return LaundretteByHand(machines, close: { _ in withExtendedLifetime(bag) {} }, wash: { names.onNext($1) })
}

/// What all laundrettes use, and each should have for itself.
enum OneForAll {
    static let group = CompositeDisposable()
}
