import ExerciseSupport

@testable import modern_swift_exercises

extension TaskScene {
    enum End { case empty, cancel, letGo }

    /// Weighs. The first `early` calls of the scale come before the loop begins; the end counts as one.
    func weigh(
        _ weights: [Int], early: Int = 0, end: End = .empty, _ answer: @escaping (any Scale) throws -> AsyncStream<Int>
    ) throws {
        let (site, made, answer) = (site, Box<AsyncStream<Int>?>(nil), Sent(answer))
        let scale = FakeScale(site, isSecond: kind == .secondSubscriber)
        // In a task: another one that the answer starts has the same priority.
        try playOnMain {
            made.value = try answer.value(scale)
            site.add("the call returns")
        }
        let (read, over) = (site.count("reads"), site.count("the loop ends"))
        /// What has come when the loop has read what came in `number` calls.
        func reading(_ number: Int) -> Awaited {
            number > weights.count
                ? Awaited(start: "the loop ends", count: over + 1) : Awaited(start: "reads", count: read + number)
        }
        var calls: [@Sendable () -> Void] = weights.map { weight in { scale.weigh(weight) } }
        if end == .empty { calls.append { scale.end() } }
        for call in calls.prefix(early) { try play { call() } }
        if end == .letGo {
            let off = site.count("is switched off")
            try play(until: Awaited(start: "is switched off", count: off + 1)) { made.value = nil }
            return
        }
        let loop = try play(until: reading(early)) {
            task {
                guard let stream = made.value else { return }
                made.value = nil
                for await weight in stream { site.add("reads \(weight)") }
                site.add("the loop ends")
            }
        }
        for (index, call) in calls.enumerated().dropFirst(early) {
            try play(until: reading(index + 1)) { call() }
        }
        if end == .cancel {
            try play(until: Awaited(start: "the loop ends", count: over + 1)) { loop.cancel() }
        }
    }
}

final class FakeScale: Scale, @unchecked Sendable {
    let isSecond: Bool
    private let site: Site
    private var onWeight: (@Sendable (Int) -> Void)?
    private var onEmpty: (@Sendable () -> Void)?
    private var isOn = false

    init(_ site: Site, isSecond: Bool) { (self.site, self.isSecond) = (site, isSecond) }

    func start(
        onWeight: @escaping @Sendable (Int) -> Void, onEmpty: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void {
        site.add("starts")
        (self.onWeight, self.onEmpty, isOn) = (onWeight, onEmpty, true)
        return { [self] in
            if isOn { site.add("is switched off") }
            isOn = false
            (self.onWeight, self.onEmpty) = (nil, nil)
        }
    }

    func weigh(_ weight: Int) {
        guard isOn else { return }
        site.add("weighs \(weight)")
        onWeight?(weight)
    }

    func end() {
        guard isOn else { return }
        site.add("empty")
        isOn = false
        onEmpty?()
    }
}

/// Right: a task reads one stream, and sends what comes into another one.
func readByATask(_ scale: any Scale) -> AsyncStream<Int> {
    AsyncStream { continuation in
        let (inner, sender) = AsyncStream.makeStream(of: Int.self)
        let off = scale.start(onWeight: { sender.yield($0) }, onEmpty: { sender.finish() })
        let task = Task {
            for await weight in inner { continuation.yield(weight) }
            continuation.finish()
        }
        continuation.onTermination = { _ in
            task.cancel()
            off()
        }
    }
}

/// Wrong: the scale starts in a task, which begins when the call has returned.
func startedLater(_ scale: any Scale) -> AsyncStream<Int> {
    AsyncStream { continuation in
        task {
            let off = scale.start(onWeight: { continuation.yield($0) }, onEmpty: { continuation.finish() })
            continuation.onTermination = { _ in off() }
        }
    }
}

/// The stream of a scale, with parts of it replaced.
func scaleStream(
    _ scale: any Scale, _ kept: AsyncStream<Int>.Continuation.BufferingPolicy = .unbounded,
    onWeight: @escaping @Sendable (AsyncStream<Int>.Continuation, Int) -> Void = { $0.yield($1) },
    onEmpty: @escaping @Sendable (AsyncStream<Int>.Continuation) -> Void = { $0.finish() },
    switchesOff: @escaping @Sendable (AsyncStream<Int>.Continuation.Termination) -> Bool = { _ in true }
) -> AsyncStream<Int> {
    AsyncStream(bufferingPolicy: kept) { continuation in
        let off = scale.start(onWeight: { onWeight(continuation, $0) }, onEmpty: { onEmpty(continuation) })
        continuation.onTermination = { if switchesOff($0) { off() } }
    }
}
