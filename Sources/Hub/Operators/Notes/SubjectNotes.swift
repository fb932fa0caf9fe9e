extension OperatorNote {
    static let subjects = [
        OperatorNote(
            "AsyncSubject", "Hands out the last value of a task that ends, also to those who come later.",
            combine: "`Future`", swift: "`Task` and its `value`"),
        OperatorNote(
            "BehaviorSubject", "Keeps a state that may end or fail: a download's progress.",
            combine: "`CurrentValueSubject`", swift: "`@Observable` and `Observations`"),
        OperatorNote(
            "PublishSubject", "Sends events from your code to those who listen now.",
            combine: "`PassthroughSubject`", swift: "`AsyncStream.makeStream`", rxjs: "Subject"),
        OperatorNote("ReplaySubject", "Sends events, and keeps the last ones for those who come later."),
        OperatorNote(
            "BehaviorRelay", "Keeps a state of the screen, which never ends: a counter, a chosen item.",
            combine: "`CurrentValueSubject` that never fails", swift: "`@Observable` and `Observations`"),
        OperatorNote(
            "PublishRelay", "Sends events of the screen, which never end: taps, menu choices.",
            combine: "`PassthroughSubject` that never fails", swift: "`AsyncStream.makeStream`"),
        OperatorNote(
            "ReplayRelay", "Sends events that never end, and keeps the last ones for a screen that opens later."),
    ]

    static let traits = [
        OperatorNote(
            "Single", "Promises one answer or an error: a request.", combine: "`Deferred` with a `Future`",
            swift: "`async throws -> Value`", lesson: "traits"),
        OperatorNote(
            "Maybe", "Promises at most one answer: a look into a cache.", swift: "`async throws -> Value?`",
            lesson: "traits"),
        OperatorNote(
            "Completable", "Promises no value, only \"done\" or an error: a file is saved.",
            combine: "`AnyPublisher<Never, Error>`", swift: "`async throws`", lesson: "traits"),
        OperatorNote(
            "Driver",
            "Holds a state for the screen: it comes on main, it cannot fail, it is shared, and a new "
                + "subscriber gets the latest element.",
            swift: "a class with `@MainActor` and `@Observable`", lesson: "driver"),
        OperatorNote(
            "Signal",
            "Carries events to the screen: they come on main, cannot fail, are shared, and never come "
                + "twice: an alert, a jump to another screen.",
            combine: "`PassthroughSubject`", swift: "an `AsyncStream` and one loop on main", lesson: "signal"),
        OperatorNote(
            "bind", "Connects a stream to a label, a relay or a closure, for the screen.", combine: "`assign(to:)`",
            swift: "an assignment in the loop", lesson: "binding"),
        OperatorNote(
            "subscribe", "Starts the stream and receives its events.", combine: "`sink`",
            swift: "`Task { for try await ... }`", lesson: "subscribe"),
    ]
}
