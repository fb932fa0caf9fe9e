import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Subscribing.
    @Entries static var subscribing: [Documented] {
        Documented.several("Subscribing/Subscribe.swift", "onNext") { run in
            run.source().subscribe(
                onNext: { run.note("onNext", $0) }, onCompleted: { run.note("onCompleted", "x") },
                onDisposed: { run.note("onDisposed", "x") }
            ).disposed(by: run.bag)
        }
    }
}
