import LessonKit
import Marbles
import Streams

@testable import virtual_time_exercises

/// A lamp, and tests of lamps.
extension TheLampOnTheStairs {
    /// Code that is right.
    static func lamp(_ steps: Observable<String>, _ clock: any SchedulerType) -> Observable<String> {
        lights(steps, clock).distinctUntilChanged()
    }

    static func lights(
        _ steps: Observable<String>, _ clock: any SchedulerType, wait: Int = 500
    ) -> Observable<String> {
        .merge(
            steps.map { _ in "l" }, steps.debounce(.milliseconds(wait), scheduler: clock).map { _ in "d" })
    }

    static func ticks() -> TestScheduler {
        TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    }

    static func test(
        _ steps: String, _ expected: String, until: TestTime = 100
    ) -> (@escaping Lamp) throws -> Void {
        { lamp in
            let clock = ticks()
            let steps = clock.createHotObservable(steps, as: String.self)
            let light = clock.record(lamp(steps.asObservable(), clock), until: until)
            clock.start()
            expectRecorded(light.events, expected)
        }
    }

    /// A test that looks at the events with a condition.
    static func watching(
        _ steps: String, _ isMet: @escaping ([Recorded<Event<String>>]) -> Bool
    ) -> (@escaping Lamp) throws -> Void {
        { lamp in
            let clock = ticks()
            let steps = clock.createHotObservable(steps, as: String.self)
            let light = clock.record(lamp(steps.asObservable(), clock))
            clock.start()
            expect(isMet(light.events))
        }
    }
}
