import ExerciseSupport
import Foundation

@testable import virtual_time_exercises

extension `virtual-time` {
    @Test(.exercise(check)) func `5 · A fridge with a bell`() {}

    private static let check = Check(fridge, solution: Solution.exercise5, in: TimerScene<String>.self) { check in
        check.stream("open for 500 ms, then for 200 ms", gives: "-----a-b----c-|", disposedAt: 4) {
            try $0.open($1, "--o----c--o-c-|")
        }
        let shortly = check.stream("open for 100 ms, twice") { try $0.open($1, "-oc----oc--|") }
        check.stream("open for 1200 ms") { try $0.open($1, "-o-----------c-|") }
        let completes = check.stream("the door completes while it is open") { try $0.open($1, "--o-|") }
        check.stream("the door is never opened") { try $0.open($1, "---|") }
        check.stream("the door fails while it is open") { try $0.open($1, "--oc--o-#") }
        check.stream("the door goes on") { try $0.open($1, "-o---c----o----c---") }

        check.steps[.realQueue] = "Two ways to choose a clock"
        check.rejects(.realQueue) { door, _ in other(door, bell: MainScheduler.instance, now: { Date() }) }
        check.mistake(
            "The times are right, and the bell did not ring. Which clock does the timer wait for?",
            step: "Two ways to choose a clock",
            madeBy: { door, clock in other(door, bell: HistoricalScheduler(), now: { clock.now }) }
        ) { $0.isText && !$0.came("bell") && $0.came("500 ms") }
        check.mistake(
            "The bell rings, and a time is 0 ms. It lies between two moments that are 500 ms apart. Which clock are they read from, "
                + "when, and what becomes of half a second?",
            madeBy: { door, clock in other(door, bell: clock, now: { Date() }) }
        ) { $0.isText && $0.came("bell") && $0.hasNoTime }
        check.mistake(
            "A time came that cannot be: below 0, or longer than the run. From which clock does each of its two moments come?",
            step: "Two ways to choose a clock",
            madeBy: { door, clock in timed(door, clock, { Date() }, { clock.now }) { Int($0) } },
            orBy: { door, clock in timed(door, clock, { clock.now }, { Date() }) { Int($0) } }
        ) { !$0.isSecond && $0.elements.contains { $0.hasPrefix("-") || $0.count > 9 && !$0.contains(".") } }
        check.mistake(
            "A bell rang, and the door was open for less than 300 ms. What ends the timer when the door closes?",
            madeBy: { door, clock in
                bells(
                    door.filter { $0 == "o" }.flatMap { _ in
                        Observable<Int>.timer(.milliseconds(300), scheduler: clock)
                    }, door, clock)
            }
        ) { $0.isText && $0.times(of: "bell") > 1 || $0.in(shortly) && $0.came("bell") }
        check.mistake(
            "The door completed while it was open, and the bell did not ring at its time. The timer that runs may end by itself.",
            madeBy: { door, clock in
                bells(door.debounce(.milliseconds(300), scheduler: clock).filter { $0 == "o" }, door, clock)
            },
            orBy: { door, clock in
                Solution.exercise5(door, clock: clock).take(until: door.filter { _ in false }.materialize())
            }
        ) { $0.in(completes) && $0.start != 5 }

        check.spoiled(.unasked, .goesOn, .swallows, .noEnd)
        check.rejects(.swallows) { door, clock in Solution.exercise5(door.catch { _ in .empty() }, clock: clock) }
        check.rejects(
            .mixesSubscribers, { door, clock in keeping(Box<Date?>(nil), after: nil, door, clock) },
            { door, clock in keeping(Box<Date?>(nil), after: .distantPast, door, clock) })
        check.rejects(
            { door, clock in
                bells(door.debounce(.milliseconds(200), scheduler: clock).filter { $0 == "o" }, door, clock)
            },
            { door, clock in
                bells(
                    door.flatMapLatest { event in
                        event == "o"
                            ? Observable<Int>.interval(.milliseconds(300), scheduler: clock)
                                .take(until: door.filter { $0 == "c" })
                            : .empty()
                    }, door, clock)
            })
        check.hardCoded { door, clock in
            let marbles = [(500, "bell"), (700, "500 ms"), (1200, "200 ms")].map { time, text in
                Observable.just(text).delay(.milliseconds(time), scheduler: clock)
            }
            return .merge(marbles + [door.filter { _ in false }.map { _ in "" }])
        }
        check.worksOnce { firstOnly(Solution.exercise5($0, clock: $1)) }

        check.accepts("one use of the door") { door, clock in Solution.exercise5(door.share(), clock: clock) }
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
}

extension TimerScene<String> {
    /// Whether the door was open for less than a tick, as if no time had passed.
    fileprivate var hasNoTime: Bool {
        elements.contains { text in Int(text.prefix { $0 != " " }).map { (0..<100).contains($0) } ?? false }
    }

    fileprivate func times(of element: String) -> Int { elements.count { $0 == element } }

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
