extension OperatorContrast {
    static let creating = [
        OperatorContrast(
            "just 5", "of 5 6 7", on: "", "`just` sends exactly one value. `of` takes several and sends each of them."),
        OperatorContrast(
            "from 1 2", "of 1 2", "`of` takes the values themselves. `from` takes one array and sends its elements."),
        OperatorContrast(
            "just", "from", "`just([1, 2])` sends one element, the array. `from([1, 2])` sends two elements."),
        OperatorContrast(
            "just", "deferred",
            "`just(now())` calls `now()` once, when the line runs. `deferred` calls it again for each subscription."),
        OperatorContrast(
            "create", "deferred",
            "The closure of `create` sends the elements itself. The closure of `deferred` returns an observable."),
        OperatorContrast(
            "using", "create",
            "`create` returns what cleans up. `using` keeps a resource that another observable needs."),
        OperatorContrast(
            "empty", "never", on: "", "`empty` completes at once. `never` sends no event at all, not even an end."),
        OperatorContrast("empty", "error", on: "", "Both have no elements. `empty` completes, `error` fails."),
        OperatorContrast(
            "interval 2 |> take 2", "timer 2", on: "",
            "`interval` goes on without an end. `timer` with one time sends a single 0 and completes."),
        OperatorContrast(
            "range 1 3", "generate 1 'x < 9' 'x * 2'", on: "",
            "`range` counts whole numbers. `generate` computes each state from the one before."),
        OperatorContrast(
            "repeatElement 1 |> take 3", "interval 1 |> take 3", on: "",
            "`repeatElement` sends without a pause. `interval` waits before each number."),
    ]
}
