/// How long `share(replay:scope:)` remembers.
///
/// Source: RxSwift, `SubjectLifetimeScope`.
public enum SubjectLifetimeScope: Sendable {
    /// As long as there are subscribers and the source has not ended. After that everything is forgotten, and the next
    /// subscriber starts the source afresh. So a `retry` below it works.
    case whileConnected

    /// For good. A subscriber who comes after all others have left receives the old elements first, and then starts the source
    /// again. A source that has ended is never started again: a later subscriber receives the last elements and that end.
    case forever
}
