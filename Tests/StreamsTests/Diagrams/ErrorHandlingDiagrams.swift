import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/ErrorHandling.
    @Entries static var errorHandling: [Documented] {
        Documented("ErrorHandling/Catch.swift", "catch { _ in fallback }") { run in
            run.source().catch { _ in run.source("fallback") }
        }
        Documented("ErrorHandling/Catch.swift", "catchAndReturn(0)") { $0.source().catchAndReturn(0) }
        Documented("ErrorHandling/Catch.swift", "catch(sequence: [first, second])") {
            Observable.catch(sequence: [$0.source("first"), $0.source("second")])
        }
        Documented("ErrorHandling/Retry.swift", "retry()") { $0.source().retry() }
        Documented("ErrorHandling/Retry.swift", "retry(2)") { $0.source().retry(2) }
        Documented("ErrorHandling/RetryWhen.swift", "retry(when: { $0.delay(.seconds(2)) })") { run in
            run.source().retry(when: { $0.delay(.seconds(2), scheduler: run.scheduler) })
        }
    }
}
