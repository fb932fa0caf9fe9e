// Repair · One ticket for one tap (home, 12 min)
//
// A machine sells train tickets. `tap` is its button, `price` the price on
// its display. `pay` takes the money: each subscription takes it once. It
// sends a ticket, or it fails. People were charged twice.
//
// - A tap pays the price of that moment. While a payment is under way,
//   taps are ignored.
// - `isBusy` is false at first, true while a payment is under way, and
//   false again with its answer. An ignored tap may send true again.
// - `ticket` sends the ticket, or "failed" if the payment has failed.
//   After a failure the next tap pays as usual.
// - Both are shown at once: somebody subscribes to `isBusy`, and then to
//   `ticket`. That is one payment for one tap. When both are disposed of,
//   nothing goes on.
// - `tap` never ends. `price` has a value at any time.
//
//     tap       -o--o-----o-----       the second tap comes while the
//                                      first payment is under way
//     price     5-------7-------
//     paid      -5--------7-----       a payment takes 5 ticks here; the
//                                      one of 7 fails
//     isBusy    ft----f---t----f
//     ticket    ------a--------F       F is "failed"

import LessonKit
import Streams

struct TicketSale {
    let isBusy: Driver<Bool>
    let ticket: Signal<String>
}

func sale(tap: Signal<Void>, price: Driver<Int>, pay: @escaping (Int) -> Single<String>) throws -> TicketSale {
    try toDo()  // delete this line when you start
    let answers = tap.asObservable()
        .withLatestFrom(price.asObservable())
        .flatMapLatest { pay($0).catchAndReturn("failed") }
    return TicketSale(
        isBusy: Observable.merge(tap.asObservable().map { true }, answers.map { _ in false })
            .asDriver(onErrorJustReturn: false),
        ticket: answers.asSignal(onErrorJustReturn: "failed"))
}
