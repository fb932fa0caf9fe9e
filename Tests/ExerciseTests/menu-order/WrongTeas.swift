import Screen
import Streams

@testable import menu_order_exercises

/// Answers that are longer than a part of the solution.
extension `menu-order` {
    /// If no tea has the text, all of them are shown.
    static func allIfNone(_ form: TeaForm, _ teas: [Tea], _ bag: DisposeBag) {
        let state = BehaviorRelay(value: teas)
        let found = Observable.combineLatest(state, form.search.rx.text.orEmpty) { all, text in
            let found = all.filter { contains($0.name, text) }
            return (all: all, found: found.isEmpty ? all : found)
        }
        bind(form, found, bag) { tea, _ in state.accept(raised(state.value, tea)) }
    }

    /// Each `+` begins with the first counts.
    static func fromTheFirstCounts(_ form: TeaForm, _ teas: [Tea], _ bag: DisposeBag) {
        let state = BehaviorRelay(value: teas)
        let found = Observable.combineLatest(state, form.search.rx.text.orEmpty) { all, text in
            (all: all, found: all.filter { text.isEmpty || contains($0.name, text) })
        }
        bind(form, found, bag) { tea, _ in state.accept(raised(teas, tea)) }
    }

    /// The cell shows a count of its own, and the list does not follow the state.
    static func countsInCells(_ form: TeaForm, _ teas: [Tea], _ bag: DisposeBag) {
        let state = BehaviorRelay(value: teas)
        form.search.rx.text.orEmpty.withLatestFrom(state) { text, teas in
            teas.filter { text.isEmpty || contains($0.name, text) }
        }.bind(to: form.list.rx.items(cellIdentifier: "Tea", cellType: TeaCell.self)) { _, tea, cell in
            cell.show(tea)
            cell.plus.rx.tap.subscribe(onNext: {
                state.accept(raised(state.value, tea))
                cell.show(Tea(name: tea.name, count: tea.count + 1))
            }).disposed(by: cell.bag)
        }.disposed(by: bag)
        state.map { "\(sum($0)) cups" }.bind(to: form.cups.rx.text).disposed(by: bag)
    }

    /// A search takes the other teas out of the state.
    static func forgetting(_ form: TeaForm, _ teas: [Tea], _ bag: DisposeBag) {
        let state = BehaviorRelay(value: teas)
        form.search.rx.text.orEmpty.bind(onNext: { text in
            state.accept(state.value.filter { text.isEmpty || contains($0.name, text) })
        }).disposed(by: bag)
        bind(form, state.map { (all: $0, found: $0) }, bag) { tea, _ in state.accept(raised(state.value, tea)) }
    }

    /// A new search begins with the first counts.
    static func begunAnew(_ form: TeaForm, _ teas: [Tea], _ bag: DisposeBag) {
        let state = BehaviorRelay(value: teas)
        form.search.rx.text.orEmpty.bind(onNext: { text in
            state.accept(teas.filter { text.isEmpty || contains($0.name, text) })
        }).disposed(by: bag)
        bind(form, state.map { (all: $0, found: $0) }, bag) { tea, _ in state.accept(raised(state.value, tea)) }
    }

    /// A scan of its own for each search.
    static func scanOfEachSearch(_ form: TeaForm, _ teas: [Tea], _ bag: DisposeBag) {
        let plus = PublishRelay<Tea>()
        let state = plus.scan(teas, accumulator: raised).startWith(teas)
        form.search.rx.text.orEmpty.flatMapLatest { text in
            state.map { $0.filter { text.isEmpty || contains($0.name, text) } }
        }.bind(to: form.list.rx.items(cellIdentifier: "Tea", cellType: TeaCell.self)) { _, tea, cell in
            cell.show(tea)
            cell.plus.rx.tap.map { tea }.bind(to: plus).disposed(by: cell.bag)
        }.disposed(by: bag)
        state.map { "\(sum($0)) cups" }.bind(to: form.cups.rx.text).disposed(by: bag)
    }

    /// Right: actions and a scan, shared.
    static func actionsAndAScan(_ form: TeaForm, _ teas: [Tea], _ bag: DisposeBag) {
        let plus = PublishRelay<String>()
        let state = plus.scan(teas) { raised($0, Tea(name: $1)) }.startWith(teas).share(replay: 1)
        let found = Observable.combineLatest(form.search.rx.text.orEmpty, state) { text, teas in
            (all: teas, found: teas.filter { text.isEmpty || contains($0.name, text) })
        }
        bind(form, found, bag) { tea, _ in plus.accept(tea.name) }
    }

    /// Right: drivers.
    static func driven(_ form: TeaForm, _ teas: [Tea], _ bag: DisposeBag) throws {
        try made(join: { teas, text in
            Driver.combineLatest(teas.asDriver(onErrorJustReturn: []), text.asDriver(onErrorJustReturn: "")) {
                ($0, $1)
            }
            .asObservable()
        })(form, teas, bag)
    }
}
