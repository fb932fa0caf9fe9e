import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import modern_swift_exercises

extension `modern-swift` {
    @Test(.exercise(AScaleAtTheMarket.exercise)) func `3 · A scale at the market`() {}
}

struct AScaleAtTheMarket {
    static let exercise = Check(weights, solution: Solution.weights, in: TaskScene.self) { check in
        check.play(.text, "the scale weighs 3 and 5, and is empty then") { try $0.weigh([3, 5], $1) }
        check.play(.disposed, "the task of the loop is cancelled after two weights") {
            try $0.weigh([3, 5], end: .cancel, $1)
        }
        check.play(.nobody, "nobody holds the stream, and nobody loops over it") {
            try $0.weigh([], end: .letGo, $1)
        }
        check.play(.otherInput, "the scale weighs 4, 4 and 0") { try $0.weigh([4, 4, 0], $1) }
        check.play(.otherInput, "the scale is empty at once") { try $0.weigh([], $1) }
        check.play(.otherInput, "three weights come before the loop begins, and one after that") {
            try $0.weigh([7, 8, 9, 6], early: 3, $1)
        }
        check.play(.otherInput, "the scale is empty before the loop begins") { try $0.weigh([2], early: 2, $1) }
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
            madeBy: { scale in
                AsyncStream { continuation in
                    let off = scale.start(onWeight: { continuation.yield($0) }, onEmpty: {})
                    continuation.onTermination = { _ in off() }
                }
            },
            orBy: { scale in
                AsyncStream { continuation in
                    _ = scale.start(onWeight: { continuation.yield($0) }, onEmpty: {})
                }
            }
        ) { [.text, .otherInput].contains($0.kind) && $0.has("empty") && !$0.has("the loop ends") }
        check.mistake(
            "The loop ended before the scale was empty. Which of the two closures is the end?",
            madeBy: { scale in
                AsyncStream { continuation in
                    let off = scale.start(
                        onWeight: {
                            continuation.yield($0)
                            continuation.finish()
                        }, onEmpty: {})
                    continuation.onTermination = { _ in off() }
                }
            },
            orBy: { scale in
                AsyncStream { continuation in
                    let off = scale.start(
                        onWeight: { continuation.yield($0) }, onEmpty: { continuation.finish() })
                    continuation.onTermination = { _ in off() }
                    continuation.finish()
                }
            }
        ) { $0.kind == .text && $0.has("the loop ends") && !$0.has("empty") }
        check.mistake(
            "The scale was switched off before it was empty, and a loop could still read. When is the time for that?",
            madeBy: { scale in
                AsyncStream { continuation in
                    scale.start(onWeight: { continuation.yield($0) }, onEmpty: { continuation.finish() })()
                }
            },
            orBy: { scale in
                AsyncStream { continuation in
                    let off = Box<(@Sendable () -> Void)?>(nil)
                    off.value = scale.start(
                        onWeight: {
                            continuation.yield($0)
                            off.value?()
                        }, onEmpty: { continuation.finish() })
                }
            }
        ) { $0.kind == .text && $0.has("is switched off") }
        check.mistake(
            "Nobody reads any more, and the scale is still on. A stream says when it is over: how do you ask it to?",
            step: "A window at 400 ms",
            madeBy: { scale in
                AsyncStream { continuation in
                    _ = scale.start(onWeight: { continuation.yield($0) }, onEmpty: { continuation.finish() })
                }
            },
            orBy: { scale in
                let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                let off = scale.start(
                    onWeight: { continuation.yield($0) }, onEmpty: { continuation.finish() })
                withExtendedLifetime(off) {}
                return stream
            },
            { scale in
                AsyncStream { continuation in
                    let off = scale.start(onWeight: { continuation.yield($0) }, onEmpty: { continuation.finish() })
                    continuation.onTermination = { if case .finished = $0 { off() } }
                }
            }
        ) { [.disposed, .nobody].contains($0.kind) && !$0.has("is switched off") }
        check.mistake(
            "Weights that came before the loop are missing. Which of them does your stream keep?",
            step: "Letters and news",
            madeBy: { scale in
                AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
                    let off = scale.start(onWeight: { continuation.yield($0) }, onEmpty: { continuation.finish() })
                    continuation.onTermination = { _ in off() }
                }
            },
            orBy: { scale in
                AsyncStream(bufferingPolicy: .bufferingOldest(2)) { continuation in
                    let off = scale.start(onWeight: { continuation.yield($0) }, onEmpty: { continuation.finish() })
                    continuation.onTermination = { _ in off() }
                }
            }
        ) { $0.situation?.contains("before the loop") == true && $0.count("reads") < $0.count("weighs") }
        check.mistake(
            "A weight that came is missing. The text says which weights count.",
            madeBy: { scale in
                let last = Box(-1)
                return AsyncStream { continuation in
                    let off = scale.start(
                        onWeight: { weight in
                            if weight != last.value { continuation.yield(weight) }
                            last.value = weight
                        }, onEmpty: { continuation.finish() })
                    continuation.onTermination = { _ in off() }
                }
            },
            orBy: { scale in
                AsyncStream { continuation in
                    let off = scale.start(
                        onWeight: { if $0 > 0 { continuation.yield($0) } }, onEmpty: { continuation.finish() })
                    continuation.onTermination = { _ in off() }
                }
            }
        ) { $0.situation?.contains("4, 4 and 0") == true && $0.count("reads") < 3 }

        check.mistake(
            "The loop has read a weight that the scale has not sent.",
            madeBy: { scale in
                AsyncStream { continuation in
                    let off = scale.start(
                        onWeight: { continuation.yield($0 + 1) }, onEmpty: { continuation.finish() })
                    continuation.onTermination = { _ in off() }
                }
            }
        ) { scene in
            scene.lines.contains { $0.hasPrefix("reads") && !scene.has($0.replacing("reads", with: "weighs")) }
        }

        check.hardCoded { scale in
            AsyncStream { continuation in
                let number = Box(0)
                let off = scale.start(
                    onWeight: { _ in
                        continuation.yield([3, 5][min(number.value, 1)])
                        number.value += 1
                    }, onEmpty: { continuation.finish() })
                continuation.onTermination = { _ in off() }
            }
        }
        let first = Box<AsyncStream<Int>?>(nil)
        check.worksOnce { scale in
            guard (scale as? FakeScale)?.isSecond == true else { return Solution.weights(of: scale) }
            defer { first.value = first.value ?? Solution.weights(of: scale) }
            return first.value ?? Solution.weights(of: scale)
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
