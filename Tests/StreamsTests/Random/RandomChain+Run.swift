import Dispatch
import Marbles
import Streams

extension RandomChain {
    /// Runs the chain. The fault is a rule that it broke.
    func run() -> (trace: Trace, fault: String?) {
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
