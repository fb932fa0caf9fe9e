import Foundation
import LessonKit
import Synchronization

/// The events that other threads send to a loop. poll(2) can wait for them.
final class Mailbox<Event: Sendable>: Sendable {
    private let events = Mutex<[Event]>([])
    private let ends: (out: Int32, in: Int32)

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) } }
        self.ends = (ends[0], ends[1])
    }

    deinit { for end in [ends.out, ends.in] where end >= 0 { close(end) } }

    /// Readable when an event has come.
    var descriptor: Int32 { ends.out }

    func post(_ event: Event) {
        events.withLock { $0.append(event) }
        _ = write(ends.in, "!", 1)
    }

    /// All that has come.
    func take() -> [Event] {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(ends.out, &bytes, bytes.count) > 0 {}
        return events.withLock { events in
            let all = events
            events = []
            return all
        }
    }
}
