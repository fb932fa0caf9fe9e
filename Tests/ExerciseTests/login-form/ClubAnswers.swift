import Screen
import Streams

@testable import login_form_exercises

/// A bag that nobody lets go of.
let foreverOfTheClub = DisposeBag()

typealias Ask = (String, String) -> Single<String>

typealias Texts = Driver<(String, String)>

/// A request: nil when it begins, and then its answer.
func begun(_ request: Single<String>) -> Observable<String?> {
    request.map { Optional($0) }.asObservable().startWith(nil)
}

/// The same request, with an answer in place of an error.
func safe(_ request: Single<String>) -> Single<String> { request.catchAndReturn("No answer") }

/// The requests of the taps, anew for each subscriber.
func unshared(_ tap: Signal<Void>, _ texts: Texts, _ ask: @escaping Ask) -> Observable<String?> {
    tap.asObservable().withLatestFrom(texts.asObservable()).flatMapFirst { begun(safe(ask($0, $1))) }
}

/// The requests of the taps, which fail with the first that fails.
func unsafe(_ tap: Signal<Void>, _ texts: Texts, _ ask: @escaping Ask) -> Observable<String?> {
    tap.withLatestFrom(texts).asObservable().flatMapFirst { begun(ask($0, $1)) }
}

/// After the first tap, each change of a text asks as well.
func askedByTexts(_ tap: Signal<Void>, _ texts: Texts, _ ask: @escaping Ask) -> Observable<String?> {
    Driver.combineLatest(tap.asDriver(onErrorJustReturn: ()), texts) { $1 }.asObservable()
        .flatMapLatest { begun(safe(ask($0, $1))) }.share()
}

/// A change of a text stops the request.
func stoppedByTexts(_ tap: Signal<Void>, _ texts: Texts, _ ask: @escaping Ask) -> Observable<String?> {
    Observable.merge(tap.asObservable().map { true }, texts.asObservable().map { _ in false })
        .withLatestFrom(texts.asObservable()) { ($0, $1) }
        .flatMapLatest { isTap, texts -> Observable<String?> in
            isTap ? begun(safe(ask(texts.0, texts.1))) : .empty()
        }
        .share()
}

/// The first texts, for ever.
func first(_ texts: Texts) -> Texts { texts.asObservable().take(1).asDriver(onErrorJustReturn: ("", "")) }

/// The requests of the taps, shared.
func madeRequests(_ tap: Signal<Void>, _ texts: Texts, _ ask: @escaping Ask) -> Observable<String?> {
    tap.withLatestFrom(texts).flatMapFirst {
        ask($0, $1).map { Optional($0) }.asSignal(onErrorJustReturn: "No answer").startWith(nil)
    }.asObservable()
}

/// The bindings that most answers make, with one thing in it that may be wrong.
func madeClub(
    emailText: Driver<String>? = nil, name isNameFine: @escaping (String) -> Bool = { $0.isEmpty || $0.count >= 2 },
    email isEmailFine: @escaping (String) -> Bool = { $0.isEmpty || $0.contains("@") },
    canJoin: @escaping (String, String) -> Bool = { $0.count >= 2 && $1.contains("@") },
    requests make: @escaping (Signal<Void>, Driver<(String, String)>, @escaping Ask) -> Observable<String?> = {
        madeRequests($0, $1, $2)
    },
    busy: @escaping (Observable<String?>) -> Observable<Bool> = { $0.map { $0 == nil }.startWith(false) },
    message: @escaping (Observable<String>, Observable<(String, String)>) -> Observable<String> = {
        .merge($0, $1.map { _ in "" })
    }
) -> ClubScene.Answer {
    { form, ask, bag in
        let name = form.name.rx.text.orEmpty.asDriver()
        let email = emailText ?? form.email.rx.text.orEmpty.asDriver()
        let texts = Driver.combineLatest(name, email)
        let requests = make(form.join.rx.tap.asSignal(), texts, ask)
        name.map(isNameFine).drive(form.nameLight.rx.isHidden).disposed(by: bag)
        email.map(isEmailFine).drive(form.emailLight.rx.isHidden).disposed(by: bag)
        Observable.combineLatest(texts.asObservable(), busy(requests)) { canJoin($0.0, $0.1) && !$1 }
            .bind(to: form.join.rx.isEnabled).disposed(by: bag)
        message(requests.compactMap { $0 }, texts.asObservable()).bind(to: form.message.rx.text).disposed(by: bag)
    }
}

/// A right answer that keeps its state in two relays.
func clubWithRelays(_ form: ClubForm, _ ask: @escaping Ask, _ bag: DisposeBag) {
    let (isBusy, message) = (BehaviorRelay(value: false), BehaviorRelay(value: ""))
    let (name, email) = (form.name.rx.text.orEmpty, form.email.rx.text.orEmpty)
    let texts = Observable.combineLatest(name, email)
    name.map { $0.isEmpty || $0.count > 1 }.bind(to: form.nameLight.rx.isHidden).disposed(by: bag)
    email.map { $0.isEmpty || $0.contains("@") }.bind(to: form.emailLight.rx.isHidden).disposed(by: bag)
    Observable.combineLatest(texts, isBusy) { $0.0.count > 1 && $0.1.contains("@") && !$1 }
        .bind(to: form.join.rx.isEnabled).disposed(by: bag)
    texts.map { _ in "" }.bind(to: message).disposed(by: bag)
    message.bind(to: form.message.rx.text).disposed(by: bag)
    form.join.rx.tap.withLatestFrom(texts)
        .flatMapFirst { texts in
            ask(texts.0, texts.1).catchAndReturn("No answer")
                .do(onSubscribe: { isBusy.accept(true) }, onDispose: { isBusy.accept(false) })
        }
        .bind(to: message).disposed(by: bag)
}

/// With an answer at once, the tap comes after its answer.
func clubThatIsBusyAfterTheAnswer(_ form: ClubForm, _ ask: @escaping Ask, _ bag: DisposeBag) throws {
    let tap = form.join.rx.tap.map { true }
    try madeClub(busy: { .merge($0.filter { $0 != nil }.map { _ in false }, tap).startWith(false) })(form, ask, bag)
}

/// A right answer: after each change of a text, an empty message and the answers from then on.
func clubWithMessages(_ form: ClubForm, _ ask: @escaping Ask, _ bag: DisposeBag) throws {
    try madeClub(message: { answers, texts in texts.flatMapLatest { _ in answers.startWith("") } })(form, ask, bag)
}
