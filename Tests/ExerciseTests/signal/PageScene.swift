import ExerciseSupport

@testable import signal_exercises

/// A page, its taps, and loads that are sources one after the other.
final class PageScene: Scene<String> {
    typealias Answer = (Signal<Void>, @escaping () -> Observable<String>) throws -> NewsPage

    /// How many loads were subscribed to.
    private(set) var started = 0
    private var starts: [TestTime] = []
    /// Whether two loads began in the same tick.
    var isAskedTwiceAtOnce: Bool { zip(starts, starts.dropFirst()).contains { $0 == $1 } }

    /// What a window shows: the texts, the empty one as e, and an F for each failure.
    func window(taps marbles: String, loads results: [String], _ answer: Answer) throws -> Observable<String> {
        let taps = hot("taps", marbles, as: String.self).map { _ in }
        let loads = results.enumerated().map { cold("load \($0 + 1)", $1, as: String.self).asObservable() }
        let page = try answer(taps.asSignal(onErrorSignalWith: .empty())) { [self] in
            .deferred { [self] in
                started += 1
                starts.append(scheduler.clock)
                return started <= loads.count ? loads[started - 1] : .never()
            }
        }
        return Observable<String>.merge(
            page.text.asObservable().map { $0.isEmpty ? "e" : $0 }, page.failed.asObservable().map { "F" })
    }

    override func run() {
        super.run()
        if notes.isEmpty { note("requests", started) }
    }
}

/// The loads of a right answer; nil for one that has failed.
func loads(_ taps: Signal<Void>, _ load: @escaping () -> Observable<String>) -> Signal<String?> {
    taps.flatMapLatest { text(load) }
}

/// The text of a load; nil if it has failed.
func text(_ load: () -> Observable<String>) -> Signal<String?> {
    load().map { Optional($0) }.asSignal(onErrorJustReturn: nil)
}

/// A page that shows what its loads have sent.
func page(of loads: Signal<String?>) -> NewsPage {
    news(loads.compactMap { $0 }, failed: loads.filter { $0 == nil }.map { _ in })
}

/// A page that shows the empty text first, and then `texts`.
func news(_ texts: Signal<String>, failed: Signal<Void> = .never()) -> NewsPage {
    NewsPage(text: texts.asDriver(onErrorDriveWith: .empty()).startWith(""), failed: failed)
}

/// A right page.
func made(_ taps: Signal<Void>, _ load: @escaping () -> Observable<String>) -> NewsPage { page(of: loads(taps, load)) }
