extension OperatorNote {
    static let transforming = [
        OperatorNote(
            "buffer", "Collects elements and handles them in groups: one upload for all log lines of five seconds.",
            combine: "`collect(.byTimeOrCount)`", swift: "package: `chunks(ofCount:or:)`", rxjs: "bufferTime",
            "bufferCount", "bufferWithTimeOrCount"),
        OperatorNote(
            "compactMap", "Transforms, and leaves out what cannot be transformed: texts to numbers.", combine: "=",
            swift: "="),
        OperatorNote(
            "concatMap", "Does a task for each element, one task after another: uploads in their order.",
            combine: "`flatMap(maxPublishers: .max(1))`", swift: "`flatMap`, with the rule of `concatMap`"),
        OperatorNote("decode", "Turns the data of an answer into a value of yours.", combine: "=", swift: "`map`"),
        OperatorNote("enumerated", "Numbers the elements: which attempt is this, which row?"),
        OperatorNote(
            "flatMap", "Does a task for each element, all at the same time, and takes every answer.", combine: "=",
            swift: "a task group", rxjs: "mergeMap", lesson: "flat-map"),
        OperatorNote(
            "flatMapFirst", "Ignores new elements while a task runs: a second tap on \"Pay\".", rxjs: "exhaustMap"),
        OperatorNote(
            "flatMapLatest", "Gives up the old task when a new element comes: the search for a text that has changed.",
            combine: "`map` and `switchToLatest`", swift: "package: `flatMapLatest`", rxjs: "switchMap"),
        OperatorNote(
            "groupBy", "Makes a stream for each kind of element: one for each room of a chat, for each sensor."),
        OperatorNote(
            "map", "Makes something else of each element: a price becomes a text.", combine: "=", swift: "=",
            lesson: "map-filter"),
        OperatorNote(
            "scan", "Keeps a running result: a counter, a total, a state that changes with each action.",
            combine: "=", swift: "package: `reductions`"),
        OperatorNote(
            "window", "Makes a stream for each stretch of time, or for each so many elements.", rxjs: "windowTime",
            "windowCount"),
    ]
}
