/// A learner's answer being checked, as the hub sees it: what it prints, how it ends, what it leaves behind.
enum Attempt {
    /// Does `work`, which gives the verdict on `exercise`. Where no hub is, it does nothing else.
    static func at(_ exercise: String, _ work: () -> Verdict) -> Verdict {
        guard let hub = HubLink.current else { return work() }
        Guard.watchThisThread()
        hub.begin(exercise)
        defer { hub.end() }
        let verdict = work()
        if verdict != .toDo { Aftermath.remarks(hub).forEach(hub.remark) }
        return verdict
    }
}
