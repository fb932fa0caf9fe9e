import ExerciseSupport

@testable import from_scratch_exercises

/// What a `share` remembers.
struct Round {
    var count = 0
    var hasRun = false
    var latest: Int?
    var run: OwnDisposable?
}

/// `share` with some of its parts wrong. The source begins at `startsAt` subscribers, and stops at `stopsAt`.
/// `ends` says what becomes of an event.
func sharing(
    startsAt first: Int = 1, stopsAt last: Int = 0, stopsWithTheFirst: Bool = false, replays: Bool = false,
    listensFirst: Bool = true, startsAgain: Bool = true, forgets: Bool = true, common: Box<Round>? = nil,
    ends change: @escaping (OwnEvent<Int>) -> OwnEvent<Int>? = { $0 }
) -> OneOvenForAll.Sharing {
    OneOvenForAll.Sharing { source in
        let events: OwnSubject<OwnEvent<Int>> = try Solution.exercise7()
        let ends: OwnSubject<Int> = try Solution.exercise7()
        let round = common ?? Box(Round())
        func begin() {
            if !startsAgain, round.value.hasRun { return }
            round.value.hasRun = true
            round.value.run = source.subscribe { event in
                guard let event = change(event) else { return }
                if case .next(let element) = event { round.value.latest = element }
                if forgets { events.observer(.next(event)) } else { ends.observer(event) }
            }
        }
        if first == 0 { begin() }
        return try Solution.exercise2 { observer in
            if replays, let latest = round.value.latest { observer(.next(latest)) }
            round.value.count += 1
            let isFirst = round.value.count == first
            if isFirst, !listensFirst { begin() }
            let listening = events.observable.subscribe { if case .next(let event) = $0 { observer(event) } }
            let ending = ends.observable.subscribe(observer)
            if isFirst, listensFirst { begin() }
            return OwnDisposable {
                listening.dispose()
                ending.dispose()
                round.value.count -= 1
                if round.value.count == last || stopsWithTheFirst && isFirst {
                    round.value.run.take()?.dispose()
                    round.value.latest = nil
                }
            }
        }
    }
}

/// A right one: each run has its own subject.
func withSubjects(_ source: Own<Int>) throws -> Own<Int> {
    var subject: OwnSubject<Int>?
    var (count, run) = (0, OwnDisposable?.none)
    return try Solution.exercise2 { observer in
        let isFirst = subject == nil
        let current = subject ?? (try! Solution.exercise7())
        subject = current
        count = isFirst ? 1 : count + 1
        let listening = current.observable.subscribe(observer)
        if isFirst {
            run = source.subscribe { event in
                if case .next = event {} else { subject = nil }
                current.observer(event)
            }
        }
        return OwnDisposable {
            listening.dispose()
            count -= 1
            if count == 0 {
                run.take()?.dispose()
                subject = nil
            }
        }
    }
}

/// A right one without a subject.
func withAList(_ source: Own<Int>) throws -> Own<Int> {
    var observers: [Int: Observer<Int>] = [:]
    var (key, run) = (0, OwnDisposable?.none)
    return try Solution.exercise2 { observer in
        key += 1
        observers[key] = observer
        if observers.count == 1 {
            run = source.subscribe { event in for key in observers.keys.sorted() { observers[key]?(event) } }
        }
        return OwnDisposable { [key] in
            observers[key] = nil
            if observers.isEmpty { run.take()?.dispose() }
        }
    }
}
