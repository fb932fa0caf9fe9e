import Foundation
import Marbles
import Streams

/// What goes on around code under test while a learner's test runs: each subscription to its inputs, requests and outputs.
final class Watch {
    /// One subscription to something that is watched.
    struct Track: Equatable {
        let name: String
        /// Which call of the code under test it belongs to, from 1 on.
        let call: Int
        let isInput: Bool
        let begin: TestTime
        var end: TestTime?
        var events: [Recorded<Event<String>>] = []
    }

    fileprivate(set) var tracks: [Track] = []
    /// The clocks that the code under test was given, one for each call.
    private(set) var clocks: [any SchedulerType] = []
    /// Whether a later call was given a clock that had run already, and all expectations before that were met.
    private(set) var hasUsedClock = false
    private let isRightSoFar: () -> Bool

    init(isRightSoFar: @escaping () -> Bool) { self.isRightSoFar = isRightSoFar }

    /// Whether nobody subscribed to an output.
    var isUnheard: Bool { tracks.allSatisfy { $0.isInput || $0.name.hasPrefix("request") } }
    /// Whether one of the clocks is not a test scheduler.
    var hasOtherClock: Bool { clocks.contains { !($0 is TestScheduler) } }
    /// Whether no clock was ever turned.
    var isStanding: Bool { clocks.allSatisfy { ($0 as? TestScheduler)?.clock == 0 } }
    /// Whether a tick of one of the clocks is not 100 ms.
    var hasOtherTicks: Bool {
        clocks.lazy.compactMap { $0 as? TestScheduler }
            .contains { abs($0.now.timeIntervalSince1970 * 10 - Double($0.clock)) > 0.5 }
    }
    /// Whether somebody subscribed to an output, and nobody did so in tick 0.
    var isLate: Bool {
        let outputs = outside.filter { !$0.name.hasPrefix("request") }
        return !outputs.isEmpty && outputs.allSatisfy { $0.begin > 0 }
    }
    /// What has to be the same with all right code.
    var outside: [Track] { tracks.filter { !$0.isInput } }

    /// The code under test is called, with this clock. What is given to it and what it returns is watched by the result.
    func call(_ clock: any SchedulerType) -> Call {
        if !clocks.isEmpty, let clock = clock as? TestScheduler, clock.clock > 0, isRightSoFar() { hasUsedClock = true }
        clocks.append(clock)
        return Call(watch: self, number: clocks.count, clock: clock as? TestScheduler)
    }

    /// One call of the code under test.
    struct Call {
        fileprivate let watch: Watch
        fileprivate let number: Int
        /// Nil if it is given no test scheduler.
        fileprivate let clock: TestScheduler?

        private var tick: TestTime { clock?.clock ?? 0 }

        /// The same stream, watched. Right code may subscribe to it as often as it likes.
        func input<Element>(_ name: String, _ source: Observable<Element>) -> Observable<Element> {
            watched(name, source, isInput: true) { $0 is Void ? "x" : "\($0)" }
        }

        /// The same stream, watched. An output, or a request: its name begins with "request".
        func output<Element>(
            _ name: String, _ source: Observable<Element>, text: @escaping (Element) -> String = { "\($0)" }
        ) -> Observable<Element> {
            watched(name, source, isInput: false, text)
        }

        private func watched<Element>(
            _ name: String, _ source: Observable<Element>, isInput: Bool, _ text: @escaping (Element) -> String
        ) -> Observable<Element> {
            .create { observer in
                let index = watch.tracks.count
                watch.tracks.append(Track(name: name, call: number, isInput: isInput, begin: tick))
                let subscription = source.subscribe { event in
                    let noted = event.map { text($0) }.withAnyError
                    watch.tracks[index].events.append(Recorded(time: tick, value: noted))
                    observer.on(event)
                }
                return Disposables.create {
                    watch.tracks[index].end = tick
                    subscription.dispose()
                }
            }
        }
    }
}

extension Watch.Track {
    /// Later than this, nothing is drawn.
    private static var limit: TestTime { 60 }

    private var isEnded: Bool { events.last?.value.isStopEvent ?? false }

    /// The row of this track; it has the ticks of the subscription if it is a request.
    func row(_ label: String) -> Timeline.Row {
        var row = Timeline.Row(label)
        if name.hasPrefix("request") || begin > 0 { row.subscribe(at: min(begin, Self.limit)) }
        for recorded in events where recorded.time <= Self.limit { row.add(recorded.value, at: recorded.time) }
        if let end, !isEnded, !isInput, end <= Self.limit { row.dispose(at: end) }
        return row
    }

    /// Where it differs from `other`, and how; nil if it does not, or where nothing is drawn.
    func difference(from other: Self) -> Timeline.Pointer? {
        if begin != other.begin { return .init(min(begin, other.begin), "here one of them begins") }
        if let found = Difference(expected: other.events, got: events) {
            return found.tick <= Self.limit ? .init(found.tick, "here") : nil
        }
        let ends = [end, other.end].compactMap { $0 }
        return end == other.end ? nil : ends.min().map { .init(min($0, Self.limit), "here one of them is over") }
    }
}

extension Event<String> {
    /// Whichever error it is.
    fileprivate var withAnyError: Self { error == nil ? self : .error(MarbleError()) }
}
