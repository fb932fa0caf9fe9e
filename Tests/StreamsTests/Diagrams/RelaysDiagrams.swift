import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Relays.
    @Entries static var relays: [Documented] {
        Documented("Relays/PublishRelay.swift", "subscriber") { run in
            let relay = PublishRelay<Int>()
            run.hot("relay").subscribe(onNext: relay.accept).disposed(by: run.bag)
            return relay
        }
        Documented.several("Relays/BehaviorRelay.swift", "subscriber A") { run in
            let relay = BehaviorRelay(value: 0)
            run.hot("BehaviorRelay(value: 0)").subscribe(onNext: relay.accept).disposed(by: run.bag)
            run.expect("subscriber A", relay)
            run.expect("subscriber B", relay)
        }
        Documented("Relays/ReplayRelay.swift", "subscriber") { run in
            let relay = ReplayRelay<Int>.create(bufferSize: 2)
            run.hot("create(bufferSize: 2)").subscribe(onNext: relay.accept).disposed(by: run.bag)
            return relay
        }
    }
}
