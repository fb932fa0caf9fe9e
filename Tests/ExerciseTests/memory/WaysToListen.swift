import Streams

@testable import memory_exercises

/// Ways to listen to a train, of which one is right.
extension BoardByHand {
    /// As the solution does it.
    func listen(_ train: Int, to news: Observable<String>) {
        let bag = DisposeBag()
        bags[train] = bag
        news.subscribe(
            with: self, onNext: { $0.show(train, $1) }, onCompleted: { $0.bags[train] = nil }
        )
        .disposed(by: bag)
    }

    /// Subscribes in the one bag for all.
    ///
    /// - Parameter ignores: Whether it ignores the news of trains that are not followed.
    func listenInOneBag(_ train: Int, to news: Observable<String>, ignores: Bool = false) {
        _ = newBag(train)
        let followed = news.filter { [weak self] _ in !ignores || self?.bags[train] != nil }
        shown(train, followed, done: ended(train)).disposed(by: bag)
    }

    /// Keeps the bag when the news may be over already.
    func listenAndThenKeep(_ train: Int, to news: Observable<String>) {
        let bag = DisposeBag()
        forget(train)
        shown(train, news, done: ended(train)).disposed(by: bag)
        bags[train] = bag
    }

    /// Keeps the old subscriptions as well.
    func listenOnceMore(_ train: Int, to news: Observable<String>) {
        let bag = DisposeBag()
        lists[train, default: []].append(bag)
        shown(train, news, done: { [weak self] in _ = self?.lists.removeValue(forKey: train) }).disposed(by: bag)
    }

    /// Ignores news that do not count any more, and never leaves them.
    func listenForEver(_ train: Int, to news: Observable<String>) {
        let bag = newBag(train)
        let isCurrent = { [weak self, weak bag] in bag != nil && self?.bags[train] === bag }
        _ = shown(
            train, news.filter { _ in isCurrent() }, done: { [weak self] in if isCurrent() { self?.forget(train) } })
    }

    /// The old subscription takes the train out of the list when it is disposed of.
    func listenForgottenByTheOld(_ train: Int, to news: Observable<String>) {
        let old = bags[train]
        news.do(onDispose: ended(train)).subscribe(with: self, onNext: { $0.show(train, $1) })
            .disposed(by: newBag(train))
        withExtendedLifetime(old) {}
    }

    /// The trains stay in the order in which they were followed.
    func listenInOrder(_ train: Int, to news: Observable<String>) {
        forget(train)
        order.append(train)
        shown(train, news, done: ended(train)).disposed(by: newBag(train))
    }
}
