import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Conditional.
    @Entries static var conditional: [Documented] {
        Documented("Conditional/Amb.swift", "amb(other)") { $0.source().amb($0.source("other") as Observable<Int>) }
        Documented("Conditional/IfEmpty.swift", "ifEmpty(default: 7)") { run in
            run.source().ifEmpty(default: 7)
        }
        Documented("Conditional/IfEmpty.swift", "ifEmpty(switchTo: other)") { run in
            run.source().ifEmpty(switchTo: run.source("other"))
        }
        Documented("Conditional/SkipUntil.swift", "skip(until: other)") { run in
            run.source().skip(until: run.source("other", as: String.self))
        }
        Documented("Conditional/SkipWhile.swift", "skip(while: { $0 < 3 })") { run in
            run.source().skip(while: { $0 < 3 })
        }
        Documented("Conditional/TakeUntil.swift", "take(until: other)") { run in
            run.source().take(until: run.source("other", as: String.self))
        }
        Documented("Conditional/TakeWhile.swift", "take(while: { $0 < 3 })") { run in
            run.source().take(while: { $0 < 3 })
        }
        Documented("Conditional/TakeWhile.swift", "take(while: { $0 < 3 }, behavior: .inclusive)") { run in
            run.source().take(while: { $0 < 3 }, behavior: .inclusive)
        }
        Documented("Conditional/TakeWhile.swift", "take(until: { $0 > 2 })") { run in
            run.source().take(until: { $0 > 2 })
        }
        Documented("Conditional/TakeWhile.swift", "take(until: { $0 > 2 }, behavior: .inclusive)") { run in
            run.source().take(until: { $0 > 2 }, behavior: .inclusive)
        }
    }
}
