import ExerciseSupport

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(check)) func `6 · The night shift`() {}

    private static let check = Check(report, solution: Solution.exercise6, in: Press.self) { check in
        check.uses = .anew
        check.steps = [
            .swallows: "Three taps", .subscribesAgain: "A bad line", .heldBack: "A bad line",
            .lost: "Three taps and a list", .early: "Three taps and a list", .noEnd: "Three taps and a list",
        ]

        check.stream("a good job, and a jam", gives: "-----a-b--|", disposedAt: 6) {
            try $0.work($1, "-xy-------|", ["x": "-p-p|", "y": "-p#"])
        }
        let noPages = check.stream("a job without pages, and a short one") {
            try $0.work($1, "-c-d---|", ["c": "---|", "d": "|"])
        }
        check.stream("four jams, and the same job again") { try $0.work($1, "-ccdc|", ["c": "-#", "d": "-p-q-#"]) }
        let isOther = check.stream("a job fails with another error") {
            try $0.work($1, "-c-d-|", ["c": "--#", "d": "-p|"], MarbleError())
        }
        check.stream("`jobs` fails while a job runs") { try $0.work($1, "-cd-#", ["c": "------p|", "d": "-p|"]) }
        check.stream("no job") { try $0.work($1, "---|", [:]) }

        check.mistake(
            "The report has the pages, or a line for each of them. Which events of a job are worth a line?",
            step: "Three taps and a list", madeBy: { jobs, run in jobs.concatMap { run($0) } },
            orBy: { jobs, run in
                jobs.concatMap { job in run(job).map { _ in "\(job) done" }.catch { .just("\(job) \($0)") } }
            },
            { jobs, run in
                jobs.concatMap { job in
                    run(job).materialize().map { $0.error.map { "\(job) \($0)" } ?? "\(job) done" }
                }
            }
        ) { $0.isText && $0.start == 2 && $0.elements.count > 2 }
        check.mistake(
            "The report ended with the error of a job. Behind which stream should that error become a line?",
            step: "Three taps", madeBy: { jobs, run in jobs.concatMap { done($0, run($0)) } },
            orBy: { jobs, run in jobs.concatMap { done($0, run($0)) }.catch { .just("y \($0)") } }
        ) { $0.isText && $0.ends && $0.end == 7 }
        check.mistake(
            "The job has failed, and the report calls it done. Which end is which?", step: "Three taps and a list",
            madeBy: { jobs, run in
                jobs.concatMap { line($0, run($0).filter { _ in false }).concat(Observable.just("\($0) done")) }
            },
            orBy: { jobs, run in jobs.concatMap { done($0, run($0).catch { _ in .empty() }) } }
        ) { $0.isText && $0.came("y done") && !$0.shows(.early) }
        check.mistake(
            "A job without pages has no line. Is the line made of a page, or of the end?",
            step: "Three taps and a list",
            madeBy: { jobs, run in
                jobs.concatMap { job in
                    run(job).takeLast(1).map { _ in "\(job) done" }.catch { .just("\(job) \($0)") }
                }
            }
        ) { $0.in(noPages) && !$0.came("c done") }
        check.mistake(
            "A job failed with an error that is not a `Jam`, and its line is not right. Which errors do you look at?",
            step: "A meter in the cellar",
            madeBy: { jobs, run in
                jobs.concatMap { job in
                    done(job, run(job)).catch { if let jam = $0 as? Jam { .just("\(job) \(jam)") } else { throw $0 } }
                }
            },
            orBy: { jobs, run in
                jobs.concatMap { job in
                    done(job, run(job)).catch { .just("\(job) Jam(tray: \(($0 as? Jam)?.tray ?? 0))") }
                }
            }
        ) { $0.in(isOther) }

        check.rejects(.usesEarly) { jobs, run in jobs.flatMap { line($0, run($0)) } }
        check.rejects(
            .letsGo, { jobs, run in jobs.flatMapLatest { line($0, run($0)) } },
            { jobs, run in Solution.exercise6(of: jobs) { run($0).take(1) } })
        check.rejects(
            .usesTooSeldom, { jobs, run in jobs.flatMapFirst { line($0, run($0)) } },
            { jobs, _ in jobs.map { "\($0) done" } })
        check.rejects(.early) { jobs, run in
            jobs.concatMap { job in
                Observable.just("\(job) done").concat(run(job).filter { _ in false }).catch { .just("\(job) \($0)") }
            }
        }
        check.rejects(
            .lost, { jobs, run in jobs.concatMap { done($0, run($0)).catch { _ in .empty() } } },
            { jobs, run in jobs.concatMap { job in run(job).filter { _ in false }.catch { .just("\(job) \($0)") } } },
            { Solution.exercise6(of: $0.distinct(), run: $1) })
        check.rejects(.subscribesAgain) { jobs, run in jobs.concatMap { line($0, run($0).retry(2)) } }
        check.rejects(
            .other,
            { jobs, run in jobs.concatMap { job in done(job, run(job)).catch { _ in .just("\(job) failed") } } },
            { jobs, run in
                jobs.concatMap { job in run(job).materialize().filter { $0.isStopEvent }.map { "\(job) \($0)" } }
            })
        check.rejects(.endsBefore) { jobs, run in
            let jobs = jobs.share()
            return Solution.exercise6(of: jobs, run: run).take(until: jobs.materialize().filter { $0.isCompleted })
        }
        check.rejects(
            .swallows, { Solution.exercise6(of: $0.catch { _ in .empty() }, run: $1) },
            { Solution.exercise6(of: $0, run: $1).catch { .just("\($0)") } })
        check.spoiled(.unasked, .lost, .swallows, .heldBack, .noEnd, .goesOn, .shares)
        check.hardCoded { jobs, run in
            Solution.exercise6(of: jobs, run: run).enumerated().map { ["x done", "y Jam(tray: 2)"][min($0.index, 1)] }
        }
        check.worksOnce { firstOnly(Solution.exercise6(of: $0, run: $1)) }

        check.accepts("an element at the end, and catch") { jobs, run in jobs.concatMap { line($0, run($0)) } }
        check.accepts("all pages, and then one line") { jobs, run in
            jobs.concatMap { job in
                run(job).toArray().asObservable().map { _ in "\(job) done" }.catch { .just("\(job) \($0)") }
            }
        }
        check.accepts("map and concat") { jobs, run in jobs.map { line($0, run($0)) }.concat() }
    }
}

/// The line of one job, or its error.
private func done(_ job: String, _ pages: Observable<String>) -> Observable<String> {
    pages.filter { _ in false }.concat(Observable.just("\(job) done"))
}

/// The line of one job.
private func line(_ job: String, _ pages: Observable<String>) -> Observable<String> {
    done(job, pages).catch { .just("\(job) \($0)") }
}
