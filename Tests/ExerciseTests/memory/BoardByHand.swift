import ExerciseSupport

@testable import memory_exercises

/// A board with all that people hold subscriptions with.
final class BoardByHand: Board {
    var show: (Int, String) -> Void
    var bag = DisposeBag()
    var bags: [Int: DisposeBag] = [:]
    var lists: [Int: [DisposeBag]] = [:]
    let slot = SerialDisposable()
    var singles: [Int: any Disposable] = [:]
    var order: [Int] = []
    private let close: (BoardByHand) -> Void
    private let off: (BoardByHand, Int) -> Void
    private let list: (BoardByHand) -> [Int]
    private let start: (BoardByHand, Int, Observable<String>) -> Void

    init(
        _ show: @escaping (Int, String) -> Void, close: @escaping (BoardByHand) -> Void = { _ in },
        off: @escaping (BoardByHand, Int) -> Void = { $0.forget($1) },
        list: @escaping (BoardByHand) -> [Int] = {
            Set($0.bags.keys).union($0.singles.keys).sorted()
        },
        follow: @escaping (BoardByHand, Int, Observable<String>) -> Void
    ) {
        (self.show, self.close, self.off, self.list, start) = (show, close, off, list, follow)
    }

    deinit { close(self) }

    var followed: [Int] { list(self) }
    func follow(_ train: Int, news: Observable<String>) { start(self, train, news) }
    func unfollow(_ train: Int) { off(self, train) }

    /// Leaves a train, whatever holds its subscription.
    func forget(_ train: Int) {
        // Taken out first: to free it inside the dictionary would use the dictionary twice at a time.
        _ = bags.removeValue(forKey: train)
        singles.removeValue(forKey: train)?.dispose()
        order.removeAll { $0 == train }
    }

    /// Shows the news of a train.
    func shown(_ train: Int, _ news: Observable<String>, done: @escaping () -> Void = {}) -> any Disposable {
        news.subscribe(onNext: { [show] in show(train, $0) }, onCompleted: done)
    }

    /// Forgets a train, and does not hold the board.
    func ended(_ train: Int) -> () -> Void { { [weak self] in self?.forget(train) } }

    /// The same board, which shows with another closure.
    func with(_ show: @escaping (Int, String) -> Void) -> BoardByHand {
        self.show = show
        return self
    }

    /// A new bag for a train.
    func newBag(_ train: Int) -> DisposeBag {
        let bag = DisposeBag()
        bags[train] = bag
        return bag
    }

    /// A disposable for a train, in place of the one before.
    func single(_ train: Int, _ news: Observable<String>) {
        forget(train)
        let slot = SingleAssignmentDisposable()
        singles[train] = slot
        slot.setDisposable(shown(train, news, done: { [weak self] in self?.singles[train] = nil }))
    }

    /// Leaves all trains that have a disposable.
    func disposeAll() { for train in singles.values { train.dispose() } }

    /// A disposable for a train. The old one takes the train out of the list when it is disposed of.
    func singleForgottenByTheOld(_ train: Int, _ news: Observable<String>) {
        let old = singles[train]
        let end = { [weak self] in _ = self?.singles.removeValue(forKey: train) }
        singles[train] = shown(train, news.do(onDispose: end))
        old?.dispose()
    }
}
