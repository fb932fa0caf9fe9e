import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// An error ends what is made of it, unless something stands between: another source, an element, or one more attempt. The
    /// number of `retry` counts all attempts. `timeout` counts from the 1 on, and then leaves `slow` for good.
    static func exercise1() -> [String] {
        ["-172#", "-1-2#", "-1-2--7|", "-1-2(0|)", "-1-2#", "-1-2-1-2#", "-1----7|"]
    }

    /// Outside the closure, `catchAndReturn` replaces the end of all rides, and `retry` subscribes to the calls that are still to
    /// come. Inside, both work on one ride alone.
    static func exercise2() -> [String] {
        ["--a--#", "--a--(x|)", "--a--x--c-|", "--a-----c-|", "--a---#", "--a-----c-|"]
    }

    /// What the closure throws is the error of the result. A `catch` is for the errors that one has an answer to.
    static func exercise3(gauge: Observable<Int>, table: Observable<Int>) -> Observable<Int> {
        gauge.catch { error in
            guard error is Offline else { throw error }
            return table
        }
    }

    /// One search fails, so the error is replaced behind one search. The keys never see it.
    static func exercise4(
        for keys: Observable<String>, find: @escaping (String) -> Observable<String>
    ) -> Observable<String> {
        keys.flatMapLatest { key in
            find(key).catchAndReturn("(not found)")
        }
    }

    /// `retry` subscribes again, but no line outside a recipe runs again. `deferred` makes the photo a part of the recipe.
    static func exercise5(at gate: any Gate) -> Observable<String> {
        Observable.deferred { gate.read(gate.photo()) }.retry(3)
    }

    /// `materialize` makes elements of both ends, and `compactMap` leaves out the pages.
    static func exercise6(of jobs: Observable<String>, run: @escaping (String) -> Observable<String>) -> Observable<
        String
    > {
        jobs.concatMap { job in
            run(job).materialize().compactMap { event in
                switch event {
                case .next: nil
                case .completed: "\(job) done"
                case .error(let error): "\(job) \(error)"
                }
            }
        }
    }

    /// The errors are a stream, and each is answered: by a wait, which is the sign for the next call, or by an error, which is the
    /// end. The closure runs for each subscriber, so the numbers begin at 0 again.
    static func exercise7(call: Observable<String>, clock: any SchedulerType) -> Observable<String> {
        call.retry(when: { errors in
            errors.enumerated().flatMap { number, error -> Observable<Int> in
                guard error is Busy, number < 3 else { return .error(error) }
                return .timer(.milliseconds(100 << number), scheduler: clock)
            }
        })
    }
}
