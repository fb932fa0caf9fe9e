// Predict · A lighthouse and a song (class, 7 min)
//
//     let clock = TestScheduler(
//         initialClock: 0, simulateProcessingDelay: false)
//     let light = clock.createHotObservable(
//         "--a--b--c-|", as: String.self)
//     let song = clock.createColdObservable("--x--y|", as: String.self)
//
//     let one = clock.record(light, from: 1)
//     let two = clock.record(light, from: 5)
//     let three = clock.record(light, from: 3, until: 8)
//     let four = clock.record(song, from: 5)
//     let five = clock.record(song, from: 5, until: 9)
//     let six = clock.record(light, from: 12)
//     clock.start()
//
// What has each recording? Draw its events, each at its recorded tick. The
// first column is tick 0. If there is no event, the diagram is "". Answer
// with six diagrams, in this order: ["...", "..."]

import LessonKit
import Marbles
import Streams

func sixRecordings() throws -> [String] {
    throw ToDo()
}
