import ExerciseSupport
import LessonKit
import Marbles
import Streams

@testable import signal_exercises

/// A page, its taps, and loads that are sources one after the other.
final class PageScene: Scene<String> {
    typealias Answer = (Signal<Void>, @escaping () -> Observable<String>) throws -> NewsPage

    /// How many loads were subscribed to.
    private(set) var started = 0
    private(set) var isLoadedAtOnce = false

    /// What a window shows: the texts, the empty one as e, and an F for each failure.
    func window(taps marbles: String, loads results: [String], _ answer: Answer) throws -> Observable<String> {
        let taps = hot("taps", marbles, as: String.self).map { _ in }
        let loads = results.enumerated().map { cold("load \($0 + 1)", $1, as: String.self).asObservable() }
        let page = try answer(taps.asSignal(onErrorSignalWith: .empty())) { [self] in
            .deferred { [self] in
                started += 1
                if scheduler.clock == 0 { isLoadedAtOnce = true }
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
