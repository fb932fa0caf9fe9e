import Screen
import Streams

/// Writes one line of the step's output: the items, with a space between them.
///
/// Call it from any thread: lines do not mix. On the real clock the milliseconds since the step began and the name of the
/// queue stand before the line. In virtual time the milliseconds stand there if they are not 0.
public func show(_ items: Any...) {
    let text = items.map { "\($0)" }.joined(separator: " ")
    if let stage = Stage.current { stage.say(text) } else { print(text) }
}

/// Writes the lines that a person would see of `screen` now.
///
/// The stage holds the screen until the step ends, as a window does. So its controls are not freed before. If somebody plays
/// the screen, they see it anyway, and nothing is written.
public func show(_ screen: Screen) {
    let stage = Stage.current
    stage?.open(screen)
    if stage?.clock.isPlayed == true { return }
    show(screen.frame(width: stage?.frameWidth ?? 60, ascii: stage?.isASCII ?? false).joined(separator: "\n"))
}

/// A line of output, with its time and queue.
package struct OutputLine: Codable, Equatable, Sendable {
    /// Ticks or milliseconds since the step began.
    package let time: Int
    /// The queue, on the real clock.
    package let queue: String?
    package let text: String

    package init(time: Int, queue: String? = nil, text: String) {
        (self.time, self.queue, self.text) = (time, queue, text)
    }
}

extension Stage {
    private static let playing = Locked<Stage?>(nil)

    /// The stage of the current step, or of the last one. Output that comes too late goes to it and is not shown.
    static var current: Stage? {
        get { playing.value }
        set { playing.withLock { $0 = newValue } }
    }
}
