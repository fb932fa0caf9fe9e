extension OperatorNote {
    static let combining = [
        OperatorNote(
            "combineLatest", "Computes from several values that change: a form is valid if all its fields are.",
            combine: "=", swift: "package: =", rxjs: "combineLatestWith"),
        OperatorNote(
            "concat", "Plays one stream after another: first the cache, then the network.", combine: "`append`",
            swift: "package: `chain`", rxjs: "concatAll", "concatWith"),
        OperatorNote(
            "merge", "Handles several streams as one: taps of three buttons.", combine: "=", swift: "package: =",
            rxjs: "mergeAll", "mergeWith"),
        OperatorNote(
            "merge(maxConcurrent:)", "Runs many tasks, but only some at a time: two downloads, not fifty.",
            combine: "`flatMap(maxPublishers:)`", swift: "a task group that waits"),
        OperatorNote(
            "startWith", "Gives a stream its first value: an empty list until the first answer.",
            combine: "`prepend`", swift: "package: `chain`"),
        OperatorNote(
            "switchLatest", "Follows the stream that came last: a radio with a dial.", combine: "`switchToLatest`",
            rxjs: "switchAll"),
        OperatorNote(
            "withLatestFrom", "Reads another stream when something happens: the text at the moment of the tap.",
            swift: "read the variable"),
        OperatorNote(
            "zip", "Waits for one element of each: two requests, one screen.", combine: "=",
            swift: "`async let` for one value each; package: =", rxjs: "zipWith"),
    ]

    static let errorHandling = [
        OperatorNote(
            "catch", "Goes on with another stream after an error: a record in place of the broken concert.",
            combine: "=", swift: "`do` and `catch`", rxjs: "catchError", "onErrorResumeNext"),
        OperatorNote(
            "catchAndReturn", "Puts one value in place of an error: an empty list, \"offline\".",
            combine: "`replaceError`", swift: "`do` and `catch`", rxjs: "onErrorReturn"),
        OperatorNote(
            "retry", "Tries again after an error: a request over a bad line.",
            combine: "`retry`, which counts repetitions and not attempts",
            swift: "a loop"),
        OperatorNote(
            "retry(when:)", "Tries again, but not at once: after a second, then two, then four.", swift: "a loop"),
    ]

    static let aggregating = [
        OperatorNote(
            "reduce", "Computes one result of a whole stream: a sum, a count, a longest word.", combine: "=",
            swift: "="),
        OperatorNote(
            "toArray", "Waits for all elements and hands them over together.", combine: "`collect`",
            swift: "`reduce(into:)`"),
    ]
}
