import ExerciseSupport

@testable import relays_exercises

final class HeaterScene: Scene<Int> {
    func listen(
        _ answer: (Observable<Int>) throws -> Observable<Int>, _ wishes: String, _ listeners: (from: Int, to: Int?)...
    ) throws {
        let heat = try answer(hot("wishes", wishes).asObservable()).distinctUntilChanged()
        for listener in listeners {
            subscribe("from tick \(listener.from)", to: heat, at: listener.from, disposedAt: listener.to)
        }
    }

    /// A guard inside is reported as re-entrancy, which is what the exercise is about: nothing to print.
    override func run() { Hooks.listen(toMisuses: { _ in }, in: { super.run() }) }

    /// Whether both came in one tick.
    func has(_ first: Int, then second: Int) -> Bool {
        zip(received.events, received.events.dropFirst()).contains { one, other in
            one.time == other.time && one.value.element == first && other.value.element == second
        }
    }
}

/// A heater whose relay `bind` fills.
func heated(_ bind: (BehaviorRelay<Int>) -> Disposable) -> Observable<Int> {
    let heat = BehaviorRelay(value: 1)
    _ = bind(heat)
    return heat.asObservable()
}
