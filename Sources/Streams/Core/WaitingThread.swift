import Dispatch

#if canImport(Darwin)
    import Darwin
#endif

/// A thread that waits at a gate. It sleeps, and lends its priority to the thread inside where the system can do that.
final class WaitingThread: @unchecked Sendable {
    /// All of them, in the order in which they came. One lock for all gates: only so does a thread see that it would close a circle.
    static let all = Locked<[WaitingThread]>([])

    let thread = Trampoline.threadIdentity
    let gate: Gate
    private let turn = DispatchSemaphore(value: 0)

    init(at gate: Gate) { self.gate = gate }

    /// Sleeps until `goIn()` is called.
    func wait() { turn.wait() }

    func goIn() { turn.signal() }

    #if canImport(Darwin)
        private let priority = qos_class_self()
        private var lent: OpaquePointer?

        func lendPriority(to thread: Int) {
            takePriorityBack()
            guard priority != QOS_CLASS_UNSPECIFIED, let thread = pthread_t(bitPattern: thread) else { return }
            lent = pthread_override_qos_class_start_np(thread, priority, 0)
        }

        func takePriorityBack() {
            if let lent { _ = pthread_override_qos_class_end_np(lent) }
            lent = nil
        }
    #else
        func lendPriority(to thread: Int) {}
        func takePriorityBack() {}
    #endif
}
