import ExerciseSupport

@testable import flat_map_exercises

/// A counter, with a clock on the wall. A line is a stamp.
final class PostOffice: Scene<String>, Counter {
    /// Whether a sending began before the one before it was over.
    var overlaps: Bool {
        let sendings = uses("send").sorted { $0.subscribe < $1.subscribe }
        return zip(sendings, sendings.dropFirst()).contains { $0.unsubscribe > $1.subscribe }
    }
    private var sending: Observable<String> = .never()

    /// - Parameter row: A sending. An element stands for the stamped letter.
    func post(
        _ answer: (Observable<String>, any Counter) throws -> Observable<String>, _ marbles: String, _ row: String
    ) throws -> Observable<String> {
        let letters = cold("letters", marbles, as: String.self).asObservable()
        sending = cold("send", row, as: String.self).asObservable()
        return try answer(letters, self)
    }

    func stamp(_ letter: String) -> String {
        log("\(letter) \(scheduler.clock)")
        return "\(letter) \(scheduler.clock)"
    }

    func send(_ stamped: String) -> Observable<String> { sending.map { _ in stamped } }
}
