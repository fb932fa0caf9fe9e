import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(TheTideTable.exercise)) func `3 · The tide table`() {}
}

struct TheTideTable {
    static let exercise = Check(tide, solution: Solution.tide, in: Harbour.self) { check in
        check.uses = .anew
        check.stream("the gauge is offline", gives: "-3-4-7-8|", disposedAt: 6) {
            try $0.measure($1, "-3-4#", Offline(), table: "-7-8|")
        }
        check.stream("the gauge is broken") { try $0.measure($1, "-3#", Broken(part: "cable"), table: "-7-8|") }
        check.stream("an error that the text does not name") {
            try $0.measure($1, "-5-5--#", MarbleError(), table: "-7-8|")
        }
        check.stream("offline at once, and the table has one height") {
            try $0.measure($1, "#", Offline(), table: "--9|")
        }
        check.stream("the gauge completes") { try $0.measure($1, "-2-2-1|", Offline(), table: "-7-8|") }
        check.stream("the table is offline, too") {
            try $0.measure($1, "-6-#", Offline(), table: "-7#", Offline())
        }
        check.stream("the table is broken") {
            try $0.measure($1, "-6-#", Offline(), table: "-7#", Broken(part: "page 4"))
        }

        check.mistake(
            "The gauge is in use, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { gauge, table in
                let heights = ReplaySubject<Int>.createUnbounded()
                _ = Solution.tide(gauge: gauge, table: table).subscribe(heights)
                return heights.asObservable()
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The table was subscribed to before the gauge was offline. When does `catch` subscribe to what its closure returns?",
            step: "A concert and a record", madeBy: { gauge, table in .merge(gauge.catch { _ in .empty() }, table) },
            orBy: { gauge, table in .merge(gauge, table) }
        ) { received in
            received.kind == .text && received.received.events.contains { $0.time < 4 && $0.value.element ?? 0 > 6 }
        }
        check.mistake(
            "The gauge was subscribed to again when it was offline. What should take its place?", step: "A bad line",
            madeBy: { gauge, _ in gauge.retry(2) }, orBy: { gauge, table in gauge.retry(2).catch { _ in table } }
        ) { $0.kind == .text && $0.uses("gauge").count > 1 }
        check.mistake(
            "The gauge was offline, and its error arrived. What takes its place, and for which errors?",
            step: "A concert and a record", madeBy: { gauge, _ in gauge },
            orBy: { gauge, table in gauge.concat(table) }, { gauge, table in gauge.amb(table) },
            { gauge, table in
                gauge.catch { error in
                    guard error is Broken else { throw error }
                    return table
                }
            },
            { gauge, _ in gauge.catch { throw $0 } }
        ) { $0.kind == .text && $0.fails }
        check.mistake(
            "The gauge was offline, and the tide does not have what the table sends. What takes the place of the error?",
            step: "A concert and a record",
            madeBy: { gauge, _ in gauge.catchAndReturn(7) }, orBy: { gauge, _ in gauge.catch { _ in .empty() } },
            { gauge, table in gauge.catch { _ in table.take(1) } },
            { gauge, table in gauge.catch { _ in table.takeLast(1) } },
            { gauge, _ in gauge.catch { _ in .never() } }
        ) { $0.kind == .text && $0.elements.starts(with: [3, 4]) && $0.elements != [3, 4, 7, 8] }
        check.mistake(
            "The tide sends the heights, but not when they come. Does your stream wait for an end?",
            madeBy: { gauge, table in
                Solution.tide(gauge: gauge, table: table).toArray().asObservable().flatMap { Observable.from($0) }
            }
        ) { $0.kind == .text && $0.elements == [3, 4, 7, 8] }
        check.mistake(
            "The subscriber did not receive the heights that came before the error.", step: "A concert and a record",
            madeBy: { gauge, table in gauge.takeLast(1).catch { _ in table } }
        ) { $0.kind == .text && !$0.elements.starts(with: [3]) && !$0.ends || $0.elements == [7, 8] }
        check.mistake(
            "The gauge failed with an error that is not `Offline`, and the table took its place. Somebody has to learn of it.",
            step: "A concert and a record", madeBy: { gauge, table in gauge.catch { _ in table } },
            orBy: { gauge, table in
                gauge.catch { error in
                    if error is Broken { throw error }
                    return table
                }
            }
        ) { $0.isOtherError && $0.elements.contains(7) }
        check.mistake(
            "The gauge failed with an error that is not `Offline`, and the tide did not fail.",
            step: "A concert and a record",
            madeBy: { gauge, table in gauge.catch { $0 is Offline ? table : .empty() } },
            orBy: { gauge, table in gauge.catch { $0 is Offline ? table : .never() } },
            { gauge, table in gauge.catch { $0 is Offline ? table : .just(0) } },
            { gauge, table in Solution.tide(gauge: gauge, table: table).catch { _ in .empty() } }
        ) { $0.isOtherError && !$0.fails }
        check.mistake(
            "A height came twice in a row, and it was sent once. What dropped it?",
            madeBy: { Solution.tide(gauge: $0, table: $1).distinctUntilChanged() }
        ) { $0.kind == .otherInput && $0.elements == [5] }
        check.mistake(
            "The tide failed with another error than the gauge. The text wants the same.",
            step: "A meter in the cellar",
            madeBy: { gauge, table in
                gauge.catch { error in
                    guard error is Offline else { throw Broken(part: "gauge") }
                    return table
                }
            },
            orBy: { gauge, table in gauge.catch { $0 is Offline ? table : .error(RxError.unknown) } }
        ) { $0.isOtherError && $0.failsWithAnother }
        check.mistake(
            "The gauge completed, and the table followed. Is a good end replaced?", step: "A concert and a record",
            madeBy: { gauge, table in Solution.tide(gauge: gauge.concat(Observable.error(Offline())), table: table) }
        ) { $0.situation == "the gauge completes" && $0.elements.contains(7) }
        check.mistake(
            "The table failed, and the tide did not fail at that tick. Which of the two errors is replaced?",
            step: "A concert and a record",
            madeBy: { gauge, table in
                Solution.tide(gauge: gauge, table: table).catch { error in
                    guard error is Offline else { throw error }
                    return .empty()
                }
            },
            orBy: { gauge, table in Solution.tide(gauge: gauge, table: table.catch { _ in .empty() }) },
            { gauge, table in Solution.tide(gauge: gauge, table: table.retry()) },
            { gauge, table in Solution.tide(gauge: gauge, table: table.retry(2)) },
            { gauge, table in Solution.tide(gauge: Solution.tide(gauge: gauge, table: table), table: table) }
        ) { $0.situation?.hasPrefix("the table") == true }
        check.mistake(
            "The subscription was disposed of, and the table is still in use. What disposes of it?",
            madeBy: { gauge, table in
                Observable.create { observer in
                    gauge.subscribe(
                        onNext: { observer.onNext($0) },
                        onError: { error in
                            guard error is Offline else { return observer.onError(error) }
                            _ = table.subscribe(observer)
                        }, onCompleted: { observer.onCompleted() })
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.rejects("shared by two subscribers") { Solution.tide(gauge: $0, table: $1).share() }
        check.hardCoded { gauge, table in
            Solution.tide(gauge: gauge, table: table).enumerated().map { [3, 4, 7, 8][min($0.index, 3)] }
        }
        check.rejects("zeros before the table") { gauge, table in
            Solution.tide(gauge: gauge, table: table.startWith(0))
        }
        check.rejects("the next one, whatever the error") { gauge, table in Observable.catch(sequence: [gauge, table]) }
        check.worksOnce { firstOnly(Solution.tide(gauge: $0, table: $1)) }
        check.endless("shared for ever, then retried") { gauge, _ in gauge.share(scope: .forever).retry() }

        check.accepts("an error as an observable") { gauge, table in
            gauge.catch { error in error is Offline ? table : .error(error) }
        }
        check.accepts("with the events") { gauge, table in
            gauge.materialize()
                .flatMap { event in
                    if let error = event.error, error is Offline { return table.materialize() }
                    return Observable.just(event)
                }
                .dematerialize()
        }
    }
}

private final class Harbour: Scene<Int> {
    /// Whether the gauge fails with something else than `Offline`.
    private(set) var isOtherError = false
    private var error = ""

    /// Whether the error is not that of the gauge.
    var failsWithAnother: Bool { fails && received.events.last?.value.error.map { "\($0)" } != error }

    func measure(
        _ answer: (Observable<Int>, Observable<Int>) throws -> Observable<Int>, _ gauge: String, _ error: any Error,
        table: String, _ tableError: any Error = MarbleError()
    ) throws -> Observable<Int> {
        isOtherError = !(error is Offline)
        self.error = "\(error)"
        return try answer(
            cold("gauge", gauge, error: error).asObservable(), cold("table", table, error: tableError).asObservable())
    }
}
