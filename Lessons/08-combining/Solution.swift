import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// `merge`, `zip` and `combineLatest` complete with the later end. `withLatestFrom` completes with its left side, and drops what
    /// comes before the right side has sent. `concat` subscribes to `right` at tick 8, so its row begins there. `amb` follows `left`,
    /// which sends first.
    static func exercise1() -> [String] {
        ["-1-3-62---|", "-1----2----3-6----|", "---4--8---|", "---4-78---|", "------6-|", "-1----2-|"]
    }

    /// A change arrives by two ways. `combineLatest` sends with each arrival, and with the first one the other half is old: which one
    /// is old depends on the order of the arguments. `zip` waits for both.
    static func exercise2() -> [String] { ["-4--(58)--|", "-4--(78)--|", "-4--8--|"] }

    /// Both sources are events of the same kind, a change, so `merge` makes one stream of them. `startWith` is behind `scan`: the
    /// first number is a count.
    static func exercise3(lent: Observable<String>, returned: Observable<String>) -> Observable<Int> {
        Observable.merge(lent.map { _ in 1 }, returned.map { _ in -1 })
            .scan(0) { count, change in count + change }
            .startWith(0)
    }

    /// The tap is an event, and it starts a label. The weight is a state, and it is looked up.
    static func exercise4(taps: Observable<String>, scale: Observable<Int>) -> Observable<Int> {
        taps.withLatestFrom(scale)
    }

    /// Both numbers are states, and each begins at 0 for itself.
    static func exercise5(home: Observable<Int>, guests: Observable<Int>) -> Observable<String> {
        Observable.combineLatest(home.startWith(0), guests.startWith(0)) { "\($0):\($1)" }
    }

    /// A plan has both numbers in it. There is one way, so there is no half that is old.
    static func exercise6(for plans: Observable<Lawn>) -> Observable<Int> {
        plans.map { $0.width * $0.length }
    }

    /// The button is the event. The drink and the sugar are states: `combineLatest` makes one state of them, which the press looks up.
    static func exercise7(
        drinks: Observable<String>, sugar: Observable<Int>, button: Observable<String>
    ) -> Observable<String> {
        button.withLatestFrom(Observable.combineLatest(drinks, sugar.startWith(0)) { "\($0) \($1)" })
    }
}
