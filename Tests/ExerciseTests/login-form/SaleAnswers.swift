import Streams

@testable import login_form_exercises

typealias Pay = (Int) -> Single<String>

func begunPayment(_ payment: Single<String>) -> Signal<String?> {
    payment.map { Optional($0) }.asSignal(onErrorJustReturn: "failed").startWith(nil)
}

func madePayments(_ tap: Signal<Void>, _ price: Driver<Int>, _ pay: @escaping Pay) -> Signal<String?> {
    tap.withLatestFrom(price).flatMapFirst { begunPayment(pay($0)) }
}

func madeSale(_ payments: Signal<String?>) -> TicketSale {
    TicketSale(
        isBusy: payments.map { $0 == nil }.asDriver(onErrorJustReturn: false).startWith(false),
        ticket: payments.compactMap { $0 })
}

func madeSale(_ tap: Signal<Void>, _ price: Driver<Int>, _ pay: @escaping Pay) -> TicketSale {
    madeSale(madePayments(tap, price, pay))
}

func busyByHand(_ tap: Observable<Void>, _ answers: Observable<String>) -> Observable<Bool> {
    Observable.merge(tap.map { true }, answers.map { _ in false }).startWith(false)
}

func madeSale(_ isBusy: Observable<Bool>, _ tickets: Observable<String>) -> TicketSale {
    TicketSale(
        isBusy: isBusy.asDriver(onErrorJustReturn: false), ticket: tickets.asSignal(onErrorJustReturn: "failed"))
}
