import Foundation

/// Which queue waits for which, as far as spans show it: `sync` runs its work on the thread that called it.
struct Lanes {
    /// Whether the stage draws a lane for each queue.
    var isOn = false
    /// The queues of the spans that a thread is in, the innermost last.
    private var queues: [ObjectIdentifier: [String]] = [:]

    /// Begins a span on the current thread.
    ///
    /// - Returns: The queue that waits for it, if there is one.
    mutating func begin(on queue: String, isMainThread: Bool) -> String? {
        let thread = ObjectIdentifier(Thread.current)
        let caller = queues[thread]?.last ?? (isMainThread ? "main" : nil)
        queues[thread, default: []].append(queue)
        return caller == queue ? nil : caller
    }

    /// Ends the innermost span of the current thread.
    mutating func end() {
        let thread = ObjectIdentifier(Thread.current)
        _ = queues[thread]?.popLast()
        if queues[thread]?.isEmpty == true { queues[thread] = nil }
    }
}
