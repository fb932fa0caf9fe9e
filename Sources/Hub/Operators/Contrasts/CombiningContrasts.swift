extension OperatorContrast {
    private static let two = "-1--2--3-| --7----8---|"

    static let combining = [
        OperatorContrast(
            "merge @", "concat @", on: "-1--2--3-| --7----8-|",
            "`merge` listens to all at the same time. `concat` starts the second when the first is over."),
        OperatorContrast(
            "merge @", "combineLatest @", on: two,
            "`merge` sends each element as it is. `combineLatest` sends a pair: the latest of both."),
        OperatorContrast(
            "zip @", "combineLatest @", on: two,
            "`zip` uses each element once: first with first, second with second. `combineLatest` uses the latest of "
                + "each, again and again."),
        OperatorContrast(
            "withLatestFrom 'a + b' @", "combineLatest 'a + b' @", on: two,
            "Both read the latest element of the other. `combineLatest` sends when either changes, `withLatestFrom` "
                + "only when its source does."),
        OperatorContrast(
            "withLatestFrom 'a + b' @", "zip 'a + b' @", on: two,
            "`zip` waits for a new partner for each element. `withLatestFrom` never waits: it takes the latest."),
        OperatorContrast(
            "merge(maxConcurrent:) 2 @", "merge @", on: "a=--1--1| b=--2--2| c=--3--3| -abc---------|",
            "`merge` starts every stream at once. `merge(maxConcurrent: 2)` runs two at a time, and the others wait."),
        OperatorContrast(
            "merge(maxConcurrent:) 1 @", "concatMap @", on: nil,
            "`merge(maxConcurrent: 1)` and `concat()` take streams one at a time. `concatMap` also makes the streams."
        ),
        OperatorContrast(
            "switchLatest @", "merge @", on: "a=-1-1-1| b=-2-2| -a--b----|",
            "`merge` keeps all streams. `switchLatest` leaves the old one when a new one comes."),
        OperatorContrast(
            "startWith 0 @", "concat @ -0|", on: "-1-2|",
            "`startWith` puts values in front of the stream. `concat` puts a stream behind it."),
        OperatorContrast(
            "amb @", "merge @", on: "--1--2-| -7--8--|",
            "`merge` takes the elements of all. `amb` takes the one that sends first, and leaves the others."),
        OperatorContrast(
            "amb @", "switchLatest",
            "`amb` decides once, for the first that sends. `switchLatest` changes with each "
                + "new stream."),
    ]
}
