// Complete · The night shift (home, 10 min)
//
// A printing machine works at night, one job after the other. In the
// morning somebody reads the report. It has one line for each job, in the
// tick in which the job has ended.
//
//     jobs        -xy-------|
//     run("x")     -p-p|
//     run("y")         -p#               # is Jam(tray: 2)
//     report      -----k-m--|            k: "x done"   m: "y Jam(tray: 2)"
//
// - The jobs run one at a time, in their order. A job that waits is not
//   lost.
// - A job sends any number of pages. The report leaves them out.
// - The line has the job, a space, and "done". If the job has failed, the
//   error stands in place of "done", as `"\(error)"` gives it. The next
//   job runs as usual.
// - If `jobs` fails, the report fails at once with the same error. It
//   completes when `jobs` has completed and all have run.
// - Each subscriber has all jobs run anew. `dispose` ends the job that is
//   running.
//
// The order is there. The line in place of the pages is missing.

import LessonKit
import Streams

struct Jam: Error { let tray: Int }

func report(of jobs: Observable<String>, run: @escaping (String) -> Observable<String>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return jobs.concatMap { job in
        run(job)  // One line for the end of the job?
    }
}
