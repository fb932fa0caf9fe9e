import ExerciseSupport

@testable import login_form_exercises

extension `login-form` {
    @Test(.exercise(check)) func `6 · One ticket for one tap`() {}

    private static let check = Check(sale, solution: Solution.exercise6, in: SaleScene.self) { check in
        check.isOnMain = true
        check.uses = .any
        check.without(
            .secondSubscriber, .laterSubscriber, because: "The text says that each of the two has one subscriber.")

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
        check.play(.disposed, "disposed of at tick 4") { try $0.play(taps: "-o-----o", prices: "6", disposedAt: 4, $1) }

        check.mistake(
            "Somebody was charged twice for one tap. How many subscribe to the payment?", step: "Two taps",
            madeBy: { tap, price, pay in
                twoStreams(tap, price) { $0.flatMapFirst { pay($0).catchAndReturn("failed") } }
            },
            orBy: { tap, price, pay in
                twoStreams(tap, price) { $0.flatMapLatest { pay($0).catchAndReturn("failed") } }
            }
        ) { $0.isChargedTwice }
        check.mistake(
            "A payment was under way, and the tap at tick 4 was paid, too: at once, or later. What should such a tap do?",
            step: "Two taps",
            madeBy: { tap, price, pay in madeSale(tap.withLatestFrom(price).flatMapLatest { begunPayment(pay($0)) }) },
            orBy: { tap, price, pay in madeSale(tap.withLatestFrom(price).flatMap { begunPayment(pay($0)) }) },
            { tap, price, pay in twoStreams(tap, price) { $0.concatMap { pay($0).catchAndReturn("failed") }.share() } }
        ) { $0.isText && ($0.pays(at: 4) || $0.pays(at: 6)) }
        check.mistake(
            "A price came, and was paid without a tap. Which of the two starts a payment?",
            madeBy: { tap, price, pay in
                let both = Driver.combineLatest(tap.asDriver(onErrorJustReturn: ()), price) { $1 }
                return madeSale(both.asSignal(onErrorJustReturn: 0), pay)
            }
        ) { $0.isText && $0.pays(at: 8) }
        check.mistake(
            "It has ended: a tap after that pays nothing. What did the failure end, or what ends with the first ticket?",
            madeBy: { tap, price, pay in
                let payments = tap.withLatestFrom(price).asObservable()
                    .flatMapFirst { pay($0).map { Optional($0) }.asObservable().startWith(nil) }
                return madeSale(payments.asSignal(onErrorJustReturn: "failed"))
            },
            orBy: { madeSale($0.asObservable().take(1).asSignal(onErrorJustReturn: ()), $1, $2) }
        ) { $0.ends }
        check.mistake(
            "The tap at tick 10 has paid nothing, and no payment is under way then. What keeps it from paying?",
            madeBy: { tap, price, pay in
                let first = tap.asObservable().take(1).asSignal(onErrorSignalWith: .empty())
                return madeSale(.merge(first, .never()), price, pay)
            }
        ) { $0.isText && !$0.pays(at: 10) }
        check.mistake(
            "The payment is over, and `isBusy` is still true.",
            madeBy: {
                madeSale(madePayments($0, $1, $2)) {
                    $0.filter { $0 != "failed" }.map { $0 == nil }.asDriver(onErrorJustReturn: false).startWith(false)
                }
            },
            orBy: { tap, price, pay in
                let begun = tap.map { true }.asDriver(onErrorJustReturn: true)
                return madeSale(madePayments(tap, price, pay)) { _ in begun.startWith(false) }
            }
        ) { $0.isText && $0.isBusyRow && $0.elements.last == "t" }

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
        check.rejects(
            { tap, price, pay in madeSale(tap, price) { pay($0).retry(2) } },
            { tap, price, pay in madeSale(tap.withLatestFrom(price).skip(1), pay) },
            { _, _, _ in TicketSale(isBusy: Driver.never().startWith(false), ticket: .never()) },
            { madeSale(madePayments($0, $1, $2)) { $0.map { $0 == nil }.asDriver(onErrorJustReturn: false) } },
            { madeSale(madePayments($0, $1, $2)) { _ in Driver.never().startWith(false) } },
            {
                madeSale(madePayments($0, $1, $2)) {
                    $0.map { $0 != nil }.asDriver(onErrorJustReturn: true).startWith(false)
                }
            },
            { tap, price, pay in
                let sale = madeSale(tap, price, pay)
                return TicketSale(isBusy: sale.isBusy, ticket: sale.ticket.filter { $0 != "failed" })
            })
        check.rejects { tap, price, pay in
            let (isBusy, ticket) = (BehaviorRelay(value: false), PublishRelay<String>())
            let payments = madePayments(tap, price, pay)
            _ = payments.map { $0 == nil }.emit(to: isBusy)
            _ = payments.compactMap { $0 }.emit(to: ticket)
            return TicketSale(isBusy: isBusy.asDriver(), ticket: ticket.asSignal())
        }
        check.hardCoded { tap, price, pay in madeSale(tap, price) { $0 == 5 || $0 == 7 ? pay($0) : pay(5) } }
        check.accepts("shared observables") { tap, price, pay in
            let payments = tap.withLatestFrom(price).asObservable()
                .flatMapFirst { pay($0).catchAndReturn("failed").map { Optional($0) }.asObservable().startWith(nil) }
            return madeSale(payments.share().asSignal(onErrorJustReturn: nil))
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
