import ExerciseSupport

extension Scene {
    /// Whether something came at that tick.
    func has(eventAt tick: TestTime) -> Bool { received.events.contains { $0.time == tick } }

    /// Whether nothing came at that tick, and something did later.
    func isSilent(at tick: TestTime) -> Bool { !has(eventAt: tick) && received.events.last?.time ?? 0 > tick }

    /// Whether two elements came in one tick.
    var hasTwoInOneTick: Bool {
        let ticks = received.events.filter { $0.value.element != nil }.map(\.time)
        return Set(ticks).count < ticks.count
    }
}
