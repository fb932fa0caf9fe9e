import Streams

@testable import login_form_exercises

typealias Pay = (Int) -> Single<String>

func begunPayment(_ payment: Single<String>) -> Signal<String?> {
    payment.map { Optional($0) }.asSignal(onErrorJustReturn: "failed").startWith(nil)
}

func madePayments(_ tap: Signal<Void>, _ price: Driver<Int>, _ pay: @escaping Pay) -> Signal<String?> {
    tap.withLatestFrom(price).flatMapFirst { begunPayment(pay($0)) }
}

func madeSale(
    _ payments: Signal<String?>,
    _ isBusy: (Signal<String?>) -> Driver<Bool> = {
        $0.map { $0 == nil }.asDriver(onErrorJustReturn: false).startWith(false)
    }
) -> TicketSale { TicketSale(isBusy: isBusy(payments), ticket: payments.compactMap { $0 }) }

func madeSale(_ tap: Signal<Void>, _ price: Driver<Int>, _ pay: @escaping Pay) -> TicketSale {
    madeSale(madePayments(tap, price, pay))
}

/// A sale for each price, while none is under way.
func madeSale(_ prices: Signal<Int>, _ pay: @escaping Pay) -> TicketSale {
    madeSale(prices.flatMapFirst { begunPayment(pay($0)) })
}

/// Two observables that each pay.
func twoStreams(
    _ tap: Signal<Void>, _ price: Driver<Int>, _ answers: (Observable<Int>) -> Observable<String>
) -> TicketSale {
    let taps = tap.asObservable()
    let answers = answers(taps.withLatestFrom(price.asObservable()))
    return TicketSale(
        isBusy: Observable.merge(taps.map { true }, answers.map { _ in false }).startWith(false)
            .asDriver(onErrorJustReturn: false), ticket: answers.asSignal(onErrorJustReturn: "failed"))
}
