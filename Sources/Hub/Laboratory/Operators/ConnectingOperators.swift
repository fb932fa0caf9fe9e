import Streams

extension LabOperator {
    static let connecting = [
        LabOperator(
            "publish", "Shares one subscription. It begins with connect(), here at the tick that you give.",
            example: ["publish", "4", "-1-2-3|"],
            Form([.ticks("connect", least: 1)]) { bench in
                let published = bench.source.publish()
                bench.connect(published, at: bench.number())
                return published.asObservable()
            }),
        LabOperator(
            "refCount", "Connects with the first subscriber. A second one subscribes at the tick that you give.",
            example: ["refCount", "6", "--1--2--3--|"],
            Form([.ticks("second", least: 1)]) { $0.joined($0.source.publish().refCount(), at: $0.number()) }),
        LabOperator(
            "replay", "Replays the last elements. A second subscriber comes at the tick that you give.",
            example: ["replay", "1", "6", "--1--2--3--|"],
            Form([.count("bufferSize"), .ticks("second", least: 1)]) { bench in
                let replayed = bench.source.replay(bench.number())
                bench.connect(replayed, at: 0)
                return bench.joined(replayed.asObservable(), at: bench.number(1))
            }),
        LabOperator(
            "replayAll", "Replays all elements. A second subscriber comes at the tick that you give.",
            example: ["replayAll", "6", "--1--2--3--|"],
            Form([.ticks("second", least: 1)]) { bench in
                let replayed = bench.source.replayAll()
                bench.connect(replayed, at: 0)
                return bench.joined(replayed.asObservable(), at: bench.number())
            }),
        LabOperator(
            "share", "One subscription for all. A second subscriber comes at the tick that you give.",
            example: ["share", "1", "6", "--1--2--3--|"],
            Form([.ticks("second", least: 1)]) { $0.joined($0.source.share(), at: $0.number()) },
            Form([.count("replay"), .ticks("second", least: 1)]) {
                $0.joined($0.source.share(replay: $0.number()), at: $0.number(1))
            }),
    ]
}

extension LabBench {
    /// The observable, with a row for another subscriber, who comes at `tick`.
    fileprivate func joined(_ observable: Observable<LabValue>, at tick: Int) -> Observable<LabValue> {
        show("second", observable, from: tick)
        return observable
    }

    fileprivate func connect(_ observable: ConnectableObservable<LabValue>, at tick: Int) {
        scheduler.scheduleAt(tick) { run.keep(observable.connect()) }
    }
}
