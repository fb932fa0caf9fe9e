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
}
