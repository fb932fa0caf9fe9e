import Screen
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// Both texts are there at tick 0, and `combineLatest` sends once when it has both. With `isEmpty ||` the empty form counts as
    /// right. `combineLatest` sends for each change of a source; `distinctUntilChanged` leaves out what is the same again.
    static func exercise1() -> [String] {
        ["t--f--t", "t--f--t--t--f", "f--f--f--t--f", "f--------t--f"]
    }

    /// The relay holds the closures of A and C, and so A and C themselves. C lets go when its two values have come: 10 and 11.
    /// B is not held by its closure, and D has none.
    static func exercise2() -> [String] { ["closed", "B", "D", "11", "C", "12"] }

    /// One stream of both texts, and two answers to it.
    static func exercise3(_ password: Driver<String>, again: Driver<String>) -> TwoPasswords {
        let both = Driver.combineLatest(password, again)
        return TwoPasswords(
            isDifferent: both.map { !$1.isEmpty && $0 != $1 }.distinctUntilChanged(),
            isReady: both.map { $0.count >= 8 && $0 == $1 }.distinctUntilChanged())
    }

    /// Two states decide: the number, and whether the field was left. `startWith` gives the second one a value at once.
    static func exercise4(number: Driver<String>, left: Signal<Void>) -> Driver<Bool> {
        let wasLeft = left.map { true }.asDriver(onErrorJustReturn: true).startWith(false)
        return Driver.combineLatest(number, wasLeft) { $0.count < 6 && $1 }.distinctUntilChanged()
    }

    /// `scan` counts the wrong tries. A count of three never changes again.
    static func exercise5(_ answers: Signal<Bool>) -> Driver<Bool> {
        answers
            .scan(0) { wrong, isRight in wrong == 3 ? 3 : isRight ? 0 : wrong + 1 }
            .map { $0 == 3 }
            .asDriver(onErrorDriveWith: .empty())
            .startWith(false)
            .distinctUntilChanged()
    }

    /// One stream says all: nil when a payment begins, and then its answer. It is a signal, so both outputs share it.
    static func exercise6(tap: Signal<Void>, price: Driver<Int>, pay: @escaping (Int) -> Single<String>) -> TicketSale {
        let payments = tap.withLatestFrom(price).flatMapFirst { price in
            pay(price).map { Optional($0) }.asSignal(onErrorJustReturn: "failed").startWith(nil)
        }
        return TicketSale(
            isBusy: payments.map { $0 == nil }.asDriver(onErrorJustReturn: false).startWith(false),
            ticket: payments.compactMap { $0 })
    }

    /// A request is nil when it begins, and then its answer. All outputs are made of three drivers: two texts and the requests.
    static func exercise7(
        _ form: ClubForm, ask: @escaping (_ name: String, _ email: String) -> Single<String>, until bag: DisposeBag
    ) {
        let name = form.name.rx.text.orEmpty.asDriver()
        let email = form.email.rx.text.orEmpty.asDriver()
        let texts = Driver.combineLatest(name, email)

        let requests = form.join.rx.tap.asSignal().withLatestFrom(texts).flatMapFirst { name, email in
            ask(name, email).map { Optional($0) }.asSignal(onErrorJustReturn: "No answer").startWith(nil)
        }
        let isBusy = requests.map { $0 == nil }.asDriver(onErrorJustReturn: false).startWith(false)
        let canJoin = texts.map { $0.count >= 2 && $1.contains("@") }
        let answers = requests.compactMap { $0 }.asDriver(onErrorJustReturn: "")

        name.map { $0.isEmpty || $0.count >= 2 }.drive(form.nameLight.rx.isHidden).disposed(by: bag)
        email.map { $0.isEmpty || $0.contains("@") }.drive(form.emailLight.rx.isHidden).disposed(by: bag)
        Driver.combineLatest(canJoin, isBusy) { $0 && !$1 }.drive(form.join.rx.isEnabled).disposed(by: bag)
        Driver.merge(answers, texts.map { _ in "" }).drive(form.message.rx.text).disposed(by: bag)
    }
}
