extension OperatorNote {
    static let conditional = [
        OperatorNote(
            "amb", "Takes the fastest of several sources: two servers with the same file.",
            swift: "a task group, `next()` and `cancelAll()`", rxjs: "race", "raceWith"),
        OperatorNote(
            "ifEmpty", "Has an answer when nothing came: \"No results\", or another source.",
            combine: "`replaceEmpty`", rxjs: "defaultIfEmpty"),
        OperatorNote(
            "skip(until:)", "Begins to listen when another stream says so: after the login.",
            combine: "`drop(untilOutputFrom:)`"),
        OperatorNote(
            "skip(while:)", "Leaves out the beginning: readings until the sensor is warm.",
            combine: "`drop(while:)`", swift: "`drop(while:)`"),
        OperatorNote(
            "take(until:)", "Stops when another stream says so: until the screen closes.",
            combine: "`prefix(untilOutputFrom:)`", swift: "cancel the task"),
        OperatorNote(
            "take(while:)", "Stops at the first element that does not fit: as long as the game is not over.",
            combine: "`prefix(while:)`", swift: "`prefix(while:)`"),
    ]
}
