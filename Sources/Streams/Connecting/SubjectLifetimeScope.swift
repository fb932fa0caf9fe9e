/// How long `share(replay:scope:)` remembers.
///
/// Source: RxSwift, `SubjectLifetimeScope`.
public enum SubjectLifetimeScope: Sendable {
    /// As long as somebody is subscribed and the source has not ended. After that everything is forgotten, and the next
    /// subscriber starts the source afresh. So `retry` and `repeat` below work.
    case whileConnected

    /// For good. A subscriber who comes after all others have left hears the old elements first, and then starts the source
    /// again. Once the source has ended it is never started again: who comes hears the last elements and that end.
    case forever
}
