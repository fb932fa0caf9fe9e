import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    static func sixRows() -> [String] { ["(o|)", "(o|)", "(oo|)", "(oo|)", "|", "(o|)"] }

    static func whenIsItLoaded() -> [String] { ["load a", "made", "load b", "b", "load b", "b", "a", "c"] }

    static func number(of name: String, in contacts: [Contact]) -> Observable<String> {
        guard let contact = contacts.first(where: { $0.name == name }) else {
            return .error(Unknown())
        }
        return .from(optional: contact.number)
    }

    static func nameCards(for guests: [String], print: @escaping (String) -> Void) -> any Disposable {
        Observable.from(guests).subscribe(
            onNext: { print($0) },
            onCompleted: { print("cut") })
    }

    static func price(of article: String, in shop: any Shop) -> Observable<Int> {
        .deferred { .just(shop.price(of: article)) }
    }

    static func lines(of file: any File) -> Observable<String> {
        .deferred { try .from(file.read() ?? []) }
    }
}
