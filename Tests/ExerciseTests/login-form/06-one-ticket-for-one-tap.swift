import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import login_form_exercises

extension `login-form` {
    @Test(.exercise(OneTicketForOneTap.exercise)) func `6 · One ticket for one tap`() {}
}

struct OneTicketForOneTap {
    static let exercise = Check(sale, solution: Solution.exercise6, in: SaleScene.self) { check in
        check.isOnMain = true
        check.uses = .any
        check.without(.secondSubscriber, because: "The text says that each of the two has one subscriber.")
        check.without(.laterSubscriber, because: "The text says that each of the two has one subscriber.")

        check.play(.text, "a payment takes 5 ticks, and the one of 7 fails") {
            try $0.play(taps: "-o--o-----o-----", prices: "5-------7-------", fails: [7], $1)
        }
        let failsFirst = check.play(.otherInput, "the first payment fails, and somebody taps again") {
            try $0.play(taps: "-o---------o----", prices: "3---------4-----", fails: [3], $1)
        }
        check.play(.otherInput, "many taps, and the price changes in between") {
            try $0.play(taps: "-ooo-o---ooo-----o", prices: "2--3--4--5--------", $1)
        }
        check.play(.otherInput, "a payment takes no time") {
            try $0.play(taps: "-o-o--o", prices: "1--2-3-", fails: [2], taking: 0, $1)
        }
        check.play(.otherInput, "nobody taps") { try $0.play(taps: "------", prices: "1--2--", $1) }
        check.play(.disposed, "both are disposed of at tick 4") {
            try $0.play(taps: "-o-----o--", prices: "6---------", disposedAt: 4, $1)
        }

        check.mistake(
            "Somebody was charged twice for one tap. How many subscribe to the payment?", step: "Two taps",
            madeBy: { tap, price, pay in
                twoStreams(tap) { tap in
                    tap.withLatestFrom(price.asObservable()).flatMapFirst { pay($0).catchAndReturn("failed") }
                }
            },
            orBy: { tap, price, pay in
                twoStreams(tap) { tap in
                    tap.withLatestFrom(price.asObservable()).flatMapLatest { pay($0).catchAndReturn("failed") }
                }
            }
        ) { $0.isChargedTwice }
        check.mistake(
            "Nothing was paid at the first tap.", madeBy: { _, _, _ in TicketSale(isBusy: .never(), ticket: .never()) },
            orBy: { tap, price, pay in
                madeSale(tap.withLatestFrom(price).skip(1).flatMapFirst { begunPayment(pay($0)) })
            },
            { _, _, _ in TicketSale(isBusy: Driver.never().startWith(false), ticket: .never()) }
        ) { $0.isText && !$0.pays(at: 1) }
        check.mistake(
            "A payment was under way, and another one began. What should a tap do then?",
            step: "Two taps",
            madeBy: { tap, price, pay in madeSale(tap.withLatestFrom(price).flatMapLatest { begunPayment(pay($0)) }) },
            orBy: { tap, price, pay in madeSale(tap.withLatestFrom(price).flatMap { begunPayment(pay($0)) }) }
        ) { $0.isText && $0.pays(at: 4) }
        check.mistake(
            "The second tap was not ignored: it waited, and paid afterwards.",
            madeBy: { tap, price, pay in
                madeSale(
                    tap.withLatestFrom(price).asObservable().concatMap { begunPayment(pay($0)).asObservable() }
                        .asSignal(onErrorJustReturn: nil))
            }
        ) { $0.isText && $0.pays(at: 6) }
        check.mistake(
            "A price came, and was paid without a tap. Which of the two starts a payment?",
            madeBy: { tap, price, pay in
                madeSale(
                    Driver.combineLatest(tap.asDriver(onErrorJustReturn: ()), price) { $1 }
                        .asSignal(onErrorJustReturn: 0).flatMapFirst { begunPayment(pay($0)) })
            },
            orBy: { tap, price, pay in
                madeSale(
                    Signal.zip(tap, price.asSignal(onErrorJustReturn: 0)) { $1 }.flatMapFirst { begunPayment(pay($0)) })
            }
        ) { $0.isText && $0.pays(at: 8) }
        check.mistake(
            "It has ended: a tap after that pays nothing. What did the failure end, or what ends with the first ticket?",
            madeBy: { tap, price, pay in
                madeSale(
                    tap.asObservable().withLatestFrom(price.asObservable())
                        .flatMapFirst { pay($0).map { Optional($0) }.asObservable().startWith(nil) }
                        .asSignal(onErrorJustReturn: "failed"))
            },
            orBy: { tap, price, pay in madeSale(tap.asObservable().take(1).asSignal(onErrorJustReturn: ()), price, pay)
            }
        ) { $0.ends }
        check.mistake(
            "The tap at tick 10 has paid nothing, and no payment is under way then. What keeps it from paying?",
            madeBy: { tap, price, pay in
                let first = tap.asObservable().take(1).asSignal(onErrorSignalWith: .empty())
                return madeSale(.merge(first, .never()), price, pay)
            }
        ) { $0.isText && !$0.pays(at: 10) }
        check.mistake(
            "A payment has failed, and the next tap has paid nothing. What does the failure leave behind?",
            madeBy: { tap, price, pay in
                var isBusy = false
                let payments = tap.filter { !isBusy }.withLatestFrom(price).flatMap { price in
                    begunPayment(pay(price).do(onSuccess: { _ in isBusy = false }, onSubscribe: { isBusy = true }))
                }
                return madeSale(payments)
            }
        ) { $0.in(failsFirst) && !$0.pays(at: 11) }
        check.mistake(
            "`isBusy` says nothing at the first moment. Nothing is under way then.", step: "A test without a screen",
            madeBy: { madeSale(madePayments($0, $1, $2)) { $0.map { $0 == nil }.asDriver(onErrorJustReturn: false) } }
        ) { $0.isText && $0.start == 1 }
        check.mistake(
            "A payment is under way, and `isBusy` does not say so.",
            madeBy: { madeSale(madePayments($0, $1, $2)) { _ in Driver.never().startWith(false) } },
            orBy: {
                madeSale(madePayments($0, $1, $2)) {
                    $0.map { $0 != nil }.asDriver(onErrorJustReturn: false).startWith(false)
                }
            }
        ) { $0.isText && $0.isBusyRow && !$0.came("t", at: 1) }
        check.mistake(
            "The payment is over, and `isBusy` is still true.",
            madeBy: {
                madeSale(madePayments($0, $1, $2)) {
                    $0.filter { $0 != "failed" }.map { $0 == nil }.asDriver(onErrorJustReturn: false).startWith(false)
                }
            },
            orBy: { tap, price, pay in
                madeSale(
                    tap.withLatestFrom(price).flatMapFirst {
                        pay($0).map { Optional($0) }.asSignal(onErrorJustReturn: nil).startWith(nil)
                    })
            },
            { tap, price, pay in
                madeSale(madePayments(tap, price, pay)) { _ in
                    tap.map { true }.asDriver(onErrorJustReturn: true).startWith(false)
                }
            }
        ) { $0.isText && $0.isBusyRow && $0.elements.last == "t" }
        check.mistake(
            "The price of another moment was paid. Which price stands on the display at the tap?",
            madeBy: { tap, price, pay in
                madeSale(
                    tap.withLatestFrom(price.asObservable().take(1).asDriver(onErrorJustReturn: 0))
                        .flatMapFirst { begunPayment(pay($0)) })
            }
        ) { $0.isText && $0.pays(5, at: 10) }
        check.mistake(
            "The payment of 7 has failed, and \"failed\" did not come.",
            madeBy: { tap, price, pay in
                let sale = madeSale(tap, price, pay)
                return TicketSale(isBusy: sale.isBusy, ticket: sale.ticket.filter { $0 != "failed" })
            }
        ) { $0.isText && !$0.lastTicketFailed }
        check.mistake(
            "Both were disposed of, and something goes on: a payment, or the listening to the taps.",
            madeBy: { tap, price, pay in
                let (isBusy, ticket) = (BehaviorRelay(value: false), PublishRelay<String>())
                let payments = madePayments(tap, price, pay)
                _ = payments.map { $0 == nil }.emit(to: isBusy)
                _ = payments.compactMap { $0 }.emit(to: ticket)
                return TicketSale(isBusy: isBusy.asDriver(), ticket: ticket.asSignal())
            }
        ) { $0.isDisposed && $0.seen == nil }

        check.rejects { tap, price, pay in madeSale(tap, price) { pay($0).retry(2) } }
        check.hardCoded { tap, price, pay in
            madeSale(tap, price) { $0 == 5 || $0 == 7 ? pay($0) : pay(5) }
        }
        check.accepts("shared observables") { tap, price, pay in
            let payments = tap.asObservable().withLatestFrom(price.asObservable())
                .flatMapFirst { pay($0).catchAndReturn("failed").map { Optional($0) }.asObservable().startWith(nil) }
                .share()
            return TicketSale(
                isBusy: payments.map { $0 == nil }.startWith(false).asDriver(onErrorJustReturn: false),
                ticket: payments.compactMap { $0 }.asSignal(onErrorJustReturn: "failed"))
        }
        check.accepts("a relay that says what is under way") { tap, price, pay in
            let isBusy = BehaviorRelay(value: false)
            let ticket = tap.withLatestFrom(price).flatMapFirst { price in
                pay(price).do(onSubscribe: { isBusy.accept(true) }, onDispose: { isBusy.accept(false) })
                    .asSignal(onErrorJustReturn: "failed")
            }
            return TicketSale(isBusy: isBusy.asDriver(), ticket: ticket)
        }
    }
}
