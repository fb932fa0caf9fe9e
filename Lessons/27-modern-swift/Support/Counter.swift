import Observation

/// A number that a screen can observe.
@MainActor @Observable final class Counter {
    var value = 0

    nonisolated init() {}
}
