import LessonKit
import Screen
import Streams

// 1 · Predict · A ticket for the pool (class, 6 min)
//
// A form asks for a name and a year of birth. Both fields are empty at first, and they send that: e is the empty text. The
// small letters are wrong texts, the large ones are right.
//
//     name    e--n--N------
//     year    e--------Y--y
//
//     let nameFine = name.map { $0.isEmpty || isName($0) }
//     let yearFine = year.map { $0.isEmpty || isYear($0) }
//
//     nameFine
//     Observable.combineLatest(nameFine, yearFine) { $0 && $1 }
//     Observable.combineLatest(name.map(isName), year.map(isYear)) { $0 && $1 }
//     Observable.combineLatest(name.map(isName), year.map(isYear)) { $0 && $1 }.distinctUntilChanged()
//
// What does each of the four send? Answer with four diagrams in this order, t for true and f for false: ["...", "...", "...", "..."].
// `name` and `year` go on without end.
//
func aTicketForThePool() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · Visitors of a museum (class, 6 min)
//
// `visitors` is a behavior relay, and the museum keeps it. Its value is 10. Four view models are made, A to D. Each has a bag of
// its own and a relay `number`. When one is freed, it writes its letter.
//
//     A    visitors.subscribe(onNext: { self.number.accept($0) }).disposed(by: bag)
//     B    visitors.subscribe(onNext: { [weak self] in self?.number.accept($0) }).disposed(by: bag)
//     C    visitors.take(2).subscribe(onNext: { self.number.accept($0) }).disposed(by: bag)
//     D    let text = visitors.asDriver().map { "\($0)" }         no subscription; nobody drives it
//
// Each line runs when its view model is made. Nobody but the program below holds them. It does this, line by line:
//
//     write("closed");  a = nil;  b = nil;  c = nil;  d = nil
//     write("11");  visitors.accept(11)
//     write("12");  visitors.accept(12)
//
// What is written until then? Answer with a list, from the top: ["...", "..."].
//
func visitorsOfAMuseum() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · The second password (class, 8 min)
//
// A gym wants the new password twice. `password` and `again` are the texts of the two fields: each sends its text at once, and
// then each change. They never end.
//
//     isDifferent    true while `again` is not empty and is not the same as `password`
//     isReady        true while `password` has eight characters or more and `again` is the same
//
// - Both answer from the first moment on, and after that only when the answer changes.
// - Whichever field is changed last: the answer is about what stands in the two fields now.
// - Each of the two answers is bound once.
//
//     password       e--p--------q      e is empty, p has nine characters, q is another password of nine
//     again          e-----a--p---      a is the first character of p
//     isDifferent    f-----t--f--t      f for false, t for true
//     isReady        f--------t--f
//
// Three expressions are missing: `never()` and the two `false` keep their places.
//
struct TwoPasswords {
    let isDifferent: Driver<Bool>
    let isReady: Driver<Bool>
}

func twoPasswords(_ password: Driver<String>, again: Driver<String>) throws -> TwoPasswords {
    try toDo()  // delete this line when you start
    let both = Driver<(String, String)>.never()  // What stands in the two fields.
    return TwoPasswords(
        isDifferent: both.map { _, _ in false }.distinctUntilChanged(),
        isReady: both.map { _, _ in false }.distinctUntilChanged())
}

// 4 · Repair · The hint that comes too early (class, 8 min)
//
// A bakery asks for a telephone number, and a hint says that it is too short: it has fewer than six characters. The hint stood
// there with the first digit, and people did not like it. "Show it when they have left the field", says the baker. "And once
// they have left it, follow each key."
//
// - `number` is the text of the field: it sends the text at once, then each change. `left` sends when somebody leaves the field,
//   which can happen more than once. Neither of them ends.
// - The hint is shown (true) while the number is too short and the field was left at least once. Otherwise it is not (false).
// - The empty text is too short as well.
// - It answers from the first moment on, and after that only when the answer changes. It is shown in one place.
//
//     number    a-b-----c-d-----b      a, b: too short; c, d: long enough
//     left      -----o-----o--o--
//     hint      f----t--f-------t
//
// In the code below, the hint is decided when somebody leaves the field, and never in between. Mend it.
//
func hint(number: Driver<String>, left: Signal<Void>) throws -> Driver<Bool> {
    try toDo()  // delete this line when you start
    return
        left
        .withLatestFrom(number)
        .map { $0.count < 6 }
        .asDriver(onErrorJustReturn: false)
}

// 5 · Build · A door with a code (class, 8 min)
//
// The door of a club asks for a code. `answers` says of each try whether it was right. After three wrong tries in a row the door
// is locked, and it stays locked, whatever comes then. A right try before that begins the count anew.
//
// - `isLocked` answers from the first moment on, and after that only when the answer changes.
// - `answers` never ends, and neither does `isLocked`. The displays that show it are all there at the same time, from the
//   beginning.
//
//     answers     --w-w-r-w-w-w-r-      r is right, w is wrong
//     isLocked    f-----------t---
//
func isLocked(_ answers: Signal<Bool>) throws -> Driver<Bool> {
    throw ToDo()
}

// 6 · Repair · One ticket for one tap (home, 12 min)
//
// A machine sells train tickets. `tap` is its button, `price` the price on its display. `pay` takes the money: each subscription
// takes it once. It sends a ticket, or it fails. People were charged twice.
//
// - A tap pays the price of that moment. While a payment is under way, taps are ignored.
// - `isBusy` is false at first, true while a payment is under way, and false again with its answer. An
//   ignored tap may send true again.
// - `ticket` sends the ticket, or "failed" if the payment has failed. After a failure the next tap pays as usual.
// - Both are shown at once: somebody subscribes to `isBusy`, and then to `ticket`. That is one payment for one tap. When both are
//   disposed of, nothing goes on.
// - `tap` never ends. `price` has a value at any time.
//
//     tap       -o--o-----o-----       the second tap comes while the first payment is under way
//     price     5-------7-------
//     paid      -5--------7-----       a payment takes 5 ticks here; the one of 7 fails
//     isBusy    ft----f---t----f
//     ticket    ------a--------F       F is "failed"
//
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

// 7 · Build · To join a chess club (home, 20 min)
//
// Somebody gives a name and an e-mail, and taps "Join". `connect` is called once, on main, with empty fields or with remembered
// texts. The lights are red already: hide them and show them with `isHidden`.
//
//     nameLight     hidden while the name is empty, or has two characters or more
//     emailLight    hidden while the e-mail is empty, or has an "@" in it
//     join          enabled while the name has two characters or more, the e-mail has an "@" in it, and no request is under way
//     message       empty at first; then the answer to the last request, or "No answer" if it has failed
//
// - All of this holds from the first moment on.
// - A tap asks the club with `ask`, once, with the texts of that moment. Each subscription to what `ask` returns is a request.
//   It answers later, or at once, or it fails; all of that on main.
// - As soon as somebody changes one of the texts, the message is empty again. A request goes on, and its answer is shown. Until
//   that answer comes, an old message may stay or go.
// - All of it ends with the bag, a request that is under way as well.
//
struct ClubForm {
    let name = TextField("Name")
    let nameLight = Light()
    let email = TextField("E-mail")
    let emailLight = Light()
    let join = Button("Join")
    let message = Label()

    init() { for light in [nameLight, emailLight] { light.backgroundColor = .systemRed } }
}

func connect(
    _ form: ClubForm, ask: @escaping (_ name: String, _ email: String) -> Single<String>, until bag: DisposeBag
) throws {
    throw ToDo()
}
