extension OperatorContrast {
    static let time = [
        OperatorContrast(
            "delay 2 @", "delaySubscription 2 @", on: "-1-2-#",
            "`delaySubscription` begins later, so everything is later. `delay` begins at once, moves the elements, and "
                + "does not delay an error."),
        OperatorContrast(
            "delay", "timer", "`delay` moves the elements of a stream. `timer` is a stream of its own."),
        OperatorContrast(
            "observe(on:)", "subscribe(on:)",
            "`observe(on:)` decides where everything below it runs. `subscribe(on:)` decides where the source starts."),
        OperatorContrast(
            "do", "map", "`map` changes the elements. `do` runs a closure and sends the same elements."),
        OperatorContrast(
            "do", "subscribe",
            "`do` stands in the chain and does nothing until somebody subscribes. `subscribe` "
                + "starts the chain."),
        OperatorContrast("do", "debug", "`debug` prints every event by itself. In `do` you write what happens."),
        OperatorContrast(
            "withUnretained", "withLatestFrom",
            "`withUnretained` adds an object, and ends when it is gone. `withLatestFrom` adds the element of a stream."
        ),
        OperatorContrast(
            "bind", "subscribe",
            "`bind` is for the screen: an error is a mistake in the program there. `subscribe` can handle an error."),
    ]

    static let sharing = [
        OperatorContrast(
            "share 1 6 @", "share 6 @", on: nil,
            "`share(replay: 1)` hands a late subscriber the latest element. `share()` does not."),
        OperatorContrast(
            "share 6 @", "replay 1 6 @", on: "--1--2--3--|",
            "`replay` needs `connect()`, and hands late subscribers the last elements. `share` starts with the first "
                + "subscriber."),
        OperatorContrast(
            "share 6 @", "publish 4 @", on: "--1--2--3--|",
            "`share` starts by itself, with its first subscriber. `publish` starts at `connect()`, here at tick 4."),
        OperatorContrast(
            "replay 1 9 @", "replayAll 9 @", on: "--1--2--3--|",
            "`replay(1)` hands over only the latest element. `replayAll` hands over all of them."),
        OperatorContrast("connect", "refCount", "You call `connect` yourself. `refCount` calls it for you."),
        OperatorContrast(
            "publish", "multicast", "`publish` uses a `PublishSubject`. With `multicast` you choose the subject."),
        OperatorContrast(
            "refCount", "share", "`publish().refCount()` does the same as `share()`."),
        OperatorContrast(
            "PublishSubject", "BehaviorSubject",
            "A late subscriber gets nothing from a `PublishSubject`, and the latest value from a `BehaviorSubject`."),
        OperatorContrast(
            "BehaviorSubject", "ReplaySubject",
            "A `BehaviorSubject` always has one value. A `ReplaySubject` remembers several, or none at first."),
        OperatorContrast(
            "ReplaySubject", "AsyncSubject",
            "A `ReplaySubject` sends as elements come. An `AsyncSubject` sends the last one, and only at the end."),
        OperatorContrast(
            "PublishSubject", "PublishRelay",
            "A subject can end and fail. A relay cannot, so a screen that listens to it never falls silent."),
        OperatorContrast(
            "BehaviorSubject", "BehaviorRelay",
            "A `BehaviorSubject` can end and fail. A `BehaviorRelay` cannot, and you can read its `value`."),
        OperatorContrast(
            "ReplaySubject", "ReplayRelay", "A `ReplaySubject` can end and fail. A `ReplayRelay` cannot."),
        OperatorContrast(
            "Single", "Maybe", "A `Single` sends exactly one value or fails. A `Maybe` may also complete without one."),
        OperatorContrast(
            "Single", "Completable", "A `Single` brings a value. A `Completable` brings only its end."),
        OperatorContrast(
            "Single", "first", "`first` makes a `Single` of any observable, with `nil` if it is empty."),
        OperatorContrast(
            "Driver", "Signal",
            "A new subscriber of a `Driver` gets the latest element: good for state. A `Signal` sends it nothing: "
                + "good for events, which must not come twice."),
        OperatorContrast(
            "Driver", "BehaviorRelay",
            "You send into a `BehaviorRelay`. A `Driver` only sends out: make it of a relay or of another stream."),
        OperatorContrast(
            "Driver", "share", "A `Driver` is shared too. It is also on main, and it cannot fail."),
        OperatorContrast(
            "Signal", "PublishRelay", "You send into a `PublishRelay`. A `Signal` only sends out, on main."),
    ]
}
