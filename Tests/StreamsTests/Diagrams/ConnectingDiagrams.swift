import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Connecting.
    @Entries static var connecting: [Documented] {
        Documented.several("Connecting/ConnectableObservable.swift", "connect()") { run in
            let connectable = run.source(subscriptions: "connect()").publish()
            run.scheduler.scheduleAt(2) { connectable.connect().disposed(by: run.bag) }
            run.expect("subscriber A", connectable)
            run.expect("subscriber B", connectable)
        }
        Documented("Connecting/Multicast.swift", "multicast(subject)") { run in
            let connectable = run.source().multicast(PublishSubject<Int>())
            connectable.connect().disposed(by: run.bag)
            return connectable
        }
        Documented("Connecting/Multicast.swift", "multicast(makeSubject:)") { run in
            let connectable = run.source().multicast(makeSubject: { PublishSubject<Int>() })
            connectable.connect().disposed(by: run.bag)
            return connectable
        }
        Documented("Connecting/Multicast.swift", "multicast(...) { merge of $0 and $0 }") { run in
            run.source().multicast({ PublishSubject<Int>() }, selector: { Observable.of($0, $0).flatMap { $0 } })
        }
        Documented.several("Connecting/Publish.swift", "publish()") { run in
            let connectable = run.source().publish()
            connectable.connect().disposed(by: run.bag)
            run.expect("publish()", connectable)
            run.expect("joined later", connectable)
        }
        Documented.several("Connecting/Replay.swift", "replay(1)") { run in
            let connectable = run.source().replay(1)
            connectable.connect().disposed(by: run.bag)
            run.expect("replay(1)", connectable)
            run.expect("replay(1), joined later", connectable)
        }
        Documented.several("Connecting/Replay.swift", "replayAll()") { run in
            let connectable = run.source().replayAll()
            connectable.connect().disposed(by: run.bag)
            run.expect("replayAll()", connectable)
            run.expect("replayAll(), joined later", connectable)
        }
        Documented.several("Connecting/RefCount.swift", "publish().refCount()") { run in
            let counted = run.source(subscriptions: "connected").publish().refCount()
            run.expect("publish().refCount()", counted)
            run.expect("joined later", counted)
        }
        Documented.several("Connecting/Share.swift", "share(replay: 1)") { run in
            let shared = run.source(subscriptions: "subscribed").share(replay: 1)
            run.expect("share(replay: 1)", shared)
            run.expect("joined later", shared)
        }
    }
}
