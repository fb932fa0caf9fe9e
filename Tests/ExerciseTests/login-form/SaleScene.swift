import ExerciseSupport

@testable import login_form_exercises

/// A machine that sells tickets, and its customers.
final class SaleScene: Scene<String> {
    typealias Answer = (Signal<Void>, Driver<Int>, @escaping (Int) -> Single<String>) throws -> TicketSale

    /// What was paid, and when: "1:5 10:7".
    private(set) var paid = ""
    private var open = 0

    func play(
        taps: String, prices: String, fails: [Int] = [], taking ticks: Int = 5, disposedAt stop: TestTime? = nil,
        _ answer: Answer
    ) throws {
        let price = BehaviorRelay(value: prices.first?.wholeNumberValue ?? 0)
        let prices = hot("price", prices).asObservable().skip(1).subscribe(onNext: { price.accept($0) })
        let tap = hot("tap", taps, as: String.self).map { _ in }.asSignal(onErrorSignalWith: .empty())
        let sale = try answer(tap, price.asDriver()) { [self] in payment($0, isRight: !fails.contains($0), ticks) }
        subscribe(
            "isBusy", to: sale.isBusy.asObservable().map { $0 ? "t" : "f" }.distinctUntilChanged(), disposedAt: stop)
        subscribe("ticket", to: sale.ticket.asObservable().map { $0 == "failed" ? "F" : $0 }, disposedAt: stop)
        run()
        prices.dispose()
        note("paid (tick:price)", paid.isEmpty ? "nothing" : paid)
        note("payments under way at the end", open)
    }

    private func payment(_ price: Int, isRight: Bool, _ ticks: Int) -> Single<String> {
        let ticket = String(UnicodeScalar(UInt8(96 + (price == 5 ? 1 : price))))
        let answer = isRight ? Observable.just(ticket) : .error(MarbleError())
        return Observable<String>.deferred { [self] in
            paid += (paid.isEmpty ? "" : " ") + "\(scheduler.clock):\(price)"
            open += 1
            return ticks == 0
                ? answer : answer.delaySubscription(.milliseconds(100 * ticks), scheduler: scheduler)
        }
        .do(onDispose: { [self] in open -= 1 }).asSingle()
    }

    /// Whether something was paid at that tick, that price if one is given.
    func pays(_ price: Int? = nil, at tick: TestTime) -> Bool {
        paid.split(separator: " ").contains { payment in
            price.map { payment == "\(tick):\($0)" } ?? payment.hasPrefix("\(tick):")
        }
    }

    var isChargedTwice: Bool {
        let ticks = paid.split(separator: " ").map { $0.prefix { $0 != ":" } }
        return zip(ticks, ticks.dropFirst()).contains { $0 == $1 }
    }

    /// Whether what differs is `isBusy`.
    var isBusyRow: Bool { came("f") || came("t") }
}
