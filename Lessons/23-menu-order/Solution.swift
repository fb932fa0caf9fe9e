import Screen
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// A newcomer receives the latest value at once, here a price of 2. After its end the subject ignores `onNext`, and still
    /// has its last value.
    static func exercise1() -> [String] {
        ["cups 0", "cups 1", "price 2", "cups 2", "price 4", "closed", "value 2"]
    }

    /// Each subscriber of `plain` runs a scan of its own, from 0 on. `share(replay: 1)` makes one run of all, as long as somebody
    /// listens. In the last case nobody did between tick 2 and tick 4.
    static func exercise2() -> [String] { ["01-2-1---2", "----00---1", "----21---2", "----00---1"] }

    /// All rules stand in the one place that makes the next list. `startWith` is for the moment before the first wish.
    static func exercise3(_ start: [Sandwich], _ wishes: Observable<Wish>) -> Observable<[Sandwich]> {
        wishes.scan(start) { sandwiches, wish in
            sandwiches.map { sandwich in
                var next = sandwich
                switch wish {
                case .more(let name) where name == sandwich.name && !sandwich.isSoldOut:
                    next.count = min(9, sandwich.count + 1)
                case .less(let name) where name == sandwich.name:
                    next.count = max(0, sandwich.count - 1)
                case .soldOut(let name) where name == sandwich.name:
                    (next.count, next.isSoldOut) = (0, true)
                case .clear:
                    next.count = 0
                default: break
                }
                return next
            }
        }
        .startWith(start)
    }

    /// The cell's subscription ends when the cell is used again.
    final class Cell: ListCell {
        let name = Label()
        let plus = Button("+")
        var bag = DisposeBag()

        override var controls: [Control] { [name, plus] }

        override func prepareForReuse() {
            super.prepareForReuse()
            bag = DisposeBag()
        }
    }

    static func exercise4(
        _ bowls: Observable<[String]>, in list: ListView, order: @escaping (String) -> Void
    ) -> any Disposable {
        bowls.bind(to: list.rx.items(cellIdentifier: "Bowl", cellType: Cell.self)) { _, bowl, cell in
            cell.name.text = bowl
            cell.plus.rx.tap.subscribe(onNext: { order(bowl) }).disposed(by: cell.bag)
        }
    }

    /// Both are states, and each of them may change: so both decide when.
    static func exercise5(_ sum: Observable<Int>, coupon: Observable<Int>) -> Observable<Int> {
        .combineLatest(sum, coupon.startWith(0)) { sum, coupon in max(0, sum - coupon) }
    }

    /// The state of the scan is all counts so far. An undo takes the last one away.
    static func exercise6(_ taps: Observable<PizzaTap>) -> Observable<Int> {
        taps.scan([0]) { counts, tap in
            let count = counts[counts.count - 1]
            switch tap {
            case .add: return counts + [count + 1]
            case .remove: return count == 0 ? counts : counts + [count - 1]
            case .undo: return counts.count == 1 ? counts : counts.dropLast()
            }
        }
        .startWith([0])
        .map { $0[$0.count - 1] }
    }

    /// One state with all teas. The list shows a part of it, the label counts all of it. A name says which tea is meant; a row
    /// does not, because the rows change with the search.
    static func exercise7(_ form: TeaForm, _ teas: [Tea], until bag: DisposeBag) {
        let state = BehaviorRelay(value: teas)
        let found = Observable.combineLatest(state, form.search.rx.text.orEmpty) { teas, text in
            teas.filter { text.isEmpty || $0.name.lowercased().contains(text.lowercased()) }
        }
        found.bind(to: form.list.rx.items(cellIdentifier: "Tea", cellType: TeaCell.self)) { _, tea, cell in
            cell.show(tea)
            cell.plus.rx.tap.subscribe(onNext: {
                state.accept(state.value.map { $0.name == tea.name ? Tea(name: $0.name, count: $0.count + 1) : $0 })
            }).disposed(by: cell.bag)
        }.disposed(by: bag)
        state.map { "\($0.reduce(0) { $0 + $1.count }) cups" }.bind(to: form.cups.rx.text).disposed(by: bag)
    }
}
