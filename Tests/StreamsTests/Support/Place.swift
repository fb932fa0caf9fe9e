import Dispatch
import Streams

/// A queue with a name that code on it can ask for.
enum Place {
    private static let key = DispatchSpecificKey<String>()

    /// The name of the queue that this runs on, if it has one from here.
    static var current: String { DispatchQueue.getSpecific(key: key) ?? "no place" }

    static func queue(_ name: String) -> DispatchQueue {
        let queue = DispatchQueue(label: name)
        queue.setSpecific(key: key, value: name)
        return queue
    }

    static func scheduler(_ name: String) -> SerialDispatchQueueScheduler {
        SerialDispatchQueueScheduler(queue: queue(name), internalSerialQueueName: name)
    }
}
