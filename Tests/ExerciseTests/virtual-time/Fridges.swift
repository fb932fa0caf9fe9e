import ExerciseSupport
import Foundation

@testable import virtual_time_exercises

/// Fridges of which one part is wrong.
extension `virtual-time` {
    /// The fridge of the text, with these clocks in it.
    static func other(
        _ door: Observable<String>, bell: any SchedulerType, now: @escaping () -> Date
    ) -> Observable<String> {
        let bells = door.flatMapLatest { event in
            event == "o"
                ? Observable<Int>.timer(.milliseconds(300), scheduler: bell).map { _ in "bell" } : Observable.empty()
        }
        return .merge(bells, times(door, now, now) { Int(($0 * 10).rounded()) * 100 })
    }

    /// A right bell, and times between these two moments.
    static func timed(
        _ door: Observable<String>, _ clock: any SchedulerType, _ opens: @escaping () -> Date,
        _ closes: @escaping () -> Date, length: @escaping (Double) -> Int
    ) -> Observable<String> {
        .merge(Solution.exercise5(door, clock: clock).filter { $0 == "bell" }, times(door, opens, closes, length))
    }

    static func times(
        _ door: Observable<String>, _ opens: @escaping () -> Date, _ closes: @escaping () -> Date,
        _ length: @escaping (Double) -> Int
    ) -> Observable<String> {
        let opened = door.filter { $0 == "o" }.map { _ in opens() }
        let closed = door.filter { $0 == "c" }.map { _ in closes() }
        return Observable.zip(opened, closed) { "\(length($1.timeIntervalSince($0))) ms" }
    }

    /// Right times, and a bell for each element.
    static func bells(
        _ rings: Observable<some Any>, _ door: Observable<String>, _ clock: any SchedulerType
    ) -> Observable<String> {
        .merge(rings.map { _ in "bell" }, Solution.exercise5(door, clock: clock).filter { $0 != "bell" })
    }

    /// The moment of the opening is in one box for all subscribers, and a closing puts `past` into it.
    static func keeping(
        _ opened: Box<Date?>, after past: Date?, _ door: Observable<String>, _ clock: any SchedulerType
    ) -> Observable<String> {
        let times = door.compactMap { event -> String? in
            defer { opened.value = event == "o" ? clock.now : past }
            guard event == "c" else { return nil }
            return "\(Int((opened.value.map { clock.now.timeIntervalSince($0) * 1000 } ?? 0).rounded())) ms"
        }
        return .merge(Solution.exercise5(door, clock: clock).filter { $0 == "bell" }, times)
    }
}
