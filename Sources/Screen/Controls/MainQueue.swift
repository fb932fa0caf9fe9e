import Dispatch
import Streams

/// The queue that the screen belongs to.
enum MainQueue {
    /// Reports a control that is used on any other queue. The program goes on.
    static func expect(_ touch: Touch, of property: String, on control: Control) {
        guard !DispatchQueue.isMain else { return }
        Misuse(
            """
            \(control.kind).\(property) was \(touch.rawValue) on the queue "\(currentQueueName())": \(control.description). \
            Controls belong to the main queue, which may be drawing them at this moment. \
            Put observe(on: MainScheduler.instance) before what touches them, or drive them with a Driver.
            """,
            consequence: .isPrinted
        ).report()
    }

    /// What was done to the control.
    enum Touch: String {
        case read
        case set
        case used
    }
}
