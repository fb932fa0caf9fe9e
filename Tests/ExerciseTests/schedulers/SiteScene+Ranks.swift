import ExerciseSupport

struct Rain: Error {}

extension SiteScene {
    typealias Ranks = (
        Observable<Int>, @escaping @Sendable (Int) -> String, any ImmediateSchedulerType, any ImmediateSchedulerType
    ) throws -> Observable<String>

    /// Sends laps on the gate's queue: while office is busy, if wanted; after the dispose, or to a later subscriber, too.
    func ranks(
        _ laps: [Int], end: Event<Int>? = nil, subscribers: [String] = ["it"], isBusy: Bool = false,
        after: [Int]? = nil, later: [Int]? = nil, _ ranks: @escaping Ranks
    ) throws {
        let (site, gate) = (site, PublishSubject<Int>())
        let (office, board) = (site.scheduler("office"), site.scheduler("board"))
        site.scheduler("gate")
        keepFree("board", "gate")
        func send(_ laps: [Int], _ end: Event<Int>? = nil) {
            for lap in laps {
                site.run(on: "gate") { gate.onNext(lap) }
                // One at a time, or all before office has time for the first one.
                site.settle()
            }
            if let end { site.run(on: "gate") { gate.on(end) } }
        }
        let rank: @Sendable (Int) -> String = { lap in
            site.takeLong("rank \(lap)")
            return "\(lap) s"
        }
        let stream = try make { try ranks(gate.asObservable(), rank, office, board) }
        let isFree = Box(!isBusy)
        _ = office.schedule(()) { _ in
            site.hold { isFree.value }
            return Disposables.create()
        }
        for name in subscribers { subscribe(name, to: stream) }
        site.settle()
        send(laps, end)
        site.change { isFree.value = true }
        settle {
            $0.count("receives") >= laps.count * subscribers.count && (end == nil || $0.ended >= subscribers.count)
        }
        if later != nil { subscribe("the second", to: stream) }
        if after != nil { dispose() }
        site.settle()
        if let more = after ?? later { send(more) }
        settle { $0.count("receives") >= laps.count * subscribers.count + 2 * (later ?? []).count }
        if subscribers.isEmpty || after != nil { note("the gate has a subscriber", gate.hasObservers) }
    }
}

/// The rank of one lap, looked up in a job of its own.
func looked(
    _ lap: Int, _ rank: @escaping @Sendable (Int) -> String, _ office: any ImmediateSchedulerType
) -> Observable<String> { Observable.deferred { .just(rank(lap)) }.subscribe(on: office) }
