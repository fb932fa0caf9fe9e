import Marbles
import Streams

/// One run in virtual time. A column is a tick.
final class LabRun {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    /// The diagrams as sources, each with its subscriptions.
    private(set) var sources: [LabRunSource] = []
    /// What each operator sent.
    private(set) var records: [LabRecord] = []
    /// Other subscriptions that have rows of their own.
    private(set) var shown: [(label: String, recording: Recording<LabValue>)] = []
    /// Elements that should stand for a stream and do not.
    private(set) var missing: [String] = []
    /// The tick in which there was too much to do.
    private(set) var overflow: TestTime?
    private(set) var innerSources: [Character: LabRunSource] = [:]

    private let end: TestTime
    private let bag = DisposeBag()
    private var subscriptions = 0

    /// The most elements of one operator, and the most subscriptions to diagrams.
    private static let most = 2000

    /// - Parameter end: The tick at which everything is disposed of.
    /// - Throws: `LabError`
    init(_ request: LabRequest, until end: TestTime) throws {
        self.end = end
        innerSources = request.inner.mapValues { LabRunSource(scheduler.createColdObservable($0.events)) }
        var last: Observable<LabValue>?
        for stage in request.stages {
            let own = stage.sources.map { LabRunSource(scheduler.createColdObservable($0.events)) }
            sources += own
            let streams = [last].compactMap(\.self) + own.map(opened)
            let made = try stage.form.run(LabBench(sources: streams, arguments: stage.arguments, run: self))
            last = recorded(stage.form.inputs.upperBound == 0 ? bounded(made) : made)
        }
        if let last { _ = scheduler.record(last, until: end) }
        scheduler.advanceTo(end)
    }

    /// The stream that an element stands for.
    func inner(of value: LabValue) throws -> Observable<LabValue> {
        let name = value.description
        if name.count == 1, let letter = name.first, let source = innerSources[letter] {
            return opened(source)
        }
        if !missing.contains(name) { missing.append(name) }
        throw LabFailure("\(name) stands for no stream")
    }

    func show(_ label: String, _ observable: Observable<LabValue>, from tick: TestTime) {
        shown.append((label, scheduler.record(observable, from: tick, until: end)))
    }

    /// Keeps a connection until the run is over.
    func keep(_ connection: Disposable) { connection.disposed(by: bag) }

    /// A diagram as an observable that keeps what it sends to each subscriber.
    private func opened(_ source: LabRunSource) -> Observable<LabValue> {
        bounded(
            .deferred { [scheduler] in
                let record = LabRecord()
                source.sent.append(record)
                func add(_ event: Event<LabValue>) {
                    record.events.append(Recorded(time: scheduler.clock, value: event))
                }
                return source.observable.asObservable().do(
                    onNext: { add(.next($0)) }, onError: { add(.error($0)) }, onCompleted: { add(.completed) })
            })
    }

    /// The same observable. After very many subscriptions it sends nothing, so that an endless `retry` ends.
    private func bounded(_ observable: Observable<LabValue>) -> Observable<LabValue> {
        .deferred { [self] in
            subscriptions += 1
            if subscriptions <= Self.most { return observable }
            overflow = overflow ?? scheduler.clock
            return .never()
        }
    }

    /// The same observable, with a record of its events. It ends after very many elements.
    private func recorded(_ observable: Observable<LabValue>) -> Observable<LabValue> {
        let record = LabRecord()
        records.append(record)
        func add(_ event: Event<LabValue>) {
            if overflow == nil { record.events.append(Recorded(time: scheduler.clock, value: event)) }
        }
        return observable.take(while: { [self] _ in
            if record.events.count < Self.most { return true }
            overflow = overflow ?? scheduler.clock
            return false
        }).do(
            onNext: { add(.next($0)) }, onError: { add(.error($0)) }, onCompleted: { add(.completed) })
    }
}

extension LabBench {
    /// The elements as streams: `x` stands for the stream of `x=--1-2|`.
    var inner: Observable<Observable<LabValue>> { source.map(run.inner) }
}

/// The events that passed one operator.
final class LabRecord {
    var events: [Recorded<Event<LabValue>>] = []
}

/// A diagram in a run.
final class LabRunSource {
    let observable: TestableObservable<LabValue>
    /// What it has sent to each subscriber.
    var sent: [LabRecord] = []

    init(_ observable: TestableObservable<LabValue>) { self.observable = observable }

    var subscriptions: [Subscription] { observable.subscriptions }
}
