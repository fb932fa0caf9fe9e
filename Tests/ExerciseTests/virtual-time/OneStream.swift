import LessonKit
import Marbles
import Streams

// Tests of code that makes one stream of another.

/// A clock whose ticks are 100 ms.
func ticks() -> TestScheduler { TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false) }

/// What comes in one run.
///
/// - Parameter turns: Whether the clock is turned.
func events<Element: MarbleElement>(
    of code: (Observable<Element>, any SchedulerType) -> Observable<Element>, _ input: String, from: TestTime = 0,
    until: TestTime = 100, turns: Bool = true
) -> [Recorded<Event<Element>>] {
    let clock = ticks()
    let source = clock.createHotObservable(input, as: Element.self)
    let recording = clock.record(code(source.asObservable(), clock), from: from, until: until)
    if turns { clock.start() }
    return recording.events
}

/// A test that expects a diagram.
func test<Element: MarbleElement & Equatable>(
    _ input: String, _ expected: String, until: TestTime = 100
) -> (@escaping (Observable<Element>, any SchedulerType) -> Observable<Element>) throws -> Void {
    { expectRecorded(events(of: $0, input, until: until), expected) }
}

/// A test that looks at the events with a condition.
func watching<Element: MarbleElement>(
    _ input: String, _ isMet: @escaping ([Recorded<Event<Element>>]) -> Bool
) -> (@escaping (Observable<Element>, any SchedulerType) -> Observable<Element>) throws -> Void {
    { expect(isMet(events(of: $0, input))) }
}
