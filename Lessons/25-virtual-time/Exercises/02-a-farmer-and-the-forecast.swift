// Predict · A farmer and the forecast (class, 6 min)
//
//     let clock = TestScheduler(
//         initialClock: 0, simulateProcessingDelay: false)
//     let calls = clock.createHotObservable(
//         "--a-b-----c--|", as: String.self)
//     let forecast = clock.createColdObservable("---r|", as: String.self)
//
//     let answers = calls.flatMapLatest { _ in forecast }
//     let recording = clock.record(answers, until: 12)
//     clock.start()
//
//     for use in forecast.subscriptions {
//         log("\(use.subscribe)-\(use.unsubscribe)")
//     }
//     for use in calls.subscriptions {
//         log("\(use.subscribe)-\(use.unsubscribe)")
//     }
//
// What is logged? A subscription from tick 1 to tick 7 is "1-7". Answer
// with a list: ["...", "..."]

import LessonKit
import Marbles
import Streams

func usesOfTheForecast() throws -> [String] {
    throw ToDo()
}
