import ExerciseSupport

@testable import relays_exercises

extension `relays` {
    @Test(.exercise(check)) func `5 · Prices that nobody reads`() {}

    private static let check = Check(labels, solution: Solution.exercise5, in: Exchange.self) { check in
        check.uses = .perSubscriber
        check.steps = [.swallows: "Labels for a sensor", .goesOn: "Labels for a sensor"]

        check.stream("the exchange closes", gives: "-a--b--c--d-|", disposedAt: 5) { try $0.trade($1, "-1--2--3--4-|") }
        check.stream("the exchange fails") { try $0.trade($1, "-1--#") }
        let equal = check.stream("equal prices") { try $0.trade($1, "-2-2--7-2|") }
        check.stream("no price") { try $0.trade($1, "---|") }
        check.stream("one price") { try $0.trade($1, "--9|") }

        check.mistake(
            "The exchange is in use, and nobody reads the labels. What subscribes to it, and when does that run?",
            step: "Labels for a sensor",
            madeBy: { exchange in
                let labels = ReplaySubject<String>.createUnbounded()
                _ = exchange.map { "\($0) €" }.subscribe(labels)
                return labels
            }
        ) { $0.isNobody }
        check.mistake(
            "The exchange has closed, and the labels go on. Which events do you pass on?", step: "Labels for a sensor",
            madeBy: { exchange in .create { observer in exchange.subscribe(onNext: { observer.onNext("\($0) €") }) } }
        ) { $0.isText && $0.shows(.noEnd) }
        check.mistake(
            "This is not what stands on a label. How is it written in the text of the exercise?",
            madeBy: { $0.map { "\($0)" } }, orBy: { $0.map { "\($0)€" } }
        ) { $0.isText && $0.elements.contains { !$0.hasSuffix(" €") } }
        check.mistake(
            "An equal price is missing. Is it a label of its own?",
            madeBy: { $0.distinctUntilChanged().map { "\($0) €" } }
        ) { $0.in(equal) && $0.lost("2 €") }
        check.mistake(
            "Somebody subscribes when nobody reads, and receives a price of before. What remembers it?",
            madeBy: { $0.map { "\($0) €" }.share(replay: 1, scope: .forever) }
        ) { $0.kind == .laterSubscriber && $0.elements.first == "4 €" }

        check.rejects(.usesTooOften) { exchange in Observable.zip(exchange, exchange) { price, _ in "\(price) €" } }
        check.rejects { $0.map { "\($0) €" }.take(3) }
        check.spoiled(.goesOn, .swallows)
        check.hardCoded { $0.filter { (1...4).contains($0) }.map { "\($0) €" } }
        check.worksOnce { firstOnly($0.map { "\($0) €" }) }

        check.accepts("create") { exchange in
            .create { observer in
                exchange.subscribe(
                    onNext: { observer.onNext("\($0) €") }, onError: { observer.onError($0) },
                    onCompleted: { observer.onCompleted() })
            }
        }
        check.accepts("shared") { $0.map { "\($0) €" }.share() }
        check.accepts("shared, with the last label") { $0.map { "\($0) €" }.share(replay: 1) }
    }
}

private final class Exchange: Scene<String> {
    func trade(_ answer: (Observable<Int>) throws -> Observable<String>, _ prices: String) throws -> Observable<String>
    { try answer(cold("exchange", prices).asObservable()) }
}
