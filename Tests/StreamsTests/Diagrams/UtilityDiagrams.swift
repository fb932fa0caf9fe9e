import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Utility.
    @Entries static var utility: [Documented] {
        Documented("Utility/Do.swift", "do(onNext: log)") { run in run.source().do(onNext: { run.note("log", $0) }) }
        Documented("Utility/ObserveOn.swift", "observe(on: scheduler)") { $0.source().observe(on: $0.scheduler) }
    }
}
