import ExerciseSupport
import Foundation
import LessonKit
import Marbles
import Streams
import Testing

@testable import virtual_time_exercises

extension `virtual-time` {
    @Test(.exercise(AFridgeWithABell.exercise)) func `5 · A fridge with a bell`() {}
}

struct AFridgeWithABell {
    static let exercise = Check(fridge, solution: Solution.fridge, in: TimerScene<String>.self) { check in
        check.stream("open for 500 ms, then for 200 ms", gives: "-----a-b----c-|", disposedAt: 4) {
            try $0.open($1, "--o----c--o-c-|")
        }
        check.stream("open for 100 ms, twice") { try $0.open($1, "-oc----oc--|") }
        check.stream("open for 1200 ms") { try $0.open($1, "-o-----------c-|") }
        check.stream("the door completes while it is open") { try $0.open($1, "--o-|") }
        check.stream("the door is never opened") { try $0.open($1, "---|") }
        check.stream("the door fails while it is open") { try $0.open($1, "--oc--o-#") }
        check.stream("the door goes on") { try $0.open($1, "-o---c----o----c---") }

        check.mistake(
            "The bell did not ring, and the time is 0 ms. Both need a clock. Whose clock do they ask?",
            step: "Two ways to choose a clock",
            madeBy: { door, _ in other(door, bell: MainScheduler.instance, now: { Date() }) }
        ) { $0.kind == .text && !$0.elements.contains("bell") && $0.hasNoTime }
        check.mistake(
            "The times are right, and the bell did not ring. Which clock does the timer wait for?",
            step: "Two ways to choose a clock",
            madeBy: { door, clock in other(door, bell: MainScheduler.instance, now: { clock.now }) },
            orBy: { door, clock in other(door, bell: HistoricalScheduler(), now: { clock.now }) }
        ) { $0.kind == .text && !$0.elements.contains("bell") && $0.elements.contains("500 ms") }
        check.mistake(
            "The bell rings, and a time is 0 ms. Which clock is asked for the time of each event, and when is it asked?",
            step: "Two ways to choose a clock",
            madeBy: { door, clock in other(door, bell: clock, now: { Date() }) },
            orBy: { door, clock in
                let time = clock.now
                return other(door, bell: clock, now: { time })
            },
            { door, clock in other(door, bell: clock, now: { MainScheduler.instance.now }) }
        ) { $0.kind == .text && $0.elements.contains("bell") && $0.hasNoTime }
        check.mistake(
            "A time came that cannot be: below 0, or longer than the run. From which clock does each of its two moments come?",
            step: "Two ways to choose a clock",
            madeBy: { door, clock in
                let opened = door.filter { $0 == "o" }.map { _ in Date() }
                let closed = door.filter { $0 == "c" }.map { _ in clock.now }
                let times = Observable.zip(opened, closed) { "\(Int($1.timeIntervalSince($0))) ms" }
                return .merge(Solution.fridge(door, clock: clock).filter { $0 == "bell" }, times)
            },
            orBy: { door, clock in
                let opened = door.filter { $0 == "o" }.map { _ in clock.now }
                let closed = door.filter { $0 == "c" }.map { _ in Date() }
                let times = Observable.zip(opened, closed) { "\(Int($1.timeIntervalSince($0))) ms" }
                return .merge(Solution.fridge(door, clock: clock).filter { $0 == "bell" }, times)
            }
        ) { $0.elements.contains { $0.hasPrefix("-") || $0.count > 9 && !$0.contains(".") } }
        check.mistake(
            "A bell rang, and the door was open for less than 300 ms. What ends the timer when the door closes?",
            madeBy: { door, clock in
                let times = Solution.fridge(door, clock: clock).filter { $0 != "bell" }
                let bells = door.filter { $0 == "o" }.flatMap { _ in
                    Observable<Int>.timer(.milliseconds(300), scheduler: clock).map { _ in "bell" }
                }
                return .merge(bells, times)
            }
        ) { scene in
            scene.kind == .text && scene.elements.count { $0 == "bell" } > 1
                || scene.situation == "open for 100 ms, twice" && scene.elements.contains("bell")
        }
        check.mistake(
            "The door was opened once, and the bell rang more than once. How often does your timer send?",
            madeBy: { door, clock in
                let bells = door.flatMapLatest { event in
                    event == "o"
                        ? Observable<Int>.interval(.milliseconds(300), scheduler: clock).map { _ in "bell" }
                            .take(until: door.filter { $0 == "c" })
                        : Observable.empty()
                }
                return .merge(bells, Solution.fridge(door, clock: clock).filter { $0 != "bell" })
            }
        ) { $0.situation == "open for 1200 ms" && $0.elements.count { $0 == "bell" } > 1 }
        check.mistake(
            "Two people look at one fridge, and one of them gets a wrong time. Which variable do the two share?",
            madeBy: { door, clock in
                var opened: Date?
                let times = door.compactMap { event -> String? in
                    if event == "o" {
                        opened = clock.now
                        return nil
                    }
                    defer { opened = nil }
                    let past = opened.map { clock.now.timeIntervalSince($0) } ?? 0
                    return "\(Int((past * 1000).rounded())) ms"
                }
                return .merge(Solution.fridge(door, clock: clock).filter { $0 == "bell" }, times)
            }
        ) { $0.kind == .secondSubscriber && $0.hasNoTime }
        check.mistake(
            "The bell did not ring at the right tick. It is 300 ms, counted from the opening of the door.",
            madeBy: { door, clock in
                let bells = door.debounce(.milliseconds(200), scheduler: clock).filter { $0 == "o" }.map { _ in "bell" }
                return .merge(bells, Solution.fridge(door, clock: clock).filter { $0 != "bell" })
            }
        ) { $0.kind == .text && $0.start != 5 }
        check.mistake(
            "The door completed while it was open, and the bell did not ring at its time. The timer that runs may end by itself.",
            madeBy: { door, clock in
                let bells = door.debounce(.milliseconds(300), scheduler: clock).filter { $0 == "o" }.map { _ in "bell" }
                return .merge(bells, Solution.fridge(door, clock: clock).filter { $0 != "bell" })
            },
            orBy: { door, clock in
                Solution.fridge(door, clock: clock).take(until: door.filter { _ in false }.materialize())
            }
        ) { $0.situation == "the door completes while it is open" && $0.start != 5 }
        check.mistake(
            "The door failed, and the fridge did not. Who receives the error?",
            madeBy: { door, clock in Solution.fridge(door.catch { _ in .empty() }, clock: clock) },
            orBy: { door, clock in Solution.fridge(door, clock: clock).catch { _ in .empty() } }
        ) { $0.situation == "the door fails while it is open" && !$0.fails }
        check.mistake(
            "A timer or the door is still in use after the dispose. What does the subscription to the fridge hold?",
            madeBy: { leaking(Solution.fridge($0, clock: $1)) }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The fridge is at work, and nobody has subscribed to it. Which lines run only on subscribe?",
            madeBy: { early(Solution.fridge($0, clock: $1)) }
        ) { $0.kind == .nobody }
        check.hardCoded { door, clock in
            let marbles = [(500, "bell"), (700, "500 ms"), (1200, "200 ms")].map { time, text in
                Observable.just(text).delay(.milliseconds(time), scheduler: clock)
            }
            return .merge(marbles + [door.filter { _ in false }.map { _ in "" }])
        }
        check.worksOnce { firstOnly(Solution.fridge($0, clock: $1)) }

        check.accepts("one use of the door") { door, clock in Solution.fridge(door.share(), clock: clock) }
        check.accepts("the time is kept in a scan") { door, clock in
            .deferred {
                var opened = clock.now
                let shared = door.do(onNext: { if $0 == "o" { opened = clock.now } }).share()
                let bells = shared.flatMapLatest { event in
                    event == "o"
                        ? Observable.just("bell").delay(.milliseconds(300), scheduler: clock) : Observable.empty()
                }
                let times = shared.filter { $0 == "c" }.map { _ in
                    "\(Int((clock.now.timeIntervalSince(opened) * 1000).rounded())) ms"
                }
                return .merge(bells, times)
            }
        }
    }

