#if HAS_ENGINE
    import LessonKit
    import Streams

    @testable import from_scratch_exercises

    // The learner's types have the names of Streams.
    private typealias Own<Element> = from_scratch_exercises.Observable<Element>
    private typealias OwnEvent<Element> = from_scratch_exercises.Event<Element>
    private typealias OwnDisposable = from_scratch_exercises.Disposable

    /// The learner's engine, from the exercises of `from-scratch`. Each row names the exercises that it needs.
    var engineCases: [EngineBenchmark] {
        let elements = Array(0..<10_000)
        return [
            chain(elements, steps: 0, needs: ["create"]),
            chain(elements, steps: 2, needs: ["create", "map", "filter"]),
            chain(elements, steps: 6, needs: ["create", "map", "filter"]), merging(elements),
            broadcasting(elements, to: 1), broadcasting(elements, to: 10), sharing(elements), subscribing,
        ]
    }

    /// The functions that are to do. If `create` is among them, so are those that stand on it.
    private var missing: Set<String> {
        func isToDo(_ part: () throws -> Any) -> Bool {
            do { _ = try part() } catch { return true }
            return false
        }
        let none = Own<Int> { _ in OwnDisposable {} }
        let parts: [(String, () throws -> Any)] = [
            ("create", { try create(none.subscribe) }), ("map", { try map(none) { $0 } }),
            ("filter", { try filter(none) { _ in true } }), ("merge", { try merge([none]) }),
            ("makeSubject", { try makeSubject() as from_scratch_exercises.Subject<Int> }),
            ("share", { try share(none) }),
        ]
        return Set(parts.filter { isToDo($0.1) }.map(\.0))
    }

    /// A recipe under pairs of map and filter.
    private func chain(_ elements: [Int], steps: Int, needs exercises: [String]) -> EngineBenchmark {
        let total = Total()
        let consume = total.makeConsumer()
        let (transform, isWanted) = (makeTransform(3), makePredicate(-1))
        var streams = Streams.Observable<Int>.create { observer in
            for element in elements { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
        var byHand: Callback = { consume($0) }
        for _ in 0..<steps / 2 {
            streams = streams.map(transform).filter(isWanted)
            byHand = mapping(transform, filtering(isWanted, byHand))
        }
        return EngineBenchmark(
            name: "engine, create, \(steps) operators", needs: exercises, unit: "element", count: elements.count,
            total: total,
            streams: { [streams] in _ = streams.subscribe(onNext: consume) },
            byHand: { [byHand] in for element in elements { try byHand(element) } },
            makeEngine: {
                var own: Own<Int> = try from_scratch_exercises.create { observer in
                    for element in elements { observer(.next(element)) }
                    observer(.completed)
                    return OwnDisposable {}
                }
                for _ in 0..<steps / 2 { own = try filter(try map(own, transform), isWanted) }
                return { [own] in _ = own.subscribe(receiving(consume)) }
            })
    }

    private func merging(_ elements: [Int]) -> EngineBenchmark {
        let total = Total()
        let consume = total.makeConsumer()
        let senders = (0..<4).map { _ in Senders() }
        let merged = Streams.Observable.merge(
            senders.map { sender in
                .create { observer in
                    sender.streams = { observer.onNext($0) }
                    return Disposables.create()
                }
            })
        return EngineBenchmark(
            name: "engine, merge 4", needs: ["create", "merge"], unit: "element", count: elements.count, total: total,
            streams: {
                let run = merged.subscribe(onNext: consume)
                for element in elements { senders[element % 4].streams(element) }
                run.dispose()
            },
            byHand: {
                let running = Switch()
                let callbacks = senders.map { _ in running.guarding(consume) }
                for element in elements { try callbacks[element % 4](element) }
            },
            makeEngine: {
                let own = try merge(
                    senders.map { sender in
                        try create { observer in
                            sender.own = { observer(.next($0)) }
                            return OwnDisposable {}
                        }
                    })
                return {
                    let run = own.subscribe(receiving(consume))
                    for element in elements { senders[element % 4].own(element) }
                    run.dispose()
                }
            })
    }

    private final class Senders {
        var streams: (Int) -> Void = { _ in }
        var own: (Int) -> Void = { _ in }
    }

    private func broadcasting(_ elements: [Int], to count: Int) -> EngineBenchmark {
        let total = Total()
        let consume = total.makeConsumer()
        let streams = PublishSubject<Int>()
        let listeners = ListenersByHand()
        for _ in 0..<count {
            _ = streams.subscribe(onNext: consume)
            _ = listeners.subscribe(consume)
        }
        return EngineBenchmark(
            name: "engine, subject, \(count) observer\(count == 1 ? "" : "s")", needs: ["create", "makeSubject"],
            unit: "element",
            count: elements.count, total: total, streams: { for element in elements { streams.onNext(element) } },
            byHand: { for element in elements { try listeners.send(element) } },
            makeEngine: {
                let own: from_scratch_exercises.Subject<Int> = try makeSubject()
                for _ in 0..<count { _ = own.observable.subscribe(receiving(consume)) }
                return { for element in elements { own.observer(.next(element)) } }
            })
    }

    private func sharing(_ elements: [Int]) -> EngineBenchmark {
        let total = Total()
        let consume = total.makeConsumer()
        let sender = Senders()
        let streams = Streams.Observable<Int>.create { observer in
            sender.streams = { observer.onNext($0) }
            return Disposables.create()
        }
        .share()
        let listeners = ListenersByHand()
        for _ in 0..<3 {
            _ = streams.subscribe(onNext: consume)
            _ = listeners.subscribe(consume)
        }
        return EngineBenchmark(
            name: "engine, share, 3 observers", needs: ["create", "makeSubject", "share"], unit: "element",
            count: elements.count, total: total,
            streams: { for element in elements { sender.streams(element) } },
            byHand: { for element in elements { try listeners.send(element) } },
            makeEngine: {
                let own = try share(
                    try create { observer in
                        sender.own = { observer(.next($0)) }
                        return OwnDisposable {}
                    })
                for _ in 0..<3 { _ = own.subscribe(receiving(consume)) }
                return { for element in elements { sender.own(element) } }
            })
    }

    /// A subscription to one element under two operators, that is made and disposed of.
    private var subscribing: EngineBenchmark {
        let total = Total()
        let consume = total.makeConsumer()
        let (transform, isWanted) = (makeTransform(3), makePredicate(-1))
        let streams = Streams.Observable.just(1).map(transform).filter(isWanted)
        return EngineBenchmark(
            name: "engine, subscribe and dispose", needs: ["create", "map", "filter"], unit: "subscription", count: 1,
            total: total,
            streams: { streams.subscribe(onNext: consume).dispose() },
            byHand: {
                let running = Switch()
                try running.guarding(mapping(transform, filtering(isWanted, consume)))(1)
                running.turnOff()
            },
            makeEngine: {
                let one: Own<Int> = try create { observer in
                    observer(.next(1))
                    observer(.completed)
                    return OwnDisposable {}
                }
                let own = try filter(try map(one, transform), isWanted)
                return { own.subscribe(receiving(consume)).dispose() }
            })
    }

    private func receiving(_ consume: @escaping (Int) -> Void) -> (OwnEvent<Int>) -> Void {
        { event in if case .next(let element) = event { consume(element) } }
    }

    extension EngineBenchmark {
        /// - Parameter makeEngine: Puts the learner's parts together. Throws `ToDo` if one of them is to do.
        fileprivate init(
            name: String, needs exercises: [String], unit: String, count: Int, total: Total,
            streams: @escaping () throws -> Void,
            byHand: @escaping () throws -> Void, makeEngine: () throws -> () throws -> Void
        ) {
            var engine: (() throws -> Void)?
            do { engine = try makeEngine() } catch { engine = nil }
            self.init(
                name: name, exercises: exercises.filter { engine != nil || missing.contains($0) }, unit: unit,
                count: count, total: total, streams: streams,
                byHand: byHand,
                engine: engine)
        }
    }
#else
    /// A course without the lesson has no engine.
    var engineCases: [EngineBenchmark] { [] }
#endif
