import Streams
import Testing

/// An operator with a closure of the user. It calls `ask` there, and lets the element pass.
struct Asking: Sendable, CustomTestStringConvertible {
    typealias Apply = @Sendable (_ source: Observable<Int>, _ ask: @escaping (Int) throws -> Void) -> Observable<Int>

    let testDescription: String
    let apply: Apply

    private init(_ name: String, _ apply: @escaping Apply) { (testDescription, self.apply) = (name, apply) }

    /// The same with a closure that answers.
    private static func answering(
        _ name: String, _ apply: @escaping @Sendable (Observable<Int>, @escaping (Int) throws -> Int) -> Observable<Int>
    ) -> Self {
        Self(name) { source, ask in
            apply(source) { element in
                try ask(element)
                return element
            }
        }
    }

    /// Each element comes to the closure, which may throw.
    static let eachElement: [Asking] = [
        answering("map") { $0.map($1) },
        answering("filter") { source, answer in source.filter { try answer($0) == $0 } },
        answering("compactMap") { $0.compactMap($1) },
        answering("scan") { source, answer in source.scan(0) { try answer($1) } },
        answering("scan(into:)") { source, answer in source.scan(into: 0) { $0 = try answer($1) } },
        answering("reduce") { source, answer in source.reduce(0) { try answer($1) } },
        Self("do(onNext:)") { $0.do(onNext: $1) },
        answering("take(while:)") { source, answer in source.take(while: { try answer($0) == $0 }) },
        answering("take(until:)") { source, answer in source.take(until: { try answer($0) != $0 }) },
        answering("skip(while:)") { source, answer in source.skip(while: { try answer($0) != $0 }) },
        answering("single") { source, answer in source.single { try answer($0) == $0 } },
        answering("distinctUntilChanged, key") { $0.distinctUntilChanged($1) },
        answering("distinctUntilChanged, comparer") { source, answer in
            source.startWith(0).distinctUntilChanged { try answer($1) == $0 }.skip(1)
        },
        answering("distinctUntilChanged, key and no comparer") { $0.distinctUntilChanged($1, comparer: ==) },
        answering("distinctUntilChanged, comparer of keys") { source, answer in
            source.startWith(0).distinctUntilChanged({ $0 }, comparer: { try answer($1) == $0 }).skip(1)
        },
        answering("flatMap") { source, answer in source.flatMap { Observable.just(try answer($0)) } },
        answering("flatMapFirst") { source, answer in source.flatMapFirst { Observable.just(try answer($0)) } },
        answering("flatMapLatest") { source, answer in source.flatMapLatest { Observable.just(try answer($0)) } },
        answering("concatMap") { source, answer in source.concatMap { Observable.just(try answer($0)) } },
        answering("groupBy, a group for each") { source, answer in source.groupBy(keySelector: answer).merge() },
        answering("groupBy, one group") { source, answer in
            source.startWith(0).groupBy { try $0 == 0 ? 0 : answer($0) - $0 }.merge().skip(1)
        },
        answering("combineLatest") { source, answer in .combineLatest(Observable.just(0), source) { try answer($1) } },
        answering("combineLatest of a collection") { source, answer in
            .combineLatest([.just(0), source]) { try answer($0[1]) }
        },
        answering("zip") { source, answer in .zip(Observable.of(0, 0), source) { try answer($1) } },
        answering("zip of a collection") { source, answer in .zip([.of(0, 0), source]) { try answer($0[1]) } },
        answering("withLatestFrom") { source, answer in
            source.withLatestFrom(Observable.just(0)) { element, _ in try answer(element) }
        },
    ]

    /// The closure is called once, when the source has completed.
    static let atTheEnd = answering("reduce, mapResult") { source, answer in
        source.reduce(0, accumulator: +, mapResult: answer)
    }

    /// The closure cannot throw.
    static let withUnretained = Self("withUnretained") { source, ask in
        source.withUnretained(CurrentThreadScheduler.instance) { _, element in
            try? ask(element)
            return element
        }
    }
}