    /// The fridge of the text, with these clocks in it.
    private static func other(
        _ door: Observable<String>, bell: any SchedulerType, now: @escaping () -> Date
    ) -> Observable<String> {
        let bells = door.flatMapLatest { event in
            event == "o"
                ? Observable<Int>.timer(.milliseconds(300), scheduler: bell).map { _ in "bell" } : Observable.empty()
        }
        let times = Observable.zip(
            door.filter { $0 == "o" }.map { _ in now() }, door.filter { $0 == "c" }.map { _ in now() }
        ) { "\(Int((($1).timeIntervalSince($0) * 1000 / 100).rounded() * 100)) ms" }
        return .merge(bells, times)
    }
}

extension TimerScene<String> {
    /// Whether the door was open for less than a tick, as if no time had passed.
    fileprivate var hasNoTime: Bool {
        elements.contains { text in Int(text.prefix { $0 != " " }).map { (0..<100).contains($0) } ?? false }
    }

    fileprivate func open(
        _ answer: (Observable<String>, any SchedulerType) throws -> Observable<String>, _ marbles: String
    ) throws -> Observable<String> {
        let door = hot("door", marbles, as: String.self).asObservable()
        return keep(try answer(door, timers).map(Self.withoutDate))
    }

    /// A time that begins or ends with the date of this machine is another one in each run: of that, only the length is told.
    private static func withoutDate(_ text: String) -> String {
        let digits = text.drop { $0 == "-" }.prefix(while: \.isNumber)
        return digits.count < 9 ? text : text.replacing(digits, with: "(\(digits.count) digits)")
    }
}
