import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Subscribing.
    @Entries static var subscribing: [Documented] {
        Documented.several("Subscribing/Subscribe.swift", "do(onNext: log)") { run in
            let logged = run.source().do(onNext: { run.note("log", $0) })
            run.expect("do(onNext: log)", logged)
        }
        Documented.several("Subscribing/Subscribe.swift", "on") { run in
            run.source().subscribe { run.note("on", $0) }.disposed(by: run.bag)
        }
        Documented.several("Subscribing/Subscribe.swift", "onNext") { run in
            run.source().subscribe(
                onNext: { run.note("onNext", $0) }, onCompleted: { run.note("onCompleted", "x") },
                onDisposed: { run.note("onDisposed", "x") }
            ).disposed(by: run.bag)
        }
    }
}
