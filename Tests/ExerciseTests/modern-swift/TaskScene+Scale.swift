import ExerciseSupport
import Streams

@testable import modern_swift_exercises

extension TaskScene {
    enum End { case empty, cancel, letGo }

    /// Weighs. The first `early` calls of the scale come before the loop begins; the end counts as one.
    func weigh(
        _ weights: [Int], early: Int = 0, end: End = .empty, _ answer: @escaping (any Scale) throws -> AsyncStream<Int>
    ) throws {
        let (site, made) = (site, Box<AsyncStream<Int>?>(nil))
        let scale = FakeScale(site, isSecond: kind == .secondSubscriber)
        try play { made.value = try answer(scale) }
        var calls: [@Sendable () -> Void] = weights.map { weight in { scale.weigh(weight) } }
        if end == .empty { calls.append { scale.end() } }
        for call in calls.prefix(early) { try play { call() } }
        if end == .letGo {
            try play { made.value = nil }
            return
        }
        let loop = try start {
            guard let stream = made.value else { return }
            made.value = nil
            for await weight in stream { site.add("reads \(weight)") }
            site.add("the loop ends")
        }
        for call in calls.dropFirst(early) { try play { call() } }
        if end == .cancel { try play { loop.cancel() } }
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
