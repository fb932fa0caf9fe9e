// Predict · After the rain (class, 6 min)
//
// Three subjects receive the same events. Then somebody subscribes to
// each.
//
//     let score = BehaviorSubject(value: "a")
//     let chat = ReplaySubject<String>.create(bufferSize: 2)
//     let votes = AsyncSubject<String>()
//
//     let events: [Event<String>] = [
//         .next("b"), .next("c"), .error(Rain()), .next("d"),
//     ]
//     for event in events {
//         score.on(event)
//         chat.on(event)
//         votes.on(event)
//     }
//
//     _ = score.subscribe(
//         onNext: { log("score \($0)") },
//         onError: { _ in log("score #") })
//     _ = chat.subscribe(
//         onNext: { log("chat \($0)") },
//         onError: { _ in log("chat #") })
//     _ = votes.subscribe(
//         onNext: { log("votes \($0)") },
//         onError: { _ in log("votes #") })
//
// What is logged, in which order? Answer with a list: ["...", "..."]

import LessonKit
import Streams

func afterTheRain() throws -> [String] {
    throw ToDo()
}
