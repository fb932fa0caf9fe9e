import ExerciseSupport

@testable import traits_exercises

extension `traits` {
    @Test(.exercise(check)) func `7 · One van`() {}

    private static let check = Check(deliverAll, solution: Solution.exercise7, in: Street.self) { check in
        check.isOnMain = true
        check.uses = .each
        check.steps = [.unasked: "A title for three readers", .shares: "A title for three readers"]

        check.stream("red, then blue", gives: "-----|", disposedAt: 1) {
            try $0.deliver($1, ["red", "blue"], ["red": "---|", "blue": "--|"])
        }
        check.stream("tea, tea, ink, tea") {
            try $0.deliver($1, ["tea", "tea", "ink", "tea"], ["tea": "-|", "ink": "-|"])
        }
        check.stream("one parcel") { try $0.deliver($1, ["ink"], ["ink": "--|"]) }
        check.stream("an empty list") { try $0.deliver($1, [], [:]) }
        check.stream("red is lost") { try $0.deliver($1, ["red", "blue"], ["red": "--#", "blue": "--|"]) }
        check.play(.disposed, "disposed of at tick 4") { street, answer in
            let all = try street.deliver(answer, ["red", "blue"], ["red": "---|", "blue": "--|"])
            street.subscribe(to: all, disposedAt: 4)
        }

        check.mistake(
            "The second parcel began before the first had arrived. What waits for the first?", step: "Three parcels",
            madeBy: { parcels, van in Completable.zip(parcels.map { van.deliver($0) }) }
        ) { $0.isText && $0.lines.count == 2 && $0.uses().allSatisfy { $0.subscribe == 0 } }
        check.mistake(
            "The van did not deliver the whole list.",
            madeBy: { parcels, van in parcels.first.map(van.deliver) ?? .empty() },
            orBy: { parcels, van in parcels.last.map(van.deliver) ?? .empty() },
            { parcels, van in Solution.exercise7(Array(parcels.prefix(2)), with: van) }
        ) { $0.hasBegun && !$0.isLost && !$0.isDisposed && !Set($0.parcels).isSubset(of: $0.lines) }
        check.mistake(
            "A parcel that is in the list more than once was not delivered as often.",
            madeBy: { parcels, van in
                var seen: Set<String> = []
                return Solution.exercise7(parcels.filter { seen.insert($0).inserted }, with: van)
            },
            orBy: { parcels, van in
                Observable.from(parcels).distinctUntilChanged().concatMap { van.deliver($0) }.asCompletable()
            }
        ) { $0.hasBegun && !$0.isLost && !$0.isDisposed && $0.lines.count < $0.parcels.count }
        check.mistake(
            "A parcel was lost, and the van went on with the next one.", step: "Three parcels",
            madeBy: { parcels, van in Completable.concat(parcels.map { van.deliver($0).catch { _ in .empty() } }) },
            orBy: { parcels, van in
                var failure: (any Error)?
                return Completable.concat(
                    parcels.map {
                        van.deliver($0).catch {
                            failure = $0
                            return .empty()
                        }
                    }
                )
                .andThen(Completable.deferred { failure.map { .error($0) } ?? .empty() })
            }
        ) { $0.isLost && $0.says("blue") }
        check.mistake(
            "The subscription was disposed of, and the van goes on. What ends the delivery that is under way?",
            madeBy: { parcels, van in
                .create { completable in
                    func next(_ rest: ArraySlice<String>) {
                        guard let parcel = rest.first else { return completable(.completed) }
                        _ = van.deliver(parcel).subscribe(
                            onCompleted: { next(rest.dropFirst()) }, onError: { completable(.error($0)) })
                    }
                    next(parcels[...])
                    return Disposables.create()
                }
            }
        ) { $0.isDisposed && $0.shows(.goesOn) }
        check.mistake(
            "There were two subscribers, and the list was delivered once. Each of them should have it delivered anew.",
            step: "A title for three readers",
            madeBy: { parcels, van in
                Solution.exercise7(parcels, with: van).asObservable().share(replay: 1).asCompletable()
            }
        ) { $0.kind == .secondSubscriber && $0.lines == $0.parcels && $0.start == 5 }

        check.rejects(.mixesSubscribers) { parcels, van in
            var rest = parcels
            func next() -> Completable {
                .deferred { rest.isEmpty ? .empty() : van.deliver(rest.removeFirst()).andThen(next()) }
            }
            return next()
        }
        check.rejects(.unasked) { parcels, van in
            let done = ReplaySubject<Never>.createUnbounded()
            _ = Solution.exercise7(parcels, with: van).asObservable().subscribe(done)
            return done.asCompletable()
        }
        check.rejects(.failsOtherwise) { parcels, van in
            parcels.isEmpty ? .error(RxError.noElements) : Solution.exercise7(parcels, with: van)
        }
        check.rejects { parcels, van in Completable.concat(parcels.map { van.deliver($0).retry(2) }) }
        check.rejects(.swallows) { Solution.exercise7($0, with: $1).catch { _ in .empty() } }
        check.rejects(.failsOtherwise) { Solution.exercise7($0, with: $1).catch { _ in .error(RxError.unknown) } }
        check.rejects(.noEnd) { parcels, van in
            guard let first = parcels.first else { return .never() }
            return parcels.dropFirst().reduce(van.deliver(first)) { $0.andThen(van.deliver($1)) }
        }
        check.rejects(.reordered) { parcels, van in Solution.exercise7(parcels.reversed(), with: van) }
        check.hardCoded { parcels, van in parcels.isEmpty ? .empty() : van.deliver("red").andThen(van.deliver("blue")) }
        check.worksOnce { parcels, van in
            firstOnly(Solution.exercise7(parcels, with: van).asObservable()).asCompletable()
        }

        check.accepts("concatMap") { parcels, van in
            Observable.from(parcels).concatMap { van.deliver($0) }.asCompletable()
        }
        check.accepts("recursion") { parcels, van in
            func all(_ rest: ArraySlice<String>) -> Completable {
                guard let first = rest.first else { return .empty() }
                return van.deliver(first).andThen(Completable.deferred { all(rest.dropFirst()) })
            }
            return all(parcels[...])
        }
    }
}
