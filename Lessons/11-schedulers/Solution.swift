import Dispatch
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// `subscribe(on:)` starts the recipe on sorting, wherever it stands, and the first `map` is called where the recipe sends.
    /// From `observe(on: street)` on it is street, and the `subscribe(on:)` in between moves no element. At last comes main.
    static func exercise1() -> [String] { ["sorting", "sorting", "street", "street", "main"] }

    /// `instance` runs at once, because this is main already. `asyncInstance` puts the coat behind the job that runs now, and
    /// the goodbye stands behind the coat.
    static func exercise2() -> [String] { ["knock", "door", "tea", "cake", "sit down", "coat", "goodbye"] }

    /// The cup is an argument: painted before there is an observable. The jug is painted above `observe(on:)`. The plate has two
    /// `subscribe(on:)`, and the one that is nearer to the source wins. The lamp comes where `onNext` is called.
    static func exercise3() -> [String] { ["main", "studio", "main", "studio", "studio", "main"] }

    /// The recipe starts on `archive` and sends there, so `map` is called there, too. `observe(on:)` stands below both.
    static func exercise4(
        _ titles: Observable<String>, label: @escaping @Sendable (String) -> String,
        archive: any ImmediateSchedulerType, desk: any ImmediateSchedulerType
    ) -> Observable<String> {
        titles
            .map { label($0) }
            .subscribe(on: archive)
            .observe(on: desk)
    }

    /// The laps come from outside: only `observe(on:)` moves them. `subscribe(on:)` subscribed when `office` had the time for
    /// it, and the laps before that were lost.
    static func exercise5(
        of laps: Observable<Int>, rank: @escaping @Sendable (Int) -> String,
        office: any ImmediateSchedulerType, board: any ImmediateSchedulerType
    ) -> Observable<String> {
        laps
            .observe(on: office)
            .map { rank($0) }
            .observe(on: board)
    }

    /// An argument of `just` is evaluated before there is anything to move. `deferred` keeps the work until somebody subscribes,
    /// and makes an error of what is thrown.
    static func exercise6(
        for day: String, compute: @escaping @Sendable (String) throws -> String,
        computer: any ImmediateSchedulerType, window: any ImmediateSchedulerType
    ) -> Observable<String> {
        Observable.deferred { .just(try compute(day)) }
            .subscribe(on: computer)
            .observe(on: window)
    }

    /// Below `observe(on:)` elements come one after the other, also on a concurrent scheduler. `flatMap` makes a
    /// subscription for each language, and these need not wait for each other.
    static func exercise7(
        in languages: [String], translate: @escaping @Sendable (String) throws -> String,
        translators: any ImmediateSchedulerType, printer: any ImmediateSchedulerType
    ) -> Observable<String> {
        Observable.from(languages)
            .flatMap { language in
                Observable.deferred { .just(try translate(language)) }
                    .subscribe(on: translators)
            }
            .observe(on: printer)
    }
}
