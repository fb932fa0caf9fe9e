import ExerciseSupport

@testable import modern_swift_exercises

extension `modern-swift` {
    @Test(.exercise(check)) func `3 · A scale at the market`() {}

    private static let check = Check(weights, solution: Solution.exercise3, in: TaskScene.self) { check in
        check.play(.text, "the scale weighs 3 and 5, and is empty then") { try $0.weigh([3, 5], $1) }
        check.play(.disposed, "the task of the loop is cancelled after two weights") {
            try $0.weigh([3, 5], end: .cancel, $1)
        }
        check.play(.nobody, "nobody holds the stream, and nobody loops over it") { try $0.weigh([], end: .letGo, $1) }
        let sameWeight = check.play(.otherInput, "the scale weighs 4, 4 and 0") { try $0.weigh([4, 4, 0], $1) }
        check.play(.otherInput, "the scale is empty at once") { try $0.weigh([], $1) }
        let lateLoop = check.play(.otherInput, "three weights come before the loop begins, and one after that") {
            try $0.weigh([7, 8, 9, 6], early: 3, $1)
        }
        let emptyBefore = check.play(.otherInput, "the scale is empty before the loop begins") {
            try $0.weigh([2], early: 2, $1)
        }
        check.play(.secondSubscriber, "two scales at the same time") {
            try $0.weigh([3, 5], $1)
            try $0.weigh([1], end: .cancel, $1)
        }
        check.without(.laterSubscriber, because: "a stream is for one loop")

        check.mistake(
            "The call has returned, and the scale has not started. What it weighs in between is lost. Which code runs later?",
            madeBy: startedLater
        ) { $0.lines.first == "the call returns" }
        check.mistake(
            "All weights were read, and the loop has not ended. The scale was empty: how does a loop learn that?",
            madeBy: { scaleStream($0, onEmpty: { _ in }) },
            orBy: { scaleStream($0, onEmpty: { _ in }, switchesOff: { _ in false }) }
        ) { !$0.isDisposed && !$0.isSecond && $0.has("empty") && !$0.has("the loop ends") }
        check.mistake(
            "The loop ended before the scale was empty. Which of the two closures is the end?",
            madeBy: {
                scaleStream(
                    $0,
                    onWeight: {
                        $0.yield($1)
                        $0.finish()
                    }, onEmpty: { _ in })
            }
        ) { $0.isText && $0.has("the loop ends") && !$0.has("empty") }
        check.mistake(
            "The scale was switched off before it was empty, and a loop could still read. When is the time for that?",
            madeBy: { scale in
                AsyncStream { continuation in
                    scale.start(onWeight: { continuation.yield($0) }, onEmpty: { continuation.finish() })()
                }
            }
        ) { $0.isText && $0.has("is switched off") }
        check.mistake(
            "Nobody reads any more, and the scale is still on. A stream says when it is over, and why. Who listens to that?",
            step: "A window at 400 ms", madeBy: { scaleStream($0, switchesOff: { _ in false }) },
            orBy: { scaleStream($0, switchesOff: { if case .finished = $0 { true } else { false } }) }
        ) { ($0.isDisposed || $0.isNobody) && $0.has("starts") && !$0.has("is switched off") }
        check.mistake(
            "Weights that came before the loop are missing. Which of them does your stream keep?",
            step: "Letters and news", madeBy: { scaleStream($0, .bufferingNewest(1)) },
            orBy: { scaleStream($0, .bufferingOldest(2)) }
        ) { $0.in(lateLoop, emptyBefore) && $0.count("reads") < $0.count("weighs") }
        check.mistake(
            "A weight that came is missing. The text says which weights count.",
            madeBy: { scale in
                let last = Box(-1)
                return scaleStream(scale) {
                    if $1 != last.value { $0.yield($1) }
                    last.value = $1
                }
            },
            orBy: { scaleStream($0) { if $1 > 0 { $0.yield($1) } } }
        ) { $0.in(sameWeight) && $0.count("reads") < 3 }

        check.rejects { scaleStream($0) { $0.yield($1 + 1) } }
        let kept = Box<AsyncStream<Int>?>(nil)
        check.rejects(.outlives) { scale in
            kept.value = kept.value ?? scaleStream(scale)
            return kept.value ?? scaleStream(scale)
        }
        check.hardCoded { scale in
            let number = Box(0)
            return scaleStream(scale) { continuation, _ in
                continuation.yield([3, 5][min(number.value, 1)])
                number.value += 1
            }
        }
        let first = Box<AsyncStream<Int>?>(nil)
        check.worksOnce { scale in
            guard (scale as? FakeScale)?.isSecond == true else { return Solution.exercise3(of: scale) }
            defer { first.value = first.value ?? Solution.exercise3(of: scale) }
            return first.value ?? Solution.exercise3(of: scale)
        }
        check.accepts("a task in between", readByATask)
        check.accepts("with makeStream") { scale in
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            let off = scale.start(
                onWeight: { continuation.yield($0) },
                onEmpty: {
                    continuation.finish()
                    continuation.finish()
                })
            continuation.onTermination = { @Sendable _ in off() }
            return stream
        }
        check.accepts("also switched off when empty") { scale in
            AsyncStream { continuation in
                let off = Box<(@Sendable () -> Void)?>(nil)
                off.value = scale.start(
                    onWeight: { continuation.yield($0) },
                    onEmpty: {
                        off.value?()
                        continuation.finish()
                    })
                continuation.onTermination = { _ in off.value?() }
            }
        }
    }
}
