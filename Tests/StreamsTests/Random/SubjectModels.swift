import Streams

/// Operators that put a subject or a relay between the source and the subscriber.
enum SubjectModels {
    static let all = Choices.list {
        Operator.linear("through(PublishSubject())") { source in
            through(source) { PublishSubject() }
        } answers: {
            { [$0] }
        }
        Choice { dice in
            let value = dice.roll(0...9)
            return .unary("through(BehaviorSubject(value: \(value)))") { source, _ in
                through(source) { BehaviorSubject(value: value) }
            } model: { source, time in
                Trace([.next(value), .completed], at: time).then(try source(time))
            }
        }
        Operator.linear("through(AsyncSubject())") { source in
            through(source) { AsyncSubject() }
        } answers: {
            var last: Event<Int>?
            return { event in
                if !event.isStopEvent { last = event }
                return event.isCompleted ? [last, event].compactMap { $0 } : event.isStopEvent ? [event] : []
            }
        }
        Choice { dice in
            let size = dice.roll(0...3)
            return .unary("after(ReplaySubject of \(size))") { source, _ in
                .create { observer in
                    let subject = ReplaySubject<Int>.create(bufferSize: size)
                    let feeding = source.subscribe(subject)
                    return Disposables.create(feeding, subject.subscribe(observer))
                }
            } model: { source, time in
                // It comes after what the source sends inside `subscribe`, and receives the last of that.
                let trace = try source(time)
                let early = trace.entries.prefix { $0.isImmediate }
                let replayed = early.filter { !$0.event.isStopEvent }.suffix(size)
                let end = early.last.flatMap { $0.event.isStopEvent ? $0 : nil }
                return Trace(Array(replayed) + [end].compactMap { $0 } + trace.entries.dropFirst(early.count))
            }
        }
        Operator.linear("through(PublishRelay())") { source in
            .create { observer in
                let relay = PublishRelay<Int>()
                let subscription = relay.subscribe(observer)
                return Disposables.create(source.catchAndReturn(7).bind(to: relay), subscription)
            }
        } answers: {
            afterRelay()
        }
        Choice { dice in
            let value = dice.roll(0...9)
            return .unary("through(BehaviorRelay(value: \(value)))") { source, _ in
                .create { observer in
                    let relay = BehaviorRelay(value: value)
                    let subscription = relay.subscribe(observer)
                    return Disposables.create(source.catchAndReturn(7).bind(to: relay), subscription)
                }
            } model: { source, time in
                Trace([.next(value), .completed], at: time).then(try source(time).through(afterRelay()))
            }
        }
        Choice { dice in
            let size = dice.roll(1...3)
            return .unary("after(ReplayRelay of \(size))") { source, _ in
                .create { observer in
                    let relay = ReplayRelay<Int>.create(bufferSize: size)
                    let feeding = source.catchAndReturn(7).bind(to: relay)
                    return Disposables.create(feeding, relay.subscribe(observer))
                }
            } model: { source, time in
                // It comes after what the source sends inside `subscribe`, and receives the last of that.
                let entries = try source(time).through(afterRelay()).entries
                let early = entries.prefix { $0.isImmediate }
                return Trace(Array(early.suffix(size)) + entries.dropFirst(early.count))
            }
        }
    }

    /// A relay passes no end on. The error of a source comes as an element, 7.
    private static func afterRelay() -> (Event<Int>) -> [Event<Int>] {
        { event in event.error != nil ? [.next(7)] : event.isStopEvent ? [] : [event] }
    }

    private static func through<Subject: ObservableType & ObserverType>(
        _ source: Observable<Int>, _ makeSubject: @escaping () -> Subject
    ) -> Observable<Int> where Subject.Element == Int {
        .create { observer in
            let subject = makeSubject()
            let subscription = subject.subscribe(observer)
            return Disposables.create(source.subscribe(subject), subscription)
        }
    }
}
