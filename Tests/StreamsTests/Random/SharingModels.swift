import Streams

/// Operators that share one subscription to their source: between two subscribers, of which the second adds one to each element.
///
/// Each subscription to the chain shares anew, so the model needs no memory between them.
enum SharingModels {
    static let all = Choices.list {
        for replay in 0...2 {
            sharing("share(replay: \(replay))", { $0.share(replay: replay) }, replay: replay, isForGood: false)
            sharing(
                "share(replay: \(replay), scope: .forever)", { $0.share(replay: replay, scope: .forever) },
                replay: replay, isForGood: true)
        }
        sharing("publish().refCount()", { $0.publish().refCount() }, replay: 0, isForGood: false)
        sharing("replay(2).refCount()", { $0.replay(2).refCount() }, replay: 2, isForGood: false)
        for size in 0...2 {
            Operator.elements("multicast(ReplaySubject of \(size)) { twice($0) }") {
                $0.multicast({ ReplaySubject<Int>.create(bufferSize: size) }, selector: twice)
            } answer: {
                [$0, $0 + 1]
            }
        }
    }

    private static func twice(_ source: Observable<Int>) -> Observable<Int> {
        .merge(source, source.map { $0 + 1 })
    }

    /// - Parameters:
    ///   - replay: How many elements the second subscriber receives that came before it.
    ///   - isForGood: Whether it receives the end, too, rather than start the source again.
    private static func sharing(
        _ text: String, _ share: @escaping (Observable<Int>) -> Observable<Int>, replay: Int, isForGood: Bool
    ) -> Operator {
        .unary("\(text), twice") { source, _ in
            .deferred { twice(share(source)) }
        } model: { source, time in
            let trace = try source(time)
            // The first subscriber alone receives what comes inside its `subscribe`.
            let early = trace.entries.prefix { $0.isImmediate }
            var result = Trace(early.filter { !$0.event.isCompleted })
            if result.end != nil { return result }
            if early.last?.event.isCompleted == true, !isForGood {
                return result.then(trace.through { [$0.map { $0 + 1 }] })
            }
            for entry in early.filter({ !$0.event.isStopEvent }).suffix(replay) {
                result.add(entry.event.map { $0 + 1 }, time, isImmediate: true)
            }
            if let end = early.last, end.event.isCompleted { result.add(.completed, time, isImmediate: true) }
            for entry in trace.entries.dropFirst(early.count) {
                result.add(entry.event, entry.time)
                if !entry.event.isStopEvent { result.add(entry.event.map { $0 + 1 }, entry.time) }
            }
            return result
        }
    }
}
