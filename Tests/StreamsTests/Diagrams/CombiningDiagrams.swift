import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Combining.
    @Entries static var combining: [Documented] {
        Documented("Combining/StartWith.swift", "startWith(1, 2)") { $0.source().startWith(1, 2) }
        Documented("Combining/Merge.swift", "merge()") { run in
            run.source().map { run.inner($0, as: String.self) }.merge()
        }
        Documented("Combining/Merge.swift", "merge(source, other)") {
            Observable<Int>.merge($0.source(), $0.source("other"))
        }
        Documented("Combining/MergeMaxConcurrent.swift", "merge(maxConcurrent: 2)") { run in
            run.source().map { run.inner($0, as: String.self) }.merge(maxConcurrent: 2)
        }
        Documented("Combining/SwitchLatest.swift", "switchLatest()") { run in
            run.source().map { run.inner($0, as: String.self) }.switchLatest()
        }
        Documented("Combining/WithLatestFrom.swift", "withLatestFrom(other) { \"\\($0)\\($1)\" }") { run in
            run.source().withLatestFrom(run.source("other", as: String.self)) { "\($0)\($1)" }
        }
        Documented("Combining/WithLatestFrom.swift", "withLatestFrom(other)") { run in
            run.source().withLatestFrom(run.source("other"))
        }
        Documented("Combining/CombineLatest.swift", "combineLatest(source, other) { $0 + $1 }") { run in
            Observable.combineLatest(run.source(), run.source("other")) { (source: Int, other: Int) in source + other }
        }
        Documented("Combining/Zip.swift", "zip(source, other) { $0 + $1 }") { run in
            Observable.zip(run.source(), run.source("other")) { (source: Int, other: Int) in source + other }
        }
        Documented("Combining/Zip.swift", "zip([source, other]) { $0[0] + $0[1] }") { run in
            Observable<Int>.zip([run.source(), run.source("other")]) { $0[0] + $0[1] }
        }
        Documented("Combining/Concat.swift", "source.concat(other)") {
            $0.source().concat($0.source("other") as Observable<Int>)
        }
        Documented("Combining/Concat.swift", "concat(source, other)") {
            Observable<Int>.concat($0.source(), $0.source("other"))
        }
        Documented("Combining/Concat.swift", "concat()") { run in
            run.source().map { run.inner($0, as: String.self) }.concat()
        }
    }
}
