import ExerciseSupport

@testable import driver_exercises

/// A field in which somebody types, and a server. A text has itself as its suggestion.
final class SearchScene: Scene<String> {
    /// The texts that were fetched, one after the other.
    private(set) var fetched = ""
    /// The tick of the first request.
    private(set) var firstFetch: TestTime?
    private var open = 0

    typealias Answer = (ControlProperty<String?>, @escaping (String) -> Observable<[String]>) throws -> Driver<[String]>

    func play(
        _ texts: String, taking ticks: [String: Int] = [:], disposedAt stop: TestTime? = nil, _ answer: Answer
    ) throws {
        let typed = cold("text", texts, as: String.self).map { $0 == "e" ? Optional("") : $0 }
        let field = ControlProperty<String?>(values: typed, valueSink: AnyObserver { _ in })
        try SharingScheduler.mock(scheduler: scheduler) {
            let driver = try answer(field) { [self] in fetch($0.isEmpty ? "e" : $0, ticks: ticks[$0] ?? 1) }
            subscribe(to: driver.asObservable().map { $0.first ?? "0" }, disposedAt: stop)
            run()
        }
        note("fetched", fetched)
        note("still being fetched", open)
    }

    private func fetch(_ text: String, ticks: Int) -> Observable<[String]> {
        Observable<Int>.timer(.milliseconds(100 * ticks), scheduler: scheduler)
            .map { _ in
                if text == "x" { throw MarbleError() }
                return [text]
            }
            .do(
                onSubscribe: { [self] in
                    firstFetch = firstFetch ?? scheduler.clock
                    fetched += text
                    open += 1
                }, onDispose: { [self] in open -= 1 })
    }
}
