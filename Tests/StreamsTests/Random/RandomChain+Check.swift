import Dispatch
import Marbles
import Streams

extension RandomChain {
    enum Verdict {
        case passed
        /// It ran, and kept the rules; but the model cannot tell what it should have done.
        case ambiguous
        case failed(String)
    }

    /// Runs the chain in Streams and in the model.
    ///
    /// - Parameter isCounting: Whether nobody else in the process has subscriptions meanwhile.
    func check(isCounting: Bool = Counted.isAlone) -> Verdict {
        let before = Resources.total
        let run = run()
        if isCounting, Resources.total != before {
            return .failed("\(Resources.total - before) subscriptions are still open.")
        }
        if let fault = run.fault { return .failed("\(fault)\n    got       \(run.trace)") }
        guard let model = try? expected() else { return .ambiguous }
        if "\(model)" != "\(run.trace)" { return .failed("\n    expected  \(model)\n    got       \(run.trace)") }
        return .passed
    }

    /// The shortest chain on the way down that still fails, and how.
    func shrunk() -> (chain: RandomChain, fault: String)? {
        guard case .failed(var fault) = check() else { return nil }
        var best = self
        search: while true {
            for simpler in best.simpler {
                if case .failed(let new) = simpler.check() {
                    (best, fault) = (simpler, new)
                    continue search
                }
            }
            return (best, fault)
        }
    }

    private func expected() throws -> Trace {
        let all = try chain.model(0).entries
        switch dispose {
        case .at(let time): return Trace(all.filter { $0.time < time })
        case .inElement(let number):
            let last = all.filter { !$0.event.isStopEvent }.dropFirst(number - 1).first
            // Before `subscribe` returns there is nothing to dispose of yet.
            guard let last, last.time <= horizon else { return Trace(all.filter { $0.time <= horizon }) }
            if last.time == 0 { throw Ambiguity() }
            return Trace(Array(all.prefix { $0.event.isStopEvent == false }.prefix(number)))
        }
    }

    private func run() -> (trace: Trace, fault: String?) {
        let world = World()
        var trace = Trace()
        var faults: [String] = []
        let subscription = SerialDisposable()
        var over: [Int] = []
        var isDisposed = false
        let note = { (event: Event<Int>) in
            if trace.end != nil { faults.append("\(event) came after the end.") }
            if isDisposed { faults.append("\(event) came after the dispose.") }
            trace.add(event, world.scheduler.clock)
            if case .inElement(trace.entries.count) = dispose, world.scheduler.clock > 0 {
                isDisposed = true
                end(subscription)
            }
        }
        let observable = chain.build(in: world)
        if case .at(let time) = dispose, time <= horizon {
            world.scheduler.scheduleAt(time) {
                isDisposed = true
                end(subscription)
            }
        }
        subscription.disposable = observable.subscribe(
            onNext: { note(.next($0)) }, onError: { note(.error($0)) }, onCompleted: { note(.completed) },
            onDisposed: { over.append(world.scheduler.clock) })
        world.scheduler.advanceTo(horizon + 1)
        subscription.dispose()
        world.scheduler.advanceTo(horizon + 2)
        if over.count != 1 { faults.append("onDisposed was called \(over.count) times.") }
        if let left = world.left {
            if let over = over.first, left > over { faults.append("A source was left only at \(left), after \(over).") }
        } else {
            faults.append("A source still has a subscriber.")
        }
        return (trace, faults.first)
    }

    private func end(_ subscription: Disposable) {
        guard isDisposedElsewhere else { return subscription.dispose() }
        let (subscription, done) = (Carried(subscription), DispatchSemaphore(value: 0))
        DispatchQueue.global().async {
            subscription.value.dispose()
            done.signal()
        }
        done.wait()
    }
}
