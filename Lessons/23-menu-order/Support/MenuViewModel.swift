import Streams

/// The rules of the menu. It knows no screen.
///
/// The taps come from cells, and cells come and go: so what a user does are methods, and what a screen shows are drivers and signals.
final class MenuViewModel {
    /// The one state, of which everything else is computed.
    private struct State {
        /// Nil as long as it is not loaded.
        var menu: Menu?
        /// Why it could not be loaded.
        var problem: String?
    }

    private let state: BehaviorRelay<State>
    private let orderTaps = PublishRelay<Void>()
    private let source: Single<Menu>
    private let send: ([Menu.Item]) -> Single<Int>
    private let report: (any Error) -> Void
    private let loading = SerialDisposable()
    private let bag = DisposeBag()

    /// - Parameters:
    ///   - menu: The menu, if it is there already.
    ///   - source: Where it is loaded from.
    ///   - send: Sends an order, and gets its number.
    ///   - report: Called with each error that becomes a message: an app writes it into its log.
    init(
        _ menu: Menu? = nil, from source: Single<Menu> = .never(),
        send: @escaping ([Menu.Item]) -> Single<Int> = { _ in .never() },
        report: @escaping (any Error) -> Void = { _ in }
    ) {
        state = BehaviorRelay(value: State(menu: menu))
        self.source = source
        self.send = send
        self.report = report
        loading.disposed(by: bag)
    }

    // MARK: What a screen shows

    var items: Driver<[Menu.Item]> { menu.map(\.items) }
    var itemsCount: Driver<Int> { menu.map(\.count) }
    var totalPrice: Driver<Int> { menu.map(\.total) }
    /// What stands in place of the menu; nil when it is there.
    var notice: Driver<String?> { states.map { $0.menu == nil ? $0.problem ?? "Loading the menu …" : nil } }
    var canRetry: Driver<Bool> { states.map { $0.problem != nil } }
    var canOrder: Driver<Bool> { states.map { $0.menu != nil } }
    /// An order of something, ready to be sent. When it is sent, nothing is chosen any more.
    var orders: Signal<OrderViewModel> { chosen.filter { !$0.isEmpty }.map(makeOrder) }
    /// An order of nothing.
    var refusals: Signal<Void> { chosen.filter(\.isEmpty).map { _ in } }

    private var states: Driver<State> { state.asDriver() }
    private var menu: Driver<Menu> { states.map { $0.menu ?? Menu(items: []) } }
    private var chosen: Signal<[Menu.Item]> { orderTaps.asSignal().withLatestFrom(menu).map(\.chosen) }

    private func makeOrder(of items: [Menu.Item]) -> OrderViewModel {
        OrderViewModel(
            items: items,
            send: { [weak self, send] in send($0).do(onSuccess: { _ in self?.clear() }) },
            report: report)
    }

    // MARK: What a user does

    func load() {
        state.accept(State())
        loading.disposable = source.do(onError: report)
            .subscribe(
                onSuccess: { [state] in state.accept(State(menu: $0)) },
                onFailure: { [state] in state.accept(State(problem: "\($0)")) })
    }

    func changeCount(of id: Int, by number: Int) { change(by: .change(id: id, by: number)) }
    func clear() { change(by: .clear) }
    func order() { orderTaps.accept(()) }

    private func change(by action: Menu.Action) {
        if let menu = state.value.menu { state.accept(State(menu: menu.after(action))) }
    }
}
