import ExerciseSupport

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(check)) func `3 · The tide table`() {}

    private static let check = Check(tide, solution: Solution.exercise3, in: Harbour.self) { check in
        check.uses = .anew
        check.steps = [
            .swallows: "A concert and a record", .usesEarly: "A concert and a record", .subscribesAgain: "A bad line",
            .failsOtherwise: "A meter in the cellar",
        ]

        check.stream("the gauge is offline", gives: "-3-4-7-8|", disposedAt: 6) {
            try $0.measure($1, "-3-4#", Offline(), table: "-7-8|")
        }
        let isBroken = check.stream("the gauge is broken") {
            try $0.measure($1, "-3#", Broken(part: "cable"), table: "-7-8|")
        }
        let isUnknown = check.stream("an error that the text does not name") {
            try $0.measure($1, "-5-5--#", MarbleError(), table: "-7-8|")
        }
        check.stream("offline at once, and the table has one height") {
            try $0.measure($1, "#", Offline(), table: "--9|")
        }
        let completes = check.stream("the gauge completes") { try $0.measure($1, "-2-2-1|", Offline(), table: "-7-8|") }
        let tableIsOffline = check.stream("the table is offline, too") {
            try $0.measure($1, "-6-#", Offline(), table: "-7#", Offline())
        }
        let tableIsBroken = check.stream("the table is broken") {
            try $0.measure($1, "-6-#", Offline(), table: "-7#", Broken(part: "page 4"))
        }

        check.mistake(
            "The gauge was offline, and its error arrived. What takes its place, and for which errors?",
            step: "A concert and a record", madeBy: { gauge, _ in gauge },
            orBy: { gauge, table in .merge(gauge, table) }
        ) { $0.isText && $0.fails && !$0.shows(.subscribesAgain) }
        check.mistake(
            "The gauge was offline, and the tide does not have all that the table sends. What takes the place of the error?",
            step: "A concert and a record", madeBy: { gauge, _ in gauge.catchAndReturn(7) },
            orBy: { gauge, _ in gauge.catch { _ in .empty() } }, { gauge, table in gauge.catch { _ in table.take(1) } },
            { gauge, table in gauge.catch { _ in table.takeLast(1) } }, { gauge, _ in gauge.catch { _ in .never() } }
        ) {
            $0.isText && $0.elements.starts(with: [3, 4]) && $0.elements != [3, 4, 7, 8] && !$0.shows(.subscribesAgain)
        }
        check.mistake(
            "The gauge failed with an error that is not `Offline`, and the table took its place. Somebody has to learn of it.",
            step: "A concert and a record", madeBy: { gauge, table in gauge.catch { _ in table } },
            orBy: { gauge, table in gauge.catch { if $0 is Broken { throw $0 } else { table } } }
        ) { $0.in(isBroken, isUnknown) && $0.came(7) }
        check.mistake(
            "The gauge completed, and the table followed. Is a good end replaced?", step: "A concert and a record",
            madeBy: { gauge, table in
                Solution.exercise3(gauge: gauge.concat(Observable.error(Offline())), table: table)
            }
        ) { $0.in(completes) && $0.came(7) }
        check.mistake(
            "The table failed, and the tide did not fail at that tick. Which of the two errors is replaced?",
            step: "A concert and a record",
            madeBy: { gauge, table in Solution.exercise3(gauge: gauge, table: table.catch { _ in .empty() }) },
            orBy: { gauge, table in Solution.exercise3(gauge: gauge, table: table.retry(2)) },
            { gauge, table in Solution.exercise3(gauge: gauge, table: table.retry()) }
        ) { $0.in(tableIsOffline, tableIsBroken) }

        check.spoiled(.unasked, .heldBack, .lost, .swallows, .shares)
        check.rejects(.usesEarly) { gauge, table in .merge(gauge.catch { _ in .empty() }, table) }
        check.rejects(
            .subscribesAgain, { gauge, _ in gauge.retry(2) }, { gauge, table in gauge.retry(2).catch { _ in table } })
        check.rejects(.lost) { gauge, table in gauge.takeLast(1).catch { _ in table } }
        check.rejects(
            .swallows, { gauge, table in gauge.catch { $0 is Offline ? table : .never() } },
            { gauge, table in gauge.catch { $0 is Offline ? table : .just(0) } })
        check.rejects(
            .failsOtherwise, { gauge, table in gauge.catch { $0 is Offline ? table : .error(Broken(part: "gauge")) } },
            { gauge, table in gauge.catch { $0 is Offline ? table : .error(RxError.unknown) } })
        check.rejects(.goesOn) { gauge, table in gauge.catch { $0 is Offline ? leaking(table) : .error($0) } }
        check.rejects { Solution.exercise3(gauge: $0, table: $1.startWith(0)) }
        check.hardCoded { gauge, table in
            Solution.exercise3(gauge: gauge, table: table).enumerated().map { [3, 4, 7, 8][min($0.index, 3)] }
        }
        check.worksOnce { firstOnly(Solution.exercise3(gauge: $0, table: $1)) }
        check.endless { gauge, _ in gauge.share(scope: .forever).retry() }

        check.accepts("an error as an observable") { gauge, table in
            gauge.catch { $0 is Offline ? table : .error($0) }
        }
        check.accepts("with the events") { gauge, table in
            gauge.materialize().flatMap { $0.error is Offline ? table.materialize() : .just($0) }.dematerialize()
        }
    }
}

private final class Harbour: Scene<Int> {
    func measure(
        _ answer: (Observable<Int>, Observable<Int>) throws -> Observable<Int>, _ gauge: String, _ error: any Error,
        table: String, _ tableError: any Error = MarbleError()
    ) throws -> Observable<Int> {
        try answer(
            cold("gauge", gauge, error: error).asObservable(), cold("table", table, error: tableError).asObservable())
    }
}
