import Dispatch
import Streams

/// The queue that the screen belongs to.
enum MainQueue {
    /// Reports a part of the screen that is used on any other queue. The program goes on.
    static func expect(_ touch: Touch, of property: String, on part: some ScreenPart) {
        guard !DispatchQueue.isMain else { return }
        Misuse(
            """
            \(part.kind).\(property) was \(touch.rawValue) on the queue "\(currentQueueName())": \(part.description). \
            Controls belong to the main queue, which may be drawing them at this moment. \
            Put observe(on: MainScheduler.instance) before what touches them, or drive them with a Driver.
            """,
            consequence: .isPrinted
        ).report()
    }

    /// What was done to it.
    enum Touch: String {
        case read
        case set
        case used
    }
}

/// Something that belongs to the main queue, with its names for a report.
protocol ScreenPart: AnyObject {
    /// The name of its type.
    var kind: String { get }
    /// Its name for a person: `the label "Ok"`.
    var description: String { get }
}
