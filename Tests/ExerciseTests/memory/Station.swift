import ExerciseSupport
import LessonKit
import Marbles
import Streams

@testable import memory_exercises

/// Boards, the news of trains, and the trains that are followed.
final class Station: OwnerScene {
    private var lists: [(tick: TestTime, trains: [Int])] = []
    private var sources: [Int: Observable<String>] = [:]

    /// Whether the list of trains was not in the order of their numbers.
    var isUnsorted: Bool { lists.contains { $0.trains != $0.trains.sorted() } }
    /// Whether news came with the number of neither train.
    var hasOtherNumber: Bool { elements.contains { !$0.hasPrefix("7 ") && !$0.hasPrefix("9 ") } }
    /// Whether a train is followed again that is followed already.
    var followsAgain: Bool { situation == "the same train twice" || situation?.hasPrefix("the old news") == true }
    /// Whether train 7 is followed again, and is not followed from then on.
    var losesTrain: Bool { situation == "the same train twice" && lists.contains { !$0.trains.contains(7) } }
    /// Whether train 7 is still followed at the end.
    var followsToTheEnd: Bool { lists.last?.trains.contains(7) == true && !isUnsorted }
    /// Whether all that the text shows is shown.
    var showsRight: Bool {
        elements == ["7 a", "9 u", "7 b", "9 v", "7 c", "9 w", "9 x", "7 e"]
    }

    /// Uses a board. A call is a tick and a train; a negative number leaves that train; 0 follows train 7 with news that are over at
    /// once, and 79 follows train 7 with the news of train 9.
    func use(
        _ news: [Int: String], _ calls: [(tick: TestTime, train: Int)], until stop: TestTime? = nil,
        _ make: (@escaping (Int, String) -> Void) throws -> any Board
    ) throws {
        for (train, marbles) in news.sorted(by: { $0.key < $1.key }) where sources[train] == nil {
            sources[train] = hot("news of \(train)", marbles, as: String.self).asObservable()
        }
        let held = try hold("board", until: stop) { show in
            try make { train, text in show("\(train) \(text)") } as AnyObject
        }
        let board = { held() as? any Board }
        for (tick, train) in calls {
            at(tick) { [self] in
                switch train {
                case 0: board()?.follow(7, news: .just("z"))
                case 79: board()?.follow(7, news: sources[9] ?? .never())
                case ..<0: board()?.unfollow(-train)
                default: board()?.follow(train, news: sources[train] ?? .never())
                }
            }
        }
        for tick in 0..<20 {
            at(tick) { [self] in
                if let board = board() { lists.append((tick, board.followed)) }
            }
        }
    }

    /// A board that shows what the text's example shows, whatever comes.
    static func example(_ show: @escaping (Int, String) -> Void) -> any Board {
        let all = [(7, "a"), (9, "u"), (7, "b"), (9, "v"), (7, "c"), (9, "w"), (9, "x"), (7, "e")]
        var count = 0
        return Solution.board { _, _ in
            show(all[count % 8].0, all[count % 8].1)
            count += 1
        }
    }

    override func run() {
        super.run()
        var last: [Int] = []
        for (tick, trains) in lists {
            if trains != last { log("followed at the end of tick \(tick): \(trains)") }
            last = trains
        }
    }
}

/// A board with all that people hold subscriptions with.
final class BoardByHand: Board {
    var show: (Int, String) -> Void
    var bag = DisposeBag()
    var bags: [Int: DisposeBag] = [:]
    var lists: [Int: [DisposeBag]] = [:]
    let slot = SerialDisposable()
    let group = CompositeDisposable()
    var keys: [Int: CompositeDisposable.DisposeKey] = [:]
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
            Set($0.bags.keys).union($0.singles.keys).union($0.keys.keys).sorted()
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
        if let key = keys.removeValue(forKey: train) { group.remove(for: key) }
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

    /// Subscribes in the one bag for all, and ignores the news of trains that are not followed.
    func listenInOneBag(_ train: Int, to news: Observable<String>) {
        _ = newBag(train)
        let followed = news.filter { [weak self] _ in self?.bags[train] != nil }
        shown(train, followed, done: ended(train)).disposed(by: bag)
    }

    /// As the solution does it.
    func listen(_ train: Int, to news: Observable<String>) {
        let bag = DisposeBag()
        bags[train] = bag
        news.subscribe(
            with: self, onNext: { $0.show(train, $1) }, onCompleted: { $0.bags[train] = nil }
        )
        .disposed(by: bag)
    }
}
