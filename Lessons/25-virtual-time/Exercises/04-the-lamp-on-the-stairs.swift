// Repair · The lamp on the stairs (class, 8 min)
//
// A lamp on the stairs sends `l` (light) when somebody makes a step in the
// dark, and `d` (dark) 500 ms after the last step. It is dark at the
// beginning, and a step in the light sends nothing. If the steps complete,
// the lamp completes in the same tick. If there is light then, a `d` comes
// before that end.
//
//     steps     -x--x-------x--|
//     lamp      -l-------d--l--(d|)
//
// The test below passes with every lamp, also with one that never goes
// dark. Find out why, and repair it. Steps that fail are not part of this
// exercise.

import LessonKit
import Marbles
import Streams

typealias Lamp = (_ steps: Observable<String>, _ clock: any SchedulerType) -> Observable<String>

func testLamp(_ lamp: @escaping Lamp) throws {
    try toDo()  // delete this line when you start
    let clock = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    let steps = clock.createHotObservable("-x--------|", as: String.self)

    let light = clock.record(lamp(steps.asObservable(), clock), from: 1)
    expectRecorded(light.events, "")
    clock.start()
    expect(light.events.count < 4)
}
