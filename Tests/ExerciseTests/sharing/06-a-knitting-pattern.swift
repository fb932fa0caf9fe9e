import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import sharing_exercises

extension `sharing` {
    @Test(.exercise(AKnittingPattern.exercise)) func `6 · A knitting pattern`() {}
}

struct AKnittingPattern {
    static let exercise = Check(pattern, solution: Solution.pattern, in: Wool.self) { check in
        check.uses = .each

        check.stream("the first run fails", gives: "-1---1--2--3|", disposedAt: 6) {
            try $0.run($1, "-1--#", "-1--2--3|", "-7--8|", "--9|")
        }
        check.stream("two runs fail") { try $0.run($1, "-4#", "--5--#", "-4-4-6|") }
        check.stream("three runs fail") { try $0.run($1, "-1-#", "-2--#", "---#", "-5|") }
        check.stream("no run fails") { try $0.run($1, "--2-2--|", "-3|") }
        check.play(.further, "Paul comes during the second run, and all three runs fail") { wool, answer in
            let pattern = try wool.run(answer, "-1-#", "-1--#", "-1-2-#", "-9|")
            wool.subscribe("Olga", to: pattern)
            wool.subscribe("Paul", to: pattern, at: 5)
        }
        check.play(.further, "Paul waits from tick 6 on") { wool, answer in
            let pattern = try wool.run(answer, "-1--#", "-1--2--3|")
            wool.subscribe("Olga", to: pattern)
            wool.subscribe("Paul", to: pattern, at: 6)
        }
        check.play(.further, "Paul waits from tick 5 on, before the second run has sent a row") { wool, answer in
            let pattern = try wool.run(answer, "-1--#", "--2--3|")
            wool.subscribe("Olga", to: pattern)
            wool.subscribe("Paul", to: pattern, at: 5)
        }
        check.play(.further, "Olga leaves at tick 6, Paul comes at tick 8, and his runs fail") { wool, answer in
            let pattern = try wool.run(answer, "-1-#", "-2------", "-3#", "-4#")
            wool.subscribe("Olga", to: pattern, disposedAt: 6)
            wool.subscribe("Paul", to: pattern, at: 8)
        }

        check.mistake(
            "Nobody waits, and there is a run. Which line subscribes to the download, and what ends that?",
            step: "A lecture",
            madeBy: { download in
                let pattern = download.retry(3).replay(1)
                _ = pattern.connect()
                return pattern
            },
            orBy: { download in
                let pattern = download.retry(3).replay(1)
                return .deferred {
                    _ = pattern.connect()
                    return pattern
                }
            }
        ) { $0.kind == .nobody || ($0.kind == .disposed && $0.isUsedAfterDispose()) }

        check.mistake(
            "Somebody new came after all had left, and did not have three runs. Where are the runs counted, and from when on?",
            madeBy: { download in
                var failures = 0
                return download.retry(when: { (errors: Observable<any Error>) in
                    errors.map { error in
                        failures += 1
                        if failures == 3 { throw error }
                    }
                }).share(replay: 1)
            }
        ) { $0.all.hasPrefix("-1-#-2------") }

        check.mistake(
            "The run failed, and no second run was begun. `retry` subscribes again: what does it receive there?",
            step: "Three downloads",
            madeBy: { $0.share(replay: 1, scope: .forever).retry(3) },
            orBy: { $0.multicast(ReplaySubject.create(bufferSize: 1)).refCount().retry(3) }
        ) { $0.kind == .text && $0.fails && $0.runs == 1 && $0.elements.count > 1 }

        check.mistake(
            "There was a fourth run. What does the number of `retry` count, and who counts?", step: "Three downloads",
            madeBy: { $0.retry(4).share(replay: 1) },
            orBy: { $0.retry().share(replay: 1) }, { $0.share(replay: 1).retry() },
            { $0.retry(3).share(replay: 1).retry(2) }, { $0.share(replay: 1).retry(3) }, { $0.share().retry(3) }
        ) { [.otherInput, .further].contains($0.kind) && $0.runs > 3 }

        check.mistake(
            "The run failed, and the error was replaced by something else. Nobody asked for that.",
            madeBy: { $0.catch { _ in .empty() }.share(replay: 1) },
            orBy: { $0.retry(3).catchAndReturn(0).share(replay: 1) }
        ) { $0.completes && ($0.kind == .text && $0.elements == [1] || $0.all == "-1-#-2--#---#-5|") }

        check.mistake(
            "There were fewer than three runs, and the error arrived. What does `retry` subscribe to, and how often?",
            step: "Three downloads",
            madeBy: { $0.retry(2).share(replay: 1) },
            orBy: { $0.retry(1).share(replay: 1) }, { $0.share(replay: 1) }, { $0.share(replay: 1).retry(2) },
            { $0.share(scope: .forever).retry(3) }
        ) { [.text, .otherInput].contains($0.kind) && $0.fails && $0.runs < 3 }

        check.mistake(
            "Two wait, and there are two runs at a time. What makes one of them?", step: "Two labels and a city",
            madeBy: { $0.retry(3) }, orBy: { download in .deferred { Solution.pattern(from: download) } }
        ) {
            $0.kind == .secondSubscriber && $0.uses("1st run").count + $0.uses("2nd run").count > 2 || $0.hasTwoAtATime
        }

        check.mistake(
            "The pattern has ended, and somebody new came. What was kept, and who should begin a new run?",
            step: "One reader after the other",
            madeBy: { $0.retry(3).share(replay: 1, scope: .forever) },
            orBy: { $0.retry(3).multicast(ReplaySubject.create(bufferSize: 1)).refCount() },
            { $0.retry(3).share(scope: .forever) }
        ) { $0.kind == .laterSubscriber && $0.runs < 3 }

        check.mistake(
            "Paul came late, and does not receive the row that came last. What keeps it, and does a failure empty that?",
            step: "Three displays of a price",
            madeBy: { $0.retry(3).share() }, orBy: { $0.retry(3).publish().refCount() },
            { $0.share().retry(3).share() }
        ) { $0.kind == .further && $0.hasNothingOnArrival }

        check.mistake(
            "Somebody who comes late receives more than the row that came last.", step: "Three displays of a price",
            madeBy: { $0.retry(3).share(replay: 3) }, orBy: { $0.retry(3).replayAll().refCount() }
        ) { $0.kind == .further && $0.received.events.count { [5, 6].contains($0.time) } > 1 }

        check.mistake(
            "A row came a second time, and it is not there. Each row arrives, also one that came before.",
            madeBy: { $0.retry(3).distinctUntilChanged().share(replay: 1) }
        ) { $0.kind == .text && $0.elements == [1, 2, 3] }

        check.mistake(
            "The pattern has ended, and the one who waits received no end.",
            madeBy: { $0.retry(3).concat(Observable.never()).share(replay: 1) }
        ) { $0.kind == .text && !$0.ends && $0.elements == [1, 1, 2, 3] }

        check.hardCoded { download in
            Solution.pattern(from: download).enumerated().map { [1, 1, 2, 3][min($0.index, 3)] }
        }
        check.worksOnce { firstOnly(Solution.pattern(from: $0)) }
        check.endless("retry, and a row is replayed each time") { $0.share(replay: 1, scope: .forever).retry() }
        check.endless("retry, and only the error is replayed") { $0.share(scope: .forever).retry() }
        check.endless("retry without a subscriber") { download in
            let rows = PublishSubject<Int>()
            _ = download.share(scope: .forever).retry().subscribe(rows)
            return rows.share(replay: 1)
        }

        check.accepts("replay and refCount") { $0.retry(3).replay(1).refCount() }
        check.accepts("a catch for each run") { download in
            download.catch { _ in download.catch { _ in download } }.share(replay: 1)
        }
        check.accepts("shared twice") { $0.share().retry(3).share(replay: 1) }
    }
}

/// A download whose runs are different.
private final class Wool: Scene<Int> {
    private(set) var runs = 0
    /// All runs, one behind the other.
    private(set) var all = ""

    /// Whether Paul received nothing in his first tick.
    var hasNothingOnArrival: Bool { ![5, 6].contains(start ?? 0) }

    /// Whether two runs were under way in one tick.
    var hasTwoAtATime: Bool {
        kind == .secondSubscriber && uses().contains { one in uses().count { $0.subscribe == one.subscribe } > 1 }
    }

    func run(_ answer: (Observable<Int>) throws -> Observable<Int>, _ marbles: String...) throws -> Observable<Int> {
        all = marbles.joined()
        let names = ["1st run", "2nd run", "3rd run", "4th run"]
        let sources = zip(names, marbles).map { cold($0, $1).asObservable() }
        return try answer(
            .deferred { [self] in
                runs += 1
                return sources[min(runs, sources.count) - 1]
            })
    }
}
