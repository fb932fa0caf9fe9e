import ExerciseSupport

@testable import sharing_exercises

/// A download whose runs are different.
final class Wool: Scene<Int> {
    private(set) var runs = 0

    /// Whether Paul received nothing in his first tick.
    var hasNothingOnArrival: Bool { ![5, 6].contains(start ?? 0) }

    /// Whether two runs were under way in one tick.
    var hasTwoAtATime: Bool {
        kind == .secondSubscriber && uses().contains { one in uses().count { $0.subscribe == one.subscribe } > 1 }
    }

    func run(_ answer: (Observable<Int>) throws -> Observable<Int>, _ marbles: String...) throws -> Observable<Int> {
        let names = ["1st run", "2nd run", "3rd run", "4th run"]
        let sources = zip(names, marbles).map { cold($0, $1).asObservable() }
        return try answer(
            .deferred { [self] in
                runs += 1
                return sources[min(runs, sources.count) - 1]
            })
    }
}
