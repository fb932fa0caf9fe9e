extension OperatorContrast {
    static let filtering = [
        OperatorContrast(
            "debounce 3 @", "throttle 3 @", on: "-1-2-3-4------5--|",
            "`debounce` waits for a pause, and sends nothing while elements keep coming. `throttle` sends the first "
                + "at once, and then one in each stretch of time."),
        OperatorContrast(
            "debounce 2 @", "delay 2 @", on: "-12---3---|",
            "`delay` moves every element. `debounce` drops an element when a newer one follows soon."),
        OperatorContrast(
            "throttle 4 @", "sample @ ---x---x---x|", on: "-1-2---3---|",
            "`throttle` sends the first element at once and counts its time from there. `sample` only sends at the "
                + "times of another stream."),
        OperatorContrast(
            "sample @", "withLatestFrom @", on: "-1-2---3-| ---x-x-x-|",
            "`sample` has the values above and the times below. `withLatestFrom` has the times above and the values "
                + "below, and takes a value again."),
        OperatorContrast(
            "filter 'x < 3' @", "take(while:) 'x < 3' @", on: "-1-2-3-1-|",
            "`filter` looks at every element. `take(while:)` ends at the first that does not fit."),
        OperatorContrast(
            "filter 'x > 2' @", "skip(while:) 'x < 3' @", on: "-1-2-3-1-|",
            "`filter` looks at every element. `skip(while:)` does not look any more after the first that fits."),
        OperatorContrast(
            "filter 'x > 1' @", "compactMap 'x > 1 ? x * 10 : nil' @", on: "-1-2-3|",
            "`filter` sends the element as it is. `compactMap` can change it in the same line."),
        OperatorContrast(
            "distinctUntilChanged @", "filter 'x > 1' @", on: "-1-1-2-1-|",
            "`filter` looks at one element alone. `distinctUntilChanged` compares it with the one before."),
        OperatorContrast(
            "take 2 @", "takeLast 2 @", on: "-1-2-3-4|",
            "`take` sends the first elements at once and ends early. `takeLast` has to wait for the end."),
        OperatorContrast(
            "take 2 @", "take(for:) 4 @", on: "-1-2-3-4|",
            "`take` counts elements. `take(for:)` counts time."),
        OperatorContrast(
            "take(for:) 4 @", "timeout 4 @", on: "-1-2-3-4-|",
            "`take(for:)` completes when its time is over, whatever came. `timeout` fails, and only if nothing came "
                + "for that time."),
        OperatorContrast(
            "take 1 @", "first @", on: "----|",
            "If nothing comes, `take(1)` only completes. `first` is a `Single`, so it sends `nil`."),
        OperatorContrast(
            "first @", "single @", on: "-1-2|",
            "`first` is satisfied with the first element. `single` fails if a second one comes."),
        OperatorContrast(
            "take 2 @", "element(at:) 1 @", on: "-1-2-3|",
            "`take(2)` sends two elements. `element(at: 1)` sends only the second one."),
        OperatorContrast(
            "take 2 @", "skip 2 @", on: "-1-2-3-4|", "`take` sends the first elements. `skip` leaves them out."),
        OperatorContrast(
            "skip 2 @", "skip(while:) 'x < 3' @", on: "-1-1-1-3|",
            "`skip` counts elements. `skip(while:)` looks at them."),
        OperatorContrast(
            "ignoreElements @", "empty", on: "-1-2-|",
            "`ignoreElements` waits for the end of the source. `empty` has no source and ends at once."),
        OperatorContrast(
            "ignoreElements @", "takeLast 1 @", on: "-1-2-|",
            "`ignoreElements` sends only the end. `takeLast(1)` sends the last element before it."),
    ]
}
