import ExerciseSupport

@testable import from_scratch_exercises

/// A bag with a mistake.
final class FlawedBag: OwnBag {
    enum Flaw { case cycle, weak, nothing, atOnce, backwards, last, first, twice, two }

    private let flaw: Flaw
    private var disposables: [OwnDisposable] = []
    private var atTheEnd: () -> Void = {}

    init(_ flaw: Flaw) { self.flaw = flaw }

    func insert(_ disposable: OwnDisposable) {
        if flaw == .atOnce { return disposable.dispose() }
        disposables.append(disposable)
        if flaw == .weak {
            atTheEnd = { [weak self] in for disposable in self?.disposables ?? [] { disposable.dispose() } }
        }
        if flaw == .cycle { atTheEnd = { for disposable in self.disposables { disposable.dispose() } } }
    }

    deinit {
        switch flaw {
        case .weak, .cycle: atTheEnd()
        case .nothing, .atOnce: break
        case .backwards: for disposable in disposables.reversed() { disposable.dispose() }
        case .last: disposables.last?.dispose()
        case .first: disposables.first?.dispose()
        case .twice: for disposable in disposables + disposables { disposable.dispose() }
        case .two: for disposable in disposables.prefix(2) { disposable.dispose() }
        }
    }
}

/// A bag that shares its list with all others.
final class OneForAll: OwnBag {
    private static let all = Sent(Box<[OwnDisposable]>([]))

    func insert(_ disposable: OwnDisposable) { Self.all.value.value.append(disposable) }

    deinit {
        let all = Self.all.value.value
        Self.all.value.value = []
        for disposable in all { disposable.dispose() }
    }
}

/// Right: closures in a list.
final class Closures: OwnBag {
    private var closures: [() -> Void] = []

    func insert(_ disposable: OwnDisposable) { closures.append(disposable.dispose) }

    deinit { while !closures.isEmpty { closures.removeFirst()() } }
}

/// Right: one closure that grows.
final class Growing: OwnBag {
    private var atTheEnd: () -> Void = {}

    func insert(_ disposable: OwnDisposable) {
        atTheEnd = { [before = atTheEnd] in
            before()
            disposable.dispose()
        }
    }

    deinit { atTheEnd() }
}
