import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Utility.
    @Entries static var utility: [Documented] {
        Documented("Utility/Dematerialize.swift", "dematerialize()") { run in
            run.source(as: String.self)
                .map { $0 == "completed" ? .completed : Event.next($0.filter(\.isNumber)) }.dematerialize()
        }
        Documented("Utility/Do.swift", "do(onNext: log)") { run in run.source().do(onNext: { run.note("log", $0) }) }
        Documented("Utility/Materialize.swift", "materialize()") { $0.source().materialize() }
        Documented("Utility/ObserveOn.swift", "observe(on: scheduler)") { $0.source().observe(on: $0.scheduler) }
    }
}
