import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Filtering.
    @Entries static var filtering: [Documented] {
        Documented("Filtering/Debounce.swift", "debounce(.seconds(3))") { run in
            run.source().debounce(.seconds(3), scheduler: run.scheduler)
        }
        Documented("Filtering/DistinctUntilChanged.swift", "distinctUntilChanged()") { run in
            run.source().distinctUntilChanged()
        }
        Documented("Filtering/DistinctUntilChanged.swift", "distinctUntilChanged { $0 % 2 }") { run in
            run.source().distinctUntilChanged { $0 % 2 }
        }
        Documented("Filtering/DistinctUntilChanged.swift", "distinctUntilChanged { abs($0 - $1) < 2 }") { run in
            run.source().distinctUntilChanged { abs($0 - $1) < 2 }
        }
        Documented("Filtering/DistinctUntilChanged.swift", "distinctUntilChanged(at: \\.count)") { run in
            run.source(as: String.self).distinctUntilChanged(at: \.count)
        }
        Documented(
            "Filtering/DistinctUntilChanged.swift",
            "distinctUntilChanged({ $0 * 10 }, comparer: { abs($0 - $1) < 20 })"
        ) { run in
            run.source().distinctUntilChanged({ $0 * 10 }, comparer: { abs($0 - $1) < 20 })
        }
        Documented("Filtering/ElementAt.swift", "element(at: 1)") { run in
            run.source(as: String.self).element(at: 1)
        }
        Documented("Filtering/Filter.swift", "filter { $0 % 2 == 0 }") { run in
            run.source().filter { $0 % 2 == 0 }
        }
        Documented("Filtering/Sample.swift", "sample(sampler)") { run in
            run.source().sample(run.source("sampler", as: String.self))
        }
        Documented("Filtering/SingleElement.swift", "single()") { run in
            run.source().single()
        }
        Documented("Filtering/SingleElement.swift", "two.single()") { run in
            run.source("two").single()
        }
        Documented("Filtering/SingleElement.swift", "single { $0 > 3 }") { run in
            run.source().single { $0 > 3 }
        }
        Documented("Filtering/Skip.swift", "skip(2)") { run in
            run.source().skip(2)
        }
        Documented("Filtering/Skip.swift", "skip(.seconds(4))") { run in
            run.source().skip(.seconds(4), scheduler: run.scheduler)
        }
        Documented("Filtering/Take.swift", "take(2)") { run in
            run.source().take(2)
        }
        Documented("Filtering/TakeFor.swift", "take(for: .seconds(4))") { run in
            run.source().take(for: .seconds(4), scheduler: run.scheduler)
        }
        Documented("Filtering/TakeLast.swift", "takeLast(2)") { run in
            run.source().takeLast(2)
        }
        Documented("Filtering/Throttle.swift", "throttle(.seconds(5))") { run in
            run.source().throttle(.seconds(5), scheduler: run.scheduler)
        }
        Documented("Filtering/Throttle.swift", "throttle(.seconds(5), latest: false)") { run in
            run.source().throttle(.seconds(5), latest: false, scheduler: run.scheduler)
        }
    }
}
