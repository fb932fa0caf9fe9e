import LessonKit
import Screen
import Streams

/// The rules of the menu. It knows no control.
final class MenuViewModel {
    private let state: BehaviorRelay<[Menu]>
    private let asked = PublishRelay<Void>()

    init(_ menus: [Menu]) { state = BehaviorRelay(value: menus) }

    // What a screen shows.

    var menus: Driver<[Menu]> { state.asDriver() }
    var itemsCount: Driver<Int> { menus.map { $0.items } }
    var totalPrice: Driver<Int> { menus.map { $0.total } }
    /// What is ordered, once for each order that has something.
    var orders: Signal<[Menu]> { asked.asSignal().withLatestFrom(menus).map { $0.chosen }.filter { !$0.isEmpty } }
    /// An order of nothing.
    var refusals: Signal<Void> { asked.asSignal().withLatestFrom(menus).filter { $0.chosen.isEmpty }.map { _ in } }

    // What a user does.

    func changeCount(of id: Int, by number: Int) { state.accept(state.value.after(.change(id: id, by: number))) }
    func clear() { state.accept(state.value.after(.clear)) }
    func order() { asked.accept(()) }
}

/// An older one.
final class OldViewModel {
    private let state: BehaviorRelay<[Menu]>

    init(_ menus: [Menu]) { state = BehaviorRelay(value: menus) }

    var itemsCount: Observable<Int> { state.map { $0.items } }
    var totalPrice: Observable<Int> { state.map { $0.total } }

    func changeCount(of id: Int, by number: Int) {
        var menus = state.value
        for index in menus.indices where menus[index].id == id { menus[index].count += number }
        state.accept(menus)
    }

    func clear() { state.accept(state.value.after(.clear)) }
}

/// The app to play: `swift run menu-order --play`.
func menuOrder(on stage: Stage) -> Screen {
    let viewModel = MenuViewModel(Menu.lunch)
    let app = App(viewModel.menus.asObservable(), on: stage)

    app.actions.bind(onNext: { action in
        switch action {
        case .change(let id, let number): viewModel.changeCount(of: id, by: number)
        case .clear: viewModel.clear()
        }
    }).disposed(by: app.bag)
    app.order.bind(onNext: { viewModel.order() }).disposed(by: app.bag)
    viewModel.orders.emit(onNext: { app.stack.push(OrderScreen($0)) }).disposed(by: app.bag)
    viewModel.refusals.emit(onNext: { app.refuse() }).disposed(by: app.bag)

    stage.draw("items", viewModel.itemsCount)
    stage.draw("total", viewModel.totalPrice)
    stage.draw("order", app.order)
    return app.stack
}
