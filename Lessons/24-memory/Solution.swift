import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// The pump has sent before the night, so the north pond's subscription was over. The rain comes later, and frees the south pond.
    /// Nothing holds the west pond, but its subscription goes on until the wind comes.
    static func exercise1() -> [String] { ["night", "north", "west", "rain", "south", "wind", "calm", "morning"] }

    /// The chain does not use the box. The last closure gets it, weakly held, and the bag ends the chain with all its loads.
    static func exercise2(_ box: RecipeBox, names: Observable<String>, load: @escaping (String) -> Observable<String>) {
        names
            .flatMap { name in
                load(name).catchAndReturn("?").map { text in (name, text) }
            }
            .subscribe(with: box, onNext: { box, dish in box.add(box.card(dish.0, dish.1)) })
            .disposed(by: box.bag)
    }

    /// Neither closure holds a musician. With one strong closure there is no cycle, but one musician still holds the other.
    static func exercise3(_ first: Musician, _ second: Musician) {
        first.notes
            .subscribe(with: second, onNext: { second, note in second.answer(note) })
            .disposed(by: second.bag)
        second.notes
            .subscribe(with: first, onNext: { first, note in first.answer(note) })
            .disposed(by: first.bag)
    }

    /// `take(1)` ends it with the first parcel. The bag ends it with the home. The weak reference lets the home go.
    static func exercise4(_ home: Home, from parcels: Observable<String>) {
        parcels.take(1)
            .subscribe(with: home, onNext: { home, parcel in home.unpack(parcel) })
            .disposed(by: home.bag)
    }

    /// A composite can remove what is over. It has no `deinit` that disposes, so the laundrette has one.
    static func exercise5(with machines: any Machines) -> any Laundrette { GroupLaundrette(machines) }

    private final class GroupLaundrette: Laundrette {
        private let machines: any Machines
        private let running = CompositeDisposable()

        init(_ machines: any Machines) { self.machines = machines }

        deinit { running.dispose() }

        func wash(_ name: String) {
            var key: CompositeDisposable.DisposeKey?
            let wash = machines.start(name) { [running] in
                if let key { running.remove(for: key) }
            }
            key = running.insert(wash)
        }
    }

    /// The buffer holds winds. Below it, each subscription uses the mast, and holds it weakly.
    static func exercise6(of wind: Observable<Int>, at mast: Mast) -> Observable<String> {
        wind
            .share(replay: 1)
            .withUnretained(mast)
            .map { mast, wind in mast.words(for: wind) }
    }

    /// A bag for each train. No closure holds the board, so all bags are freed with it.
    static func exercise7(show: @escaping (Int, String) -> Void) -> any Board { BagBoard(show: show) }

    private final class BagBoard: Board {
        private let show: (Int, String) -> Void
        private var bags: [Int: DisposeBag] = [:]

        init(show: @escaping (Int, String) -> Void) { self.show = show }

        var followed: [Int] { bags.keys.sorted() }

        func follow(_ train: Int, news: Observable<String>) {
            let bag = DisposeBag()
            // Before `subscribe`: the news may complete inside it.
            bags[train] = bag
            news
                .subscribe(
                    with: self,
                    onNext: { board, text in board.show(train, text) },
                    onCompleted: { board in board.bags[train] = nil }
                )
                .disposed(by: bag)
        }

        func unfollow(_ train: Int) { bags[train] = nil }
    }
}
