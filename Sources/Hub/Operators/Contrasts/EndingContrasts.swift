extension OperatorContrast {
    static let ending = [
        OperatorContrast(
            "catch @ -8-9|", "catchAndReturn 0 @", on: "-1-2-#",
            "`catchAndReturn` puts one value in place of the error. `catch` goes on with a whole stream."),
        OperatorContrast(
            "catch @ -8-9|", "retry 2 @", on: "-1-#",
            "`catch` leaves the source for another stream. `retry` subscribes to the same source again."),
        OperatorContrast(
            "retry 3 @", "retry(when:) 2 @ |> take 3", on: "-1-#",
            "`retry` tries again at once. `retry(when:)` lets you decide when, and whether."),
        OperatorContrast(
            "catch @ -8-9|", "materialize @", on: "-1-2-#",
            "`catch` replaces the error. `materialize` turns it into a value that you can look at."),
        OperatorContrast(
            "materialize @", "dematerialize", on: nil,
            "`materialize` makes values of events. `dematerialize` makes events of those values again."),
        OperatorContrast(
            "catch @ -8-9|", "concat @ -8-9|", on: "-1-2-|",
            "`catch` goes on with the other stream after an error. `concat` does it after a completion."),
        OperatorContrast(
            "ifEmpty 7 @", "startWith 7 @", on: "-1-2|",
            "`startWith` always sends its value. `ifEmpty` sends it only if nothing else came."),
        OperatorContrast(
            "ifEmpty 7 @", "catchAndReturn 7 @", on: "----|",
            "`ifEmpty` acts when the source completes without an element. `catchAndReturn` acts when it fails."),
        OperatorContrast(
            "take(until:) @", "skip(until:) @", on: "-1-2-3-4-| ----x",
            "`take(until:)` listens up to the other's element. `skip(until:)` listens from there on."),
        OperatorContrast(
            "take(while:) 'x < 3' @", "skip(while:) 'x < 3' @", on: "-1-2-3-1-|",
            "`take(while:)` sends the beginning. `skip(while:)` sends the rest."),
        OperatorContrast(
            "take(until:) 'x > 2' @", "take(while:) 'x > 2' @", on: "-1-2-3-4-|",
            "`take(until:)` stops when the condition becomes true, `take(while:)` when it becomes false."),
        OperatorContrast(
            "take(until:) @ -----x", "timeout 5 @", on: "-1-2-3-4-|",
            "`take(until:)` completes when the other stream says so. `timeout` fails when the source is silent."),
        OperatorContrast(
            "toArray @", "reduce 0 'a + b' @", on: "-1-2-3|",
            "`toArray` hands over all elements. `reduce` makes one result of them."),
    ]
}
