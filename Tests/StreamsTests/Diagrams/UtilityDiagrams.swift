import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Utility.
    @Entries static var utility: [Documented] {
        Documented.notRun("Utility/Debug.swift", "debug()", because: "it prints")
        Documented("Utility/Delay.swift", "delay(.seconds(2))") {
            $0.source().delay(.seconds(2), scheduler: $0.scheduler)
        }
        Documented("Utility/Delay.swift", "delay(.seconds(2)), of one that fails") {
            $0.source("failing").delay(.seconds(2), scheduler: $0.scheduler)
        }
        Documented("Utility/DelaySubscription.swift", "delaySubscription(.seconds(2))") {
            $0.source().delaySubscription(.seconds(2), scheduler: $0.scheduler)
        }
        Documented("Utility/SubscribeOn.swift", "subscribe(on: io)") { $0.source().subscribe(on: $0.scheduler) }
        Documented("Utility/Timeout.swift", "timeout(.seconds(3))") {
            $0.source().timeout(.seconds(3), scheduler: $0.scheduler).catch { _ in .error(MarbleError()) }
        }
        Documented("Utility/Timeout.swift", "timeout(.seconds(3), other: other)") {
            $0.source().timeout(.seconds(3), other: $0.source("other"), scheduler: $0.scheduler)
        }
        Documented("Utility/WithUnretained.swift", "withUnretained(cat) { $1 }") { run in
            var cat = Log() as Log?
            run.scheduler.scheduleAt(7) { cat = nil }
            return run.source().withUnretained(cat ?? Log()) { $1 }
        }
        Documented("Utility/WithUnretained.swift", "withUnretained(cat) { $1 * 10 }") { run in
            var cat = Log() as Log?
            run.scheduler.scheduleAt(7) { cat = nil }
            return run.source().withUnretained(cat ?? Log()) { $1 * 10 }
        }
        Documented("Utility/Dematerialize.swift", "dematerialize()") { run in
            run.source(as: String.self)
                .map { $0 == "completed" ? .completed : Event.next($0.filter(\.isNumber)) }.dematerialize()
        }
        Documented("Utility/Do.swift", "do(onNext: log)") { run in run.source().do(onNext: { run.note("log", $0) }) }
        Documented("Utility/Materialize.swift", "materialize()") { $0.source().materialize() }
        Documented("Utility/ObserveOn.swift", "observe(on: scheduler)") { $0.source().observe(on: $0.scheduler) }
    }
}
