import Dispatch
import LessonKit

/// When nothing goes on any more on a site.
extension Site {
    /// Comes back when nothing goes on any more: all jobs are done or held, barriers went through each bare queue, and nothing was noted
    /// meanwhile. Returns false if it gave up.
    @discardableResult
    public func settle() -> Bool {
        // A job on a bare queue may only start another one there, of which the site learns nothing: so this takes more than one round.
        var quietRounds = 0
        while quietRounds < 8 {
            guard !read({ hasGivenUp }), wait(until: { isIdle }) else { return giveUp() }
            let (seen, bare) = read { (work, bareQueues) }
            guard passes(bare) else { return giveUp() }
            quietRounds = read { work == seen && isIdle } ? quietRounds + 1 : 0
        }
        return true
    }

    /// Settles. If `condition` does not hold then, it may hold after a timer, or after work on a queue that the site did not make:
    /// that gets a little time, once.
    public func settle(until condition: () -> Bool) {
        while true {
            // What comes after the settling is news, even if it comes before `condition` is asked.
            let seen = read { work }
            guard settle(), !condition(), !read({ isAlone || isClosed }) else { return }
            let isNews = waitForOthers(patience) { work != seen }
            change { isAlone = !isNews }
        }
    }

    /// Waits until a line begins like that, but not for long. With `forTimers`, it waits twice as long as `settle(until:)` does.
    public func wait(forLine start: String, forTimers: Bool) {
        let isThere = { [self] in notes.contains { $0.hasPrefix(start) } }
        if wait(3, until: isThere) || forTimers && waitForOthers(2 * patience, until: isThere) {
            // More may come with it.
            _ = wait(1) { false }
        }
    }

    /// Waits for a timer, or for a queue that the site did not make. Main and the system's queues may be busy: they get time, too.
    private func waitForOthers(_ patience: Int, until condition: () -> Bool) -> Bool {
        if wait(patience, until: condition) { return true }
        passOthers()
        return wait(1, until: condition)
    }

    /// Main, the system's queues and the threads of tasks get time.
    func passOthers() {
        read { waitingForOthers += 1 }
        defer { read { waitingForOthers -= 1 } }
        let qualities: [DispatchQoS.QoSClass] = [.userInteractive, .userInitiated, .default, .utility, .background]
        // In a proof other tests may hold main and all threads of tasks, and wait for theirs.
        passes([.main] + qualities.map { .global(qos: $0) }, HubLink.current == nil ? 1500 : 300)
        let isApart = withUnsafeCurrentTask { $0 == nil }
        guard HubLink.current != nil || isApart else { return }
        let isDone = Box(false)
        Task.detached { [self] in notePassed { isDone.value = true } }
        _ = wait(!isApart ? 50 : HubLink.current == nil ? 6000 : 1000) { isDone.value }
    }
}
