extension OperatorContrast {
    private static let tasks = "a=-1-2-3| b=-4-5| -a--b---|"

    static let transforming = [
        OperatorContrast(
            "map 'x < 2 ? nil : x * 2' @", "compactMap 'x < 2 ? nil : x * 2' @", on: "-1-2-3|",
            "`map` sends a `nil` on. `compactMap` leaves it out."),
        OperatorContrast(
            "map 'x * 10' @", "flatMap 1=-a-a| 2=-b-b| @", on: "-1---2---|",
            "The closure of `map` returns a value. The closure of `flatMap` returns an observable, and its elements "
                + "come out."),
        OperatorContrast(
            "map 'x + 1' @", "scan 0 'a + b' @", on: "-1-2-3|",
            "`map` looks at one element. `scan` also has the result of all elements before it."),
        OperatorContrast(
            "flatMap @", "concatMap @", on: tasks,
            "`flatMap` starts a new task at once, so the answers mix. `concatMap` waits until the task before is over."
        ),
        OperatorContrast(
            "flatMap @", "flatMapLatest @", on: tasks,
            "`flatMap` keeps the old task when a new element comes. `flatMapLatest` ends the old task."),
        OperatorContrast(
            "flatMapLatest @", "flatMapFirst @", on: tasks,
            "When a task runs and a new element comes, `flatMapLatest` ends the old task. `flatMapFirst` ignores the "
                + "new element."),
        OperatorContrast(
            "flatMapFirst @", "concatMap @", on: tasks,
            "Both run one task at a time. `flatMapFirst` drops an element that comes meanwhile, `concatMap` keeps it "
                + "for later."),
        OperatorContrast(
            "flatMapLatest", "switchLatest",
            "`flatMapLatest` has a closure that makes the streams. `switchLatest` stands where the elements are "
                + "streams already. It is `map`, then `switchLatest`."),
        OperatorContrast(
            "scan 0 'a + b' @", "reduce 0 'a + b' @", on: "-1-2-3|",
            "`scan` sends the result after each element. `reduce` sends it once, at the end."),
        OperatorContrast(
            "buffer 4 2 @", "window 4 2 @", on: "-1-2-3---|",
            "`buffer` sends a finished list. `window` sends a stream at once, and its elements come later."),
        OperatorContrast(
            "buffer 4 0 @", "toArray @", on: "-1-2---3--|",
            "`buffer` sends a list again and again. `toArray` sends one list, at the end."),
        OperatorContrast(
            "groupBy 'x % 2' @", "filter 'x % 2 == 1' @", on: "-1-2-3-4-|",
            "`filter` keeps one kind of element. `groupBy` makes a stream for each kind."),
        OperatorContrast(
            "groupBy 'x > 2' @", "window 4 0 @", on: "-1-2-3-4-|",
            "`groupBy` splits by a property of the element. `window` splits by time or by number."),
        OperatorContrast(
            "enumerated @", "scan 0 'a + 1' @", on: "-a-b-c|",
            "`enumerated` sends each element with its index, from 0. `scan` can count too, but loses the element."),
        OperatorContrast(
            "decode", "map",
            "`decode` knows how to read JSON and fails if the data is wrong. In `map` you write that yourself."),
    ]
}
