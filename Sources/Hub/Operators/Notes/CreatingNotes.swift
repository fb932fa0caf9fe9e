extension OperatorNote {
    static let creating = [
        OperatorNote(
            "create", "Wraps code that calls back, such as a delegate or a closure-based API, in an observable.",
            swift: "`AsyncStream { continuation in ... }`", rxjs: "new Observable", lesson: "subscribe"),
        OperatorNote(
            "deferred", "Does work, or reads a value, at the time of the subscription and not before.",
            combine: "`Deferred`", swift: "a function", rxjs: "defer"),
        OperatorNote(
            "empty", "Stands for \"nothing to do\" where an observable is wanted, for example in a `flatMap`.",
            combine: "`Empty`", swift: "an `AsyncStream` that finishes at once"),
        OperatorNote(
            "error", "Reports a problem where an observable is wanted: a wrong address, an empty name.",
            combine: "`Fail`", swift: "an `AsyncThrowingStream` that fails at once", rxjs: "throwError"),
        OperatorNote(
            "from", "Sends what you already have in an array or another sequence, one element at a time.",
            combine: "`publisher` of a sequence", swift: "package: `async` of a sequence"),
        OperatorNote("generate", "Counts or computes states, each from the one before, as a `for` loop does."),
        OperatorNote(
            "interval", "Does something again and again: a clock, a poll every five seconds.",
            combine: "`Timer.publish`", swift: "package: `AsyncTimerSequence`", lesson: "timing"),
        OperatorNote(
            "just", "Makes an observable of one value that you already have.", combine: "`Just`",
            swift: "an `AsyncStream` that yields and finishes"),
        OperatorNote(
            "never", "Stands for a stream that stays silent, above all in tests.",
            combine: "`Empty(completeImmediately: false)`", swift: "an `AsyncStream` that nobody finishes",
            rxjs: "NEVER"),
        OperatorNote(
            "of", "Sends a few values that you write down, mostly in examples and tests.",
            combine: "`publisher` of a sequence", swift: "package: `async` of a sequence", lesson: "just-from"),
        OperatorNote(
            "range", "Sends whole numbers in a row: page 1 to 5, room 101 to 120.",
            combine: "`publisher` of a range", swift: "package: `async` of a range"),
        OperatorNote(
            "repeatElement", "Sends one value as often as somebody asks for it. Put a `take` behind it.",
            rxjs: "repeat"),
        OperatorNote(
            "timer", "Does something once after a while, or later again and again.", combine: "`Timer.publish`",
            swift: "`Task.sleep`", lesson: "timing"),
        OperatorNote(
            "using", "Opens something for each subscription, such as a file or a lock, and closes it at its end."),
    ]
}
