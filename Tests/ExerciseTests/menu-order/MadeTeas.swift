import Screen
import Streams

@testable import menu_order_exercises

/// The solution in parts, so that an answer can have one of them wrong.
extension `menu-order` {
    static func sum(_ teas: [Tea]) -> Int { teas.reduce(0) { $0 + $1.count } }
    static func contains(_ name: String, _ text: String) -> Bool { name.lowercased().contains(text.lowercased()) }
    static func raised(_ teas: [Tea], _ tea: Tea) -> [Tea] {
        teas.map { $0.name == tea.name ? Tea(name: $0.name, count: $0.count + 1) : $0 }
    }

    /// Shows what is found, and the sum of all.
    static func bind(
        _ form: TeaForm, _ teas: Observable<(all: [Tea], found: [Tea])>, _ bag: DisposeBag, own: Bool = false,
        cups: @escaping ([Tea], [Tea]) -> String = { all, _ in "\(sum(all)) cups" }, plus: @escaping (Tea, Int) -> Void
    ) {
        let (teas, extra) = (teas.share(replay: 1), DisposeBag())
        teas.map { $0.found }.bind(to: form.list.rx.items(cellIdentifier: "Tea", cellType: TeaCell.self)) {
            row, tea, cell in
            cell.show(tea)
            cell.plus.rx.tap.subscribe(onNext: { plus(tea, row) }).disposed(by: own ? extra : cell.bag)
        }.disposed(by: bag)
        teas.map { cups($0.all, $0.found) }.bind(to: form.cups.rx.text).disposed(by: bag)
    }

    /// The found teas in an order of their own.
    static func sorted(by order: @escaping (Tea, Tea) -> Bool) -> TeaScene.Answer {
        { form, teas, bag in
            let state = BehaviorRelay(value: teas)
            let found = Observable.combineLatest(state, form.search.rx.text.orEmpty) { all, text in
                (all: all, found: all.filter { text.isEmpty || contains($0.name, text) }.sorted(by: order))
            }
            bind(form, found, bag) { tea, _ in state.accept(raised(state.value, tea)) }
        }
    }

    /// The solution, with one part of it replaced.
    static func made(
        text: @escaping (TextField) -> Observable<String> = { $0.rx.text.orEmpty.asObservable() },
        found: @escaping (String, String) -> Bool = { $1.isEmpty || contains($0, $1) },
        join: @escaping (Observable<[Tea]>, Observable<String>) -> Observable<([Tea], String)> = {
            .combineLatest($0, $1) { ($0, $1) }
        },
        cups: @escaping ([Tea], [Tea]) -> String = { all, _ in "\(sum(all)) cups" },
        plus: @escaping (inout [Tea], Tea, Int) -> Void = { teas, tea, _ in teas = raised(teas, tea) },
        own: Bool = false
    ) -> TeaScene.Answer {
        { form, teas, bag in
            let state = BehaviorRelay(value: teas)
            let teas = join(state.asObservable(), text(form.search)).map { teas, text in
                (all: teas, found: teas.filter { found($0.name, text) })
            }
            bind(form, teas, bag, own: own, cups: cups) { tea, row in
                var teas = state.value
                plus(&teas, tea, row)
                state.accept(teas)
            }
        }
    }
}
