import Streams

/// The rules of an order. It knows no screen.
///
/// All that its screen sends are streams that live as long as the screen: so it is a function of them.
struct OrderViewModel {
    /// What the screen sends.
    struct Input {
        let send: Signal<Void>
    }

    /// What the screen shows.
    struct Output {
        let rows: Driver<[String]>
        let total: Driver<String>
        let canSend: Driver<Bool>
        let message: Driver<String>
        /// The number that the kitchen gave to the order.
        let number: Signal<Int>
    }

    let items: [Menu.Item]
    /// Sends the order, and gets its number.
    let send: ([Menu.Item]) -> Single<Int>
    /// Called with each error that becomes a message: an app writes it into its log.
    let report: (any Error) -> Void

    func transform(_ input: Input) -> Output {
        let attempts = input.send.flatMapFirst { attempt() }
        return Output(
            rows: .just(items.map { "\($0.count) x \($0.name)   \(won($0.count * $0.price))" }),
            // The tax, 10 %, is in the prices.
            total: .just("Total \(won(items.total)), tax in it \(won(items.total / 11))"),
            canSend: attempts.map(\.canBeSent).asDriver(onErrorJustReturn: true).startWith(true),
            message: attempts.map(\.message).asDriver(onErrorJustReturn: ""),
            number: attempts.compactMap(\.number))
    }

    /// One try: that it has begun, and then what the kitchen says.
    private func attempt() -> Signal<Attempt> {
        send(items)
            .do(onError: report)
            .map { .succeeded($0) }
            .asSignal(onErrorRecover: { .just(.failed("Not sent. \($0)")) })
            .startWith(.begun)
    }

    private enum Attempt {
        case begun
        case succeeded(Int)
        case failed(String)

        var canBeSent: Bool { if case .failed = self { true } else { false } }
        var number: Int? { if case .succeeded(let number) = self { number } else { nil } }
        var message: String {
            switch self {
            case .begun: "Sending …"
            case .succeeded: ""
            case .failed(let reason): reason
            }
        }
    }
}
