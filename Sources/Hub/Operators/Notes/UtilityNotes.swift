extension OperatorNote {
    static let utility = [
        OperatorNote(
            "debug", "Shows on the console what passes at this place, while you look for a mistake.",
            combine: "`print`", swift: "the body of the loop"),
        OperatorNote(
            "delay", "Moves elements to a later time: a hint that appears after a second.", combine: "=",
            swift: "`Task.sleep`", lesson: "timing"),
        OperatorNote(
            "delaySubscription", "Begins later: a request that waits until the animation is over.",
            swift: "`Task.sleep` before the loop"),
        OperatorNote("dematerialize", "Makes events of values again, after `materialize` and some work on them."),
        OperatorNote(
            "do", "Does something beside the stream without a change to it: a log line, a spinner.",
            combine: "`handleEvents`", swift: "the body of the loop", rxjs: "tap", lesson: "side-effects"),
        OperatorNote(
            "materialize", "Makes values of the ends: errors that do not stop a screen."),
        OperatorNote(
            "observe(on:)", "Receives on another queue: the screen is changed on main.", combine: "`receive(on:)`",
            swift: "`@MainActor`, or an actor", lesson: "schedulers"),
        OperatorNote(
            "subscribe(on:)", "Begins the work on another queue: a file is read in the background.",
            combine: "`subscribe(on:)`", swift: "where the task begins",
            lesson: "schedulers"),
        OperatorNote(
            "timeout", "Gives up when nothing comes in time: \"The server does not answer.\"", combine: "=",
            swift: "a race in a task group"),
        OperatorNote(
            "withUnretained", "Uses `self` in a closure without keeping it alive.",
            swift: "`[weak self]` in the task"),
    ]
}
