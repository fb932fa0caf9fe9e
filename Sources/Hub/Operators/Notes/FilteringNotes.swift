extension OperatorNote {
    static let filtering = [
        OperatorNote(
            "debounce", "Waits until somebody has stopped: a search begins when the user stops typing.",
            combine: "`debounce(for:scheduler:)`", swift: "package: `debounce(for:)`", rxjs: "debounceTime"),
        OperatorNote(
            "distinctUntilChanged", "Leaves out repetitions, so that the screen is drawn only after a real change.",
            combine: "`removeDuplicates`", swift: "package: `removeDuplicates`"),
        OperatorNote("element(at:)", "Takes one element by its place: the third answer.", combine: "`output(at:)`"),
        OperatorNote(
            "filter", "Lets pass only the elements that you want: only long texts, only even numbers.", combine: "=",
            swift: "=", lesson: "map-filter"),
        OperatorNote(
            "first", "Gets one answer from a stream, as a `Single`. The answer is nil if the stream was empty.",
            combine: "`first()`", swift: "`first(where:)`"),
        OperatorNote(
            "ignoreElements", "Keeps only \"it is done\" or \"it failed\": the end of an upload.",
            combine: "`ignoreOutput`"),
        OperatorNote(
            "sample", "Reads the latest element at times that another stream gives: a position at every tick."),
        OperatorNote("single", "Checks that a stream has exactly one element, and fails if not."),
        OperatorNote(
            "skip",
            "Leaves out the first elements, or those of the first seconds: the value that is already on "
                + "the screen.", combine: "`dropFirst`", swift: "`dropFirst`", rxjs: "skipTime"),
        OperatorNote(
            "take", "Takes some elements and then stops: the first answer, the next tap.", combine: "`prefix`",
            swift: "`prefix`", lesson: "map-filter"),
        OperatorNote("take(for:)", "Listens for some time and then stops: all bids within a minute."),
        OperatorNote(
            "takeLast", "Takes the last elements, when the stream is over: the final score.",
            combine: "`last()` for one element"),
        OperatorNote(
            "throttle", "Limits how often something happens, and begins at once: a button, a scroll position.",
            combine: "`throttle(for:scheduler:latest:)`", swift: "package: `_throttle(for:)`",
            rxjs: "throttleTime", "auditTime"),
    ]
}
