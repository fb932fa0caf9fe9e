import LessonKit
import Screen
import Streams

// 1 · Predict · Lemonade (class, 5 min)
//
// A lemonade stand counts its cups in a subject. A cup costs 2.
//
//     let cups = BehaviorSubject(value: 0)
//     let price = cups.map { $0 * 2 }
//     func sell() { cups.onNext(try! cups.value() + 1) }
//
//     _ = cups.subscribe(
//         onNext: { log("cups \($0)") }, onCompleted: { log("closed") })
//     sell()
//     _ = price.subscribe(onNext: { log("price \($0)") })
//     sell()
//     cups.onCompleted()
//     sell()
//     log("value \(try! cups.value())")
//
// What is logged, in which order? Answer with a list: ["...", "..."]
//
func lemonade() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · A board for pancakes (class, 6 min)
//
// `taps` goes on whether somebody listens or not: p is a plus, m is a minus.
//
//     taps    -p-p-m---p-
//
//     let plain = taps
//         .scan(0) { count, tap in max(0, count + (tap == "p" ? 1 : -1)) }
//         .startWith(0)
//     let shared = plain.share(replay: 1)
//
// What does a board receive in each of these four cases?
//
// - `plain`, subscribed to at tick 0.
// - `plain`, subscribed to at tick 4.
// - `shared`, subscribed to at tick 4. Another board has subscribed at tick 0, and stays.
// - `shared`, subscribed to at tick 4. Another board has subscribed at tick 0, and left at tick 2.
//
// Answer with four diagrams, in this order: ["...", "...", "...", "..."]. Each begins at tick 0.
//
func boards() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · Nine sandwiches (class, 8 min)
//
// A sandwich bar has new rules. No count is above nine, none is below zero. A kind that is sold out has the count 0, and nobody
// can raise it again.
//
//     wishes     -h-h-e-H-s-h-c-      h: more("ham")   e: more("egg")   H: less("ham")   s: soldOut("ham")   c: clear
//     ham        01-2-2-1-0-0-0-
//     egg        00-0-1-1-1-1-0-
//
// - First comes `start`, at once. After that comes one list for each wish, also if the wish changes nothing.
// - `clear` makes all counts 0. A kind that is sold out stays sold out, and `isSoldOut` is true in each list from then on.
// - A name that is not in the list changes nothing. Each name is there once. The order of the list stays.
// - `wishes` go on whether somebody listens or not. They never fail. When they end, the lists end.
// - It is up to you what a later subscriber receives.
//
struct Sandwich: Equatable {
    let name: String
    var count = 0
    var isSoldOut = false
}

enum Wish {
    case more(String)
    case less(String)
    case soldOut(String)
    case clear
}

func sandwiches(_ start: [Sandwich], _ wishes: Observable<Wish>) throws -> Observable<[Sandwich]> {
    try toDo()  // delete this line when you start
    return wishes.scan(start) { sandwiches, wish in
        sandwiches.map { sandwich in
            var next = sandwich
            switch wish {
            case .more(let name) where name == sandwich.name: next.count += 1
            case .less(let name) where name == sandwich.name: next.count -= 1
            // Which wishes are missing, and which limits?
            default: break
            }
            return next
        }
    }
}

// 4 · Repair · One tap, two bowls (class, 10 min)
//
// A noodle bar shows its bowls in a list, of which a few rows are seen at a time. Somebody scrolls, presses `+` once, and two
// bowls are ordered: the one in the row, and one that is not on the screen any more.
//
// - Each press of `+` orders the bowl in its row, once. `order` is called with its name.
// - `bowls` may send a list again, the same one or another one. It never fails.
// - When what `noodleBar` returns is disposed of, the list is empty.
//
// Mend it, in the class or in the function. Everything happens on main.
//
final class BowlCell: ListCell {
    let name = Label()
    let plus = Button("+")

    override var controls: [Control] { [name, plus] }
}

func noodleBar(
    _ bowls: Observable<[String]>, in list: ListView, order: @escaping (String) -> Void
) throws -> any Disposable {
    try toDo()  // delete this line when you start
    let all = CompositeDisposable()
    let rows = bowls.bind(to: list.rx.items(cellIdentifier: "Bowl", cellType: BowlCell.self)) { _, bowl, cell in
        cell.name.text = bowl
        _ = all.insert(cell.plus.rx.tap.subscribe(onNext: { order(bowl) }))
    }
    _ = all.insert(rows)
    return all
}

// 5 · Repair · A coupon (home, 8 min)
//
// A bakery's app takes coupons. A coupon is an amount that is taken off the sum; 0 takes the coupon away again.
//
//     sum         -5--8-----9----
//     coupon      ------3------0-
//     to pay      -5--8-5---6--9-
//     it is       ----------6----
//
// - The amount to pay follows the sum and the coupon, whichever changes. It is never below zero.
// - Until the first coupon comes, the sum is to pay.
// - Neither of the two fails or ends. They go on whether somebody listens or not.
// - Whether an amount is sent again when it has not changed is up to you, and so is what a later subscriber receives.
//
// Mend it.
//
func toPay(_ sum: Observable<Int>, coupon: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return sum.withLatestFrom(coupon) { sum, coupon in sum - coupon }
}

// 6 · Build · Undo (home, 15 min)
//
// A pizzeria's app counts pizzas, and has a button that takes back the last change.
//
//     taps       -a-a-r-u-u-u-u-       a: add   r: remove   u: undo
//     pizzas     01-2-1-2-1-0-0-
//
// - First comes 0, at once. After that comes one count for each tap, also if it is the same count again.
// - No count is below zero. A `remove` at 0 changes nothing, and so there is nothing in it to take back:
//
//     taps       -a-r-r-u-u-
//     pizzas     01-0-0-1-0-
//
// - Each undo takes back one change, from the last one to the first. An undo itself is not taken back.
// - `taps` go on whether somebody listens or not. They never fail. When they end, the counts end.
// - It is up to you what a later subscriber receives.
//
enum PizzaTap {
    case add
    case remove
    case undo
}

func pizzas(_ taps: Observable<PizzaTap>) throws -> Observable<Int> {
    throw ToDo()
}

// 7 · Build · A search over the teas (home, 20 min)
//
// A tea house has a long menu, and wants a search field above it.
//
//     Search [gr         ]
//     Green           2   [ + ]
//     Earl Grey       0   [ + ]
//     3 cups
//
// - The list shows the teas whose name contains the text of the field, in the order of `teas`. Upper and lower case are the
//   same. With an empty field it shows them all, also at first.
// - `+` adds one to the tea in its row. The row shows the new count at once.
// - `cups` shows the sum of all teas, also of those that are not in the list: "0 cups", "1 cups", "2 cups" and so on.
// - Each name is there once. `connect` is called once for a form. All of it ends with the bag: the list is empty then.
//
// `TeaCell` is ready: use `show`, `plus` and `bag`.
//
struct Tea: Equatable {
    let name: String
    var count = 0
}

final class TeaCell: ListCell {
    private let name = Label()
    private let count = Label()
    let plus = Button("+")
    private(set) var bag = DisposeBag()

    override var controls: [Control] { [name, count, plus] }

    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
    }

    func show(_ tea: Tea) {
        name.text = tea.name
        count.text = "\(tea.count)"
    }
}

struct TeaForm {
    let search = TextField("Search")
    let list = ListView(height: 6)
    let cups = Label()
}

func connect(_ form: TeaForm, _ teas: [Tea], until bag: DisposeBag) throws {
    throw ToDo()
}
