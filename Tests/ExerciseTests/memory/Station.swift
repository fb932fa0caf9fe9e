import ExerciseSupport

@testable import memory_exercises

/// Boards, the news of trains, and the trains that are followed.
final class Station: OwnerScene {
    private var lists: [(tick: TestTime, trains: [Int])] = []
    private var sources: [Int: Observable<String>] = [:]

    /// Whether the list of trains was not in the order of their numbers.
    var isUnsorted: Bool { lists.contains { $0.trains != $0.trains.sorted() } }
    /// Whether train 7 is not followed at some tick.
    var losesTrain: Bool { lists.contains { !$0.trains.contains(7) } }
    /// Whether train 7 is still followed at the end.
    var followsToTheEnd: Bool { lists.last?.trains.contains(7) == true && !isUnsorted }
    /// Whether all that the text shows is shown.
    var showsRight: Bool { elements == ["7 a", "9 u", "7 b", "9 v", "7 c", "9 w", "9 x", "7 e"] }

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
        return Solution.exercise7 { _, _ in
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
