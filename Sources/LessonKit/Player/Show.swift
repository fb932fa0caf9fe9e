import Screen
import Streams

/// Puts out one line of the step's output: the items, with a space between them.
///
/// May be called from any thread; lines do not mix. On the real clock the line is told with the milliseconds since the step
/// began and the queue it was called on, in virtual time with the milliseconds when they are not 0.
public func show(_ items: Any...) {
    let text = items.map { "\($0)" }.joined(separator: " ")
    if let stage = Stage.current { stage.say(text) } else { print(text) }
}

/// Puts out what a person would see of `screen` now.
///
/// The stage opens the screen: its controls do not go before the step ends. Where somebody plays it, they see it anyway.
public func show(_ screen: Screen) {
    let stage = Stage.current
    stage?.open(screen)
    if stage?.clock.isPlayed == true { return }
    show(screen.frame(width: stage?.frameWidth ?? 60, ascii: stage?.isASCII ?? false).joined(separator: "\n"))
}

/// A line of output and where it came from.
struct OutputLine: Equatable, Sendable {
    /// Ticks or milliseconds since the step began.
    let time: Int
    /// On the real clock, the queue.
    let queue: String?
    let text: String
}

extension Stage {
    private static let playing = Locked<Stage?>(nil)

    /// The stage of the step that is being played, or was last: what comes too late goes to it, and is not shown.
    static var current: Stage? {
        get { playing.withLock { $0 } }
        set { playing.withLock { $0 = newValue } }
    }
}
