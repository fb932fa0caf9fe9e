import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    // `just` sends one thing, `of` each argument, `from` what is inside. All of them complete.
    static func exercise1() -> [String] { ["(o|)", "(o|)", "(oo|)", "(oo|)", "|", "(o|)"] }

    // The argument of `just` is evaluated in its line, before "made". The closure of `deferred` runs at each subscribe. What
    // the scheduler was given is sent when it is started.
    static func exercise2() -> [String] { ["load a", "made", "load b", "b", "load b", "b", "a", "c"] }

    // An unknown name is an error. For a number that is missing, `from(optional:)` sends the end alone.
    static func exercise3(of name: String, in contacts: [Contact]) -> Observable<String> {
        guard let contact = contacts.first(where: { $0.name == name }) else {
            return .error(Unknown())
        }
        return .from(optional: contact.number)
    }

    // `from` opens the list, so each guest is an element. `completed` comes once, after the last, and not after a dispose.
    static func exercise4(
        for guests: [String], on printer: any ImmediateSchedulerType, print: @escaping (String) -> Void
    ) -> any Disposable {
        Observable.from(guests, scheduler: printer).subscribe(
            onNext: { print($0) },
            onCompleted: { print("cut") })
    }

    // The call stands in a closure now, and runs for each subscriber.
    static func exercise5(of article: String, in shop: any Shop) -> Observable<Int> {
        .deferred { .just(shop.price(of: article)) }
    }

    // `deferred` reads at subscribe, and makes an error event of what `read` throws. Of no lines `from` makes only the end.
    static func exercise6(of file: any File) -> Observable<String> {
        .deferred { try .from(file.read() ?? []) }
    }
}
