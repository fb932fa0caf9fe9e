// Complete · A scale at the market (class, 7 min)
//
// In exercises 3, 4, 6 and 7 you write a test. It is given the code under
// test. The check runs your test with code that is right, and with several
// pieces of code that have a fault. A test is right if it passes with the
// right code, and fails with each of the others. It gives the code a
// `TestScheduler`. It fails if an expectation is not met, or if it throws.
//
//     // elements, ticks and the end
//     expectRecorded(recording.events, "-a-|")
//     // the same, with a legend
//     expectRecorded(recording.events, "t-f", values: ["t": true, ...])
//     // anything else that should be true
//     expect(request.subscriptions == [Subscription(2, 5)])
//
// Expect only what the text says. It is open how often the code under test
// subscribes to its input. Compare whole lists: code with a fault may make
// fewer requests, and then an index such as `subscriptions[1]` stops the
// program.
//
// A scale shows a weight when it has not changed for 300 ms. If the
// weights complete, the scale completes in the same tick. If the last
// weight still waits then, it is shown before that end.
//
//     weights     -12----3-|
//     shown       -----2---(3|)
//
// Three things are missing in the test: the weights, the line that turns
// the clock, and what you expect. A tick is 100 ms. Weights that fail, and
// a weight that comes twice in a row, are not part of this exercise.

import LessonKit
import Marbles
import Streams

typealias Scale = (_ weights: Observable<Int>, _ clock: any SchedulerType) -> Observable<Int>

func testScale(_ scale: @escaping Scale) throws {
    try toDo()  // delete this line when you start
    let clock = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    let weights = clock.createHotObservable("", as: Int.self)

    let shown = clock.record(scale(weights.asObservable(), clock))

    expectRecorded(shown.events, "")
}
