// Build · Calling the dentist (home, 15 min)
//
// The dentist's line is often busy. Call again, but not at once: wait 1
// tick after the first call, 2 after the second, 4 after the third. Four
// calls are enough.
//
//     1st call        d#  # is Busy()  d: the number is dialled
//     2nd call          d#
//     3rd call             d#
//     4th call                  dt|               t: the appointment
//     appointment     d-d--d----dt|
//
// - If the fourth call is busy, too, its error arrives at once: without a
//   wait, and without a fifth call.
// - Only `Busy` is tried again. Every other error arrives at once.
// - What a call sends arrives when it comes, whatever the call does later.
//   When a call completes, the appointment completes.
// - Each subscriber calls anew, and has four calls. `dispose` ends the
//   call that is under way, and the wait.
//
// `call` is a recipe: each subscription is a call. A tick is 100 ms, and
// the time runs on `clock`.

import LessonKit
import Streams

struct Busy: Error {}

func appointment(call: Observable<String>, clock: any SchedulerType) throws -> Observable<String> {
    throw ToDo()
}
