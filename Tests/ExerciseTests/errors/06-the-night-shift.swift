import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(TheNightShift.exercise)) func `6 · The night shift`() {}
}

struct TheNightShift {
    static let exercise = Check(report, solution: Solution.report, in: Press.self) { check in
        check.uses = .anew
        check.stream("a good job, and a jam", gives: "-----a-b--|", disposedAt: 6) {
            try $0.work($1, "-xy-------|", ["x": "-p-p|", "y": "-p#"])
        }
        check.stream("a job without pages, and a short one") { try $0.work($1, "-c-d---|", ["c": "---|", "d": "|"]) }
        check.stream("four jams, and the same job again") { try $0.work($1, "-ccdc|", ["c": "-#", "d": "-p-q-#"]) }
        check.stream("a job fails with another error") {
            try $0.work($1, "-c-d-|", ["c": "--#", "d": "-p|"], MarbleError())
        }
        check.stream("`jobs` fails while a job runs") { try $0.work($1, "-cd-#", ["c": "------p|", "d": "-p|"]) }
        check.stream("no job") { try $0.work($1, "---|", [:]) }

        check.mistake(
            "`jobs` is in use, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { jobs, run in
                _ = jobs.subscribe(onError: { _ in })
                return Solution.report(of: jobs, run: run)
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The second job began, and the first one was not done. One should run after the other.",
            madeBy: { jobs, run in jobs.flatMap { line($0, run($0)) } }
        ) { $0.kind == .text && $0.first("y") == 2 && $0.uses("run(x)").first?.unsubscribe != 2 }
        check.mistake(
            "A job has stopped the job before it, or it was not run. A job that comes during another one should wait.",
            madeBy: { jobs, run in jobs.flatMapLatest { line($0, run($0)) } },
            orBy: { jobs, run in jobs.flatMapFirst { line($0, run($0)) } }
        ) { $0.kind == .text && ($0.first("y") == 2 || $0.first("y") == nil) && $0.completes }
        check.mistake(
            "The report has the pages, or a line for each of them. Which events of a job are worth a line?",
            step: "Three taps and a list", madeBy: { jobs, run in jobs.concatMap { run($0) } },
            orBy: { jobs, run in jobs.concatMap { job in run(job).map { _ in "\(job) done" } } },
            { jobs, run in jobs.concatMap { job in run(job).catch { .just("\(job) \($0)") } } },
            { jobs, run in
                jobs.concatMap { job in run(job).map { _ in "\(job) done" }.catch { .just("\(job) \($0)") } }
            },
            { jobs, run in
                jobs.concatMap { job in
                    run(job).materialize().map { $0.error.map { "\(job) \($0)" } ?? "\(job) done" }
                }
            }
        ) { $0.kind == .text && $0.start == 2 }
        check.mistake(
            "The report ended with the error of a job. Behind which stream should that error become a line?",
            step: "Three taps", madeBy: { jobs, run in jobs.concatMap { done($0, run($0)) } },
            orBy: { jobs, run in jobs.concatMap { done($0, run($0)) }.catch { .just("y \($0)") } },
            { jobs, run in
                jobs.concatMap { done($0, run($0)) }
                    .materialize().compactMap { $0.error.map { "y \($0)" } ?? $0.element }
            }
        ) { $0.kind == .text && $0.ends && $0.received.events.last?.time == 7 }
        check.mistake(
            "The line of the first job came before the job had ended. What is the line made of?",
            step: "Three taps and a list",
            madeBy: { jobs, run in
                jobs.concatMap { job in
                    Observable.just("\(job) done").concat(run(job).filter { _ in false }).catch {
                        .just("\(job) \($0)")
                    }
                }
            }
        ) { $0.kind == .text && $0.start ?? 9 < 5 && $0.elements.first == "x done" }
        check.mistake(
            "The job has failed, and the report calls it done. Which end is which?", step: "Three taps and a list",
            madeBy: { jobs, run in
                jobs.concatMap { job in
                    run(job).filter { _ in false }.catch { .just("\(job) \($0)") }
                        .concat(Observable.just("\(job) done"))
                }
            },
            orBy: { jobs, run in
                jobs.concatMap { job in
                    run(job).filter { _ in false }.catch { _ in .empty() }.concat(Observable.just("\(job) done"))
                }
            }
        ) { $0.kind == .text && $0.elements.contains("y done") }
        check.mistake(
            "One of the two jobs has no line. Each of its two ends should be one.", step: "Three taps and a list",
            madeBy: { jobs, run in
                jobs.concatMap { job in run(job).materialize().compactMap { $0.error.map { "\(job) \($0)" } } }
            },
            orBy: { jobs, run in jobs.concatMap { job in done(job, run(job)).catch { _ in .empty() } } }
        ) { $0.kind == .text && $0.elements.count == 1 && $0.completes }
        check.mistake(
            "The failed job was run again. The text does not ask for a second attempt.", step: "A bad line",
            madeBy: { jobs, run in jobs.concatMap { line($0, run($0).retry(2)) } }
        ) { $0.kind == .text && $0.uses("run(y)").count > 1 }
        check.mistake(
            "The line has other words than the text: the job, a space, and then `done` or the error.",
            step: "Three taps and a list",
            madeBy: { jobs, run in
                jobs.concatMap { job in run(job).materialize().filter { $0.isStopEvent }.map { "\(job) \($0)" } }
            },
            orBy: { jobs, run in jobs.concatMap { job in done(job, run(job)).catch { _ in .just("\(job) failed") } } },
            { jobs, run in jobs.concatMap { job in line(job, run(job)).map { "\($0)." } } }
        ) { $0.kind == .text && $0.elements.count == 2 && $0.elements != ["x done", "y Jam(tray: 2)"] }
        check.mistake(
            "A job without pages has no line. Is the line made of a page, or of the end?",
            step: "Three taps and a list",
            madeBy: { jobs, run in
                jobs.concatMap { job in
                    run(job).takeLast(1).map { _ in "\(job) done" }.catch { .just("\(job) \($0)") }
                }
            }
        ) { $0.situation == "a job without pages, and a short one" && $0.elements.count < 2 }
        check.mistake(
            "The report completed together with `jobs`, and a job was still running or waiting.",
            madeBy: { jobs, run in
                let jobs = jobs.share()
                return Solution.report(of: jobs, run: run).take(until: jobs.materialize().filter { $0.isCompleted })
            }
        ) { $0.situation == "four jams, and the same job again" && $0.completes && $0.received.events.last?.time == 5 }
        check.mistake(
            "The same job, or the same line, came again, and it is not in the report. What dropped it?",
            madeBy: { Solution.report(of: $0, run: $1).distinct() },
            orBy: { Solution.report(of: $0.distinct(), run: $1) },
            { Solution.report(of: $0.distinctUntilChanged(), run: $1) },
            { Solution.report(of: $0, run: $1).distinctUntilChanged() }
        ) { $0.situation == "four jams, and the same job again" && $0.elements.count < 4 }
        check.mistake(
            "A job failed with an error that is not a `Jam`, and its line is not right. Which errors do you look at?",
            step: "A meter in the cellar",
            madeBy: { jobs, run in
                jobs.concatMap { job in
                    done(job, run(job)).catch { error in
                        guard let jam = error as? Jam else { throw error }
                        return .just("\(job) \(jam)")
                    }
                }
            },
            orBy: { jobs, run in
                jobs.concatMap { job in
                    done(job, run(job)).catch { .just("\(job) Jam(tray: \(($0 as? Jam)?.tray ?? 0))") }
                }
            }
        ) { $0.situation == "a job fails with another error" }
        check.mistake(
            "`jobs` failed, and the report did not fail at once with that error. Which errors become lines, and which not?",
            step: "Three taps", madeBy: { Solution.report(of: $0, run: $1).catch { _ in .empty() } },
            orBy: { Solution.report(of: $0.catch { _ in .empty() }, run: $1) },
            { Solution.report(of: $0, run: $1).catch { .just("\($0)") } }
        ) { $0.situation == "`jobs` fails while a job runs" && $0.seen?.isSwallowing == true }
        check.mistake(
            "The first job ended, and its line came later. Does your report wait for the other jobs?",
            step: "A bad line",
            madeBy: { jobs, run in
                Solution.report(of: jobs, run: run).toArray().asObservable().flatMap { Observable.from($0) }
            }
        ) { $0.kind == .text && $0.elements == ["x done", "y Jam(tray: 2)"] && $0.start ?? 0 > 5 }
        check.mistake(
            "Your report did not end in the tick in which it should.", step: "Three taps and a list",
            madeBy: { Solution.report(of: $0, run: $1).concat(Observable.never()) }
        ) { $0.kind == .text && $0.elements.count == 2 && $0.elements.first == "x done" }
        check.mistake(
            "The subscription was disposed of, and a job goes on. What disposes of it?",
            madeBy: { jobs, run in
                Observable.create { observer in
                    _ = Solution.report(of: jobs, run: run).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.rejects("shared by two subscribers") { Solution.report(of: $0, run: $1).share() }
        check.rejects("one page of a job, and no more") { jobs, run in
            Solution.report(of: jobs) { run($0).take(1) }
        }
        check.rejects("a line, and no run") { jobs, _ in jobs.map { "\($0) done" } }
        check.hardCoded { jobs, run in
            Solution.report(of: jobs, run: run).enumerated().map { ["x done", "y Jam(tray: 2)"][min($0.index, 1)] }
        }
        check.worksOnce { firstOnly(Solution.report(of: $0, run: $1)) }

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
